import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { typescriptText } from '../../packages/cloud/src/pages/developers/sample.ts';

const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
const types = new URL('../../packages/client/src/generated/', import.meta.url).pathname;
const nodeTypes = new URL('../../node_modules/@types', import.meta.url).pathname;
const OPTIONS = [
  ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--module', 'nodenext', '--target', 'esnext', '--types', 'node', '--typeRoots', nodeTypes],
];

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

/** The sample of every recipe page, each in a function of its own. */
function samples(): string {
  const texts = recipes().map((recipe) => {
    const text = typescriptText({
      request: exampleRequest(recipe),
      baseUrl: 'http://127.0.0.1:8080',
      hasArtifact: recipe.hasArtifact,
    });
    const [imports, body] = [text.match(/^import .*$/gm) ?? [], text.replaceAll(/^import .*$/gm, '')];
    assert.ok(
      imports.every((line) => line === IMPORT || line === IMPORT_NODE),
      text,
    );
    return `async function sample${recipe.displayOrder}() {${body}}`;
  });
  const home = join(types, '..');
  return [
    IMPORT.replace('@ledgerline/client', join(home, 'index.ts')),
    IMPORT_NODE.replace('@ledgerline/client/node', join(home, 'node.ts')),
    ...texts,
    `export const all = [${recipes().map(({ displayOrder }) => `sample${displayOrder}`)}];`,
    '',
  ].join('\n');
}

const IMPORT = "import { Ledgerline } from '@ledgerline/client';";
const IMPORT_NODE = "import { save } from '@ledgerline/client/node';";

test('every example and every sample compiles as its own type, and wrong names, types and results do not', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'client-types-'));
  try {
    writeFileSync(join(folder, 'examples.ts'), program());
    writeFileSync(join(folder, 'samples.ts'), samples());
    const startedAt = performance.now();
    const files = ['examples.ts', 'samples.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...OPTIONS, ...files], {
      encoding: 'utf8',
      cwd: folder,
    });
    context.diagnostic(`${COMMAND_TYPE_COUNT} examples and samples checked in ${Math.round(performance.now() - startedAt)} ms`);
    assert.equal(status, 0, `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
