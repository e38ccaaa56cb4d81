/**
 * Runs the official conformance suite of the protocol against a cloud with a sandbox. `npm ci --prefix test/mcp/conformance` installs the suite, which is
 * too heavy for every test run. A scenario of expected-failures.yml that passes is a failure too, so that the list stays true.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSandbox, startSystem } from '../../running-system.ts';
import { openFixtureServer } from './fixture-server.ts';
import { openRelay } from './relay.ts';

/** What does not need the tools of the suite's own example server, by protocol revision. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  '2026-07-28': [
    'server-stateless',
    'caching',
    'http-header-validation',
    'tools-list',
    'resources-list',
    'prompts-list',
    'sep-2164-resource-not-found',
    'dns-rebinding-protection',
  ],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'],
};

/** The requirements that were frozen with a revision, all of which the fixture server meets. */
const REQUIREMENTS = '2026-07-28';

const suite = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const baseline = join(import.meta.dirname, 'expected-failures.yml');

async function run(url: string, revision: string, scenario: string): Promise<boolean> {
  const options = ['--scenario', scenario, '--spec-version', revision, '--expected-failures', baseline];
  return runSuite(url, `${revision}  ${scenario}`, options);
}

async function runSuite(url: string, what: string, options: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [suite, 'server', '--url', url, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`${code === 0 ? 'ok ' : 'bad'}  ${what}  ${/\d+\/\d+ passed[^\n]*|Passed: [^\n]*/.exec(printed)?.[0] ?? ''}`);
  if (code !== 0) console.log(printed);
  return code === 0;
}

const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
const { tenantKey } = await openSandbox(system);
const relay = await openRelay(system.baseUrl, tenantKey);
let failed = 0;
for (const [revision, scenarios] of Object.entries(SCENARIOS)) {
  for (const scenario of scenarios) if (!(await run(relay.url, revision, scenario))) failed += 1;
}
await relay.close();
await system.stop();
const fixtures = await openFixtureServer();
if (!(await runSuite(fixtures.url, `requirements of ${REQUIREMENTS}`, ['--requirements', REQUIREMENTS]))) failed += 1;
await fixtures.close();
process.exitCode = failed === 0 ? 0 : 1;
