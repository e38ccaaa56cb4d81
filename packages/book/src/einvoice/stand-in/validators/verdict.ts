/**
 * Judges a document as the tax authority publishes that it does: structure, core fields, signature, taxpayer, references, codes and
 * currency, in this order. Duplicates are found by the stand-in itself. Written from the published pages, and shares no rule with the
 * book: a document that the book accepts and this does not shows a mistake in one of the two.
 */

import { codes, currency } from './codes.ts';
import { coreFields } from './core-fields.ts';
import { submittedIn } from './document.ts';
import { signature } from './signature.ts';
import { structure } from './structure.ts';
import { references, taxpayer } from './taxpayer.ts';
import type { FindReferenced, Step } from './wrong.ts';

/** What is wrong with a document, and which validator found it. */
export interface Verdict {
  readonly step: string;
  readonly code: string;
  readonly message: string;
}

const STEPS: readonly (readonly [name: string, step: Step])[] = [
  ['Structure', structure],
  ['Core Fields', coreFields],
  ['Signature', signature],
  ['Taxpayer', taxpayer],
  ['Referenced Documents', references],
  ['Code', codes],
  ['Currency', currency],
];

/** The findings of the first validator that finds something; none for a document that is Valid. */
export function verdictsOn(text: string, find: FindReferenced): readonly Verdict[] {
  const submitted = submittedIn(text);
  if (!submitted) return [{ step: 'Structure', code: 'BadStructure', message: 'There is no invoice.' }];
  for (const [step, check] of STEPS) {
    const wrong = check(submitted, find);
    if (wrong.length > 0) return wrong.map(([code, message]) => ({ step, code, message }));
  }
  return [];
}
