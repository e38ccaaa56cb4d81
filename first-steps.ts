/** The first requests to a cloud, to be pasted into a shell. `npm start` prints them; the README shows the same. */

/** Curl sends the requests, Node reads the responses. Both are available wherever this project runs. */
export const firstSteps = (baseUrl: string): readonly string[] => [
  `field() { node -p "const answer = JSON.parse(require('fs').readFileSync(0)); if (answer.error) throw Error(answer.error.message); answer.$1"; }
export TENANT_API_KEY=$(curl -s -c cookies.txt ${baseUrl}/signup -H 'content-type: application/json' \\
  -d '{ "companyName": "Kedai Contoh", "email": "you@example.com", "password": "a short sentence" }' | field tenantApiKey)`,

  `export CONNECTOR_ID=$(curl -s -b cookies.txt -X POST ${baseUrl}/app/sandbox | field connector.connectorId)`,

  `curl -s '${baseUrl}/v1/commands?wait=30' \\
  -H "Authorization: Bearer $TENANT_API_KEY" -H 'content-type: application/json' \\
  -d '{ "commandId": "hello-1", "connectorId": "'"$CONNECTOR_ID"'", "companyId": "SAMPLE", "type": "read-debtors" }'`,
];
