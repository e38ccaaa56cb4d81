/** The first requests to a cloud, to be pasted into a shell. `npm start` prints them; the README shows the same. */

/** Curl sends the requests, Node reads the responses. Both are available wherever this project runs. */
export const firstSteps = (baseUrl: string): readonly string[] => [
  `field() { node -p "const answer = JSON.parse(require('fs').readFileSync(0)); if (answer.error) throw Error(answer.error.message); answer.$1"; }
export LEDGERLINE_URL=${baseUrl} LEDGERLINE_COMPANY=SAMPLE
export LEDGERLINE_API_KEY=$(curl -s -c cookies.txt $LEDGERLINE_URL/signup -H 'content-type: application/json' \\
  -d '{ "companyName": "Kedai Contoh", "email": "you@example.com", "password": "a short sentence" }' | field tenantApiKey)`,

  `export LEDGERLINE_CONNECTOR=$(curl -s -b cookies.txt -X POST $LEDGERLINE_URL/app/sandbox | field connector.connectorId)`,

  `curl -s "$LEDGERLINE_URL/v1/commands?wait=30" \\
  -H "Authorization: Bearer $LEDGERLINE_API_KEY" -H 'content-type: application/json' \\
  -d '{ "commandId": "hello-1", "connectorId": "'"$LEDGERLINE_CONNECTOR"'", "companyId": "SAMPLE", "type": "read-debtors" }'`,
];
