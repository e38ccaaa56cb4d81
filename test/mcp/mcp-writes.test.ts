import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer } from '../../packages/cloud/testing/test-server.ts';
import { chanceOf, compareWrites, loseAnswers } from './write-rounds.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const EVERY = 16;
/** `npm run soak:mcp` sends every write, and plays as many as requested. */
const SEEDS = 5;

test('every sixteenth write, previewed and run by an assistant, ends as the same command does over HTTP', async (t) => {
  const figures = await compareWrites(server, EVERY);
  t.diagnostic(JSON.stringify(figures));
  assert.equal(figures.previewed, Math.ceil(365 / EVERY));
  assert.ok(figures.saved > figures.previewed / 2);
});

test('an assistant that loses answers and starts over saves each wish once', async (t) => {
  let lost = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) lost += await loseAnswers(server, chanceOf(seed));
  t.diagnostic(`${lost} answers were lost`);
  assert.ok(lost > SEEDS);
});
