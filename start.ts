/** `npm start`: runs the cloud, keeps one sandbox host beside it, and says where to go. */

import { fork } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { RunningCloud } from '@ledgerline/cloud';

// The second start is twice as quick when Node remembers what it has compiled.
enableCompileCache();
const { localUrlOf, runCloud } = await import('@ledgerline/cloud');

function welcome({ config }: RunningCloud): void {
  const { baseUrl } = config;
  console.log(`
Ledgerline listens on ${baseUrl}

Sign up in the portal: ${baseUrl}/signup
or from here, and keep the session cookie; the answer holds tenantApiKey:

  curl -s -c cookies.txt ${baseUrl}/signup -H 'content-type: application/json' \\
    -d '{ "companyName": "Kedai Contoh", "email": "you@example.com", "password": "a short sentence" }'

Open a sandbox with two account books, SAMPLE and BLANK; the answer holds connectorId:

  curl -s -b cookies.txt -X POST ${baseUrl}/app/sandbox

Then run the first command and wait for its result:

  curl -s '${baseUrl}/v1/commands?wait=30' -H "Authorization: Bearer $TENANT_API_KEY" -H 'content-type: application/json' \\
    -d '{ "commandId": "hello-1", "connectorId": "'"$CONNECTOR_ID"'", "companyId": "SAMPLE", "type": "read-debtors" }'

Every command type is described at ${baseUrl}/developers/recipes.json
Stop with Ctrl-C.
`);
}

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
