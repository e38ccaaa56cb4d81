import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Html, html } from '@ledgerline/look';
import { PSEUDO } from './language.ts';
import { room } from './room.ts';

const words = room({
  title: { en: 'Books', ms: 'Buku', zh: '账套' },
  waiting: {
    en: (count: number) => (count === 1 ? '1 command waits' : `${count} commands wait`),
    ms: (count) => `${count} arahan menunggu`,
    zh: (count) => `${count} 条指令等待中`,
  },
  help: {
    en: (link: (text: string) => Html, name: string) => html`${name} can ask ${link('the operator')}.`,
    ms: (link, name) => html`${name} boleh bertanya kepada ${link('pengendali')}.`,
    zh: (link, name) => html`${name}可以咨询${link('服务商')}。`,
  },
});

test('a room has each text in the language of its reader', () => {
  assert.deepEqual(
    (['en', 'ms', 'zh'] as const).map((language) => [words(language).title, words(language).waiting(3)]),
    [
      ['Books', '3 commands wait'],
      ['Buku', '3 arahan menunggu'],
      ['账套', '3 条指令等待中'],
    ],
  );
  assert.equal(words('en').waiting(1), '1 command waits');
});

test('a text with a link in it keeps names as data', () => {
  const link = (text: string): Html => html`<a href="/contact">${text}</a>`;
  assert.equal(words('zh').help(link, '<b>').text, '&lt;b&gt;可以咨询<a href="/contact">服务商</a>。');
});

test('the pseudo-language marks every text and makes it a third longer', () => {
  const { title, waiting, help } = words(PSEUDO);
  assert.equal(title, '⟦Books··⟧');
  assert.equal(waiting(1), '⟦1 command waits·····⟧');
  assert.match(help((text) => html`<i>${text}</i>`, 'Ann').text, /^⟦Ann can ask <i>the operator<\/i>\.·+⟧$/);
});

test('a text that is missing in one language, or takes other parameters there, does not compile', () => {
  // @ts-expect-error: planted, zh is missing
  assert.ok(room({ missing: { en: 'One', ms: 'Satu' } }));
  // @ts-expect-error: planted, ms takes a string where en takes a number
  assert.ok(room({ other: { en: (count: number) => `${count}`, ms: (count: string) => count, zh: (count) => `${count}` } }));
});
