import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, findRecipe, recipes } from '@ledgerline/catalog';
import { placeProblems, readEntry } from './entered.ts';
import { type EntryForm, entryForm, isEnterable } from './entry-form.ts';
import { pickers } from './picker.ts';
import { shortForms } from './short-form.ts';

const formOf = (type: string): EntryForm => {
  const form = entryForm(type);
  assert.ok(form, type);
  return form;
};

test('what is typed becomes the payload of the command, and what is left empty is left out', () => {
  const entered = {
    debtorCode: ' 300-A001 ',
    docDate: '2026-07-06',
    'rows.lines': '3',
    'lines[0].itemCode': 'WIDGET',
    'lines[0].qty': '1,200',
    'lines[0].unitPrice': '20.50',
    'lines[2].description': 'Installation',
    'lines[2].discount': '10%',
    inclusiveTax: 'true',
  };
  assert.deepEqual(readEntry(formOf('create-sales-invoice'), entered), {
    payload: {
      debtorCode: '300-A001',
      docDate: '2026-07-06',
      inclusiveTax: true,
      lines: [
        { itemCode: 'WIDGET', qty: 1200, unitPrice: 20.5 },
        { description: 'Installation', discount: '10%' },
      ],
    },
    places: { lines: [0, 2] },
  });
});

test('every problem of a check stands at its field, and a row that was left out does not shift the others', () => {
  const form = formOf('create-ar-payment');
  const entered = { docDate: '6 July', 'rows.payments': '2', 'payments[1].paymentAmount': 'ten' };
  const read = readEntry(form, entered);
  assert.deepEqual(read.payload, { docDate: '6 July', payments: [{ paymentAmount: 'ten' }] });
  const checked = check('create-ar-payment', read.payload);
  assert.ok(!checked.ok);
  const { atFields, others } = placeProblems(form, read, checked.problems);
  assert.deepEqual([...atFields.keys()].toSorted(), [
    'debtorCode',
    'docDate',
    'payments[1].paymentAmount',
    'payments[1].paymentMethod',
  ]);
  assert.match(atFields.get('payments[1].paymentAmount') ?? '', /must be a number/);
  assert.deepEqual(others, []);
});

test('a short form shows fields that its command has, and a picker asks with a command that reads', () => {
  for (const { type, fields } of shortForms) {
    const form = formOf(type);
    const shown = [
      ...form.fields.filter(({ isShort }) => isShort).map(({ name }) => name),
      ...form.lists.flatMap((list) => list.fields.filter(({ isShort }) => isShort).map(({ name }) => `${list.name}[].${name}`)),
    ];
    assert.deepEqual(shown, fields, type);
  }
  for (const { type } of Object.values(pickers)) assert.equal(findRecipe(type)?.operation, 'Read', type);
});

test('every write that deals with one thing has a form, and an empty form is the payload of nothing but its required lists', () => {
  for (const recipe of recipes().filter(isEnterable)) {
    const form = formOf(recipe.commandType);
    const { payload } = readEntry(form, {});
    const lists = form.lists.filter(({ row }) => row.required).map(({ name }) => [name, []] as const);
    assert.deepEqual(payload, Object.fromEntries(lists), recipe.commandType);
  }
});
