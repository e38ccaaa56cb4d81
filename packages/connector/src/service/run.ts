/** Wires a connector from a folder and keeps it running: what `ledgerline-connector run` does. */

import { existsSync } from 'node:fs';
import { hostname, release, type } from 'node:os';
import type { CompanyHealth } from '@ledgerline/contract';
import { lockFolder } from '@ledgerline/sqlite';
import { bundle } from '../bundle.ts';
import { instantText, Pause, systemClock, systemTimers } from '../clock.ts';
import {
  CONNECTOR_BUILD,
  type ConnectorFolder,
  isProblems,
  type Problems,
  protectConfig,
  readCompanies,
  readConfig,
} from '../config.ts';
import { Connector } from '../connector.ts';
import type { CompanySettings, DriverFactory, Finding } from '../driver.ts';
import { DriverPool } from '../execution/driver-pool.ts';
import { runTracesOf } from '../execution/run-trace.ts';
import type { Gateways } from '../gateway/gateways.ts';
import { credentialsFile } from '../gateway/secrets.ts';
import { CloudClient, HttpClient, type ProxyEnvironment } from '../http/cloud-client.ts';
import { type Log, oneLine } from '../log.ts';
import { systemRandomness } from '../randomness.ts';
import { JournalFile, type RecentCommand } from '../sqlite/journal-file.ts';
import { BuildNotes } from '../update/build-notes.ts';
import { removeOldBuilds } from '../update/stage.ts';
import { readUpdateSettings } from '../update/update-settings.ts';
import { Updater } from '../update/updater.ts';
import { listedCompanies, pauseReason, workingHours } from './company-list.ts';
import { ConfigWatch } from './config-watch.ts';
import { installIdOf } from './installation.ts';
import { modifiedMs } from './modified.ts';

export interface RunOptions {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly log: Log;
  /** Carry the e-invoices of the account books. */
  readonly gateways: Gateways;
}

export interface RunningConnector {
  readonly connectorId: string;
  readonly cloudUrl: string;
  /** Stops, and lets running commands finish within the grace time. */
  stop(graceMs: number): Promise<void>;
  /** Resolves with a build that is staged and waits for this one to end. */
  readonly staged: Promise<string>;
  /** A newer build that only the setup program can install; null if none is known. */
  setupBuild(): string | null;
  /** Resolves when the configuration names another connector, key or cloud than this one uses. */
  readonly isPairedAnew: Promise<void>;
  /** Asks for nothing more and resolves when nothing runs. */
  drain(): Promise<void>;
  /** The state of each account book. */
  health(): readonly CompanyHealth[];
  /** Why no commands are taken; null while they are. */
  pausedBecause(): string | null;
  /** How many commands are here, running or waiting for their turn. */
  heldCount(): number;
  lastContact(): LastContact;
  recentCommands(limit: number): readonly RecentCommand[];
  examineBook(companyId: string): Promise<readonly Finding[]>;
  /** Takes over a companies file that was just changed. */
  readCompaniesAgain(): Promise<void>;
}

export interface LastContact {
  /** RFC 3339; null if the cloud never responded. */
  readonly answeredAt: string | null;
  /** Why the last request failed; null if it did not. */
  readonly failure: string | null;
}

const system = { clock: systemClock, timers: systemTimers, randomness: systemRandomness };

const COMPANIES_LOOKED_AT_MS = 5_000;

export function startConnector({ folder, environment, factories, log, gateways }: RunOptions): RunningConnector | Problems {
  const config = readConfig(folder.config);
  const companies = listedCompanies(folder);
  const problems = [config, companies].flatMap((read) => (isProblems(read) ? read.problems : []));
  if (isProblems(config) || isProblems(companies)) return { problems };
  const lock = lockFolder(folder.lock);
  if (!lock) return { problems: [`Another connector is already running in ${folder.path}.`] };
  protectConfig(folder, config);
  const file = new JournalFile(folder.journal);
  const http = new HttpClient({
    cloudUrl: config.cloudUrl,
    key: config.connectorKey,
    installId: installIdOf(file),
    environment,
    build: CONNECTOR_BUILD,
  });
  const notes = new BuildNotes(folder.app);
  const updater =
    bundle &&
    new Updater({ ...system, bundle, http, notes, kept: file, log, settings: () => readUpdateSettings(folder.companies) });
  if (updater && notes.read('current') !== null) removeOldBuilds(notes, systemClock.wallMs());
  const pool = new DriverPool({ clock: systemClock, factories, idleCloseMs: Number.POSITIVE_INFINITY }, companies);
  let failure: string | null = null;
  const traces = runTracesOf(environment, systemClock, systemTimers);
  const connector = new Connector({
    ...system,
    cloud: new CloudClient(http, config.connectorId),
    journal: file.journalOf(config.connectorId),
    pool,
    log,
    build: CONNECTOR_BUILD,
    announcesStop: true,
    traces,
    refusedBuild: notes.read('refused'),
    setupBuild: () => updater?.setupBuild,
    hostname: hostname(),
    os: `${type()} ${release()}`,
    onContact: ({ what, response }) => {
      file.setNote(response.kind === 'ok' ? 'lastAnswerAt' : 'lastFailureAt', instantText(systemClock.wallMs()));
      failure = response.kind === 'ok' ? null : oneLine(response.message);
      if (response.kind !== 'ok') file.setNote('lastFailure', oneLine(`${what}: ${response.message}`));
      else if (what === 'heartbeat') updater?.heard(response.value);
    },
  });
  connector.start();
  openCarried(folder, companies, pool);
  const configWatch = new ConfigWatch(folder, config, log);
  const watching = watchCompanies(folder, connector, {
    log,
    alsoLook: () => {
      configWatch.look();
      gateways.look();
    },
  });
  return {
    isPairedAnew: configWatch.changed,
    setupBuild: () => updater?.setupBuild ?? null,
    staged: updater?.staged ?? new Promise(() => undefined),
    drain: () => connector.drain(),
    connectorId: config.connectorId,
    cloudUrl: config.cloudUrl,
    health: () => pool.health,
    pausedBecause: () => connector.pausedBecause,
    heldCount: () => connector.heldIds.length,
    lastContact: () => ({ answeredAt: file.note('lastAnswerAt'), failure }),
    recentCommands: (limit) => file.recent(limit),
    examineBook: (companyId) => connector.examineBook(companyId),
    readCompaniesAgain: () => watching.look(),
    async stop(graceMs) {
      watching.stop();
      await connector.stop(graceMs);
      await traces?.close();
      http.close();
      file.close();
      lock.release();
    },
  };
}

/** Books that have e-invoices to send are opened without a command, so that unfinished sending resumes. */
function openCarried(folder: ConnectorFolder, companies: readonly CompanySettings[], pool: DriverPool): void {
  for (const { companyId, driver } of companies)
    if (driver === 'embedded' && existsSync(credentialsFile(folder, companyId))) void pool.open(companyId);
}

interface Watching {
  /** Looks at the file now. */
  look(): Promise<void>;
  stop(): void;
}

/** Watches the companies file. A changed file is applied only if it is valid as a whole; otherwise the books stay as they are. */
function watchCompanies(
  folder: ConnectorFolder,
  connector: Connector,
  { log, alsoLook }: { readonly log: Log; readonly alsoLook: () => void },
): Watching {
  const pause = new Pause(systemTimers);
  const machine = hostname();
  let isStopped = false;
  let changedMs = modifiedMs(folder.companies);
  const look = async (): Promise<void> => {
    alsoLook();
    connector.pause(pauseReason(workingHours(folder), new Date(systemClock.wallMs()), machine));
    const nowMs = modifiedMs(folder.companies);
    if (isStopped || nowMs === changedMs) return;
    changedMs = nowMs;
    const companies = readCompanies(folder.companies);
    if (isProblems(companies)) for (const problem of companies.problems) log.line('warning', String(problem));
    else await connector.replaceCompanies(companies);
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await look();
      await pause.wait(COMPANIES_LOOKED_AT_MS);
    }
  };
  const watched = watch();
  watched.catch((error: unknown) => log.line('warning', oneLine(String(error))));
  return {
    look,
    stop() {
      isStopped = true;
      pause.wake();
    },
  };
}
