/** The books of sandboxes in lanes: wires the pool for a folder, after the lanes of an earlier host are gone. */

import { availableParallelism } from 'node:os';
import { systemClock, systemTimers } from '../clock.ts';
import type { Problems } from '../config.ts';
import type { Log } from '../log.ts';
import { openLaneBook } from './lane-book.ts';
import { endLeftLanes } from './lane-lock.ts';
import { LanePool, type Seat } from './lane-pool.ts';
import type { SandboxBooks } from './start.ts';

export interface LaneBooksOptions {
  /** Of the sandbox host. */
  readonly folder: string;
  readonly log: Log;
}

/** A processor more than one is of no use to a single book; one alone would make quick commands wait for each other. */
const LANES_MIN = 2;
const LANES_MAX = 8;
const TURN_MS_MAX = 14 * 60_000;

/** Templates are nobody's books. */
const noSeat = (): Seat => ({ key: 0, tenant: '', lane: null, waits: 0 });

export async function startLaneBooks({ folder, log }: LaneBooksOptions): Promise<SandboxBooks | Problems> {
  const kill = (processId: number): void => {
    log.line('warning', `Ending process ${processId}, which an earlier sandbox host has left behind.`);
    process.kill(processId, 'SIGKILL');
  };
  const isAlone = await endLeftLanes(folder, systemTimers, kill);
  if (!isAlone) return { problems: [`A process of an earlier sandbox host does not end; its lock is in ${folder}.`] };
  const lanes = Math.min(Math.max(availableParallelism(), LANES_MIN), LANES_MAX);
  const pool = new LanePool({
    clock: systemClock,
    timers: systemTimers,
    log,
    folder,
    lanesMax: { quick: lanes, long: 2 * lanes },
    turnMsMax: TURN_MS_MAX,
  });
  return {
    commandTypes: await pool.commandTypes,
    makeTemplate: async (companyId, path) => {
      const end = await pool.run(noSeat(), 'quick', { kind: 'template', companyId, path });
      if (end.kind !== 'done') throw new Error(end.kind === 'failed' ? end.message : 'The template could not be made.');
    },
    openBook: (path, tenant) => openLaneBook({ path, tenant, pool }),
    stop: () => pool.stop(),
  };
}
