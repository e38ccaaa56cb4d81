/** Wires a sandbox host from a folder, a cloud and the admin key. Which books a sandbox begins with is the caller's. */

import { mkdirSync } from 'node:fs';
import { hostname, release, type } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS, type SandboxFigures } from '@ledgerline/contract';
import { lockFolder } from '@ledgerline/sqlite';
import { systemClock, systemTimers } from '../clock.ts';
import { CONNECTOR_BUILD, isProblems, type Problems } from '../config.ts';
import { runTracesOf } from '../execution/run-trace.ts';
import { CloudClient, HttpClient, listSandboxes } from '../http/cloud-client.ts';
import type { Log } from '../log.ts';
import { systemRandomness } from '../randomness.ts';
import { installIdOf } from '../service/installation.ts';
import { JournalFile } from '../sqlite/journal-file.ts';
import { type OpenSandboxBook, SandboxHost } from './host.ts';
import type { LaneFigures } from './lane-pool.ts';
import { type TemplateMaker, Templates } from './templates.ts';

export interface SandboxStart {
  readonly cloudUrl: string;
  readonly adminKey: string;
  readonly folder: string;
  readonly log: Log;
  /** A name that changes whenever the templates would be created differently. */
  readonly templateVersion: string;
  /** A sandbox that had nothing to do for this long is left alone until it has; 5 minutes when it is not given. */
  readonly parkAfterMs?: number;
  /** Names the collector of traces, if there is one. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** How the books are made and run, in the folder of the host; asked for when no other host runs there. */
  readonly books: (folder: string) => SandboxBooks | Promise<SandboxBooks | Problems>;
}

export interface SandboxBooks extends TemplateMaker {
  readonly openBook: OpenSandboxBook;
  readonly commandTypes: readonly string[];
  /** What the lanes have done; nothing where there are none. */
  figures?(): LaneFigures;
  /** Called after the last book was closed. */
  stop(): void | Promise<void>;
}

export interface RunningSandboxHost {
  readonly host: SandboxHost;
  /** The figures without the memory of the process. */
  figures(): Omit<SandboxFigures, 'residentBytes'>;
  stop(): Promise<void>;
}

const LIST_WAIT_SECONDS = 25;
const noLanes: LaneFigures = { lanes: 0, waiting: 0, turns: 0, longTurns: 0, lanesEnded: 0, longestWaitSeconds: 0 };
const IDLE_CLOSE_MS = 10 * MINUTE_MS;
const PARK_AFTER_MS = 5 * MINUTE_MS;

export async function startSandboxHost(start: SandboxStart): Promise<RunningSandboxHost | Problems> {
  const { cloudUrl, adminKey, folder, log } = start;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(join(folder, 'sandbox-host.lock'));
  if (!lock) return { problems: [`Another sandbox host is already running in ${folder}.`] };
  const books = await start.books(folder);
  if (isProblems(books)) {
    lock.release();
    return books;
  }
  const { makeTemplate, openTemplate } = books;
  const templates = new Templates({
    folder,
    version: start.templateVersion,
    timers: systemTimers,
    log,
    makeTemplate,
    openTemplate,
  });
  await templates.make();
  const file = new JournalFile(join(folder, 'sandbox-host.sqlite'));
  const installId = installIdOf(file);
  // Connects directly to the cloud, without the proxy of the machine, which must not get the admin key.
  const clientOf = (key: string): HttpClient =>
    new HttpClient({ cloudUrl, key, installId, environment: {}, build: CONNECTOR_BUILD });
  const admin = clientOf(adminKey);
  const traces = runTracesOf(start.environment ?? {}, systemClock, systemTimers);
  const host = new SandboxHost({
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    log,
    build: CONNECTOR_BUILD,
    hostname: hostname(),
    os: `${type()} ${release()}`,
    booksFolder: join(folder, 'books'),
    list: (after, signal) => listSandboxes(admin, { after, waitSeconds: LIST_WAIT_SECONDS }, signal),
    cloudOf: ({ connectorId, connectorKey, generation }) => new CloudClient(clientOf(connectorKey), connectorId, generation),
    journalOf: (connectorId) => file.journalOf(connectorId),
    templateOf: (companyId) => templates.of(companyId),
    openBook: books.openBook,
    commandTypes: books.commandTypes,
    idleCloseMs: IDLE_CLOSE_MS,
    parkAfterMs: start.parkAfterMs ?? PARK_AFTER_MS,
    traces,
  });
  host.start();
  void templates.keepOpened();
  return {
    host,
    figures: () => ({ ...noLanes, ...books.figures?.(), sandboxes: host.sandboxCount }),
    async stop() {
      templates.stop();
      await host.stop();
      await traces?.close();
      await books.stop();
      admin.close();
      file.close();
      lock.release();
    },
  };
}
