import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from '@ledgerline/catalog';
import { everydayWords } from '@ledgerline/catalog/publish';
import { meantByHan, meantByWords } from './everyday.ts';
import { ontology, termsOf } from './recipe-terms.ts';
import { searchRecipes } from './search.ts';

const meanings = (found: ReturnType<typeof meantByWords>): readonly string[] => found.map(({ meaning }) => meaning);

test('words of three languages have the same meaning', () => {
  for (const word of ['customer', 'clients', 'pembeli']) assert.deepEqual(meanings(meantByWords([word])), ['customer'], word);
  assert.deepEqual(meanings(meantByHan([...'顾客'])), ['customer']);
});

test('the longest wording is meant, and a pair of words can stand apart', () => {
  assert.deepEqual(meanings(meantByHan([...'退钱'])), ['refund']);
  assert.deepEqual(meanings(meantByWords(['send', 'broken', 'goods', 'back'])), ['giveBack', 'damaged', 'goods']);
  assert.deepEqual(meanings(meantByWords(['send', 'one', 'two', 'three', 'four', 'back'])), []);
});

test('no wording has two meanings', () => {
  const wordings = Object.values(everydayWords).flatMap(({ en, ms, zh }) => [...new Set([...en, ...ms]), ...zh]);
  assert.deepEqual(
    wordings.filter((wording, place) => wordings.indexOf(wording) !== place),
    [],
  );
});

/** Names that the search is asked for by more than one command of the same work: the lines of payments and of all documents, for example. */
const FOUND_SHARE_MIN = 0.98;
const WORKS = new Set(['list', 'get', 'create', 'update', 'void', 'delete', 'cancel', 'validate']);

test('a command is found by the usual words for its work and for what it is about, in each language', async () => {
  const works = new Map(ontology().verbs.map(({ verb, synonyms }) => [verb, synonyms]));
  const asked = recipes().flatMap((recipe) => {
    const { verb, entity } = termsOf(recipe);
    if (!WORKS.has(verb)) return [];
    return (['en', 'ms', 'zh'] as const).map((language) => ({
      type: recipe.commandType,
      query: `${works.get(verb)?.[language][0]} ${entity.synonyms[language][0]}`,
    }));
  });
  const missed: string[] = [];
  for (const { type, query } of asked) {
    const top = (await searchRecipes(query)).slice(0, 3).map(({ recipe }) => recipe.commandType);
    if (!top.includes(type)) missed.push(`${query}: ${top.join(', ')} instead of ${type}`);
  }
  assert.ok(asked.length > 1000);
  assert.ok(missed.length <= asked.length * (1 - FOUND_SHARE_MIN), missed.join('\n'));
});
