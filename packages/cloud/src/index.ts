/** The public face of the cloud: start one, stop it. Everything else is reached over HTTP. */

export { localUrlOf } from './config.ts';
export type { Logger } from './log.ts';
export { type Companion, type RunningCloud, runCloud, type StartProblems, startCloud } from './main.ts';
