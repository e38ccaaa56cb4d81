/** The program `ledgerline-connector`: reads its command line, wires the parts and prints the result. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { describeCharts, openBook } from '@ledgerline/book';
import { addBookFromFlags, changeDrivers, describedDrivers, driverLines } from './cli/add-book.ts';
import { EINVOICE_FLAGS, eInvoiceTask, terminalLanguage } from './cli/e-invoice.ts';
import { askHidden } from './cli/hidden-answer.ts';
import { answersIn, createdLines, NEW_BOOK_FLAGS, wantedBook } from './cli/new-book-flags.ts';
import { askForBook, type Terminal } from './cli/new-book-questions.ts';
import { openPage } from './cli/open.ts';
import { checkLine, findingLine, installedLines, statusLines, updateLine, usage, versionLine } from './cli/output.ts';
import { pair } from './cli/pair.ts';
import { runConnector } from './cli/run.ts';
import { changeFields, fieldLines } from './cli/user-defined-fields.ts';
import { instantText, systemClock, systemTimers } from './clock.ts';
import {
  CONNECTOR_BUILD,
  CONNECTOR_VERSION,
  type ConnectorFolder,
  folderAt,
  isProblems,
  type Problems,
  readCompanies,
} from './config.ts';
import { findingText } from './driver.ts';
import { examineDriver } from './drivers/conformance.ts';
import { firstOfYear } from './drivers/embedded-file.ts';
import { Gateways } from './gateway/gateways.ts';
import { type Log, lineLog, messageOf, rememberingLog } from './log.ts';
import { newInstallId } from './randomness.ts';
import { freeCompanyId } from './service/company-list.ts';
import { companySettings } from './service/company-settings.ts';
import { examine } from './service/doctor.ts';
import { driverFactories, todayText } from './service/driver-factories.ts';
import { installService } from './service/install.ts';
import { installIdOf } from './service/installation.ts';
import { createNewBook } from './service/new-book.ts';
import { createDriver } from './service/new-driver.ts';
import { machineName } from './service/pairing.ts';
import { statusOf } from './service/status.ts';
import { updateNow } from './service/update.ts';
import { JournalFile } from './sqlite/journal-file.ts';

// No other user of the machine can read the keys, the books and the journal.
process.umask(0o077);

const LOG_LINES_REMEMBERED = 500;

const isLogJson = process.env.LOG_FORMAT === 'json' || process.argv.includes('--json');

const consoleLog: Log = lineLog({
  isJson: isLogJson,
  program: null,
  now: () => instantText(systemClock.wallMs()),
  write: console.log,
});

interface Invocation {
  readonly folder: ConnectorFolder;
  readonly isJson: boolean;
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly rest: readonly string[];
}

function defaultFolder(): string {
  const { LEDGERLINE_CONNECTOR_FOLDER, ProgramData } = process.env;
  if (LEDGERLINE_CONNECTOR_FOLDER) return LEDGERLINE_CONNECTOR_FOLDER;
  return ProgramData ? join(ProgramData, 'Ledgerline', 'Connector') : join(homedir(), '.ledgerline-connector');
}

const factoriesOf = (folder: ConnectorFolder) => driverFactories({ folder, log: consoleLog, environment: process.env });

/** Prints lines, or the whole as JSON. */
function say(isJson: boolean, value: unknown, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(value, null, 2) : lines.join('\n'));
}

function fail({ problems }: Problems): number {
  for (const problem of problems) console.error(String(problem));
  return 1;
}

/**
 * Resolves when the program must end: on a signal, when the launcher of an older Node is gone, or with the input, where the program
 * that keeps this one running has no signals.
 */
function endOfRun(isUntilInputEnds: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isUntilInputEnds)
      process.stdin
        .on('end', resolve)
        .on('error', () => resolve())
        .resume();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    process.once('disconnect', () => resolve());
  });
}

async function run(invocation: Invocation): Promise<number> {
  const { folder, values } = invocation;
  const isService = values['until-input-ends'] === true;
  const log = rememberingLog(consoleLog, () => instantText(systemClock.wallMs()), LOG_LINES_REMEMBERED);
  const gateways = new Gateways({ folder, environment: process.env, log });
  const outcome = await runConnector({
    folder,
    environment: process.env,
    factories: driverFactories({ folder, log, environment: process.env, gateways }),
    log,
    gateways,
    isService,
    hasPage: values['no-page'] !== true,
    ended: endOfRun(isService),
  });
  // An input that is still open would keep the program alive.
  if (isService) process.stdin.destroy();
  if (typeof outcome === 'number') return outcome;
  if (!isLogJson) return fail(outcome);
  for (const problem of outcome.problems) consoleLog.line('warning', String(problem));
  return 1;
}

const open = ({ folder, isJson, values }: Invocation): Promise<number> =>
  openPage({
    folder,
    isJson,
    isPrinted: values.print === true,
    platform: process.platform,
    say: console.log,
    complain: console.error,
  });

async function status({ folder, isJson }: Invocation): Promise<number> {
  const found = statusOf(folder);
  say(isJson, found, statusLines(found));
  return 0;
}

async function doctor({ folder, isJson }: Invocation): Promise<number> {
  const findings = await examine({ folder, environment: process.env, factories: factoriesOf(folder), clock: systemClock });
  say(isJson, findings, findings.map(findingLine));
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

async function companies({ folder, isJson }: Invocation): Promise<number> {
  const read = readCompanies(folder.companies);
  if (isProblems(read)) return fail(read);
  const shown = read.map(({ companyId, name, driver }) => ({ companyId, name, driver }));
  say(
    isJson,
    shown,
    shown.map(({ companyId, name, driver }) => `${companyId}  ${name}  (${driver})`),
  );
  return 0;
}

async function newBook({ folder, isJson, values }: Invocation): Promise<number> {
  const isAttended = !isJson && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const given = answersIn(values);
  const proposals = { baseCurrency: 'MYR', fiscalYearStart: firstOfYear(todayText()) };
  const asked = isAttended
    ? await atTerminal((terminal) =>
        askForBook(terminal, given, describeCharts(), { ...proposals, companyId: freeCompanyId(folder) }),
      )
    : {};
  const answers = { ...given, ...asked };
  const wanted = wantedBook(answers, proposals);
  const created = isProblems(wanted) ? wanted : createNewBook(folder, wanted);
  if (isProblems(created)) {
    if (isJson) console.log(JSON.stringify({ ok: false, problems: created.problems.map(String) }, null, 2));
    return fail(created);
  }
  say(isJson, { ok: true, ...created }, createdLines(created, { folder: folder.path, hasConfig: existsSync(folder.config) }));
  return 0;
}

const isAtTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

async function askingIfAttended<Result>(isJson: boolean, work: (terminal: Terminal | null) => Promise<Result>): Promise<Result> {
  return !isJson && isAtTerminal() ? atTerminal(work) : work(null);
}

const printing = { say: console.log, complain: console.error };

async function addBook({ folder, isJson, values }: Invocation): Promise<number> {
  const password = values['password-stdin'] === true ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : null;
  // Log lines of a driver during a question are not part of the result.
  const factories = driverFactories({ folder, log: { line: () => undefined }, environment: process.env });
  return askingIfAttended(isJson || password !== null, (terminal) =>
    addBookFromFlags({ folder, isJson, values, factories, environment: process.env, terminal, password, ...printing }),
  );
}

async function drivers({ folder, isJson }: Invocation): Promise<number> {
  const described = await describedDrivers(folder);
  say(isJson, described, driverLines(described));
  return 0;
}

const driver = ({ folder, isJson, values, rest }: Invocation): Promise<number> =>
  askingIfAttended(isJson, (terminal) => changeDrivers({ folder, isJson, values, terminal, ...printing }, rest));

async function newDriver({ isJson, values, rest }: Invocation): Promise<number> {
  const created = createDriver(String(values.language ?? ''), rest[0] ?? '', process.cwd());
  if (typeof created !== 'string') return fail(created);
  say(isJson, { folder: created }, [`Driver created in ${created}. Start with its README.md.`]);
  return 0;
}

async function atTerminal<Result>(work: (terminal: Terminal) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work({ ask: (question) => lines.question(question), say: (line) => console.log(line) });
  } finally {
    lines.close();
  }
}

async function settings({ folder, values }: Invocation): Promise<number> {
  const shown = companySettings(folder, String(values.company ?? ''), Array.isArray(values.set) ? values.set : []);
  if (typeof shown !== 'string') return fail(shown);
  process.stdout.write(shown);
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
    console.error('Add the driver program after two hyphens: check-driver -- program parameters');
    return 2;
  }
  const results = await examineDriver({
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
  say(isJson, results, results.map(checkLine));
  return results.some(({ result }) => result === 'failed') ? 1 : 0;
}

async function userDefinedFields({ folder, isJson, values, rest }: Invocation): Promise<number> {
  const { length, required, unique, replace } = values;
  const changed = changeFields({
    folder,
    words: rest,
    options: {
      length: typeof length === 'string' ? length : undefined,
      required: required === true,
      unique: unique === true,
      replace: replace === true,
    },
    openBook: (path) => openBook(path),
  });
  if (isProblems(changed)) return fail(changed);
  say(isJson, changed, fieldLines(changed));
  return 0;
}

const pairMachine = ({ folder, isJson, values }: Invocation): Promise<number> =>
  pair({
    folder,
    isJson,
    cloud: typeof values.cloud === 'string' ? values.cloud : undefined,
    name: machineName(typeof values.name === 'string' ? values.name : hostname()),
    environment: process.env,
    opens: values.open === true,
    platform: process.platform,
    say: console.log,
    complain: console.error,
  });

async function update({ folder, isJson, values }: Invocation): Promise<number> {
  const build = typeof values.build === 'string' ? values.build : null;
  const outcome = await updateNow({ folder, environment: process.env, build });
  if (isProblems(outcome)) return fail(outcome);
  say(isJson, outcome, [updateLine(outcome)]);
  return 0;
}

async function install({ folder, isJson, values }: Invocation): Promise<number> {
  const installed = await installService({
    folder,
    programFolder: process.env.LEDGERLINE_PROGRAM_FOLDER ?? null,
    platform: process.platform,
    homeFolder: homedir(),
    root: process.env.LEDGERLINE_INSTALL_ROOT ?? '/',
    environment: process.env,
    acceptsUnsigned: values.unsigned === true,
  });
  if (isProblems(installed)) return fail(installed);
  say(isJson, installed, installedLines(installed));
  return 0;
}

async function eInvoices({ folder, isJson, values, rest }: Invocation): Promise<number> {
  const isAttended = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const outcome = await eInvoiceTask({
    folder,
    environment: process.env,
    companyId: String(values.company ?? ''),
    task: rest[0],
    flags: Object.fromEntries(EINVOICE_FLAGS.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : []))),
    isAdopting: values.adopt === true,
    askHidden: isAttended ? askHidden : null,
  });
  if (isProblems(outcome)) return fail(outcome);
  if ('lines' in outcome) say(isJson, { ok: true }, outcome.lines);
  else {
    const language = terminalLanguage(process.env);
    say(
      isJson,
      outcome.findings,
      outcome.findings.map((one) => findingLine({ ...one, text: findingText(one, language) })),
    );
  }
  return 'findings' in outcome && outcome.findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

const commands: Readonly<Record<string, (invocation: Invocation) => Promise<number>>> = {
  run,
  pair: pairMachine,
  open,
  status,
  doctor,
  'new-book': newBook,
  drivers,
  'add-book': addBook,
  driver,
  'new-driver': newDriver,
  companies,
  settings,
  install,
  update,
  'install-id': installId,
  'check-driver': checkDriver,
  udf: userDefinedFields,
  einvoice: eInvoices,
};

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: text,
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      'until-input-ends': { type: 'boolean' },
      version: { type: 'boolean' },
      print: { type: 'boolean' },
      open: { type: 'boolean' },
      'no-page': { type: 'boolean' },
      unsigned: { type: 'boolean' },
      adopt: { type: 'boolean' },
      company: text,
      build: text,
      cloud: text,
      ...Object.fromEntries(EINVOICE_FLAGS.map((flag) => [flag, text])),
      ...Object.fromEntries(NEW_BOOK_FLAGS.map((flag) => [flag, text])),
      set: { type: 'string', multiple: true },
      settings: text,
      read: text,
      write: text,
      payload: text,
      length: text,
      required: { type: 'boolean' },
      unique: { type: 'boolean' },
      replace: { type: 'boolean' },
      driver: text,
      language: text,
      new: { type: 'boolean' },
      yes: { type: 'boolean' },
      'password-stdin': { type: 'boolean' },
    },
  });
  const [name = '', ...rest] = positionals;
  if (values.version) {
    const { node } = process.versions;
    say(values.json === true, { version: CONNECTOR_VERSION, build: CONNECTOR_BUILD, node }, [
      versionLine(CONNECTOR_VERSION, CONNECTOR_BUILD, node),
    ]);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const folder = folderAt(values.folder ?? defaultFolder(), process.env.ProgramFiles);
  mkdirSync(folder.path, { recursive: true, mode: 0o700 });
  return command({ folder, isJson: values.json === true, values, rest });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
// A launcher that still listens would keep the program alive.
if (process.connected) process.disconnect();
