import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRecipe, isReportTemplate } from '@ledgerline/catalog';
import { assistant } from '../../../testing/assistant.ts';
import { type SearchPhrase, searchPhrases } from '../../../testing/search/search-phrases.ts';
import { furtherPhrases } from '../../../testing/search/search-phrases-further.ts';
import { type SearchTask, searchTasks } from '../../../testing/search/search-tasks.ts';
import { eighthTasks } from '../../../testing/search/search-tasks-eighth.ts';
import { eleventhTasks } from '../../../testing/search/search-tasks-eleventh.ts';
import { fifthTasks } from '../../../testing/search/search-tasks-fifth.ts';
import { fourthTasks } from '../../../testing/search/search-tasks-fourth.ts';
import { heldBackTasks } from '../../../testing/search/search-tasks-held-back.ts';
import { ninthTasks } from '../../../testing/search/search-tasks-ninth.ts';
import { secondTasks } from '../../../testing/search/search-tasks-second.ts';
import { seventhTasks } from '../../../testing/search/search-tasks-seventh.ts';
import { sixthTasks } from '../../../testing/search/search-tasks-sixth.ts';
import { tenthTasks } from '../../../testing/search/search-tasks-tenth.ts';
import { thirdTasks } from '../../../testing/search/search-tasks-third.ts';
import { unseenTasks } from '../../../testing/search/search-tasks-unseen.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

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
  const phrases = [...searchPhrases, ...furtherPhrases];
  for (const [phrase, ...types] of phrases) for (const type of types) assert.ok(findRecipe(type), `${phrase}: ${type}`);
  assert.equal(new Set(phrases.map(([phrase]) => phrase)).size, phrases.length);
});

test('a search finds tasks: what people type, in three languages, has its commands among the first three', async () => {
  assert.deepEqual(await allMissed([...searchPhrases, ...furtherPhrases]), []);
});

const REPORT = 'report:';

interface FoundHit {
  readonly commandType: string;
  readonly template?: string;
}

const nameOf = ({ commandType, template }: FoundHit): string => (template === undefined ? commandType : `${REPORT}${template}`);

/** Tasks that have none of their right answers among the first three. */
async function tasksMissed(tasks: readonly SearchTask[]): Promise<readonly string[]> {
  const misses = tasks.map(async ([query, ...right]) => {
    const response = await server.call('GET', `/developers/search?q=${encodeURIComponent(query)}`);
    const top = response.json<{ hits: FoundHit[] }>().hits.slice(0, TOP).map(nameOf);
    return right.some((name) => top.includes(name)) ? [] : [`${query}: ${top.join(', ') || 'nothing'}`];
  });
  return (await Promise.all(misses)).flat();
}

const tunedTasks = [
  ...searchTasks,
  ...secondTasks,
  ...thirdTasks,
  ...fourthTasks,
  ...fifthTasks,
  ...sixthTasks,
  ...seventhTasks,
  ...eighthTasks,
  ...ninthTasks,
  ...tenthTasks,
  ...eleventhTasks,
];

test('there are 1020 tasks, 120 of them held back, each once and with answers that exist', () => {
  assert.deepEqual([tunedTasks.length, heldBackTasks.length, unseenTasks.length], [900, 60, 60]);
  const tasks = [...tunedTasks, ...heldBackTasks, ...unseenTasks];
  assert.equal(new Set(tasks.map(([query]) => query)).size, tasks.length);
  const names = tasks.flatMap(([, ...right]) => right);
  const unknown = names.filter((name) => !findRecipe(name) && !isReportTemplate(name.replace(REPORT, '')));
  assert.deepEqual(unknown, []);
});

test('every task that the words are tuned for has a right answer among the first three', async () => {
  assert.deepEqual(await tasksMissed(tunedTasks), []);
});

test('REST, the developer pages and assistants find the same', async () => {
  const { tenantKey } = await server.household();
  for (const [query] of searchTasks.slice(0, 10)) {
    const q = encodeURIComponent(query);
    const page = (await server.call('GET', `/developers/search?q=${q}`)).json<{ hits: FoundHit[] }>().hits.map(nameOf);
    const rest = await server.call('GET', `/v1/schema/search?q=${q}&limit=5`, { key: tenantKey });
    const asRest = rest.json<{ hits: { type: string; template?: string }[] }>().hits;
    const { structuredContent } = await assistant(server, tenantKey).call('search_commands', { query, limit: 5 });
    const typesOf = (hits: typeof asRest) => hits.map(({ type, ...hit }) => nameOf({ commandType: type, ...hit }));
    assert.deepEqual(typesOf(structuredContent.hits), typesOf(asRest), query);
    assert.equal(page[0], typesOf(asRest)[0], query);
  }
});

/** What was measured after the words were tuned for the others: 58 and 57. */
const HELD_BACK_TASKS_FOUND_MIN = 57;

test('most of the tasks that were held back have a right answer among the first three', async () => {
  for (const tasks of [heldBackTasks, unseenTasks]) {
    const misses = await tasksMissed(tasks);
    assert.ok(tasks.length - misses.length >= HELD_BACK_TASKS_FOUND_MIN, `${misses.length} missed`);
  }
});
