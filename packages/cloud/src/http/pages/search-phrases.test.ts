import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type SearchPhrase, searchPhrases } from '../../search/search-phrases.ts';
import { heldBackPhrases } from '../../search/search-phrases-held-back.ts';

const TOP = 3;

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

/** What the phrase found instead, or nothing when all that it must find is on top. */
async function missed([phrase, ...expected]: SearchPhrase): Promise<readonly string[]> {
  const response = await server.call('GET', `/developers/search?q=${encodeURIComponent(phrase)}`);
  const top = response.json<{ hits: { commandType: string }[] }>().hits.slice(0, TOP);
  const types = top.map(({ commandType }) => commandType);
  return expected.every((type) => types.includes(type)) ? [] : [`${phrase}: ${types.join(', ') || 'nothing'}`];
}

const allMissed = async (phrases: readonly SearchPhrase[]): Promise<readonly string[]> =>
  (await Promise.all(phrases.map(missed))).flat();

test('every phrase expects commands that exist, and is listed once', () => {
  const phrases = [...searchPhrases, ...heldBackPhrases];
  for (const [phrase, ...types] of phrases) for (const type of types) assert.ok(findRecipe(type), `${phrase}: ${type}`);
  assert.equal(new Set(phrases.map(([phrase]) => phrase)).size, phrases.length);
});

test('a search finds tasks: what people type, in three languages, has its commands among the first three', async () => {
  assert.deepEqual(await allMissed(searchPhrases), []);
});

/** What was measured when the words were last tuned; those phrases were not looked at while tuning. */
const HELD_BACK_FOUND_MIN = 23;

test('a search finds most of the phrases that it was not tuned for', async () => {
  const misses = await allMissed(heldBackPhrases);
  assert.ok(heldBackPhrases.length - misses.length >= HELD_BACK_FOUND_MIN, `${misses.length} missed`);
});
