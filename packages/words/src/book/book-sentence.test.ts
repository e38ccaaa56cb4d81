import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWording, wordingLimits, wordingMember } from '@ledgerline/contract';
import fc from 'fast-check';
import { languages } from '../language.ts';
import { roomsOfSentences } from '../sentence.ts';
import { bookSentenceIn } from './book-sentence.ts';

const known = [...roomsOfSentences()]
  .filter(([name]) => name.startsWith('book'))
  .flatMap(([name, room]) =>
    Object.entries(room('en')).map(([entry, text]) => ({ key: `${name}.${entry}`, count: text.length })),
  );

const hostileText = fc.constantFrom(
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{{7 * 7}}',
  '\u202e0.001 MR',
  'x'.repeat(wordingLimits.paramCharactersMax + 1),
);

const hostileKey = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '.',
    'bookCommand',
    'bookCommand.constructor',
    'bookCommand.__proto__',
    '__proto__.toString',
    'constructor.name',
    'account.emailTaken',
    'sentences.inRow',
    `bookCommand.${'a'.repeat(wordingLimits.keyCharactersMax)}`,
  ),
);

const hostile = fc.oneof(
  fc.anything(),
  fc.record({ key: fc.oneof(hostileKey, fc.anything()), params: fc.anything() }),
  fc.record({ key: hostileKey, params: fc.array(fc.oneof(hostileText, fc.anything()), { maxLength: 40 }) }),
);

test('a wording that is none of the book, whatever it is, has no text and never throws', () => {
  const keys = new Set(known.map(({ key }) => key));
  fc.assert(
    fc.property(hostile, (wording) => {
      for (const language of languages) {
        const text = bookSentenceIn(wording, language);
        if (text !== null) assert.ok(isWording(wording) && keys.has(wording.key));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a sentence of the book with parameters of any kind has a bounded text or none', () => {
  const parameter = fc.oneof(
    hostileText,
    fc.string({ maxLength: 200 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.object(),
  );
  const said = fc
    .constantFrom(...known)
    .chain(({ key }) => fc.record({ key: fc.constant(key), params: fc.array(parameter, { maxLength: 24 }) }));
  fc.assert(
    fc.property(said, (wording) => {
      for (const language of languages) {
        const text = bookSentenceIn(wording, language);
        if (!isWording(wording)) assert.equal(text, null);
        if (text === null) continue;
        assert.equal(typeof text, 'string');
        assert.doesNotMatch(text, /\[native code\]|\[object/, wording.key);
        assert.ok(text.length < 12_000, `${wording.key} has ${text.length} characters`);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('what is stored of a wording has a key and plain parameters, and nothing else that was sent', () => {
  const sent = { key: 'bookCommand.reusedId', params: ['C-1'], extra: '<b>' };
  assert.deepEqual(wordingMember(sent), { wording: { key: 'bookCommand.reusedId', params: ['C-1'] } });
  assert.deepEqual(wordingMember({ key: 'bookCommand.reusedId', params: [['C-1']] }), {});
  assert.deepEqual(wordingMember({ key: 'bookCommand.reusedId', params: ['x'.repeat(201)] }), {});
  assert.deepEqual(wordingMember(null), {});
});
