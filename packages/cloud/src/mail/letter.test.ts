import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';
import { oneLine } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

const frame = {
  baseUrl: 'https://cloud.example.com',
  operatorName: null,
  contactEmail: null,
  reason: 'You receive this email because of a test.',
};

test('names of people cannot become markup, a script or a link', () => {
  const hostile = `Kedai <img src=x onerror=alert(1)> & "Sons" </title><script>`;
  const html = letterHtml({ subject: hostile, title: hostile, sentences: [hostile], facts: [[hostile, hostile]] }, frame);
  assert.equal([...html.matchAll(/<(?:img|script)/g)].length, 0);
  assert.equal([...html.matchAll(/Kedai &lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;Sons&quot;/g)].length, 6);
});

test('no text of people starts another header line', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      assert.doesNotMatch(oneLine(`Hello ${text}`), /[\p{Cc}\u2028\u2029]/u);
    }),
  );
  assert.equal(oneLine('Kedai\r\nBcc: all@example.com'), 'Kedai Bcc: all@example.com');
});

test('plain text is wrapped at words, and a link stays whole', () => {
  const href = `https://cloud.example.com/${'x'.repeat(90)}`;
  const sentence = 'A sentence that is long enough to need another line, because it goes on and on about nothing.';
  const text = letterText({ subject: 's', title: 'Title', sentences: [sentence], button: { label: 'Open', href } }, frame);
  assert.ok(text.includes(`Open:\n${href}\n`));
  assert.ok(text.includes('Title\n=====\n\nA sentence that is long enough'));
  for (const line of text.split('\n')) assert.ok(line.length <= 72 || line === href, line);
  assert.match(text, /\n-- \nYou receive this email because of a test\.\nLedgerline, https:\/\/cloud\.example\.com\nHelp: /);
});
