import { systemTimers, type Timers } from '../../packages/connector/src/clock.ts';

/** How much longer everything can take on a machine that runs other tests at the same time. */
const PATIENCE = 8;

/** For rules of a driver that must end within seconds: what they find out is not how fast a machine is. */
export const patientTimers: Timers = { after: (milliseconds, run) => systemTimers.after(milliseconds * PATIENCE, run) };
