import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Recipe, recipes } from '@ledgerline/catalog';
import { exampleResultOf } from '@ledgerline/catalog/publish';
import { lacksOf } from '../../conformance/completed-result.ts';
import { shortenedResult } from '../../conformance/example-result.ts';
import { tested } from '../../conformance/fresh-book.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import { stateOf } from '../../conformance/state.ts';
import { Book } from '../book.ts';
import { fixedClock, openBook } from '../index.ts';
import { fillBlank, fillSample } from '../template/template.ts';

/** Command types that this book does not run yet; once there are none, all are required. */
const missing = recipes()
  .map(({ commandType }) => commandType)
  .filter((type) => !Book.supportedTypes.includes(type));
const demanded = recipes().filter(({ commandType }) => !missing.includes(commandType));

/** What one command breaks stays broken: the invariants of the rows are checked after one command in this many. */
const CHECK_EVERY = 8;

type Execute = (recipe: Recipe, payload: unknown) => Record<string, unknown>;

/** Problems of the examples of a command; empty when all of them run. */
function faultsOf(recipe: Recipe, execute: Execute): readonly string[] {
  return recipe.examples.flatMap(({ title, payload }, index) => {
    const result = execute(recipe, payload);
    for (const lack of lacksOf(recipe, result)) lacks.add(`${recipe.commandType} lacks ${lack}`);
    if (index === 0 && !published.has(recipe.commandType)) published.set(recipe.commandType, shortenedResult(recipe, result));
    return result.ok === true
      ? []
      : [`${recipe.commandType}, ${title}: ${JSON.stringify(result.error ?? result.results ?? result)}`];
  });
}

/** The results of first examples as they are published. */
const published = new Map<string, unknown>();

/** What results lack of the fields that all of their kind have. */
const lacks = new Set<string>();

const alone = new Map<string, readonly string[]>();
const inOrder = new Map<string, readonly string[]>();

test('the sample company accepts every sample whose command the book runs', () => {
  const book = openBook(':memory:', { clock: fixedClock('2026-07-01T00:00:00.000Z'), ...tested });
  fillBlank(book);
  const filled = fillSample(book);
  assert.deepEqual(filled.refused, []);
  assert.ok(filled.entered > 280, `${filled.entered} samples were entered`);
  assert.deepEqual(book.invariants(), []);
  const rows = book.derivedRows();
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
  book.close();
});

test('every published example runs on the unchanged sample company, and reads change nothing', () => {
  const { book, db, speculate, close } = speculativeBook('SAMPLE');
  const before = stateOf(db);
  const write: Execute = ({ commandType }, payload) => speculate(() => book.execute(commandType, payload, 'alone'));
  const read: Execute = ({ commandType }, payload) => book.execute(commandType, payload, 'alone');
  for (const recipe of demanded) alone.set(recipe.commandType, faultsOf(recipe, recipe.mode === 'read' ? read : write));
  assert.equal(stateOf(db), before, 'a read changed the book');
  close();
  assert.deepEqual([...alone.values()].flat(), []);
});

test('every read returns its count and cursor, every write its operation, every change its capabilities', () => {
  assert.deepEqual([...lacks], []);
  assert.equal(published.size, demanded.length);
});

test('every published example result is what its example returns', () => {
  for (const [commandType, result] of published)
    assert.deepEqual(exampleResultOf(commandType), result, `${commandType}: run "npm run golden" and read the diff.`);
  assert.equal(published.size, demanded.length);
});

test('all published examples run one after the other on one sample company, in the order of the catalog', () => {
  const { book, close } = speculativeBook('SAMPLE');
  let count = 0;
  for (const recipe of demanded) {
    const faults = faultsOf(recipe, ({ commandType, mode }, payload) => {
      count += 1;
      const result = book.execute(commandType, payload, `in-order-${count}`);
      const broken = mode === 'write' && count % CHECK_EVERY === 0 ? book.invariants() : [];
      return broken.length === 0 ? result : { ok: false, error: broken };
    });
    inOrder.set(recipe.commandType, faults);
  }
  assert.deepEqual(book.invariants(), []);
  const rows = book.derivedRows();
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
  close();
  assert.deepEqual([...inOrder.values()].flat(), []);
});

test('every command type of the catalog has run green', (context) => {
  const isGreen = (faults: ReadonlyMap<string, readonly string[]>, type: string): boolean => faults.get(type)?.length === 0;
  const row = (module: string, types: readonly string[]): string => {
    const counts = [alone, inOrder].map((faults) => types.filter((type) => isGreen(faults, type)).length);
    return [module.padEnd(22), ...[types.length, ...counts].map((count) => String(count).padStart(9))].join('');
  };
  const modules = Map.groupBy(recipes(), ({ module }) => module);
  const all = recipes().map(({ commandType }) => commandType);
  const table = [
    `${'module'.padEnd(22)}${['types', 'alone', 'in order'].map((title) => title.padStart(9)).join('')}`,
    ...[...modules].map(([module, list]) =>
      row(
        module,
        list.map(({ commandType }) => commandType),
      ),
    ),
    row('all', all),
    ...(missing.length === 0 ? [] : [`not run by this book yet: ${missing.join(', ')}`]),
  ];
  for (const line of table) context.diagnostic(line);
  assert.deepEqual(
    all.filter((type) => !missing.includes(type) && !(isGreen(alone, type) && isGreen(inOrder, type))),
    [],
  );
});
