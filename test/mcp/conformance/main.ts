/**
 * Runs the official conformance suite of the protocol against a cloud with a sandbox. `npm ci --prefix test/mcp/conformance` installs the suite, which is
 * too heavy for every test run. A scenario of expected-failures.yml that passes is a failure too, so that the list stays true.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSandbox, startSystem } from '../../running-system.ts';
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

const suite = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const baseline = join(import.meta.dirname, 'expected-failures.yml');

async function run(url: string, revision: string, scenario: string): Promise<boolean> {
  const options = ['--url', url, '--scenario', scenario, '--spec-version', revision, '--expected-failures', baseline];
  const child = spawn(process.execPath, [suite, 'server', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(
    `${code === 0 ? 'ok ' : 'bad'}  ${revision}  ${scenario}  ${/\d+\/\d+ passed[^\n]*|Passed: [^\n]*/.exec(printed)?.[0] ?? ''}`,
  );
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
process.exitCode = failed === 0 ? 0 : 1;
