/** `npm run soak:mcp -- 500`: all writes of the catalog through an assistant, and lost answers for as many seeds. */

import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { chanceOf, compareWrites, loseAnswers } from '../mcp/write-rounds.ts';

const seeds = Number(process.argv[2] ?? 500);
const server = await openTestServer();
try {
  console.log(JSON.stringify(await compareWrites(server, 1)));
  let lost = 0;
  for (let seed = 1; seed <= seeds; seed += 1) lost += await loseAnswers(server, chanceOf(seed));
  console.log(`${seeds} seeds, ${lost} answers lost, every wish saved once`);
} finally {
  await server.close();
}
