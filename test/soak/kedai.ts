/** `node test/soak/kedai.ts [kills]`: kills the driver of Kedai that often in each edition, 40 times by default. */

import { isReady } from '../debian-packages.ts';
import { EDITIONS, Kedai } from '../kedai/kedai.ts';
import { killRounds } from '../kedai/kill-rounds.ts';

const count = Number(process.argv[2] ?? 40);
if (!isReady('mono')) process.exit(1);
const kedai = new Kedai();
try {
  for (const edition of EDITIONS) {
    const { answered, ...figures } = await killRounds(kedai, kedai.company(`soak-${edition}`, edition), count, Math.random);
    console.log(JSON.stringify({ edition, ...figures, saved: answered.size }));
    if (figures.faults.length > 0) process.exitCode = 1;
  }
} finally {
  await kedai.remove();
}
