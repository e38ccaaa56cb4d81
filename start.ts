/** `npm start`: runs the cloud, keeps one sandbox host beside it, and says where to go. */

import { fork } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { RunningCloud } from '@ledgerline/cloud';
import { firstSteps } from './first-steps.ts';

// The second start is twice as quick when Node remembers what it has compiled.
enableCompileCache();
const { localUrlOf, runCloud } = await import('@ledgerline/cloud');

/** What each step is for, in the order of the steps. */
const captions = [
  'Or from here: sign up, and keep the session cookie and the tenant key:',
  'Open the sandbox with its two account books, SAMPLE and BLANK, and keep its connectorId:',
  'Then run the first command and wait for its result:',
];

function welcome({ config }: RunningCloud): void {
  const { baseUrl } = config;
  const steps = firstSteps(baseUrl).map((step, index) => `${captions[index]}\n\n${indented(step)}`);
  console.log(`
Ledgerline listens on ${baseUrl}

Sign up in the portal: ${baseUrl}/signup

${steps.join('\n\n')}

Every command type is described at ${baseUrl}/developers
Stop with Ctrl-C.
`);
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

const hostProgram = new URL('./packages/connector/src/sandbox/main.ts', import.meta.url).pathname;
const RESTART_AFTER_MS = 2_000;

/** A sandbox host that dies is started again; it goes on from its journal. It stops when this process does. */
function keepSandboxHost({ config }: Pick<RunningCloud, 'config'>): void {
  const host = fork(hostProgram, {
    env: {
      ...process.env,
      SANDBOX_CLOUD_URL: localUrlOf(config),
      SANDBOX_ADMIN_KEY: config.adminKey,
      SANDBOX_FOLDER: join(config.dataDirectory, 'sandbox'),
    },
  });
  host.once('exit', (code) => {
    if (code === 0) return;
    console.error(`The sandbox host ended with ${code}; it is started again.`);
    setTimeout(keepSandboxHost, RESTART_AFTER_MS, { config }).unref();
  });
}

await runCloud(process.env, (cloud) => {
  welcome(cloud);
  if (cloud.config.isSandboxOffered) keepSandboxHost(cloud);
});
