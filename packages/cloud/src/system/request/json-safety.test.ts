import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@ledgerline/contract';
import fc from 'fast-check';
import { isRefusal } from '../problem.ts';
import { parseJson, problemsOf } from './json-safety.ts';

const parse = (text: string | Buffer) => parseJson(Buffer.from(text as string));

const details = (text: string | Buffer): readonly (readonly [string, string])[] => {
  const parsed = parse(text);
  return isRefusal(parsed) ? parsed.refused.details.map(({ path, code }) => [path, code] as const) : assert.fail('It was taken.');
};

const codeOf = (text: string | Buffer): string => {
  const parsed = parse(text);
  return isRefusal(parsed) ? parsed.refused.code : 'taken';
};

/** Any JSON that is safe to store. */
const harmless = fc.jsonValue({ maxDepth: 6 }).filter((value) => problemsOf(value).length === 0);

test('harmless JSON comes through as it is', () => {
  fc.assert(
    fc.property(harmless, (value) => {
      const text = JSON.stringify(value);
      assert.deepEqual(parse(text), { value: JSON.parse(text) });
    }),
  );
  for (const text of ['1e5', '{"a":-2.5E+3}', '"4e2"', '"\\u00e9\\ud83d\\ude00"', '"constructor"', '[1e308]', '"__proto__"']) {
    assert.deepEqual(parse(text), { value: JSON.parse(text) }, text);
  }
});

test('bytes that are not UTF-8, and text that is not JSON, are invalid', () => {
  const broken = [
    Buffer.from([0x22, 0xff, 0x22]),
    Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    Buffer.from('{}', 'utf16le'),
    '',
    '{',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    'NaN',
    '{"a":1}{"b":2}',
    '"a\nb"',
    '"\u0000"',
    '[1e]',
  ];
  for (const text of broken) assert.equal(codeOf(text), 'invalid_json', String(text));
});

test('the message names the place of a fault and quotes nothing of the body', () => {
  const parsed = parse('{"password": "hunter2", oops}');
  assert.ok(isRefusal(parsed));
  assert.match(parsed.refused.message, /line 1 column 25/);
  assert.doesNotMatch(parsed.refused.message, /hunter2|oops/);
});

test('a byte order mark is passed over', () => {
  assert.deepEqual(parse(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"a":1}')])), { value: { a: 1 } });
});

test(`JSON is accepted ${limits.jsonDepthMax} levels deep and no deeper, however deep it is`, () => {
  const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    assert.equal(codeOf(nested(limits.jsonDepthMax, open, close)), 'taken');
    assert.deepEqual(details(nested(limits.jsonDepthMax + 1, open, close)), [['', 'too_deep']]);
    assert.deepEqual(details(nested(100_000, open, close)), [['', 'too_deep']]);
  }
  assert.deepEqual(details('['.repeat(1_000_000)), [['', 'too_deep']]);
});

test('brackets in strings do not count as depth, with any escapes around them', () => {
  const brackets = '[{'.repeat(60);
  for (const text of [brackets, `${brackets}"`, `\\${brackets}`, `\\"${brackets}\\\\`, `"\\"${brackets}`]) {
    assert.deepEqual(parse(JSON.stringify([text, [text]])), { value: [text, [text]] });
  }
  assert.equal(codeOf(JSON.stringify(Array.from({ length: 500 }, () => ({ a: [1] })))), 'taken');
});

test('names that reach into prototypes are rejected at every place, also when they are spelt in escapes', () => {
  assert.deepEqual(details('{"__proto__":1}'), [['/__proto__', 'unsafe_key']]);
  assert.deepEqual(details('{"a":[{"constructor":{}}]}'), [['/a/0/constructor', 'unsafe_key']]);
  assert.deepEqual(details('{"\\u0070rototype":1}'), [['/prototype', 'unsafe_key']]);
  assert.deepEqual(details('{"\\u005f_proto__":1}'), [['/__proto__', 'unsafe_key']]);
});

test('NUL and half surrogates are rejected, in names and in values', () => {
  assert.deepEqual(details('{"a":"x\\u0000"}'), [['/a', 'invalid_text']]);
  assert.deepEqual(details('["\\ud800"]'), [['/0', 'invalid_text']]);
  assert.deepEqual(details('["\\ude00\\ud83d"]'), [['/0', 'invalid_text']]);
  assert.deepEqual(details('{"a":{"b\\u0000":1}}'), [['/a', 'invalid_text']]);
});

test('numbers that are not finite are rejected, with an exponent and without', () => {
  assert.deepEqual(details('{"a":[1e999,-1E+400,2]}'), [
    ['/a/0', 'invalid_number'],
    ['/a/1', 'invalid_number'],
  ]);
  assert.deepEqual(details(`[${'9'.repeat(400)}]`), [['/0', 'invalid_number']]);
  assert.deepEqual(details('1e999'), [['', 'invalid_number']]);
  for (let padding = 0; padding < 100; padding += 7) {
    assert.deepEqual(details(`[${' '.repeat(padding)}${'1'.repeat(310)}]`), [['/0', 'invalid_number']]);
  }
});

test('every problem is reported, from top to bottom, with names as pointers spell them', () => {
  assert.deepEqual(details('{"a/b":"\\u0000","c~d":[1e999,{"constructor":1}]}'), [
    ['/a~1b', 'invalid_text'],
    ['/c~0d/0', 'invalid_number'],
    ['/c~0d/1/constructor', 'unsafe_key'],
  ]);
});

test('the walk needs no call stack', () => {
  let deep: unknown = 'x\0';
  for (let level = 0; level < 200_000; level += 1) deep = [deep];
  assert.equal(problemsOf(deep).length, 1);
});

test('the fast way and the walk agree on everything', () => {
  const spice = fc.constantFrom(
    '\\u0000',
    '\\ud800',
    '1e999',
    '"__proto__":1',
    '\\u005f_proto__',
    'constructor',
    '4e2',
    '\\\\u0000',
  );
  const text = fc.array(fc.oneof(fc.json({ maxDepth: 3 }), spice)).map((parts) => `[${parts.join(',')}]`);
  fc.assert(
    fc.property(text, (candidate) => {
      let value: unknown;
      try {
        value = JSON.parse(candidate);
      } catch {
        assert.equal(codeOf(candidate), 'invalid_json');
        return;
      }
      assert.equal(codeOf(candidate) === 'taken', problemsOf(value).length === 0, candidate);
    }),
  );
});

test('a name that an object has twice is invalid, wherever it stands and however it is written', () => {
  const twice = [
    ['{"a":1,"a":2}', ['/a']],
    ['{"a":1,"a":1}', ['/a']],
    ['{"a":"10:00","b":{"c":"::"},"a":"11:00"}', ['/a']],
    ['{ "a" : {"b":1} , "a" : {"b":1} }', ['/a']],
    ['{"lines":[{"qty":1},{"qty":2,"unitPrice":3,"qty":5}]}', ['/lines/1/qty']],
    ['{"a":1,"\\u0061":2}', ['/a']],
    ['{"a/b":[[{"~":1,"~":2}]],"c":1,"c":2,"c":3}', ['/a~1b/0/0/~0', '/c', '/c']],
    ['[{"a":1},{"a":1,"a":2}]', ['/1/a']],
    ['{"a\\"":1,"a\\"":2}', ['/a"']],
  ] as const;
  for (const [text, paths] of twice) {
    assert.deepEqual(
      details(text),
      paths.map((path) => [path, 'duplicate_member']),
      text,
    );
  }
  for (const text of ['{"a":{"a":1},"b":{"a":1}}', '[{"a":"b"},{"a":"b\\":"}]', '{"a":"a\\\\","b":"\\":"}']) {
    assert.deepEqual(parse(text), { value: JSON.parse(text) }, text);
  }
});

test('any object whose field is sent twice is invalid at the place of the second one', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), harmless, { minKeys: 1, maxKeys: 5 }), fc.nat(), (fields, chosen) => {
      const names = Object.keys(fields);
      const name = names[chosen % names.length] ?? '';
      fc.pre(problemsOf(fields).length === 0);
      const text = `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:0}`;
      assert.deepEqual(details(text), [[`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, 'duplicate_member']]);
    }),
  );
});
