/** `npm start`: runs the cloud and says where to go. */

import { type RunningCloud, runCloud } from '@ledgerline/cloud';

function welcome({ config }: RunningCloud): void {
  const { baseUrl } = config;
  console.log(`
Ledgerline listens on ${baseUrl}

Sign up in the portal: ${baseUrl}/signup
or from here, and keep the session cookie; the answer holds tenantApiKey and connectorId:

  curl -s -c cookies.txt ${baseUrl}/signup -H 'content-type: application/json' \\
    -d '{ "companyName": "Kedai Contoh", "email": "you@example.com", "password": "a short sentence" }'

Then queue the first command:

  curl -s ${baseUrl}/v1/commands -H "Authorization: Bearer $TENANT_API_KEY" -H 'content-type: application/json' \\
    -d '{ "commandId": "hello-1", "connectorId": "'"$CONNECTOR_ID"'", "companyId": "SAMPLE", "type": "read-debtors" }'

It waits until a connector fetches it. Every command type is described at ${baseUrl}/developers/recipes.json
Stop with Ctrl-C.
`);
}

await runCloud(process.env, welcome);
