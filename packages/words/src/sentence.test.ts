import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sentence, sentences, wordingIn } from './sentence.ts';

const say = sentences('trial', {
  locked: {
    en: (date: string) => `The period up to ${date} is locked.`,
    ms: (date) => `Tempoh sehingga ${date} telah dikunci.`,
    zh: (date) => `${date} 之前的期间已锁定。`,
  },
  plain: { en: 'Log in first.', ms: 'Log masuk dahulu.', zh: '请先登录。' },
});

test('a sentence is stored as its key and parameters, and worded in any language when it is read', () => {
  const sentence = say.locked('2026-01-31');
  assert.ok(sentence instanceof Sentence);
  const stored = JSON.parse(JSON.stringify(sentence));
  assert.deepEqual(stored, { key: 'trial.locked', params: ['2026-01-31'] });
  assert.equal(wordingIn(stored, 'zh'), '2026-01-31 之前的期间已锁定。');
  assert.equal(String(say.plain()), 'Log in first.');
  assert.equal(say.plain().in('ms'), 'Log masuk dahulu.');
});

test('a moment in a sentence is on the clock of the reader, and in UTC for a caller without one', () => {
  const stored = JSON.parse(JSON.stringify(say.locked({ at: Date.UTC(2026, 10, 14, 10, 5, 59) })));
  assert.equal(wordingIn(stored, 'en'), 'The period up to 2026-11-14 10:05 UTC is locked.');
  assert.equal(wordingIn(stored, 'ms', 'Asia/Tokyo'), 'Tempoh sehingga 14 Nov 2026, 19:05 (Tokyo) telah dikunci.');
  assert.equal(wordingIn(stored, 'zh', 'Asia/Kuala_Lumpur'), '2026年11月14日 18:05（Kuala Lumpur） 之前的期间已锁定。');
  assert.equal(wordingIn({ ...stored, params: [{ at: 'never' }] }, 'en'), null);
});

test('a stored sentence that this version does not know, or that lacks a parameter, has no wording', () => {
  for (const stored of [
    { key: 'trial.unknown', params: [] },
    { key: 'elsewhere.locked', params: ['x'] },
    { key: 'trial.constructor', params: [] },
    { key: '', params: [] },
    { key: 'trial.locked', params: [] },
  ])
    assert.equal(wordingIn(stored, 'en'), null, stored.key);
});

test('two rooms of sentences cannot share a name', () => {
  assert.throws(() => sentences('trial', {}), /two rooms/);
});
