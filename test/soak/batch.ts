/** `npm run soak:batch -- 500 1`: that many seeds from that one on, each the same commands in batches and one by one, which must leave the same rows. */

import { BatchTwins } from '../one-system/batch-twins.ts';

const [seeds = 500, first = 1] = process.argv.slice(2).map(Number);
const twins = await BatchTwins.open();
try {
  for (let seed = first; seed < first + seeds; seed += 1) await twins.compare(seed);
  const answers = [...twins.answers].map(([way, count]) => `${count} ${way}`);
  console.log(`${seeds} seeds equal: ${answers.join(', ')}`);
} finally {
  await twins.close();
}
