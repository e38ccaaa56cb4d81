/** The program `ledgerline-connector`: reads its command line, wires the parts and says what came of it. */

import { mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Book, openBook } from '@ledgerline/book';
import { findingLine, statusLines, usage, verdictLine } from './cli/words.ts';
import { instantText, systemClock, systemTimers } from './clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder, folderAt, isProblems, readCompanies } from './config.ts';
import type { DriverKind } from './driver.ts';
import { examineDriver } from './drivers/conformance.ts';
import { embeddedKind } from './drivers/embedded.ts';
import { externalKind } from './drivers/external.ts';
import type { Log } from './log.ts';
import { newInstallId } from './randomness.ts';
import { examine } from './service/doctor.ts';
import { installIdOf } from './service/installation.ts';
import { startConnector } from './service/run.ts';
import { statusOf } from './service/status.ts';
import { JournalFile } from './sqlite/journal-file.ts';

const STOP_GRACE_MS = 20_000;

const consoleLog: Log = {
  line: (level, text) => console.log(`${instantText(systemClock.wallMs())} ${level === 'warning' ? 'warning: ' : ''}${text}`),
};

interface Invocation {
  readonly folder: ConnectorFolder;
  readonly isJson: boolean;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly rest: readonly string[];
}

function defaultFolder(): string {
  const { LEDGERLINE_CONNECTOR_FOLDER, ProgramData } = process.env;
  if (LEDGERLINE_CONNECTOR_FOLDER) return LEDGERLINE_CONNECTOR_FOLDER;
  return ProgramData ? join(ProgramData, 'Ledgerline', 'Connector') : join(homedir(), '.ledgerline-connector');
}

function kindsOf(folder: ConnectorFolder): Readonly<Record<string, DriverKind>> {
  return {
    embedded: embeddedKind({
      version: CONNECTOR_BUILD,
      build: CONNECTOR_BUILD,
      commandTypes: Book.supportedTypes,
      openBook(companyId, settings) {
        mkdirSync(folder.books, { recursive: true });
        return openBook(typeof settings.path === 'string' ? settings.path : join(folder.books, `${companyId}.sqlite`));
      },
    }),
    external: externalKind({
      timers: systemTimers,
      log: consoleLog,
      connectorBuild: CONNECTOR_BUILD,
      environment: process.env,
      artifactsFolder: folder.artifacts,
    }),
  };
}

/** Says lines, or the whole as JSON. */
function say(isJson: boolean, value: unknown, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(value, null, 2) : lines.join('\n'));
}

async function run({ folder }: Invocation): Promise<number> {
  const running = startConnector({ folder, environment: process.env, kinds: kindsOf(folder), log: consoleLog });
  if (isProblems(running)) {
    for (const problem of running.problems) console.error(problem);
    return 1;
  }
  consoleLog.line('info', `Build ${CONNECTOR_BUILD} runs in ${folder.path}.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  consoleLog.line('info', 'Stopping: what runs may end.');
  await running.stop(STOP_GRACE_MS);
  return 0;
}

async function status({ folder, isJson }: Invocation): Promise<number> {
  const found = statusOf(folder);
  say(isJson, found, statusLines(found));
  return 0;
}

async function doctor({ folder, isJson }: Invocation): Promise<number> {
  const findings = await examine({ folder, environment: process.env, kinds: kindsOf(folder), clock: systemClock });
  say(isJson, findings, findings.map(findingLine));
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

async function companies({ folder, isJson }: Invocation): Promise<number> {
  const read = readCompanies(folder.companies);
  if (isProblems(read)) {
    for (const problem of read.problems) console.error(problem);
    return 1;
  }
  const shown = read.map(({ companyId, name, driver }) => ({ companyId, name, driver }));
  say(
    isJson,
    shown,
    shown.map(({ companyId, name, driver }) => `${companyId}  ${name}  (${driver})`),
  );
  return 0;
}

async function installId({ folder }: Invocation): Promise<number> {
  const file = new JournalFile(folder.journal);
  console.log(installIdOf(file));
  file.close();
  return 0;
}

async function checkDriver({ isJson, values, rest }: Invocation): Promise<number> {
  const [command, ...parameters] = rest;
  if (command === undefined) {
    console.error('Name the driver after two hyphens: check-driver -- program parameters');
    return 2;
  }
  const verdicts = await examineDriver({
    command,
    parameters,
    environment: process.env,
    timers: systemTimers,
    log: { line: (_level, text) => console.error(text) },
    scratchFolder: tmpdir(),
    companyId: String(values.company ?? 'CHECK'),
    settings: JSON.parse(String(values.settings ?? '{}')) as Record<string, unknown>,
    read: { type: String(values.read ?? 'read-debtors'), payload: {} },
    write:
      typeof values.write === 'string'
        ? { type: values.write, payload: JSON.parse(String(values.payload ?? '{}')) as Record<string, unknown> }
        : null,
    runId: `check-${newInstallId().slice(-12)}`,
  });
  say(isJson, verdicts, verdicts.map(verdictLine));
  return verdicts.some(({ verdict }) => verdict === 'broken') ? 1 : 0;
}

const commands: Readonly<Record<string, (invocation: Invocation) => Promise<number>>> = {
  run,
  status,
  doctor,
  companies,
  'install-id': installId,
  'check-driver': checkDriver,
};

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: text,
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      company: text,
      settings: text,
      read: text,
      write: text,
      payload: text,
    },
  });
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const folder = folderAt(values.folder ?? defaultFolder());
  mkdirSync(folder.path, { recursive: true, mode: 0o700 });
  return command({ folder, isJson: values.json === true, values, rest });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
