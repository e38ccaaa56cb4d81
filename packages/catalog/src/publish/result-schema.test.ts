import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Recipe } from '../build.ts';
import { findRecipe, recipes } from '../catalog.ts';
import { newAjv } from '../check/ajv.ts';
import { REPORT_TEMPLATES } from '../declaration/report-template.ts';
import { resultsOf } from '../results/result-of.ts';
import type { ResultShape } from '../results/result-shape.ts';
import { exampleResultOf } from './example-result.ts';
import { resultFaults } from './result-check.ts';
import { otherResults, resultReference } from './result-reference.ts';
import { resultSchemaOf, shapesOf } from './result-schema.ts';
import { resultText } from './result-text.ts';

const shapes = new Set<ResultShape>();
for (const { commandType } of recipes()) for (const shape of resultsOf(commandType)) shapesOf(shape, shapes);

test('the published example result of every command type is as its command type declares', () => {
  assert.deepEqual(
    recipes().flatMap(({ commandType }) => resultFaults(commandType, exampleResultOf(commandType))),
    [],
  );
});

const recipeOf = (commandType: string): Recipe => {
  const recipe = findRecipe(commandType);
  assert.ok(recipe, commandType);
  return recipe;
};

test('the description of a result says what it contains', () => {
  const texts = recipes().map((recipe) => resultText(recipe));
  for (const text of texts) assert.match(text, /^[A-Z][^`]*\.$/);
  const said = (commandType: string): string => resultText(recipeOf(commandType));
  assert.equal(said('list-stock-receives'), 'Stock receives, newest first.');
  assert.equal(said('read-sales-invoice-lines'), 'Sales invoice lines, newest first.');
  assert.equal(said('create-sales-invoice'), 'The sales invoice as saved.');
  assert.equal(said('void-sales-invoice'), 'The sales invoice after it was voided.');
  assert.equal(said('transfer-sales-order-to-delivery-order'), 'The delivery order that the transfer created.');
  assert.equal(said('bulk-create-sales-invoices'), 'The result of every row.');
});

test('a result schema needs nothing around it', () => {
  const ajv = newAjv({ meta: true, validateSchema: true, strictTypes: false, code: { optimize: false } });
  for (const commandType of ['get-ar-invoice', 'create-item', 'bulk-create', 'einvoice.submit', 'debtor-statement-report']) {
    const validate = ajv.compile(resultSchemaOf(recipeOf(commandType)));
    assert.ok(validate(exampleResultOf(commandType)), `${commandType}: ${ajv.errorsText(validate.errors)}`);
    assert.ok(validate({ ok: false, saved: false, error: { code: 'NOT_FOUND', message: 'It is not there.', details: [] } }));
    assert.ok(!validate({ ...exampleResultOf(commandType), surprise: 1 }), commandType);
  }
});

test('a result that does not fit is named with its command type and path', () => {
  const result = exampleResultOf('create-sales-invoice') as { readonly lines: readonly object[] };
  assert.deepEqual(resultFaults('create-sales-invoice', { ...result, lines: [{ ...result.lines[0], colour: 'red' }] }), [
    'create-sales-invoice: /lines/0/colour is not declared',
  ]);
  assert.deepEqual(resultFaults('create-sales-invoice', { ...result, docKey: 7 }), [
    'create-sales-invoice: /docKey must be string',
  ]);
  assert.deepEqual(resultFaults('create-sales-invoice', { ok: false, saved: false, error: { code: 'X', message: 'X' } }), [
    "create-sales-invoice: /error must have required property 'details'",
  ]);
});

test('different shapes have different names', () => {
  const named = new Map<string, ResultShape>();
  for (const shape of shapes) {
    const known = named.get(shape.name);
    assert.ok(known === undefined || JSON.stringify(known) === JSON.stringify(shape), `Two shapes are named ${shape.name}.`);
    named.set(shape.name, shape);
  }
});

test('a base is never a result or a part of one by itself', () => {
  const bases = new Set([...shapes].flatMap((shape) => shape.bases.map(({ name }) => name)));
  const used = [...shapes].flatMap((shape) =>
    Object.values(shape.members).flatMap((member) =>
      member.kind === 'object' || member.kind === 'rows' ? [member.of.name] : [],
    ),
  );
  const results = recipes().flatMap(({ commandType }) => resultsOf(commandType).map(({ name }) => name));
  assert.deepEqual(
    [...used, ...results].filter((name) => bases.has(name)),
    [],
  );
});

/** Shapes whose keys are native names. */
const isNative = ({ name }: ResultShape): boolean => /\.fields$|^DocumentFields$|^FixedAssetAccount$/.test(name);

test('names are in camelCase, native names in PascalCase, and every field has a description', () => {
  for (const shape of shapes)
    for (const [name, member] of Object.entries(shape.members)) {
      const isPascal = isNative(shape) && name !== 'readErrors';
      assert.match(name, isPascal ? /^[A-Z][A-Za-z0-9]*$/ : /^[a-z][A-Za-z0-9]*$/, `${shape.name} ${name}`);
      assert.match(member.text, /^\S.*[^.]\.$/, `${shape.name} ${name}: ${member.text}`);
      for (const when of [member.absent, member.nullIf])
        if (when !== undefined)
          assert.match(when, /^(?:if|unless|except|in|on|for|while|until|always)\b.*[^.]$/, `${shape.name} ${name}: ${when}`);
    }
});

test('every amount, quantity and rate has a unit', () => {
  const lacking = [...shapes].flatMap((shape) =>
    Object.entries(shape.members).flatMap(([name, member]) =>
      member.kind === 'value' && member.schema['x-decimals'] !== undefined && member.unit === undefined
        ? [`${shape.name} ${name}`]
        : [],
    ),
  );
  assert.deepEqual(lacking, []);
});

test('the reference of a result lists its fields with units and absence', () => {
  const rows = new Map(resultReference('get-sales-invoice').map((row) => [row.path, row]));
  assert.equal(rows.get('fields.FinalTotal')?.unit, 'document currency');
  assert.equal(rows.get('lines[].dtlKey')?.type, 'string');
  assert.equal(rows.get('fields.DueDate')?.format, 'date');
  assert.match(rows.get('lines[].itemCode')?.absent ?? '', /^if/);
  assert.equal(rows.get('ok')?.absent, undefined);
  assert.ok(rows.has('postings[].debit'));
});

test('a command with several results names the fields of each that the first does not have', () => {
  const others = otherResults('statement-report-html');
  assert.equal(others.length, Object.keys(REPORT_TEMPLATES).length);
  const sheet = others.find(({ text }) => text === 'Balance sheet as a file, if template is balance-sheet.');
  assert.ok(sheet?.paths.includes('report.totals.netAssets') && !sheet.paths.includes('report.totals'));
  assert.deepEqual(otherResults('read-debtors'), []);
});
