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
  const passed: object[] = [];
  class Ledgerline {
    constructor({ connectorId, companyId }: Record<string, string>) {
      passed.push({ connectorId, companyId });
    }
    async run(type: string, payload: object, options: object): Promise<void> {
      passed.push({ type, payload, ...options });
    }
  }
  const text = typescriptText({ request, baseUrl: 'http://x' }).replaceAll(/^import .*$/gm, '');
  const run = new Function('Ledgerline', 'console', 'process', `return (async () => {${text}})()`);
  await run(Ledgerline, { log: () => {} }, { env: {} });
  assert.deepEqual(Object.assign({}, ...passed), request);
});
