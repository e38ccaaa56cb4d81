/** The books of sandboxes in lanes: wires the pool for a folder, after the lanes of an earlier host are gone. */

import { availableParallelism } from 'node:os';
import { type SandboxSettings, SECOND_MS } from '@ledgerline/contract';
import { systemClock, systemTimers } from '../clock.ts';
import type { Problems } from '../config.ts';
import type { Log } from '../log.ts';
import { openLaneBook } from './lane-book.ts';
import { endLeftLanes } from './lane-lock.ts';
import type { LaneRequest } from './lane-message.ts';
import { LanePool, newSeat } from './lane-pool.ts';
import type { SandboxBooks } from './start.ts';

export interface LaneBooksOptions {
  /** The folder of the sandbox host. */
  readonly folder: string;
  readonly log: Log;
  readonly settings: SandboxSettings;
}

/** A processor more than one is of no use to a single book; one alone would make quick commands wait for each other. */
const LANES_MIN = 2;
const LANES_MAX = 8;
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
/** A command that ignores its timeout is ended with its process. */
const TURN_GRACE_MS = 30 * SECOND_MS;

export async function startLaneBooks({ folder, log, settings }: LaneBooksOptions): Promise<SandboxBooks | Problems> {
  const kill = (processId: number): void => {
    log.line('warning', `Ending process ${processId} of an earlier sandbox host.`);
    process.kill(processId, 'SIGKILL');
  };
  const isAlone = await endLeftLanes(folder, systemTimers, kill);
  if (!isAlone)
    return {
      problems: [`A process of an earlier sandbox host is still running. Its lock is in ${folder}. End it, then start again.`],
    };
  const lanes = settings.SANDBOX_LANES || Math.min(Math.max(availableParallelism(), LANES_MIN), LANES_MAX);
  const milliseconds = settings.SANDBOX_COMMAND_SECONDS * SECOND_MS;
  const pool = new LanePool({
    clock: systemClock,
    timers: systemTimers,
    log,
    folder,
    lanesMax: { quick: lanes, long: 2 * lanes },
    turnMsMax: milliseconds + TURN_GRACE_MS,
    limits: {
      fileBytesMax: settings.SANDBOX_BOOK_MIB * MEBIBYTE,
      budget: {
        rows: settings.SANDBOX_COMMAND_ROWS,
        payloadBytes: settings.SANDBOX_COMMAND_KIB * KIBIBYTE,
        milliseconds,
      },
    },
  });
  return {
    commandTypes: await pool.commandTypes,
    makeTemplate: (companyId, path) => askForTemplate(pool, { kind: 'template', companyId, path }),
    openTemplate: (template, path) => askForTemplate(pool, { kind: 'copy', template, path }),
    openBook: (path, tenant) => openLaneBook({ path, tenant, pool }),
    figures: () => pool.takeFigures(),
    stop: () => pool.stop(),
  };
}

/** Templates belong to no tenant. */
async function askForTemplate(pool: LanePool, request: LaneRequest): Promise<void> {
  const end = await pool.run(newSeat(0, ''), { kind: 'quick', request });
  if (end.kind !== 'done') throw new Error(end.kind === 'failed' ? end.message : 'The template could not be created.');
}
