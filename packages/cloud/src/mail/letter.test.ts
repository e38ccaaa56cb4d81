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
  language: 'en',
  reason: 'You receive this email because of a test.',
} as const;

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

test('plain text in Chinese is wrapped between characters, and no line begins with punctuation', () => {
  const href = 'https://cloud.example.com/password/forgot';
  const sentence = `如果不是您更改的，请立即在 ${href} 重设密码，并联系本服务的服务商。其第二验证方式和密钥均已停用，Webhook 端点已暂停。请创建新密钥，并重新下载连接器配置。`;
  const text = letterText({ subject: 's', title: '您的密码已更改', sentences: [sentence] }, { ...frame, language: 'zh' });
  const [title, rule, , ...lines] = text.split('\n');
  assert.deepEqual([title, rule], ['您的密码已更改', '='.repeat(14)]);
  const body = lines.slice(0, lines.indexOf('-- ')).filter((line) => line !== '');
  assert.equal(body.join('').replaceAll(' ', ''), sentence.replaceAll(' ', ''));
  for (const line of body) {
    const columns = [...line].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
    assert.ok(columns <= 72, line);
    assert.doesNotMatch(line, /^[，。；：、！？）]/);
  }
  assert.ok(body.length >= 3);
  assert.ok(text.includes(href));
});

test('the product is named, and the operator who sends the mail beside it', () => {
  const letter = { subject: 's', title: 'Title', sentences: ['A sentence.'] };
  const ofOperator = { ...frame, operatorName: 'Awan <& Co>' };
  assert.match(letterText(letter, ofOperator), /\nSent by Awan <& Co> with Ledgerline, https:/);
  const html = letterHtml(letter, { ...ofOperator, language: 'ms' });
  assert.match(html, /<html lang="ms-MY">/);
  assert.ok(html.includes('Dihantar oleh Awan &lt;&amp; Co&gt; melalui Ledgerline'));
});
