/** Protects what stock commands refuse before an account book is asked. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalOf } from '../check/canonical.ts';
import { findErrors } from '../check/validator.ts';
import type { Payload } from '../declaration/declaration.ts';
import { stock } from '../modules/stock.ts';

/** The ids of the rules and the places of the values that refuse the payload. */
function refusals(commandType: string, sent: Payload): readonly string[] {
  const command = stock.commands.find((declared) => declared.commandType === commandType);
  assert(command, `${commandType} is declared`);
  const { payload, problems } = canonicalOf(command.shape, sent, () => undefined, 'create');
  const values: string[] = [];
  findErrors(command.shape, payload, '', (faults) =>
    values.push(...faults.errors.map((error) => faults.at + error.instancePath)),
  );
  return [
    ...problems.listed.map((problem) => problem.path),
    ...values,
    ...command.shape.rules.filter((rule) => rule.check(payload).length > 0).map((rule) => rule.id),
  ];
}

const at = (line: Payload): Payload => ({ location: 'HQ', lines: [{ itemCode: 'BOLT', ...line }] });

test('receives, issues and write-offs take quantities above zero only', () => {
  for (const document of ['stock-receive', 'stock-issue', 'stock-write-off']) {
    assert.deepEqual(refusals(`create-${document}`, at({ qty: 0.5 })), []);
    assert.deepEqual(refusals(`create-${document}`, at({ qty: 0 })), ['/lines/0/qty']);
    assert.deepEqual(refusals(`create-${document}`, at({ qty: -1 })), ['/lines/0/qty']);
  }
});

test('an adjustment is signed and never zero', () => {
  assert.deepEqual(refusals('create-stock-adjustment', at({ qty: -1 })), []);
  assert.deepEqual(refusals('create-stock-adjustment', at({ qty: 0 })), ['adjustment-not-zero']);
});

test('a stock line takes its location from itself or from the header', () => {
  assert.deepEqual(refusals('create-stock-issue', { lines: [{ itemCode: 'BOLT', qty: 1, location: 'KL' }] }), []);
  assert.deepEqual(refusals('create-stock-issue', { lines: [{ itemCode: 'BOLT', qty: 1 }] }), ['stock-line-has-location']);
  assert.deepEqual(refusals('create-stock-issue', { location: '', lines: [{ itemCode: 'BOLT', qty: 1 }] }), [
    'stock-line-has-location',
  ]);
});

test('a transfer names two different locations, in the header or on the line', () => {
  const lines = [{ itemCode: 'BOLT', qty: 1 }];
  assert.deepEqual(refusals('create-stock-transfer', { fromLocation: 'HQ', toLocation: 'KL', lines }), []);
  assert.deepEqual(refusals('create-stock-transfer', { fromLocation: 'HQ', lines }), ['transfer-names-locations']);
  assert.deepEqual(refusals('create-stock-transfer', { fromLocation: 'HQ', toLocation: 'HQ', lines }), [
    'transfer-locations-differ',
  ]);
  const back = [{ itemCode: 'BOLT', qty: 1, toLocation: 'HQ' }];
  assert.deepEqual(refusals('create-stock-transfer', { fromLocation: 'HQ', toLocation: 'KL', lines: back }), [
    'transfer-locations-differ',
  ]);
});

test('the narration of a transfer is longer than that of other documents', () => {
  const description = 'x'.repeat(100);
  const header = { fromLocation: 'HQ', toLocation: 'KL', description, lines: [{ itemCode: 'BOLT', qty: 1 }] };
  assert.deepEqual(refusals('create-stock-transfer', header), []);
  assert.deepEqual(refusals('create-stock-issue', { ...at({ qty: 1 }), description }), ['/description']);
});

test('a conversion has two different units', () => {
  assert.deepEqual(refusals('create-stock-uom-conversion', at({ qty: 2, fromUom: 'BOX', toUom: 'PCS' })), []);
  assert.deepEqual(refusals('create-stock-uom-conversion', at({ qty: 2, fromUom: 'BOX', toUom: 'BOX' })), [
    'conversion-units-differ',
  ]);
});

test('a bill of materials neither contains its finished good nor a component twice', () => {
  const bolts = { itemCode: 'BOLT', qty: 1 };
  assert.deepEqual(refusals('create-item-bom', { itemCode: 'COG', lines: [bolts] }), []);
  assert.deepEqual(refusals('create-item-bom', { itemCode: 'BOLT', lines: [bolts] }), ['component-not-itself']);
  assert.deepEqual(refusals('create-item-bom', { itemCode: 'COG', lines: [bolts, bolts] }), ['bom-components-once']);
});

test('an assembly names what it makes, or the order that does', () => {
  assert.deepEqual(refusals('create-stock-assembly', { itemCode: 'FG', qty: 1, location: 'HQ' }), []);
  assert.deepEqual(refusals('create-stock-assembly', { fromDocNo: 'AO-000001' }), []);
  assert.deepEqual(refusals('create-stock-assembly', { itemCode: 'FG' }), ['assembly-says-what']);
});

test('rows that an update adds are complete', () => {
  const append = (line: Payload): Payload => ({ docNo: 'SI-000001', reason: 'Forgotten', detailMode: 'append', lines: [line] });
  assert.deepEqual(refusals('update-stock-issue', append({ itemCode: 'BOLT', qty: 1 })), []);
  assert.deepEqual(refusals('update-stock-issue', append({ itemCode: 'BOLT' })), ['new-rows-complete']);
});

test('every example and sample of the module passes its own contract', () => {
  for (const { commandType, examples } of stock.commands) {
    for (const { payload } of examples) assert.deepEqual(refusals(commandType, payload), [], commandType);
  }
  for (const { code, commandType, payload } of stock.samples) assert.deepEqual(refusals(commandType, payload), [], code);
});
