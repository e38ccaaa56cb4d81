/** How names are compared: letter by letter, for the known name closest to a misspelt one, by their words, and in the singular. */

import { slipsBetween } from './edit-distance.ts';

const COST_MAX_SHARE = 0.34;

/** The closest known name, or undefined when none is close enough to be meant. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  return closestFew(name, known, 1)[0];
}

/** Up to `count` close names, closest first. */
export function closestFew(name: string, known: Iterable<string>, count: number): readonly string[] {
  const wanted = fold(name);
  const costMax = Math.max(1, Math.floor(wanted.length * COST_MAX_SHARE));
  const scored: { name: string; cost: number }[] = [];
  for (const candidate of known) {
    const cost = slipsBetween(wanted, fold(candidate), costMax);
    if (cost !== undefined) scored.push({ name: candidate, cost });
  }
  scored.sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
  const best = scored[0]?.cost ?? 0;
  return scored
    .filter((candidate) => candidate.cost <= best + 1)
    .slice(0, count)
    .map((candidate) => candidate.name);
}

/** Case and separators do not make another name. */
export const fold = (name: string): string => name.toLowerCase().replaceAll(/[-_. ]/g, '');

/** The singular of a folded name or word: branches is branch, entries entry, prices price. */
export function singular(folded: string): string {
  if (folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(folded)) return folded.slice(0, -2);
  return folded.endsWith('ss') ? folded : folded.replace(/s$/, '');
}

export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_. ]+/);
