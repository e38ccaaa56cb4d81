import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { verifyWebhook } from '@ledgerline/client';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';
import { bookedRows, customerFile, importWithKills, invoiceFile, untilGrown } from './killed-import.ts';
import { findings, installCommandLine, nodes } from './packed.ts';
import { programPath, runProgram, startProgram } from './program.ts';

let system: RunningSystem;
let tenant: SandboxTenant;
let settings: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'command-line-'));

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
  settings = {
    ...bare(),
    LEDGERLINE_API_KEY: tenant.tenantKey,
    LEDGERLINE_CONNECTOR: tenant.connectorId,
    LEDGERLINE_COMPANY: 'SAMPLE',
  };
});

after(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Without a key. */
const bare = () => ({ XDG_CONFIG_HOME: join(folder, 'config'), LEDGERLINE_URL: system.baseUrl });

const ledgerline = (parameters: readonly string[], more: { env?: Record<string, string>; input?: string } = {}) =>
  runProgram(parameters, { env: more.env ?? settings, cwd: folder, ...(more.input !== undefined && { input: more.input }) });

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

test('every way to end has its exit code, and --json says the same to programs', async () => {
  const unreachable = { ...settings, LEDGERLINE_URL: `http://127.0.0.1:${await freePort()}` };
  const cases: readonly (readonly [number, readonly string[], Record<string, string>])[] = [
    [0, ['run', 'read-debtors', '--set', 'limit=1'], settings],
    [0, ['--help'], settings],
    [2, ['run'], settings],
    [2, ['run', 'read-debtors', '--payload', '[1]'], settings],
    [3, ['run', 'create-debtor', '--payload', '{}'], settings],
    [3, ['run', 'no-such-type'], settings],
    [4, ['whoami'], bare()],
    [4, ['whoami'], { ...settings, LEDGERLINE_API_KEY: `${tenant.tenantKey.slice(0, -1)}_` }],
    [5, ['run', 'get-sales-invoice', '--set', 'docNo=IV-999999'], settings],
    [7, ['doctor'], unreachable],
  ];
  for (const [code, parameters, env] of cases) {
    const { exitCode, stdout, stderr } = await ledgerline(['--json', ...parameters], { env });
    assert.equal(exitCode, code, `${parameters.join(' ')}\n${stdout}${stderr}`);
    if (code !== 0 && code !== 2) assert.equal(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').exitCode, code);
    assert.ok(!`${stdout}${stderr}`.includes(tenant.tenantKey), 'No output contains the key.');
  }
});

test('without a terminal nothing is asked: several books must be named, and login wants a key on standard input', async () => {
  const { LEDGERLINE_COMPANY: _, ...unnamed } = settings;
  const { exitCode, stderr } = await ledgerline(['run', 'read-debtors'], { env: unnamed });
  assert.equal(exitCode, 2);
  assert.match(stderr, /--company SAMPLE/);
  const misspelt = await ledgerline(['run', 'read-debtor'], { env: unnamed });
  assert.equal(misspelt.exitCode, 3, 'a type that does not exist is said before a book is asked for');
});

test('a profile keeps address and key in a file of its own, looser modes are refused, and logout forgets it', async () => {
  const env = bare();
  const created = await ledgerline(['keys', 'create', 'Laptop', '-q']);
  const login = await ledgerline(['login', '--with-key', '-p', 'shop'], { env, input: created.stdout });
  assert.equal(login.exitCode, 0, login.stderr);
  const path = join(folder, 'config/ledgerline/config.json');
  assert.equal(statSync(path).mode & 0o777, 0o600);
  const { stdout } = await ledgerline(['--json', 'whoami'], { env });
  assert.equal(JSON.parse(stdout).key.name, 'Laptop');
  assert.match((await ledgerline(['profiles'], { env })).stdout, /\* shop/);
  chmodSync(path, 0o644);
  const refused = await ledgerline(['whoami'], { env });
  assert.deepEqual([refused.exitCode, /chmod 600/.test(refused.stderr)], [4, true]);
  chmodSync(path, 0o600);
  assert.match((await ledgerline(['logout'], { env })).stderr, /revoked/);
  assert.equal((await ledgerline(['whoami'], { env })).exitCode, 4);
});

test('login pairs with the portal by a code that a person confirms', async () => {
  const env = bare();
  const child = startProgram(['login', '-p', 'paired'], env, folder);
  const closed = once(child, 'close');
  const code = await new Promise<string>((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, shown] = /confirm the code (\S+)\./.exec(said) ?? [];
      if (shown !== undefined) resolve(shown);
    });
  });
  const headers = { cookie: tenant.cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ decision: 'approve' });
  assert.equal((await fetch(`${system.baseUrl}/app/pairings/${code}`, { method: 'POST', headers, body })).status, 200);
  assert.deepEqual(await closed, [0, null]);
  const { stdout } = await ledgerline(['--json', 'whoami', '-p', 'paired'], { env });
  assert.equal(JSON.parse(stdout).key.kind, 'app');
});

test('packed and installed into an empty folder it needs nothing else, on the Node of the machine as well', async () => {
  const empty = mkdtempSync(join(folder, 'packed-'));
  const installed = await installCommandLine(empty);
  assert.deepEqual(
    readdirSync(join(installed.folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['@ledgerline'],
  );
  assert.deepEqual(findings(installed), []);
  file('packed.csv', 'debtorCode,companyName\n300-Q1,Packed\n');
  const program = join(installed.folder, 'node_modules/.bin/ledgerline');
  for (const node of Object.values(nodes())) {
    const run = (...parameters: string[]) => promisify(execFile)(node, [program, ...parameters], { cwd: folder, env: settings });
    assert.match((await run('--version')).stdout, /^\d+\.\d+\.\d+\n$/);
    assert.match((await run('--help')).stdout, /import/);
    assert.match((await run('completion', 'bash')).stdout, /ledgerline/);
    assert.deepEqual(JSON.parse((await run('--json', 'import', 'create-debtor', 'packed.csv', '--check-only')).stdout), {
      checked: 1,
      problems: 0,
    });
    assert.equal(JSON.parse((await run('--json', 'import', 'create-debtor', 'packed.csv')).stdout).failed, 0);
  }
});

test('commands are found, described, run, listed, watched and saved as files', async () => {
  const found = await ledgerline(['--json', 'search', 'create', 'customer', '--limit', '2']);
  assert.equal(
    found.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type).length,
    2,
  );
  assert.match((await ledgerline(['schema', 'create-debtor'])).stdout, /debtorCode\*/);
  const example = await ledgerline(['schema', 'create-debtor', '--example']);
  const run = await ledgerline(
    ['--json', 'run', 'create-debtor', '--payload', '-', '--set', 'debtorCode=300-ZR1', '--id', 'from-a-shell'],
    {
      input: example.stdout,
    },
  );
  assert.equal(JSON.parse(run.stdout).saved, true, run.stderr);
  assert.equal(JSON.parse((await ledgerline(['--json', 'watch', 'from-a-shell'])).stdout).saved, true);
  assert.match((await ledgerline(['commands', 'list', '--limit', '3'])).stdout, /from-a-shell {2}create-debtor/);
  const queued = await ledgerline(['--json', 'run', 'read-debtors', '--no-wait']);
  assert.ok(JSON.parse(queued.stdout).commandId);
  await ledgerline(['run', 'sales-invoice-acct-pdf', '--set', 'docNo=IV-000001', '--out', 'invoice.pdf']);
  assert.equal(readFileSync(join(folder, 'invoice.pdf')).subarray(0, 5).toString(), '%PDF-');
  assert.equal((await ledgerline(['doctor'])).exitCode, 0);
});

test('every wrong cell is named by line and column before anything is sent', async () => {
  const name = file(
    'wrong.csv',
    'debtorCode,companyName,creditLimit,isActive,nickname\n300-W001,One,lots,true,\n300-W002,,10,perhaps,\n300-W003,"Three, Sdn Bhd",10,false,\n',
  );
  const { exitCode, stderr } = await ledgerline(['import', 'create-debtor', name]);
  assert.equal(exitCode, 3);
  for (const place of [
    'wrong.csv:1:5 nickname',
    'wrong.csv:2:3 creditLimit',
    'wrong.csv:3:2 companyName',
    'wrong.csv:3:4 isActive',
  ])
    assert.ok(stderr.includes(place), `${place} in\n${stderr}`);
  const server = await ledgerline([
    'import',
    'create-debtor',
    file('long.csv', `debtorCode,companyName\n300-W004,\n${'X'.repeat(40)},Long\n`),
  ]);
  assert.ok(server.stderr.includes('long.csv:2:2') && server.stderr.includes('long.csv:3:1'), server.stderr);
  const open = await ledgerline([
    'import',
    'create-debtor',
    file('open.csv', 'debtorCode,companyName\n300-W005,"Never closed\n'),
  ]);
  assert.match(open.stderr, /open\.csv:2:1 A quote/);
  const { stdout } = await ledgerline(['--json', 'run', 'read-debtors', '--set', 'search=300-W0']);
  assert.deepEqual(JSON.parse(stdout).rows, []);
});

test('lines of one document are grouped, rows that fail are kept with reasons, and a repeated import sends new rows only', async () => {
  const header = 'docNo,debtorCode,lines.itemCode,lines.qty,lines.uom,lines.unitPrice,lines.location';
  const rows = ['IMP-1,300-A001,WIDGET,2,PCS,10,HQ', 'IMP-1,,WIDGET,3,PCS,20,HQ', 'IMP-2,300-NONE,WIDGET,1,PCS,5,HQ'];
  const name = file('invoices.csv', `${[header, ...rows].join('\n')}\n`);
  const first = await ledgerline([
    '--json',
    'import',
    'create-sales-invoice',
    name,
    '--group-by',
    'docNo',
    '--set',
    'description=Imported',
  ]);
  assert.equal(first.exitCode, 8, first.stderr);
  assert.deepEqual(JSON.parse(first.stdout.trim().split('\n')[0] ?? ''), {
    done: 1,
    alreadyThere: 0,
    failed: 1,
    mustLook: 0,
    failedRows: 'invoices.csv.failed.csv',
  });
  assert.match(readFileSync(join(folder, 'invoices.csv.failed.csv'), 'utf8'), /^docNo.*_reason\nIMP-2,300-NONE.*,4,/);
  const onBook = await ledgerline([
    'import',
    'create-sales-invoice',
    name,
    '--group-by',
    'docNo',
    '--check-only',
    '--check-on-book',
  ]);
  assert.equal(onBook.exitCode, 3);
  assert.match(onBook.stderr, /invoices\.csv:4:\d+ .*300-NONE/);
  const invoice = await ledgerline(['--json', 'run', 'get-sales-invoice', '--set', 'docNo=IMP-1']);
  assert.equal(JSON.parse(invoice.stdout).lines.length, 2);

  writeFileSync(join(folder, name), `${[header, rows[0], rows[1], 'IMP-2,300-A001,WIDGET,1,PCS,5,HQ'].join('\n')}\n`);
  unlinkSync(join(folder, `${name}.ledgerline.ndjson`));
  const again = await ledgerline([
    '--json',
    'import',
    'create-sales-invoice',
    name,
    '--group-by',
    'docNo',
    '--set',
    'description=Imported',
  ]);
  const { done, alreadyThere } = JSON.parse(again.stdout);
  assert.deepEqual([again.exitCode, done, alreadyThere], [0, 1, 1], again.stderr);
  assert.ok(!existsSync(join(folder, 'invoices.csv.failed.csv')));

  writeFileSync(join(folder, name), `${[header, 'IMP-9,300-A001,WIDGET,9,PCS,5,HQ', rows[2]].join('\n')}\n`);
  const changed = await ledgerline([
    'import',
    'create-sales-invoice',
    name,
    '--group-by',
    'docNo',
    '--set',
    'description=Imported',
  ]);
  assert.deepEqual([changed.exitCode, /--allow-changed/.test(changed.stderr)], [3, true], changed.stderr);
  const anew = await ledgerline(['--json', 'import', 'create-sales-invoice', name, '--group-by', 'docNo', '--name', 'december']);
  assert.equal(JSON.parse(anew.stdout.trim().split('\n')[0] ?? '').done, 1, anew.stderr);
});

test('an export reads back as an import, and formulas stay texts', async () => {
  await ledgerline(['run', 'create-debtor', '--set', 'debtorCode=300-ZF1', '--set', 'companyName==HYPERLINK("x")']);
  const exported = await ledgerline(['export', 'read-debtors', '--out', 'debtors.ndjson', '--set', 'limit=5']);
  assert.equal(exported.exitCode, 0, exported.stderr);
  const rows = readFileSync(join(folder, 'debtors.ndjson'), 'utf8').trim().split('\n');
  assert.ok(rows.length > 5 && rows.every((row) => JSON.parse(row).debtorCode));
  const { rows: first, nextCursor } = JSON.parse(
    (await ledgerline(['--json', 'run', 'read-debtors', '--set', 'limit=5'])).stdout,
  );
  file('rest.ndjson.part', first.map((row: unknown) => `${JSON.stringify(row)}\n`).join(''));
  file('rest.ndjson.part.cursor', JSON.stringify({ cursor: nextCursor, rows: 5, columns: [] }));
  await ledgerline(['export', 'read-debtors', '--out', 'rest.ndjson', '--set', 'limit=5', '--resume']);
  assert.deepEqual(readFileSync(join(folder, 'rest.ndjson'), 'utf8').trim().split('\n'), rows);
  await ledgerline(['export', 'read-debtors', '--out', 'debtors.csv', '--payload', '{"limit":500}']);
  assert.match(readFileSync(join(folder, 'debtors.csv'), 'utf8'), /'=HYPERLINK/);
  for (const again of ['again.csv', 'again.tsv']) {
    const columns = 'debtorCode,companyName,address1,phone1,isActive';
    await ledgerline(['export', 'read-debtors', '--out', again, '--columns', columns, '--payload', '{"limit":500}']);
    const checked = await ledgerline(['--json', 'import', 'create-debtor', again, '--check-only']);
    assert.deepEqual(JSON.parse(checked.stdout), { checked: rows.length, problems: 0 }, checked.stderr);
  }
  const misnamed = await ledgerline(['export', 'read-debtors', '--out', 'x.csv', '--columns', 'debtorCode,compnayName']);
  assert.equal(misnamed.exitCode, 2);
  assert.match(misnamed.stderr, /no compnayName. They have: .*companyName/);
});

test('events are printed and forwarded, signed', async () => {
  const tail = await ledgerline(['--json', 'tail', '--from', '2020-01-01T00:00:00Z', '--type', 'command.*', '--no-follow']);
  const events = tail.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).type as string);
  assert.ok(events.includes('command.done') && events.includes('command.failed'));
  const verified: string[] = [];
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    verified.push((await verifyWebhook(body, request.headers, secret)).type);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const env = { ...settings, LEDGERLINE_WEBHOOK_SECRET: secret };
    const { stdout } = await ledgerline(
      ['--json', 'listen', '--forward-to', url, '--from', '2020-01-01T00:00:00Z', '--no-follow'],
      { env },
    );
    assert.ok(verified.length > 5 && stdout.trim().split('\n').length === verified.length);
  } finally {
    receiver.close();
  }
});

test('completion scripts are valid bash, and a terminal shows a bar', async () => {
  const { stdout } = await ledgerline(['completion', 'bash']);
  writeFileSync(join(folder, 'completion.bash'), stdout);
  const bash = spawn('bash', ['-n', join(folder, 'completion.bash')]);
  assert.deepEqual(await once(bash, 'close'), [0, null]);
  // So many that the bar is drawn more than once, on a fast machine too.
  customerFile(join(folder, 'bar.csv'), '300-ZB', 300);
  const command = `stty cols 120; ${process.execPath} ${programPath} import create-debtor bar.csv; ${process.execPath} ${programPath} import create-debtor bar.csv`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { PATH: process.env.PATH, TERM: 'xterm', ...settings },
  });
  let shown = '';
  terminal.stdout.on('data', (chunk) => (shown += chunk));
  await once(terminal, 'close');
  assert.match(shown, /\d of 300 rows, \d+ a second/);
});

test('Ctrl-C in a terminal, while the bar is drawn, ends with 130 and says how to go on', async () => {
  const path = join(folder, 'stopped-there.csv');
  invoiceFile(path, 'Terminal', 300);
  const command = `stty cols 120; exec ${process.execPath} ${programPath} import create-ar-invoice stopped-there.csv`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { PATH: process.env.PATH, TERM: 'xterm', ...settings },
  });
  const closed = once(terminal, 'close');
  let shown = '';
  terminal.stdout.on('data', (chunk) => (shown += chunk));
  await untilGrown(`${path}.ledgerline.ndjson`, 9_000, terminal);
  // The key, not the signal: what a terminal makes of it depends on how the program has set it.
  terminal.stdin.write('\u0003');
  assert.deepEqual(await closed, [130, null], shown);
  assert.match(shown, /\d+ of 300 rows/);
  assert.match(shown.trimEnd().split('\n').at(-1) ?? '', /Run the same command again to continue/);
  const booked = await bookedRows(ledgerline, 'Terminal');
  assert.ok(booked.length > 0 && booked.length < 300);
});

test('a list without rows says so, and prints no line for programs', async () => {
  const fresh = await openSandbox(system);
  const env = { ...settings, LEDGERLINE_API_KEY: fresh.tenantKey, XDG_CONFIG_HOME: join(folder, 'fresh') };
  const lists: readonly (readonly [RegExp, readonly string[]])[] = [
    [/No app keys yet\. Create one with: ledgerline keys create NAME/, ['keys', 'list']],
    [/No commands yet/, ['commands', 'list']],
    [/No commands match/, ['commands', 'list', '--status', 'failed']],
    [/No profiles yet/, ['profiles']],
    [/No command type matches “qqqqqq”/, ['search', 'qqqqqq']],
    [/No events found/, ['tail', '--no-follow', '--type', 'command.failed']],
  ];
  for (const [sentence, parameters] of lists) {
    const said = await ledgerline(parameters, { env });
    assert.deepEqual([said.exitCode, said.stdout], [0, ''], parameters.join(' '));
    assert.match(said.stderr, sentence);
    assert.equal((await ledgerline(['--json', ...parameters], { env })).stdout, '');
  }
});

test('Ctrl-C while events are followed says where to go on', async () => {
  const child = startProgram(['tail', '--json', '--from', '2026-01-01T00:00:00Z'], settings, folder);
  const closed = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  assert.deepEqual(await closed, [130, null], said);
  const [, cursor = ''] = /--cursor (\S+)/.exec(said) ?? [];
  assert.equal((await ledgerline(['tail', '--no-follow', '--cursor', cursor])).exitCode, 0);
});

test('Ctrl-C lets what is under way end, says how to go on, and ends with 130', async () => {
  const path = join(folder, 'stopped.csv');
  invoiceFile(path, 'Stopped', 300);
  const child = startProgram(['import', 'create-ar-invoice', 'stopped.csv'], settings, folder);
  const closed = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  await untilGrown(`${path}.ledgerline.ndjson`, 9_000, child);
  child.kill('SIGINT');
  assert.deepEqual(await closed, [130, null], said);
  assert.match(said, /Run the same command again/);
  const booked = await bookedRows(ledgerline, 'Stopped');
  assert.ok(booked.length > 0 && booked.length < 300);
});

test('an import that is killed again and again runs each row once, in the order of the file', async () => {
  const rows = 120;
  const path = join(folder, 'killed.csv');
  invoiceFile(path, 'Killed', rows);
  await importWithKills(path, { kills: 3, settings, seed: 7 });
  assert.deepEqual(
    await bookedRows(ledgerline, 'Killed'),
    Array.from({ length: rows }, (_, index) => index + 1),
  );
});
