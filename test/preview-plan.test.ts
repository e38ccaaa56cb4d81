import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewPlan, type Question, type Recipe, recipes } from '@ledgerline/catalog';
import { freshBook, runner } from '../packages/book/conformance/fresh-book.ts';
import { changesBetween } from '../packages/cloud/src/proposal/change-list.ts';
import { comparable } from '../packages/cloud/src/proposal/document-image.ts';

/** What a preview asks of a book, for the example of every write, on the sample company. */

const writes: readonly Recipe[] = recipes().filter(({ mode }) => mode === 'write');
const payloadOf = ({ examples }: Recipe) => examples[0]?.payload ?? {};

/** No command reads one bank reconciliation, and the others are about many documents or about none. */
const UNREADABLE = [
  'void-gl-bank-reconciliation',
  'delete-gl-bank-reconciliation',
  'einvoice.status.refresh',
  'einvoice.reject-request.sync',
  'einvoice.submit',
  'einvoice.supplier-import.apply',
];

test('every write has a trial or something to look at, but for those that are about nothing that can be read', () => {
  const plans = writes.map((recipe) => ({ recipe, ...previewPlan(recipe, payloadOf(recipe)) }));
  assert.equal(plans.filter(({ trial }) => trial !== null).length, 197);
  assert.equal(plans.filter(({ trial, before }) => trial === null && before !== null).length, 140);
  const blind = plans.filter(({ trial, before }) => trial === null && before === null).map(({ recipe }) => recipe);
  assert.deepEqual(
    blind.filter(({ verb }) => verb !== 'create').map(({ commandType }) => commandType),
    UNREADABLE,
  );
});

test('the questions of a preview save nothing, and the book answers them', () => {
  const book = freshBook('SAMPLE', false);
  const run = runner(book);
  const failed: string[] = [];
  const asked = (question: Question | null): Record<string, unknown> | null => {
    if (question === null) return null;
    const result = run(question.type, question.payload);
    if (result.ok !== true || result.saved === true) failed.push(`${question.type}: ${JSON.stringify(result).slice(0, 200)}`);
    return result;
  };
  for (const recipe of writes) {
    const { trial, before } = previewPlan(recipe, payloadOf(recipe));
    const [tried, there] = [asked(trial), asked(before)];
    if (!tried || !there) continue;
    const { before: then, after } = comparable(there, tried);
    assert.ok(changesBetween(then, after).total > 0, `${recipe.commandType} changes something`);
  }
  assert.deepEqual(failed, []);
});
