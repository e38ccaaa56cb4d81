import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { isReady } from '../debian-packages.ts';
import { openSandbox, type RunningSystem, startSystem } from '../running-system.ts';
import { commandBlocks, type DocBlock } from './docs-blocks.ts';

/**
 * Every command of every page runs, on the Node of the machine, in the order of the page, against a cloud as `npm start` starts it. What
 * cannot run is marked in the page with the reason.
 */

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT }).toSorted()];
const DOCS_ADDRESS = 'http://127.0.0.1:8080';
const RECEIVER_PORT = '3000';
const PAGES_AT_A_TIME = 2;
/** Marked blocks stay few. */
const MARKED_MAX = 27;

const machinePath = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));

let system: RunningSystem;
let scratch: string;
before(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'docs-commands-'));
  system = await startSystem();
  for (let tries = 0; tries < 300; tries += 1) {
    const offered = (await (await fetch(`${system.baseUrl}/downloads`)).json()) as { packages: readonly object[] };
    if (offered.packages.length > 0) return;
    await pause(200);
  }
  throw new Error('The packages under /downloads were not prepared.');
});
after(async () => {
  await system?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** A folder that looks like the project, in which pages can write what they like. */
function projectFor(page: string): { readonly project: string; readonly home: string } {
  const folder = join(scratch, page.replaceAll(/\W/g, '-'));
  const [project, home] = [join(folder, 'project'), join(folder, 'home')];
  for (const made of [project, join(home, '.local/bin'), join(project, 'path/to')]) mkdirSync(made, { recursive: true });
  for (const name of readdirSync(ROOT)) {
    if (name === '.git' || name === 'data' || name === 'dist') continue;
    if (name.startsWith('package') && name.endsWith('.json')) copyFileSync(join(ROOT, name), join(project, name));
    else symlinkSync(join(ROOT, name), join(project, name));
  }
  symlinkSync(system.folder, join(project, 'data'));
  return { project, home };
}

interface Surroundings {
  readonly project: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** A tenant of its own, an account book MAIN and what a page names without making it. */
async function surroundings(page: string): Promise<Surroundings> {
  const { project, home } = projectFor(page);
  const tenant = await openSandbox(system);
  const host = new URL(system.baseUrl).hostname;
  const [name, value] = (/ledgerline_session=[^;]+/.exec(tenant.cookie)?.[0] ?? '').split('=');
  writeFileSync(join(project, 'cookies.txt'), `#HttpOnly_${host}\tFALSE\t/\tFALSE\t0\t${name}\t${value}\n`);
  copyFileSync(join(ROOT, 'docs/pictures/invoice.png'), join(project, 'logo.png'));
  const environment = {
    PATH: [join(home, '.local/bin'), join(home, '.npm/bin'), ...machinePath].join(delimiter),
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    npm_config_prefix: join(home, '.npm'),
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(home, '.npm-cache'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fetch_retries: '0',
    PIP_NO_INDEX: '1',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_API_KEY: tenant.tenantKey,
    LEDGERLINE_CONNECTOR: tenant.connectorId,
    LEDGERLINE_COMPANY: 'SAMPLE',
    ADMIN_KEY: readFileSync(join(system.folder, 'admin.key'), 'utf8').trim(),
    TENANT_ID: await tenantIdOf(tenant.tenantKey),
    // Programs of this tree are compiled once for all commands.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  };
  return { project, environment };
}

async function tenantIdOf(key: string): Promise<string> {
  const response = await fetch(`${system.baseUrl}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
  return ((await response.json()) as { tenant: { tenantId: string } }).tenant.tenantId;
}

/** Pages that speak of a book MAIN, and of one at path/to/book.sqlite, that another page has made. */
const WITH_BOOK = ['docs/accounting.md', 'docs/reports.md', 'docs/drivers.md', 'docs/einvoice.md'];
const MAKE_BOOK = `ln -s "$PWD/node_modules/.bin/ledgerline-connector" ~/.local/bin/ledgerline-connector
mkdir -p ~/.ledgerline-connector
curl -s -b cookies.txt ${DOCS_ADDRESS}/app/connector-config.json > ~/.ledgerline-connector/connector-config.json
ledgerline-connector new-book --company MAIN --template trading --name Maju --base-currency MYR --fiscal-year-start 2025-01-01
cp ~/.ledgerline-connector/books/MAIN.sqlite path/to/book.sqlite`;

/** The blocks as one script, so that what one sets the next has. Requests that are rejected fail too. */
function scriptOf(page: string, blocks: readonly DocBlock[]): string {
  const steps = blocks.map(({ line, script, until, before: preparation }) => {
    const text = `${preparation === null ? '' : `${preparation}\n`}${until === null ? showingExits(script) : inBackground(script, until, line)}`;
    return `printf "\\n@@ %s\\n" "${page}:${line}"\n${text}`;
  });
  return [
    'set -e',
    'curl() { command curl --fail-with-body "$@"; }',
    `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT`,
    ...(WITH_BOOK.includes(page) ? [MAKE_BOOK] : []),
    ...steps,
    'printf "\\n@@ end\\n"',
  ].join('\n');
}

const inBackground = (script: string, until: string, line: number): string => `( exec ${script} ) > "$HOME/${line}.log" 2>&1 &
for try in $(seq 300); do grep -q '${until}' "$HOME/${line}.log" && break; sleep 0.2; done
grep -q '${until}' "$HOME/${line}.log" || { cat "$HOME/${line}.log"; exit 1; }`;

/** A line that shows how a program exits may fail. */
const showingExits = (script: string): string => script.replaceAll(/^(.*; echo "exit code \$\?")$/gm, 'set +e\n$1\nset -e');

/** Only addresses, ports and ids that differ from run to run are replaced. */
const rewritten = (script: string, connectorId: string, port: number): string =>
  script
    .replaceAll(DOCS_ADDRESS, system.baseUrl)
    .replaceAll(RECEIVER_PORT, String(port))
    .replaceAll(/sandbox_[0-9a-f]{20}/g, connectorId);

const SCRIPT_MS_MAX = 600_000;

async function run(script: string, { project, environment }: Surroundings): Promise<{ code: number | null; printed: string }> {
  const shell = spawn('bash', ['-c', script], {
    cwd: project,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: SCRIPT_MS_MAX,
    detached: true,
  });
  let printed = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((resolve) => shell.once('close', resolve));
  endGroup(shell.pid);
  return { code, printed };
}

/** Ends what a page started in the background: the shell ends npm, and not the program that npm started. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing of it runs.
  }
}

const counts = { run: 0, marked: 0 };

/** The programs that pages use besides Node and curl, by a word of their blocks. */
const PROGRAMS = { hledger: 'hledger', mono: 'mono', python3: 'python', pip: 'python' } as const;

const areProgramsReady = (blocks: readonly DocBlock[]): boolean =>
  Object.entries(PROGRAMS).every(([word, need]) => !blocks.some(({ script }) => script.includes(word)) || isReady(need));

// Each has a tenant and folders of its own, and mostly waits.
describe('the pages', { concurrency: PAGES_AT_A_TIME }, () => {
  for (const page of PAGES) {
    const blocks = commandBlocks(readFileSync(join(ROOT, page), 'utf8'));
    const own = blocks.filter(({ notRun }) => notRun === null);
    counts.marked += blocks.length - own.length;
    if (own.length === 0) continue;
    test(`the commands of ${page} run: ${own.length} blocks`, { skip: !areProgramsReady(own) }, async () => {
      const around = await surroundings(page);
      const script = rewritten(scriptOf(page, own), around.environment.LEDGERLINE_CONNECTOR ?? '', await freePort());
      const { code, printed } = await run(script, around);
      const last = [...printed.matchAll(/^@@ (.*)$/gm)].at(-1);
      assert.ok(
        code === 0 && last?.[1] === 'end',
        `${last?.[1]} failed with ${code}:\n${printed.slice(last?.index).slice(0, 3_000)}`,
      );
      counts.run += own.length;
    });
  }
});

test('blocks that are not run say why, and are few', () => {
  console.log(`${counts.run} command blocks ran, ${counts.marked} are marked as not run.`);
  assert.ok(counts.marked <= MARKED_MAX, `${counts.marked} blocks are marked.`);
});
