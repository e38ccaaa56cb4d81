import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { recipes } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { curlText, readableJson, typescriptText } from './sample.ts';

test('readable JSON is the same JSON, for every example', () => {
  for (const recipe of recipes()) {
    const request = exampleRequest(recipe);
    assert.deepEqual(JSON.parse(readableJson(request)), request);
  }
});

test('a shell takes the body of the curl sample as it is meant, also with quotes in it', () => {
  const request = {
    commandId: 'c',
    connectorId: 'x',
    companyId: 'SAMPLE',
    type: 't',
    payload: { note: 'Ali\'s $HOME `x` \\ "quoted" 发票' },
  };
  const text = curlText({ request, baseUrl: 'http://127.0.0.1' }).replace(/^curl/, "printf '%s\\n'");
  const { stdout } = spawnSync('sh', ['-c', text], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(stdout.slice(stdout.indexOf('{'))), request);
});

test('the TypeScript sample sends the same request', async () => {
  const request = {
    commandId: 'c',
    connectorId: 'x',
    companyId: 'SAMPLE',
    type: 't',
    payload: { 'a-b': "it's", rows: [{ on: true, off: null, n: 1.5 }] },
  };
  const sent: string[] = [];
  const fetching = async (_url: string, { body }: { body: string }) => {
    sent.push(body);
    return { json: async () => ({ ok: true, command: { status: 'done', result: {} } }) };
  };
  const run = new Function(
    'fetch',
    'console',
    'process',
    `return (async () => {${typescriptText({ request, baseUrl: 'http://x' })}})()`,
  );
  await run(fetching, { log: () => {} }, { env: {} });
  assert.deepEqual(JSON.parse(sent[0] ?? ''), request);
});
