/** Records of tax maintenance: listed, read, created and updated, never voided or deleted. Builds families; knows no particular record. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Example, Members, Payload, Rule } from '../declaration/declaration.ts';
import { type Family, MAINTAINED } from '../declaration/family.ts';
import { inOrder } from '../declaration/rules.ts';
import { date } from '../declaration/shape.ts';
import { activity, recordFamily } from './record.ts';

export interface TaxRecord {
  readonly document: string;
  readonly plural?: string;
  readonly about: string;
  readonly selector: Family['selector'];
  /** All fields except the selector and whether the record is in use. */
  readonly fields: Members;
  /** Fields that are required on creation, besides the code. */
  readonly required: readonly string[];
  /** Rules of create and update alike. */
  readonly rules?: readonly Rule[];
  /** Rules that apply only to a whole record. */
  readonly createRules?: readonly Rule[];
  readonly example: Example;
  /** The code of a record that the book holds from the start. */
  readonly seedCode: string;
  /** The record of the sample company that the update example changes. */
  readonly sample: Payload;
  readonly updateExample: Payload;
  readonly notes?: Family['notes'];
}

/** Fields of a record whose validity is dated, because rates change by law. */
export const dated = {
  effectiveFrom: date('First day on which documents can use it (default: no limit).'),
  effectiveTo: date('Last day on which documents can use it (default: no limit).'),
};

export const effectiveInOrder: Rule = inOrder(
  'effective-dates-in-order',
  ruleSays.effectiveDatesInOrder(),
  'effectiveFrom',
  'effectiveTo',
);

export function taxRecord(declared: TaxRecord): Family {
  const { document, rules = [] } = declared;
  const plural = declared.plural ?? `${document}s`;
  return recordFamily({
    document,
    plural,
    one: document.replaceAll('-', ' '),
    many: plural.replaceAll('-', ' '),
    about: declared.about,
    operations: MAINTAINED,
    selector: declared.selector,
    fields: { ...declared.fields, ...activity },
    required: declared.required,
    createRules: [...rules, ...(declared.createRules ?? [])],
    updateRules: rules,
    createExamples: [declared.example],
    updateExample: declared.updateExample,
    samples: { update: declared.sample },
    seedCode: declared.seedCode,
    ...(declared.notes ? { notes: declared.notes } : {}),
  });
}
