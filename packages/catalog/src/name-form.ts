/** How names are compared besides letter by letter: by their words, and in the singular. */

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
