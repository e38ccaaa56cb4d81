/**
 * Rates pages by Lighthouse, speed included, as a phone and as a desktop: `npm run soak:lighthouse`. Speed depends on what else the machine
 * does. `npm ci --prefix test/page-ratings` installs Lighthouse.
 */

import { ratePages } from './ratings.ts';

const SCORE_MIN = 95;

const ratings = await ratePages(({ path, device, scores, losses }) => {
  const figures = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  console.log(`${device} ${path}: ${figures.join(', ')}`);
  for (const loss of losses) console.log(`    ${loss}`);
});
if (!ratings || ratings.some(({ scores }) => Object.values(scores).some((score) => score < SCORE_MIN))) process.exitCode = 1;
