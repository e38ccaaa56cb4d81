import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from '@ledgerline/look';
import { htmlParagraph } from './html-paragraph.ts';
import { paragraph } from './paragraph.ts';

test('sentences are apart by a space, but not after full-width punctuation', () => {
  assert.equal(paragraph(['Saved as IV-1.', 'Every field matches.']), 'Saved as IV-1. Every field matches.');
  assert.equal(paragraph(['已保存为 IV-1。', '所有字段一致。']), '已保存为 IV-1。所有字段一致。');
  assert.equal(paragraph(['真的吗？', '是的！', '好。']), '真的吗？是的！好。');
});

test('a sentence that stays in English is apart from a Chinese one', () => {
  assert.equal(paragraph(['The period is locked.', '账套没有任何更改。']), 'The period is locked. 账套没有任何更改。');
  assert.equal(paragraph(['账套无法打开。', 'EACCES']), '账套无法打开。EACCES');
});

test('what is empty or missing leaves no space', () => {
  assert.equal(paragraph(['', 'Done.', null, undefined, false, '']), 'Done.');
  assert.equal(paragraph([]), '');
});

test('sentences with markup are joined alike, and texts among them are escaped', () => {
  assert.equal(htmlParagraph([html`<b>运行。</b>`, '好。', false, 'A < B']).text, '<b>运行。</b>好。A &lt; B');
});
