import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiring } from '@ledgerline/contract';
import { languages } from '../language.ts';
import { type ValueFault, wordFault, wordUnknownField, wordUnknownFieldOf } from './value-fault.ts';

const MONTH = requiring('^[0-9]{4}-(0[1-9]|1[0-2])$', 'month');

const many = ['ar', 'ap', 'gl', 'sales', 'purchase', 'stock', 'tax', 'reports', 'bulk'];

/** [keyword, params, value sent, further facts, code, sentence] */
const TABLE: readonly (readonly [string, ValueFault['params'], unknown, Partial<ValueFault>, string])[] = [
  ['required', {}, undefined, { description: 'Code of the debtor.' }, 'required: qty is required. Code of the debtor.'],
  ['required', {}, undefined, {}, 'required: qty is required.'],
  ['type', { type: 'number' }, 'two', {}, 'type: qty must be a number; you sent a string.'],
  ['type', { type: 'string' }, [], {}, 'type: qty must be a string; you sent an array.'],
  ['type', { type: 'object' }, true, {}, 'type: qty must be an object; you sent a boolean.'],
  ['type', { type: ['string', 'null'] }, 7, {}, 'type: qty must be a string; you sent a number.'],
  [
    'type',
    { type: ['string', 'number', 'boolean'] },
    {},
    {},
    'type: qty must be a string, a number or a boolean; you sent an object.',
  ],
  ['type', { type: 'integer' }, 2.5, {}, 'type: qty must be an integer; you sent 2.5.'],
  ['type', { type: 'integer' }, 'abc', {}, 'type: qty must be an integer; you sent "abc".'],
  ['type', { type: 'string' }, null, {}, 'type: qty cannot be null. Leave the field out instead.'],
  ['type', { type: 'string' }, null, { isRequired: true }, 'type: qty cannot be null.'],
  ['type', { type: 'object' }, null, { name: 'lines[0]' }, 'type: lines[0] cannot be null.'],
  ['type', { type: 'object' }, undefined, {}, 'type: qty must be an object; you sent nothing.'],
  ['enum', { allowedValues: ['WA', 'FIFO'] }, 'LIFO', {}, 'enum: qty must be one of WA or FIFO; you sent "LIFO".'],
  [
    'enum',
    { allowedValues: ['read', 'write', 'delete'] },
    'red',
    {},
    'enum: qty must be one of read, write or delete; you sent "red".',
  ],
  ['enum', { allowedValues: [true] }, false, {}, 'enum: qty must be true; you sent false.'],
  [
    'enum',
    { allowedValues: many },
    'sale',
    {},
    `enum: qty must be one of ${many.slice(0, -1).join(', ')} or bulk; you sent "sale". Did you mean sales?`,
  ],
  ['const', { allowedValue: true }, false, {}, 'enum: qty must be true; you sent false.'],
  ['const', { allowedValue: 'all' }, 7, {}, 'type: qty must be "all"; you sent 7.'],
  [
    'format',
    { format: 'date' },
    '2026-02-30',
    {},
    'format: qty must be a valid date in the format YYYY-MM-DD; you sent "2026-02-30".',
  ],
  [
    'format',
    { format: 'date-time' },
    'now',
    {},
    'format: qty must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z; you sent "now".',
  ],
  ['format', { format: 'email' }, 'x', {}, 'format: qty must be a valid email address; you sent "x".'],
  [
    'format',
    { format: 'discount' },
    '110%',
    {},
    'format: qty must be a discount such as 10%, 5%+3% or 12.50, with no percentage above 100%; you sent "110%".',
  ],
  [
    'format',
    { format: 'line' },
    'a\nb',
    {},
    'invalid_text: qty cannot contain line breaks, tabs and other control characters; you sent "a\\nb".',
  ],
  ['pattern', { pattern: MONTH }, '2026-13', {}, 'pattern: qty must be a month such as 2026-07; you sent "2026-13".'],
  [
    'pattern',
    { pattern: '^x$' },
    'y',
    { description: 'A letter.' },
    'pattern: qty has an invalid format; you sent "y". A letter.',
  ],
  ['pattern', { pattern: '\\S' }, ' ', {}, 'too_short: qty cannot be blank.'],
  ['maxLength', { limit: 80 }, 'é'.repeat(90), {}, 'too_long: qty can have at most 80 characters; you sent 90.'],
  ['maxLength', { limit: 1 }, 'ab', {}, 'too_long: qty can have at most 1 character; you sent 2.'],
  ['minLength', { limit: 1 }, '', {}, 'too_short: qty cannot be empty.'],
  ['minLength', { limit: 8 }, 'x', { description: 'At least 8 characters.' }, 'too_short: qty must have at least 8 characters.'],
  ['minimum', { limit: 0 }, -1, {}, 'too_small: qty must be 0 or more; you sent -1.'],
  ['maximum', { limit: 100 }, 101, {}, 'too_large: qty must be 100 or less; you sent 101.'],
  ['exclusiveMinimum', { limit: 0 }, 0, {}, 'too_small: qty must be greater than 0; you sent 0.'],
  ['exclusiveMaximum', { limit: 9 }, 9, {}, 'too_large: qty must be less than 9; you sent 9.'],
  [
    'x-decimals',
    { limit: 8 },
    0.123456789,
    {},
    'decimals: qty can have at most 8 decimal places and 15 significant digits; you sent 0.123456789.',
  ],
  ['minItems', { limit: 1 }, [], { element: 'row' }, 'too_few: qty must have at least 1 row.'],
  ['minItems', { limit: 2 }, [1], {}, 'too_few: qty must have at least 2 values.'],
  [
    'maxItems',
    { limit: 2 },
    [1, 2, 3],
    { element: 'row' },
    'too_many: qty can have at most 2 rows; you sent 3. Split them into several commands.',
  ],
  ['maxItems', { limit: 1 }, [1, 2], {}, 'too_many: qty can have at most 1 value; you sent 2.'],
  ['uniqueItems', {}, ['a', 'b', 'b'], {}, 'duplicate: qty contains "b" more than once.'],
  ['anyOf', {}, { a: 1 }, { description: 'A key.' }, 'type: qty has an invalid value; you sent {"a":1}. A key.'],
  ['dependentRequired', {}, 'x'.repeat(50), {}, `rule: qty has an invalid value; you sent "${'x'.repeat(39)}….`],
];

const suggest = (_: string, allowed: readonly string[]) => allowed.find((name) => name === 'sales');

test('every fault of a value has one sentence', () => {
  for (const [keyword, params, value, facts, expected] of TABLE) {
    const { code, sentence } = wordFault({ name: 'qty', keyword, params, value, ...facts }, suggest);
    assert.equal(`${code}: ${sentence}`, expected);
  }
});

test('in other languages a fault has its own sentence, with the same name and value', () => {
  for (const [keyword, params, value, facts] of TABLE) {
    const { sentence } = wordFault({ name: 'qty', keyword, params, value, ...facts }, suggest);
    const texts = languages.map((language) => sentence.in(language));
    assert.equal(new Set(texts).size, languages.length, String(sentence));
    for (const text of texts) assert.doesNotMatch(text, /undefined|\[object|NaN/);
  }
  const { sentence } = wordFault({ name: 'qty', keyword: 'type', params: { type: 'number' }, value: '2' });
  assert.equal(sentence.in('ms'), 'qty mesti nombor; anda menghantar rentetan.');
  assert.equal(sentence.in('zh'), 'qty 必须是数字；您发送的是字符串。');
});

test('the description of a field, which is in English, ends only English sentences', () => {
  const { sentence } = wordFault({ name: 'qty', keyword: 'required', params: {}, value: undefined, description: 'A number.' });
  assert.deepEqual(
    languages.map((language) => sentence.in(language)),
    ['qty is required. A number.', 'qty diperlukan.', '缺少必填项 qty。'],
  );
});

test('a value that must be secret is never repeated', () => {
  for (const name of ['password', 'newPassword', 'leaseToken']) {
    const { sentence } = wordFault({ name, keyword: 'pattern', params: { pattern: MONTH }, value: 'hunter2' });
    assert.equal(String(sentence), `${name} must be a month such as 2026-07.`);
    assert.doesNotMatch(JSON.stringify(sentence), /hunter2/);
  }
});

test('an unknown field is reported with the one that was meant, or where to look', () => {
  const said = ({ code, sentence }: ReturnType<typeof wordUnknownField>) => `${code}: ${sentence}`;
  const known = ['name', 'access'];
  assert.equal(
    said(wordUnknownField('acess', 'access', known)),
    'unknown_member: acess is not a recognised field. Did you mean access?',
  );
  assert.equal(
    said(wordUnknownField('x'.repeat(200), undefined, known)),
    `unknown_member: ${'x'.repeat(100)} is not a recognised field. Allowed fields: name, access.`,
  );
  assert.equal(
    said(wordUnknownFieldOf('x', 'get-debtor', undefined, '/v1/schema')),
    'unknown_member: x is not a field of get-debtor. See GET /v1/schema.',
  );
});
