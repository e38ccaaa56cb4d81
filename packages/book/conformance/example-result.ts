/**
 * The results of the published examples, as they are published themselves: from a run on SAMPLE, shortened so that they can be
 * read.
 */

import { type Recipe, recipes } from '@ledgerline/catalog';
import { speculativeBook } from './speculative-book.ts';

const ROWS_MAX = 2;
const TEXT_MAX = 200;
/** Fields of a capability report that are shown; there are some eighty. */
const CAPABILITIES_MAX = 3;

/** Lists that make no sense when cut short: postings must balance. */
const WHOLE: ReadonlySet<string> = new Set(['postings', 'detailModes', 'aliases', 'protectedBy', 'blocked']);

function shortened(value: unknown, name = '', isCapability = false): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) return (WHOLE.has(name) ? value : value.slice(0, ROWS_MAX)).map((entry) => shortened(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = isCapability ? Object.entries(value).slice(0, CAPABILITIES_MAX) : Object.entries(value);
  return Object.fromEntries(
    entries.map(([inner, part]) => [inner, shortened(part, inner, name === 'fieldCapabilities' && !Array.isArray(part))]),
  );
}

/** A result as its recipe shows it. The cloud adds the address of the file. */
export function shortenedResult({ commandType, hasArtifact }: Recipe, result: object): unknown {
  const artifactUrl = `https://ledgerline.example/v1/commands/example-${commandType}/artifact`;
  return shortened(JSON.parse(JSON.stringify(hasArtifact ? { ...result, artifactUrl } : result)));
}

/** Command type -> the result of its first example, each on the unchanged sample company. */
export function exampleResults(): Readonly<Record<string, unknown>> {
  const { book, speculate, close } = speculativeBook('SAMPLE');
  const results = recipes().map((recipe) => {
    const payload = recipe.examples[0]?.payload ?? {};
    const result = speculate(() => book.execute(recipe.commandType, payload, 'alone'));
    return [recipe.commandType, shortenedResult(recipe, result)] as const;
  });
  close();
  return Object.fromEntries(results);
}
