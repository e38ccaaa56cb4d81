import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { problemCodes, problemMeanings } from '@ledgerline/contract';
import { type Language, languages } from '../language.ts';
import { type Parameter, roomsOfSentences, wordingIn } from '../sentence.ts';
import { meaningOf } from './meaning.ts';

/** Every folder whose rooms have sentences. */
const FOLDERS = ['problem', 'book'] as const;

before(async () => {
  for (const folder of FOLDERS) {
    const path = new URL(`../${folder}/`, import.meta.url);
    for (const name of namesIn(path)) if (!name.endsWith('.test.ts')) await import(new URL(name, path).href);
  }
});

function namesIn(folder: URL): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** One of them suits each parameter: texts, counts, lists, and the closed lists that some sentences choose from. */
const SAMPLES: readonly Parameter[] = [
  'x',
  7,
  ['a', 'b'],
  ['owner', 'admin'],
  'month',
  'owner',
  'read',
  'queued',
  'API key',
  'tenant',
  'row',
  'calculated',
  'view',
  'locked',
  'text',
  'IV',
  'transferred',
  'line',
  'credit-note',
  'supply',
  'company',
  'tin',
  'tax',
  'money',
  'debtor',
  'supplier',
  'name',
  'sst',
  'type',
  'description',
  'lines',
  null,
];

const BROKEN = /undefined|\[object|NaN|\$\{|\bnull\b/;

/** How many of the samples, the first, suit most parameters. */
const USUAL = 2;

/** The sentence in every language with parameters that all of them can show; null if there are none. Few parameters are unusual. */
function rendered(key: string, count: number): Readonly<Record<Language, string>> | null {
  const chosen: Parameter[] = [];
  const attempt = (at: number, unusual: number): Readonly<Record<Language, string>> | null => {
    if (at === count) {
      const texts: Partial<Record<Language, string>> = {};
      for (const language of languages) {
        const text = wordingIn({ key, params: chosen }, language);
        // Most parameters that do not suit fail in the first language.
        if (text === null || text === '' || BROKEN.test(text)) return null;
        texts[language] = text;
      }
      return texts as Record<Language, string>;
    }
    for (const [place, sample] of SAMPLES.entries()) {
      const left = unusual - Number(place >= USUAL);
      if (left < 0) return null;
      chosen[at] = sample;
      const found = attempt(at + 1, left);
      if (found) return found;
    }
    return null;
  };
  for (let unusual = 0; unusual <= count; unusual += 1) {
    const found = attempt(0, unusual);
    if (found) return found;
  }
  return null;
}

/** What only puts other texts in a row, and what is about a null. */
const WITHOUT_WORDS = /^sentences\.|^proposal\.bookSays$|^setUp\.inFile$|^fault\.isNull/;

test('every sentence can be rendered in every language, with nothing missing and no bare placeholder', () => {
  let count = 0;
  for (const [name, room] of roomsOfSentences()) {
    for (const [entry, text] of Object.entries(room('en'))) {
      const key = `${name}.${entry}`;
      if (WITHOUT_WORDS.test(key)) continue;
      const texts = rendered(key, typeof text === 'string' ? 0 : text.length);
      assert.ok(texts, `${key} cannot be rendered`);
      for (const language of ['ms', 'zh'] as const) {
        assert.notEqual(texts[language] === texts.en && texts.en.includes(' '), true, `${key} is English in ${language}`);
      }
      assert.doesNotMatch(texts.zh, /[\u4e00-\u9fff][.,;!?](?=\s|$)/, `${key} has half-width punctuation`);
      count += 1;
    }
  }
  assert.ok(count > 300, String(count));
});

test('the English meaning of a problem code is that of the docs', () => {
  for (const code of problemCodes) assert.equal(String(meaningOf[code]()), problemMeanings[code]);
});
