/** Wires a cloud together from its settings, starts it and stops it. Nothing else sees all the parts. */

import { join } from 'node:path';
import type { SandboxFigures } from '@ledgerline/contract';
import { lockFolder } from '@ledgerline/sqlite';
import { passwordCost } from './account/login/password.ts';
import { leftFolder, openArtifacts } from './artifact-files/place.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import { canOpenStoredKeys, replaceSandboxKeys } from './delivery/sealed-keys.ts';
import { Dispatcher } from './event/dispatcher.ts';
import type { Metrics } from './http/health/metrics.ts';
import { createServer, LIMIT_ANSWER_MS } from './http/server/server.ts';
import { FolderSender } from './mail/folder-sender.ts';
import { senderNameOf } from './mail/letter.ts';
import { Mailer } from './mail/mailer.ts';
import { markPathOf, readMark } from './sqlite/mark.ts';
import { MOVED_MARK, movedAt } from './sqlite/moved-mark.ts';
import { type QuickCheck, startQuickCheck } from './sqlite/quick-check.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { ArtifactFiles } from './store/artifact-files.ts';
import type { Store } from './store/store.ts';
import { systemClock, systemTimers } from './system/clock.ts';
import { type Config, isConfigProblems, readConfig } from './system/config.ts';
import type { Context } from './system/context.ts';
import { Damage } from './system/damage.ts';
import { type Logger, makeLog } from './system/log.ts';
import type { MailSender } from './system/mail-sender.ts';
import { systemRandomness } from './system/randomness.ts';
import { makeSeal } from './system/seal.ts';
import type { Environment } from './system/settings/setting.ts';
import { sendingSlots } from './system/slots.ts';
import { StorageFigures } from './system/storage/storage-figures.ts';
import { Wakeups } from './system/wakeup.ts';
import { AddressGuard } from './webhook-http/address-guard.ts';
import { HttpDocumentReader } from './webhook-http/document-reader.ts';
import { HttpSender } from './webhook-http/sender.ts';

export interface RunningCloud {
  readonly config: Config;
  /** Shows the figures of a sandbox host. */
  showSandboxes(latest: () => SandboxFigures | null): void;
  /** Responds to waiting callers, finishes running requests, then closes the store. */
  stop(): Promise<void>;
}

/** Lines for the operator: what to change before the cloud can start. */
export interface StartProblems {
  readonly problems: readonly string[];
}

export async function startCloud(environment: Environment, log: Logger = makeLog()): Promise<RunningCloud | StartProblems> {
  const config = readConfig(environment, systemRandomness);
  if (isConfigProblems(config)) return config;
  systemClock.whenJumped = jumpLogger(log, 'the wall clock of the machine');
  const damage = new Damage({
    folder: config.dataDirectory,
    acceptedId: config.acceptedDamageId,
    clock: systemClock,
    randomness: systemRandomness,
    log,
  });
  const store = await attempt(
    () => openStore(config, damage, log),
    (reason) => storeProblem(config, reason),
  );
  if ('problems' in store) return store;
  const artifacts = await attempt(
    () => openFiles(config, damage),
    (reason) => artifactProblem(config, reason),
  );
  if ('problems' in artifacts) {
    await store.close();
    return artifacts;
  }
  const context = contextOf(config, store, artifacts, damage, await openBilling(config, log));
  auditDamage(context, log);
  // The server is built while the threads that look for the keys start.
  return serve(context, log, secretProblem(context, log));
}

/** A SECRET_KEY that opens none of the stored connector keys is nearly always the wrong one, so nothing starts with it. */
async function secretProblem(context: Context, log: Logger): Promise<string | null> {
  if (await canOpenStoredKeys(context)) return null;
  if (!context.config.isNewSecretAccepted) {
    return 'SECRET_KEY: the stored connector keys were sealed with another key. Restore secret.key in DATA_DIR from your backup, or set SECRET_KEY to its previous value. If it is lost, start once with NEW_SECRET_KEY=accept.';
  }
  const sandboxes = await replaceSandboxKeys(context);
  log.warn(
    { sandboxes },
    'started with a new SECRET_KEY: owners must rotate the keys of their connectors before they can download them',
  );
  return null;
}

/** Logs once that a clock was set. Nothing expires or waits by it: the cloud's own time follows slowly. */
function jumpLogger(log: Logger, clock: string): (differenceMs: number) => void {
  return (differenceMs) =>
    log.warn(
      { differenceSeconds: Math.round(differenceMs / 1000) },
      `${clock} jumped; the cloud follows it slowly. To use the correct time at once, restart the cloud when the clock is correct.`,
    );
}

/** Damage that was noticed or accepted is in the audit log too, if the store can write it. */
function auditDamage({ damage, store }: Context, log: Logger): void {
  damage.listen((news) => {
    store
      .audit({ tenantId: null, actor: 'system', ...news, requestId: 'start' })
      .catch((error: unknown) => log.warn({ err: error }, 'the damage could not be written to the audit'));
  });
}

/** Loaded when it is used: most installations take no payments. */
async function openBilling(config: Config, log: Logger): Promise<Context['billing']> {
  if (config.stripeSecretKey === null) return null;
  const { stripeBillingOf } = await import('./stripe/stripe-billing.ts');
  return stripeBillingOf(config, systemClock, log);
}

function contextOf(
  config: Config,
  store: Store,
  artifacts: Context['artifacts'],
  damage: Damage,
  billing: Context['billing'],
): Context {
  const guard = new AddressGuard({ ...config, isLoopbackAllowed: config.isWebhookLoopbackAllowed });
  return {
    config,
    store,
    artifacts,
    damage,
    wakeups: new Wakeups(),
    seal: makeSeal(config.secretKey, systemRandomness),
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    passwordCost,
    sender: new HttpSender({ guard, clock: systemClock, timers: systemTimers }),
    sending: sendingSlots(),
    billing,
    documents: new HttpDocumentReader({ guard, timers: systemTimers }),
  };
}

const databasePathIn = ({ dataDirectory }: Config): string => join(dataDirectory, 'ledgerline.db');

async function openStore(config: Config, { report: onDamage }: Damage, log: Logger): Promise<Store> {
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl !== null) {
    // Loaded when it is used, like the mail programs: a cloud on SQLite starts without.
    const { openPostgresStore } = await import('./postgres/store.ts');
    return openPostgresStore({ url: databaseUrl, onDamage, whenTimeJumped: jumpLogger(log, 'the clock of the database') });
  }
  const moved = movedAt(dataDirectory);
  if (moved !== null)
    throw new Error(
      `its database was moved to PostgreSQL (${moved}). Set DATABASE_URL. To go on with the old database, without what was written since, delete ${MOVED_MARK} in ${dataDirectory}.`,
    );
  const lock = lockFolder(join(dataDirectory, 'ledgerline.lock'));
  if (!lock) throw new Error(`another Ledgerline cloud is running on ${dataDirectory}. Stop it, or set another DATA_DIR.`);
  try {
    systemClock.startAfter(readMark(markPathOf(databasePathIn(config)))?.at ?? 0);
    const store = openSqliteStore({ path: databasePathIn(config), clock: systemClock, onDamage });
    return { ...store, close: () => store.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFiles(config: Config, { report: onDamage }: Damage): Promise<ArtifactFiles> {
  const left = await leftFolder(config);
  if (left !== null) {
    throw new Error(
      `the files of commands are in ${left}, and without ARTIFACT_DIR they are looked for in the database. Move them with "ledgerline-cloud move-files --from ${left} --to database", or set ARTIFACT_DIR`,
    );
  }
  return openArtifacts(config, { randomness: systemRandomness, clock: systemClock, onDamage });
}

function artifactProblem(config: Config, reason: string): string {
  const { artifactUrl, artifactDirectory } = config;
  if (artifactUrl !== null) return `ARTIFACT_URL: ${artifactUrl} cannot be used (${reason}).`;
  if (artifactDirectory === null) return `ARTIFACT_DIR: ${reason}.`;
  return `ARTIFACT_DIR must be a directory that can be created and written to; it is ${artifactDirectory} (${reason}).`;
}

/** The address of the database contains a password and is not repeated. */
function storeProblem({ databaseUrl }: Config, reason: string): string {
  return databaseUrl === null ? `DATA_DIR: ${reason}` : `DATABASE_URL: the database cannot be used (${reason}).`;
}

async function serve(context: Context, log: Logger, checked: Promise<string | null>): Promise<RunningCloud | StartProblems> {
  const { config, store, artifacts, wakeups } = context;
  const unsubscribe = store.subscribe((event) => wakeups.tell(event));
  const { app, metrics, ...parts } = createServer(context, { log, limitAnswerMs: LIMIT_ANSWER_MS });
  const storage = new StorageFigures(context);
  metrics.observeProcess();
  metrics.observeStorage(storage);
  metrics.observeClock(systemClock);
  const problem = await checked;
  if (problem) {
    await app.close();
    await artifacts.close();
    await store.close();
    return { problems: [problem] };
  }
  const { host, port } = config;
  const listening = await attempt(
    () => app.listen({ host, port }),
    (reason) => listenProblem(host, port, reason),
  );
  if (typeof listening === 'object') {
    await app.close();
    await artifacts.close();
    await store.close();
    return listening;
  }
  const quickCheck = config.databaseUrl === null ? checkDatabase(context, metrics, log) : null;
  const jobs = startBackgroundJobs(context, log, parts, storage);
  metrics.observeJobs(jobs);
  const dispatcher = new Dispatcher(context, log);
  dispatcher.start();
  metrics.observeWebhooks(dispatcher);
  const mailer = new Mailer(context, await mailSenderOf(config, log), log);
  mailer.start();
  metrics.observeMails(mailer);
  log.info({ address: listening, database: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'the cloud is listening');
  const stop = async (): Promise<void> => {
    await quickCheck?.stop();
    await app.close();
    await dispatcher.stop();
    await mailer.stop();
    await jobs.stop();
    unsubscribe();
    await artifacts.close();
    await store.close();
    log.info('the cloud has stopped');
  };
  let stopping: Promise<void> | null = null;
  return {
    config,
    showSandboxes: (latest) => metrics.observeSandboxes(latest),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function mailSenderOf(config: Config, log: Logger): Promise<MailSender> {
  const from = { name: senderNameOf(config), address: config.mailFrom };
  if (config.smtpUrl !== null) {
    const { SmtpSender } = await import('./mail/smtp-sender.ts');
    return new SmtpSender(config.smtpUrl, from);
  }
  const folder = join(config.dataDirectory, 'outbox');
  log.warn({ folder }, 'SMTP_URL is not set, so mails are written to a folder and not sent');
  return new FolderSender(folder, from);
}

/** Runs in the background. Damage that it finds keeps the cloud from being ready. */
function checkDatabase({ config, damage }: Context, metrics: Metrics, log: Logger): QuickCheck {
  const check = startQuickCheck(databasePathIn(config));
  void check.done.then((findings) => {
    if (findings === null) return;
    metrics.databaseChecked(findings.length === 0);
    if (findings.length === 0) log.info('the check of the database found nothing wrong');
    else log.error({ findings }, 'the check of the database found damage');
    if (findings.length > 0)
      damage.report({ kind: 'corrupt_database', message: 'The check of the database found damaged pages.' });
  });
  return check;
}

function listenProblem(host: string, port: number, reason: string): string {
  if (reason.includes('EADDRINUSE'))
    return `PORT: ${port} on ${host} is in use by another program. Stop it, or set another PORT.`;
  return `HOST and PORT: cannot listen on ${host}:${port} (${reason}).`;
}

async function attempt<Result>(
  work: () => Promise<Result>,
  problem: (reason: string) => string,
): Promise<Result | StartProblems> {
  try {
    return await work();
  } catch (error) {
    return { problems: [problem(error instanceof Error ? error.message : String(error))] };
  }
}

/** What runs next to a cloud and stops before it. */
export interface Companion {
  stop(): Promise<void>;
}

type WhenRunning = (cloud: RunningCloud, log: Logger) => Companion | null;

/** The file mode mask that keeps other users of the machine from reading files of the program. */
const OWNER_ONLY = 0o077;

/** Starts a cloud for this process: prints in one line what is wrong, and stops on a signal. */
export async function runCloud(environment: Environment, whenRunning: WhenRunning = () => null): Promise<void> {
  process.umask(OWNER_ONLY);
  const log = makeLog();
  // After an uncaught error the state of the process is unknown; its supervisor starts another.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the cloud failed');
    process.exit(1);
  });
  const cloud = await startCloud(environment, log);
  if ('problems' in cloud) {
    for (const problem of cloud.problems) {
      if (environment.LOG_FORMAT === 'json') log.fatal(problem);
      else console.error(problem);
    }
    process.exitCode = 1;
    return;
  }
  stopOnSignal(cloud, whenRunning(cloud, log), log);
}

function stopOnSignal(cloud: RunningCloud, companion: Companion | null, log: Logger): void {
  let signals = 0;
  const stop = async (): Promise<void> => {
    await companion?.stop();
    await cloud.stop();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    signals += 1;
    if (signals > 1) process.exit(1);
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the cloud did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

if (import.meta.main) await runCloud(process.env);
