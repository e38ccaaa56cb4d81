import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildTemplate } from '@ledgerline/book';
import { systemTimers, type Timers } from '../clock.ts';
import type { Driver, DriverCommand } from '../driver.ts';
import { silentLog } from '../log.ts';
import { examineDriver } from './conformance.ts';
import { externalDrivers } from './external.ts';
import { printDocument } from './printing.ts';

const folder = mkdtempSync(join(tmpdir(), 'external-'));
after(() => rmSync(folder, { recursive: true }));

const program = join(import.meta.dirname, '../../testing/reference-driver.ts');
let notebooks = 0;

const settingsOf = (...flags: readonly string[]) => {
  notebooks += 1;
  return { command: process.execPath, parameters: [program, ...flags], notebook: join(folder, `notes-${notebooks}`) };
};

/** The notebook of a driver that names every feature. */
const featured = (...flags: readonly string[]) => ({
  ...settingsOf(),
  parameters: [join(import.meta.dirname, '../../testing/featured-driver.ts'), ...flags],
});

const driverOptions = {
  timers: systemTimers,
  log: silentLog,
  connectorBuild: 'test',
  environment: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  artifactsFolder: join(folder, 'artifacts'),
  changesFolder: join(folder, 'changes'),
  picturesFolder: join(folder, 'logs'),
  print: printDocument,
};
const drivers = externalDrivers(driverOptions);

const companyOf = (settings: Record<string, unknown>) => ({ companyId: 'A', name: 'A', driver: 'external', settings });

async function opened(settings: Record<string, unknown>): Promise<Driver> {
  const opening = await drivers.open(companyOf(settings));
  assert.ok(opening.kind === 'opened', JSON.stringify(opening));
  return opening.driver;
}

const write = (commandId: string, misbehave?: string): DriverCommand => ({
  commandId,
  companyId: 'A',
  type: 'create-debtor',
  mode: 'write',
  payload: { text: commandId, ...(misbehave && { misbehave }) },
});

test('a driver identifies itself, runs commands and looks them up', async () => {
  const driver = await opened(settingsOf());
  assert.deepEqual(driver.identity, { name: 'notebook', version: '1.0.0', exactlyOnce: false });
  assert.equal((await driver.capabilities()).build, 'local-mvp-2026.09.30.01');
  const execution = await driver.execute(write('1'));
  assert.ok(execution.kind === 'responded' && execution.result.saved === true);
  assert.equal((await driver.lookup('1')).kind, 'found');
  assert.equal((await driver.lookup('2')).kind, 'not_found');
  await driver.close();
});

test('a book can take back the claim of its driver, and prove or not prove that one command was not applied', async () => {
  const facts = async (...flags: readonly string[]) => {
    const driver = await opened(featured(...flags));
    const lookup = await driver.lookup('1');
    await driver.close();
    return [driver.identity.exactlyOnce, lookup];
  };
  assert.deepEqual(await facts('--exactly-once', '--features=cancel'), [true, { kind: 'not_applied' }]);
  assert.deepEqual(await facts('--exactly-once', '--take-back', '--features=cancel'), [false, { kind: 'not_found' }]);
  assert.deepEqual(await facts('--exactly-once', '--proof=none'), [true, { kind: 'not_found' }]);
  assert.deepEqual(await facts('--proof=not_applied'), [false, { kind: 'not_applied', isProven: true }]);
  assert.deepEqual(await facts('--proof=partly_applied'), [false, { kind: 'partly_applied' }]);
});

/** Runs one command that acts in some way, and notes what the driver reports meanwhile. */
async function acted(act: string, secondsLeft = 60, trace: Partial<DriverCommand> = {}) {
  const driver = await opened(featured());
  const reports: (string | null)[] = [];
  const terms = {
    reportProgress: (text: string) => reports.push(text),
    reportDialog: (text: string | null) => reports.push(text),
  };
  const execution = driver.execute({ ...write('1'), ...trace, payload: { act } }, { ...terms, secondsLeft });
  return { driver, reports, execution };
}

test('a driver reports the window that waits and how far it is, and the window is gone when the command goes on', async () => {
  const { driver, reports, execution } = await acted('dialog');
  assert.equal((await execution).kind, 'responded');
  assert.deepEqual(reports, ['Backup reminder: back up now?', '1 of 2', null]);
  await driver.close();
});

test('a driver gets the trace that the command was sent under', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const { driver, reports, execution } = await acted('trace', 60, { traceparent, tracestate: 'a="1"' });
  assert.equal((await execution).kind, 'responded');
  assert.deepEqual(reports, [`${traceparent} a="1"`]);
  await driver.close();
});

test('a driver that gives up on a window ends the command with its text, and the command must not run again', async () => {
  const { driver, execution } = await acted('stuck');
  const ended = await execution;
  assert.ok(ended.kind === 'failed' && ended.code === 'dialog_open' && ended.isBroken && ended.mustNotRunAgain === true);
  assert.match(ended.message, /The window says: Period closed: continue\?$/);
  await driver.close();
});

test('a command that has not begun to save is cancelled, one that is not there is not', async () => {
  const { driver, execution } = await acted('wait');
  assert.equal(await driver.cancel?.('other'), false);
  await driver.close();
  await execution;
  const next = await acted('wait');
  assert.equal(await next.driver.cancel?.('1'), true);
  const ended = await next.execution;
  assert.ok(ended.kind === 'failed' && ended.code === 'run_cap_exceeded' && ended.outcome === 'not_applied' && !ended.isBroken);
  await next.driver.close();
});

test('a driver that keeps deadlines begins nothing when the time is up', async () => {
  const { driver, execution } = await acted('dialog', 0);
  const ended = await execution;
  assert.ok(ended.kind === 'failed' && ended.code === 'run_cap_exceeded' && ended.outcome === 'not_applied');
  assert.equal((await driver.lookup('1')).kind, 'not_applied');
  await driver.close();
});

test('a read by keys is given only to a driver that takes them; another says so, and runs nothing', async () => {
  const read = { ...write('r'), type: 'read-debtors', mode: 'read', payload: { keys: ['2', 'none'] } } as const;
  const driver = await opened(featured());
  for (const id of ['1', '2', '3']) await driver.execute(write(id));
  const found = await driver.execute(read);
  assert.ok(found.kind === 'responded');
  assert.deepEqual(found.result.rows, ['2']);
  assert.equal((await driver.capabilities()).book?.refusedFields?.keys, undefined);
  await driver.close();
  const other = await opened(settingsOf());
  const refused = await other.execute(read);
  assert.ok(refused.kind === 'failed');
  assert.deepEqual([refused.code, refused.outcome, refused.isBroken], ['unsupported_command', 'not_applied', false]);
  assert.equal((await other.capabilities()).book?.refusedFields?.keys, refused.message);
  assert.equal((await other.execute({ ...read, payload: {} })).kind, 'responded');
  await other.close();
});

test('a driver can ask to be opened anew', async () => {
  const { driver, execution } = await acted('recycle');
  const ended = await execution;
  assert.ok(ended.kind === 'responded' && ended.wantsRecycle === true);
  await driver.close();
});

test('a notice of a driver that does not name notices is a line that is not a response', async () => {
  const driver = await opened(featured('--features=cancel'));
  const execution = await driver.execute({ ...write('1'), payload: { act: 'dialog' } });
  assert.ok(execution.kind === 'failed' && execution.isBroken);
  await driver.close();
});

test('a driver proposes settings before the book is open; one that does not know that proposes what is known', async () => {
  const settings = featured();
  assert.deepEqual(await drivers.propose?.(settings), {
    settings: { ...settings, accounts: { sales: '500-0000' } },
    choices: { 'accounts.sales': [{ value: '500-0000', label: '500-0000 Sales' }] },
    warnings: ['The notebook has one account only.'],
  });
  const plain = settingsOf();
  assert.deepEqual(await drivers.propose?.(plain), { settings: plain, choices: {}, warnings: [] });
  assert.match(String(await drivers.propose?.({ command: join(folder, 'no-such-program') })), /cannot be started/);
});

for (const misbehave of ['crash', 'nonsense', 'flood']) {
  test(`a driver whose response is a ${misbehave} ends the command as unknown, and another finds what was saved`, async () => {
    const settings = settingsOf();
    const driver = await opened(settings);
    const execution = await driver.execute(write('1', misbehave));
    assert.ok(execution.kind === 'failed' && execution.isBroken && execution.outcome === 'unknown');
    assert.equal((await driver.lookup('1')).kind, 'unavailable');
    await driver.close();
    const next = await opened(settings);
    assert.equal((await next.lookup('1')).kind, 'found');
    await next.close();
  });
}

test('a driver that hangs is ended by close', async () => {
  const driver = await opened(settingsOf());
  const hanging = driver.execute(write('1', 'hang'));
  await driver.close();
  const execution = await hanging;
  assert.ok(execution.kind === 'failed' && execution.outcome === 'unknown');
});

test('a driver that cannot be ended is not waited for, such as one that has left a program with its output', async () => {
  const hurried: Timers = { after: (milliseconds, run) => systemTimers.after(milliseconds / 100, run) };
  const helpers = join(folder, 'helper-processes');
  const settings = { command: 'sh', parameters: ['-c', 'sleep 300 & echo $! >> "$0"; exec cat > /dev/null', helpers] };
  const impatient = externalDrivers({ ...driverOptions, timers: hurried });
  try {
    const opening = await impatient.open(companyOf(settings));
    assert.ok(opening.kind === 'unavailable' && opening.message === 'The driver does not respond.', JSON.stringify(opening));
    assert.equal((await impatient.watch?.(companyOf(settings)))?.kind, 'failed');
    assert.equal(await impatient.propose?.(settings), 'The driver does not respond.');
  } finally {
    for (const id of readFileSync(helpers, 'utf8').trimEnd().split('\n')) process.kill(Number(id));
  }
});

test('a file that a driver made is accepted with its name and type', async () => {
  const driver = await opened(settingsOf());
  const execution = await driver.execute({ ...write('1'), type: 'sales-invoice-acct-pdf', mode: 'read' });
  assert.ok(execution.kind === 'responded');
  assert.equal(execution.artifact?.fileName, 'Notes äöü.pdf');
  assert.match(Buffer.from(execution.artifact?.content ?? []).toString(), /^%PDF/);
  await driver.close();
});

test('a missing driver, or a book that needs a password, is reported in words', async () => {
  const missing = await drivers.open(companyOf({ command: join(folder, 'no-such-program') }));
  assert.ok(missing.kind === 'unavailable');
  assert.match(missing.message, /cannot be started/);
  const locked = await drivers.open(companyOf({ ...settingsOf(), password: 'wrong' }));
  assert.ok(locked.kind === 'unavailable' && locked.state === 'needs-password');
  assert.equal((await drivers.open(companyOf({}))).kind, 'unavailable');
});

test('a driver that ends while it opens the book is reported in a sentence', async () => {
  const hello = { protocol: 1, name: 'brief', version: '1', build: 'local-mvp-2026.09.30.01', exactlyOnce: false };
  const greeting = JSON.stringify({ id: 1, ok: hello });
  const source = `process.stdin.once('data', () => { console.log('${greeting}'); process.stdin.once('data', () => process.exit(3)); });`;
  const opening = await drivers.open(companyOf({ command: process.execPath, parameters: ['-e', source] }));
  assert.ok(opening.kind === 'unavailable');
  assert.equal(opening.message, 'The driver stopped while it opened the account book because it exited with code 3.');
});

const examination = (flags: readonly string[]) => {
  const { command, parameters, notebook } = settingsOf(...flags);
  return {
    command,
    parameters,
    environment: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timers: systemTimers,
    log: silentLog,
    scratchFolder: folder,
    companyId: 'A',
    settings: { notebook },
    read: { type: 'read-debtors', payload: {} },
    write: { type: 'create-debtor', payload: { text: 'checked' } },
    runId: 'run',
  };
};

for (const flags of [[], ['--exactly-once']]) {
  test(`the reference driver ${flags.join(' ')} keeps every rule of the conformance suite`, async () => {
    const options = examination(flags);
    const results = await examineDriver(options);
    assert.deepEqual(
      results.filter(({ result, reason }) => result !== 'passed' && !reason?.match(/feature|report changes/)),
      [],
    );
    // The second write is killed, and is there or not.
    assert.ok(readFileSync(options.settings.notebook, 'utf8').trim().split('\n').length <= 2);
  });
}

test('the embedded book keeps every rule of the conformance suite', async () => {
  const book = join(folder, 'checked.sqlite');
  buildTemplate('BLANK', book);
  const results = await examineDriver({
    ...examination([]),
    parameters: [join(import.meta.dirname, 'embedded-program.ts')],
    settings: { book },
    write: { type: 'create-debtor', payload: { debtorCode: '300-X001', companyName: 'Checked' } },
  });
  assert.deepEqual(
    results.filter(({ result }) => result === 'failed'),
    [],
  );
});

test('a driver that names every feature keeps every rule', async () => {
  const { parameters } = featured();
  const results = await examineDriver({ ...examination([]), parameters });
  assert.deepEqual(
    results.filter(({ result }) => result !== 'passed'),
    [],
  );
});

for (const [broken, rules] of [
  [
    'proof,deadline,cancel,keys,propose,lock,password,changes',
    [
      'A write whose time is up ends with deadline_passed, and nothing was applied.',
      'What a write changed is reported with its commandId, and again from the same position.',
      'A lookup that finds nothing says what that proves: not_applied or none.',
      'A command that does not run cannot be cancelled.',
      'A list that is asked for keys that the book does not have is empty.',
      'Before it opens a book, the driver proposes settings for it.',
      'A book that another program has open is read from a copy and not written, or the driver waits.',
      'Two drivers cannot have one account book open: the second gets book_locked, or waits.',
      'A password of the settings does not come back, in a response or on the error stream.',
    ],
  ],
  [
    'package,restart',
    [
      'The package that the response to open names has a name, a version and the tested versions.',
      'Killed and started again, it reports the same from the same position, and nothing of it from the next one.',
    ],
  ],
  ['stdout', ['The driver opens the account book.']],
] as const) {
  test(`the conformance suite finds a driver that breaks the rules of ${broken}`, async () => {
    const { parameters } = featured(`--break=${broken}`);
    const failed = (await examineDriver({ ...examination([]), parameters })).filter(({ result }) => result === 'failed');
    assert.deepEqual(
      failed.map(({ rule }) => rule),
      rules,
    );
  });
}

test('a driver gets a place for pictures of windows only if the setting is on', async () => {
  for (const [dialogPictures, count] of [
    [undefined, 0],
    [false, 0],
    ['true', 0],
    [true, 1],
  ] as const) {
    await (await opened({ ...featured(), dialogPictures })).close();
    const logs = join(folder, 'logs');
    assert.equal(existsSync(logs) ? readdirSync(logs).length : 0, count, String(dialogPictures));
  }
});

test('a line separator of Unicode in a payload does not end the line of the request', async () => {
  const driver = await opened(settingsOf());
  const execution = await driver.execute({ ...write('1'), payload: { text: 'one\u2028two\u2029three' } });
  assert.equal(execution.kind, 'responded');
  await driver.close();
});

test('the conformance suite detects a program that is not a driver', async () => {
  const results = await examineDriver({ ...examination([]), parameters: ['-e', 'console.log("hello")'] });
  assert.equal(results[0]?.result, 'failed');
  assert.ok(results.slice(1).every(({ result }) => result === 'skipped'));
});

test('nothing of a driver is left behind', () => {
  assert.deepEqual(readdirSync(join(folder, 'artifacts')), []);
});
