import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '@ledgerline/catalog';

const compiler = new URL('../node_modules/typescript/bin/tsc', import.meta.url).pathname;
const types = new URL('../packages/client/src/generated/', import.meta.url).pathname;
const OPTIONS = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--allowImportingTsExtensions'];

/** Each of these lines must not compile. */
const WRONG = [
  "send('create-sales-invoise', { debtorCode: '300-A001', lines: [] });",
  "send('create-sales-invoice', { lines: [{ itemCode: 'P1', qty: 1 }] });",
  "send('create-sales-invoice', { debtorCode: '300-A001', lines: [{ itemCode: 'P1', qty: '1' }] });",
  "send('create-sales-invoice', { debtorCode: '300-A001', items: [{ itemCode: 'P1', qty: 1 }] });",
  "send('create-sales-invoice', { debtorCode: '300-A001', lines: [{ itemCode: 'P1', qnty: 1 }] });",
  "send('create-sales-invoice', { creditorCode: '400-S001', lines: [{ itemCode: 'P1', qty: 1 }] });",
  "send('create-item', { itemCode: 'P1', description: 'Pen', baseUom: 'PCS', costingMethod: 'LIFO' });",
  "send('list-sales-invoices', { status: 'saved' });",
  "done('read-trial-balance').nothing;",
  "done('create-sales-invoice').document.docNo.toFixed();",
  "done('list-sales-invoices').rows[0]?.finalTotal.trim();",
];

/** A program of a caller: every example as the payload of its own type, then what must not compile. */
function program(): string {
  const examples = recipes().map(
    ({ commandType, examples: [first] }) => `send('${commandType}', ${JSON.stringify(first?.payload ?? {})});`,
  );
  assert.equal(examples.length, COMMAND_TYPE_COUNT);
  return [
    `import type { Commands } from '${join(types, 'commands.ts')}';`,
    "declare function send<T extends keyof Commands>(type: T, payload: Commands[T]['payload']): void;",
    "declare function done<T extends keyof Commands>(type: T): Commands[T]['result'];",
    ...examples,
    "const docNo: string = done('create-sales-invoice').document.docNo;",
    "const total: number | undefined = done('list-sales-invoices').rows[0]?.finalTotal;",
    ...WRONG.flatMap((line) => ['// @ts-expect-error', line]),
    'export { docNo, total };',
    '',
  ].join('\n');
}

test('every example compiles as the payload of its own type, and wrong names, types and results do not', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'client-types-'));
  try {
    const file = join(folder, 'examples.ts');
    writeFileSync(file, program());
    const startedAt = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...OPTIONS, '--types', '', file], {
      encoding: 'utf8',
      cwd: folder,
    });
    context.diagnostic(`${COMMAND_TYPE_COUNT} examples checked in ${Math.round(performance.now() - startedAt)} ms`);
    assert.equal(status, 0, `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
