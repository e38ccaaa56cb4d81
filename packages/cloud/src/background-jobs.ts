/**
 * Background jobs: ends what ran out of time and writes the emails about incidents every few seconds, makes the scheduled reports that are
 * due, notes that this node runs twice a minute; every minute forgets old counts, empties reads that are no longer kept, removes files that
 * no command names and looks at the disk; every hour runs the retention checks and removes what is too old.
 */

import { hostname } from 'node:os';
import { currentBuild, DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import packageJson from '../package.json' with { type: 'json' };
import { forgetOldBillingEvents } from './account/billing.ts';
import { forgetOldMails } from './account/login/mail.ts';
import { notifyOfEnds } from './account/notification.ts';
import { runRetention } from './account/tenant-checks.ts';
import { keepUsage } from './account/usage.ts';
import { forgetOldAnswers } from './book-window/window-retention.ts';
import type { CommandIntake } from './command/command.ts';
import { clearOldCommands, clearPassedReads, type Meanings } from './command/command-retention.ts';
import { mailUpdates } from './console/status-subscription.ts';
import { sweepArtifacts } from './delivery/artifact-sweep.ts';
import { logWithdrawn, withdrawRefusedBuilds } from './delivery/release.ts';
import { eraseTenants } from './delivery/tenant-erasure.ts';
import { forgetOldEvents } from './event/event-retention.ts';
import { forgetOldFileLinks } from './file-link/file-link.ts';
import { queueApproved } from './proposal/approved-proposals.ts';
import { expireProposals, forgetOldProposals } from './proposal/proposal-retention.ts';
import { ReportTurns, type TurnCounts } from './report/report-turn.ts';
import type { Context } from './system/context.ts';
import type { Logger } from './system/log.ts';
import { randomId } from './system/randomness.ts';
import type { StorageFigures } from './system/storage/storage-figures.ts';

const SWEEP_EVERY_MS = 5_000;
const REPORTS_EVERY_MS = 20_000;
/** Twice a minute, so that no minute passes without a sign of a node that runs. */
const NODE_EVERY_MS = 30_000;
/** How long a node that no longer runs is listed. */
const NODE_LISTED_MS = DAY_MS;
/** Commands that one sweep looks at; when it finds as many, the next one follows at once. */
const SWEEP_LIMIT = 500;

/** What the jobs of this node have done since it started. */
export interface JobCounts {
  commandsCleared: number;
  tenantsErased: number;
  proposalsExpired: number;
}

export interface BackgroundJobs {
  readonly counts: Readonly<JobCounts>;
  readonly reportCounts: Readonly<TurnCounts>;
  /** Stops the jobs and waits for those that are running. */
  stop(): Promise<void>;
}

/** What the jobs share with the server. */
export interface JobParts {
  readonly largeBodies: Meanings;
  readonly intake: CommandIntake;
}

interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** Begins with the cloud, and not after the first interval. */
  readonly isDueAtOnce?: boolean;
}

export function startBackgroundJobs(
  context: Context,
  log: Logger,
  { largeBodies, intake }: JobParts,
  storage: StorageFigures | null = null,
): BackgroundJobs {
  const stopping = new AbortController();
  const counts: JobCounts = { commandsCleared: 0, tenantsErased: 0, proposalsExpired: 0 };
  const removing = async () => {
    counts.commandsCleared += await clearOldCommands(context, largeBodies, stopping.signal);
    await forgetOldProposals(context);
    await forgetOldAnswers(context);
    await forgetOldFileLinks(context);
    counts.tenantsErased += await eraseTenants(context, stopping.signal);
    await context.store.forgetTraces();
  };
  const clearing = async () => {
    counts.commandsCleared += await clearPassedReads(context, largeBodies, stopping.signal);
  };
  const settling = async () => {
    await queueApproved(context, intake, log);
    counts.proposalsExpired += await expireProposals(context);
  };
  const turns = new ReportTurns(context, intake);
  const node = nodeOf(context);
  const chores: readonly Chore[] = [
    { name: 'sweep', everyMs: SWEEP_EVERY_MS, work: () => sweep(context) },
    { name: 'proposals', everyMs: SWEEP_EVERY_MS, work: settling },
    { name: 'incident emails', everyMs: SWEEP_EVERY_MS, work: () => mailUpdates(context, stopping.signal) },
    { name: 'reports', everyMs: REPORTS_EVERY_MS, work: () => turns.run() },
    { name: 'windows', everyMs: MINUTE_MS, work: () => context.store.sweepWindows() },
    { name: 'retention', everyMs: MINUTE_MS, work: hourly(context, log, removing) },
    { name: 'kept reads', everyMs: MINUTE_MS, work: clearing },
    { name: 'files', everyMs: MINUTE_MS, work: () => sweepArtifacts(context, stopping.signal) },
    { name: 'node', everyMs: NODE_EVERY_MS, work: () => context.store.recordNode(node), isDueAtOnce: true },
    { name: 'storage', everyMs: MINUTE_MS, work: async () => storage?.look(stopping.signal), isDueAtOnce: true },
  ];
  const jobs = chores.map((chore) => ({ ...chore, job: new BackgroundJob(chore.name, chore.work, log) }));
  const timers = jobs.map(({ everyMs, job }) => context.timers.every(everyMs, () => job.begin()));
  for (const { isDueAtOnce, job } of jobs) if (isDueAtOnce) job.begin();
  const stop = async (): Promise<void> => {
    stopping.abort();
    for (const timer of timers) timer.cancel();
    await Promise.all(jobs.map(({ job }) => job.done));
    await context.store
      .removeNode(node)
      .catch((error: unknown) => log.warn({ err: error }, 'the node could not say that it stops'));
  };
  return { counts, reportCounts: turns.counts, stop };
}

/** This process, as operators see it. */
const nodeOf = ({ randomness, clock }: Context) => ({
  nodeId: randomId(randomness, 'node'),
  host: hostname(),
  version: packageJson.version,
  build: currentBuild,
  startedAt: clock.now(),
  forgetMs: NODE_LISTED_MS,
});

/** Work that never overlaps with itself. A failure is logged and tried again the next time. */
class BackgroundJob {
  readonly #name: string;
  readonly #work: () => Promise<void>;
  readonly #log: Logger;
  #underWay: Promise<void> | null = null;

  constructor(name: string, work: () => Promise<void>, log: Logger) {
    this.#name = name;
    this.#work = work;
    this.#log = log;
  }

  begin(): void {
    this.#underWay ??= this.#work()
      .catch((error: unknown) => this.#log.warn({ err: error, chore: this.#name }, 'a background job failed and will be retried'))
      .finally(() => {
        this.#underWay = null;
      });
  }

  get done(): Promise<void> {
    return this.#underWay ?? Promise.resolve();
  }
}

/** The store wakes callers that wait for commands it ended. */
async function sweep(context: Context): Promise<void> {
  for (;;) {
    const { ended } = await context.store.sweep({ limit: SWEEP_LIMIT });
    await notifyOfEnds(context, ended);
    if (ended.length < SWEEP_LIMIT) return;
  }
}

/** Runs on one node each hour: the first that asks the store. */
function hourly(context: Context, log: Logger, removeOld: () => Promise<void>): () => Promise<void> {
  let askedHour = -1;
  return async () => {
    const hour = Math.floor((await context.store.now()) / HOUR_MS);
    if (hour === askedHour) return;
    const isOurs = await context.store.claimRetentionRun({ hour });
    askedHour = hour;
    if (!isOurs) return;
    const counts = await runRetention(context);
    await forgetOldEvents(context);
    logWithdrawn(log, await withdrawRefusedBuilds(context, 'retention'));
    await forgetOldMails(context);
    await forgetOldBillingEvents(context);
    await keepUsage(context);
    await removeOld();
    log.info({ ...counts }, 'tenant checks have run');
  };
}
