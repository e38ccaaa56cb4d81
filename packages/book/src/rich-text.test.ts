import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalRtf, isSameToRead, visibleText } from './rich-text.ts';

const RTF = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator X;}\f0\fs18 Terms \b apply\b0 .\par Goods \{sold\} stay ours\line \u20013?\u22269? caf\'e9\par}`;

test('plain text becomes the least RTF that shows it', () => {
  assert.equal(canonicalRtf('Deliver\r\nto {gate} 2\\3\tleft'), String.raw`{\rtf1\ansi Deliver\par to \{gate\} 2\\3\tab left}`);
  assert.equal(canonicalRtf('中 😀'), String.raw`{\rtf1\ansi\u20013? \u-10179?\u-8704?}`);
  assert.equal(visibleText('as \\it {is}\r\nhere'), 'as \\it {is}\nhere');
});

test('RTF keeps its formatting and loses what has no meaning: other spellings, blanks, raw breaks, open groups', () => {
  const written = String.raw`{\rtf\ansi \uc2 \f0
Caf\'e9 \b bold\b0  \u233ab\~end`;
  assert.equal(canonicalRtf(written), String.raw`{\rtf1\ansi\f0 Caf\u233? \b bold\b0  \u233?\u160?end}`);
  assert.equal(canonicalRtf(String.raw`{\rtf1 one} two`), String.raw`{\rtf1 one}`);
});

test('only the visible text of RTF is returned', () => {
  assert.equal(visibleText(RTF), 'Terms apply.\nGoods {sold} stay ours\n中国 café\n');
  assert.equal(
    visibleText(String.raw`{\rtf1{\field{\*\fldinst X}{\fldrslt link}}{\pict\bin3 }}}}\constructor\ldblquote q\rdblquote }`),
    'link“q”',
  );
  assert.ok(isSameToRead(RTF, 'Terms apply.\r\nGoods {sold} stay ours\n中国 café'));
  assert.ok(!isSameToRead(RTF, 'Terms apply.'));
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '{',
    '}',
    '\\',
    '\\par ',
    '\\b0',
    "\\'e9",
    '\\u233?',
    '\\uc0 ',
    '\\*',
    '\n',
    '\\fonttbl',
    '\\bin2',
    '\\~',
    '\t',
  ),
);
const text = fc
  .tuple(fc.constantFrom('', '{\\rtf1 '), fc.array(piece, { maxLength: 12 }))
  .map(([start, parts]) => start + parts.join(''));

test('for any text, its canonical form shows the same, is plain ASCII and is its own canonical form', () => {
  fc.assert(
    fc.property(text, (anything) => {
      const rtf = canonicalRtf(anything);
      assert.equal(visibleText(rtf), visibleText(anything).replaceAll('\r', ''));
      assert.equal(canonicalRtf(rtf), rtf);
      assert.match(rtf, /^\{\\rtf1[ -~]*\}$/);
    }),
    { numRuns: 2000 },
  );
});
