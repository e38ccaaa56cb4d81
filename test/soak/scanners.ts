/**
 * Scans a cloud of its own with programs that we did not write: `npm run soak:scanners -- wapiti sqlmap slowhttptest --minutes 5`. Wapiti
 * crawls pages and tries inputs, sqlmap tries to reach the database, slowhttptest holds connections open. They reach loopback alone.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPER_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from '../browser/shown-pages.ts';
import { isReady } from '../debian-packages.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '5' } } });

const SLOW_CONNECTIONS = 1_000;
const SLOW_SECONDS = 60;

if (!isReady('scanners')) process.exit(1);
const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0', TENANT_LIMIT_PER_MINUTE: '0', ADDRESS_LIMIT_PER_MINUTE: '0' });
const tenant = await openSandbox(system);
await tenant.run('create-debtor', { debtorCode: '300-S001', companyName: 'Scanned' }, 'BLANK', 'scanned-1');
const folder = mkdtempSync(join(tmpdir(), 'scanners-'));
const findings: string[] = [];

async function run(program: string, options: readonly string[]): Promise<string> {
  const child = spawn(program, options, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) findings.push(`${program} ended with ${code}: ${printed.slice(-500)}`);
  return printed;
}

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly WapitiFinding[]>>;
  readonly anomalies: Readonly<Record<string, readonly WapitiFinding[]>>;
  readonly infos: { readonly crawled_pages_nbr?: number };
}

interface WapitiFinding {
  readonly method: string;
  readonly path: string;
  readonly info: string;
}

/** Those that ask a server of the makers of Wapiti are left out. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

async function wapiti(): Promise<void> {
  const report = join(folder, 'wapiti.json');
  const seconds = String(Math.round(Number(values.minutes) * 60));
  for (const [who, headers] of [
    ['a stranger', []],
    ['an owner', ['-H', `Cookie: ${tenant.cookie}`]],
  ] as const) {
    // Its crawler follows few links of ours.
    const starts = [...PUBLIC_PAGES, ...DEVELOPER_PAGES, ...PORTAL_PAGES].flatMap((path) => ['-s', system.baseUrl + path]);
    const limits = [
      '--max-scan-time',
      seconds,
      '--scope',
      'folder',
      '--flush-session',
      '--no-bugreport',
      '-d',
      '4',
      '-v',
      '1',
      '-m',
      MODULES,
    ];
    const printed = await run('wapiti', [
      '-u',
      `${system.baseUrl}/`,
      ...starts,
      ...headers,
      ...limits,
      '-f',
      'json',
      '-o',
      report,
    ]);
    if (!existsSync(report)) {
      findings.push(`wapiti wrote no report: ${printed.slice(-2_000)}`);
      continue;
    }
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as WapitiReport;
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, each]) =>
      each.map(({ method, path, info }) => `wapiti, as ${who}: ${kind}: ${method} ${path}: ${info}`),
    );
    const { status } = await fetch(`${system.baseUrl}/portal`, { headers: { cookie: tenant.cookie }, redirect: 'manual' });
    console.log(`wapiti, as ${who}: ${found.length} findings; the session is ${status === 200 ? 'open' : 'over'} afterwards`);
    for (const line of printed.split('\n').filter((each) => /^\[\*\] (?:Saving|Launching|Wapiti found)/.test(each)))
      console.log(`    ${line}`);
    findings.push(...found);
  }
}

/** Where text of callers gets to the database. */
const QUERIES: readonly (readonly [path: string, body?: object])[] = [
  ['/v1/commands?status=done&type=create-debtor&limit=5&search=one'],
  ['/v1/commands/scanned-1?wait=0'],
  ['/v1/events?cursor=0&limit=5'],
  ['/v1/books?limit=5&cursor=one'],
  ['/portal/commands?search=one&standing=unknown&sort=-took'],
  ['/login', { email: 'one@example.com', password: 'one' }],
  ['/v1/commands', { commandId: 'one', connectorId: 'one', companyId: 'one', type: 'read-debtors', payload: { search: 'one' } }],
];

async function sqlmap(): Promise<void> {
  for (const [path, body] of QUERIES) {
    const headers = `Authorization: Bearer ${tenant.tenantKey}\nCookie: ${tenant.cookie}${body ? '\nContent-Type: application/json' : ''}`;
    const data = body ? ['--data', JSON.stringify(body)] : [];
    const options = ['--batch', '--level', '2', '--risk', '2', '--flush-session', '--output-dir', folder, '--ignore-code', '*'];
    // Statuses other than 200 are what most of its requests get.
    const printed = await run('sqlmap', [
      '-u',
      system.baseUrl + path,
      '--headers',
      headers,
      '--param-exclude',
      'Cookie',
      ...data,
      ...options,
    ]);
    const isFound = /identified the following injection point|is vulnerable/.test(printed);
    const isTested = /do not appear to be injectable/.test(printed);
    const tests = /had a total of (\d+) HTTP/.exec(printed)?.[1];
    console.log(
      `sqlmap: ${path}: ${isFound ? 'FOUND' : isTested ? 'nothing' : 'not tested'}${tests ? `, ${tests} requests` : ''}`,
    );
    if (isFound || !isTested) findings.push(`sqlmap: ${path}: ${printed.slice(-800)}`);
  }
}

const ATTACKS: Readonly<Record<string, readonly string[]>> = {
  'slow headers': ['-H', '-i', '10'],
  'slow bodies': ['-B', '-i', '10', '-s', '8192'],
  'slow reading': ['-X', '-w', '512', '-y', '1024', '-n', '5', '-z', '32'],
};

async function slowhttptest(): Promise<void> {
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const url = `${system.baseUrl}${name === 'slow bodies' ? '/login' : '/developers'}`;
    const load = ['-c', `${SLOW_CONNECTIONS}`, '-r', '200', '-l', `${SLOW_SECONDS}`, '-p', '5', '-u', url, '-x', '24'];
    await run('slowhttptest', [...attack, ...load, '-g', '-o', join(folder, 'slow')]);
    const rows = readFileSync(join(folder, 'slow.csv'), 'utf8').trim().split('\n').slice(1);
    const isDown = (row: string): boolean => row.split(',').at(-1)?.trim() === '0';
    const closed = Math.max(...rows.map((row) => Number(row.split(',')[1])));
    const downSeconds = rows.filter(isDown).length;
    console.log(
      `slowhttptest, ${name}: unavailable in ${downSeconds} of ${rows.length} seconds, ${closed} connections closed by the cloud`,
    );
    if (downSeconds > 0)
      findings.push(`slowhttptest, ${name}: the cloud did not answer in ${downSeconds} of ${rows.length} seconds`);
  }
}

const SCANNERS: Readonly<Record<string, () => Promise<void>>> = { wapiti, sqlmap, slowhttptest };
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(SCANNERS)) await SCANNERS[name]?.();
  const health = await fetch(`${system.baseUrl}/health`);
  if (!health.ok) findings.push(`The cloud is not healthy: ${health.status}.`);
  const failures = system
    .printed()
    .split('\n')
    .filter((line) => line.includes('a request failed') || line.includes('"level":"fatal"'));
  findings.push(...failures.slice(0, 20));
} finally {
  await system.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const finding of findings) console.log(finding);
if (findings.length > 0) process.exitCode = 1;
