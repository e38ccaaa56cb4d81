/** A mistake that callers make with a command, and the error they get: the vocabulary of the tables in this folder. */

import type { DocType, Json, Payload, Recipe } from '@ledgerline/catalog';
import type { RecordKind } from '../../src/record-store/kinds.ts';

/** What a refusal says, and where. */
export interface Told {
  /** A detail code of the catalog, or the code of the book. */
  readonly code: string;
  /** JSON pointer to the field at fault. */
  readonly path: string;
  /** The sentence; … is a wildcard. It names the value and says what to do. */
  readonly says: string;
}

export interface Refusal extends Told {
  readonly type: string;
  /** In a few words. */
  readonly mistake: string;
  readonly payload: Json;
  /**
   * The catalog refuses before anything is queued; the book after looking at its records and documents; a bulk command row by
   * row.
   */
  readonly by: 'catalog' | 'book' | 'row';
}

export interface Held {
  readonly no: string;
  readonly holder: string;
}

/** What the tables need to know of the book that they are tried on. */
export interface KnownBook {
  /** A record that is there. */
  readonly anyCode: (kind: RecordKind) => string;
  /** A record that a document or another record names; undefined when nothing names one of this kind. */
  readonly usedCode: (kind: RecordKind) => string | undefined;
  /** A document that has been voided. */
  readonly voidNo: (type: DocType) => string | undefined;
  /** A document that was transferred to another or settled by another, with that other document; at most one. */
  readonly transferred: (type: DocType) => readonly Held[];
  readonly settled: (type: DocType) => readonly Held[];
}

/** The mistakes that a kind of command has in common; none for a command of another kind. */
export type Mistakes = (recipe: Recipe, book: KnownBook) => readonly Refusal[];

export const exampleOf = (recipe: Recipe): Payload => recipe.examples[0]?.payload ?? {};

/** The payload with one field changed, or left out if undefined. */
export function changed(payload: Json | undefined, pointer: string, value: Json | undefined): Json {
  const [, name = '', ...rest] = pointer.split('/');
  const own = Array.isArray(payload) ? payload[Number(name)] : (payload as Payload | undefined)?.[name];
  const next = rest.length === 0 ? value : changed(own, `/${rest.join('/')}`, value);
  if (Array.isArray(payload)) return payload.map((row: Json, index) => (String(index) === name ? (next ?? null) : row));
  const { [name]: _old, ...kept } = (payload ?? {}) as Payload;
  return next === undefined ? kept : { ...kept, [name]: next };
}

/** A row of a table: the example of a command with one field changed. */
export function oneChange(
  recipe: Recipe,
  by: Refusal['by'],
  mistake: string,
  change: readonly [pointer: string, value: Json | undefined],
  told: Omit<Told, 'path'> & Partial<Pick<Told, 'path'>>,
): Refusal {
  const [path, value] = change;
  return { type: recipe.commandType, by, mistake, payload: changed(exampleOf(recipe), path, value), path, ...told };
}

/** Whether a sentence is the one that was expected. */
export function isSaid(says: string, sentence: string): boolean {
  const parts = says.split('…');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return sentence === first;
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = sentence.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= sentence.length - last.length;
}

/** A mistyped code: the last digit wrong, or the last letter left out; in a short code, doubled. */
export function misspelt(code: string): string {
  if (/\d$/.test(code)) return `${code.slice(0, -1)}X`;
  return code.length > 4 ? code.slice(0, -1) : `${code}${code.at(-1)}`;
}

/** A number of the same series that is not used yet. */
export const unreached = (no: string): string => no.replace(/\d+$/, (digits) => '9'.repeat(digits.length));
