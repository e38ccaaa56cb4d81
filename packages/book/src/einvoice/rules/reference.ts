/** Rules of notes: each refers to the e-invoices that it changes. That these are Valid is looked up elsewhere. */

import type { Payload } from '@ledgerline/catalog';
import { bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { isNoteCode } from '../ubl/e-invoice.ts';
import { blockAt, blocksAt, textAt } from '../ubl/ubl-reader.ts';
import { found, type Reading, type Rule } from './rule.ts';

const PATH = '/BillingReference';
/** What the tax authority calls an e-invoice; NA for an original from before there were e-invoices. */
const UUID = /^(?:[A-Z0-9]{26}|NA)$/;

const originalsOf = ({ invoice }: Reading): readonly Payload[] =>
  blocksAt(invoice, 'BillingReference').flatMap((entry) => blocksAt(entry, 'InvoiceDocumentReference'));

export const REFERENCE_RULES: readonly Rule[] = [
  {
    id: 'note-has-original',
    source: 'references',
    check: (reading) =>
      found(isNoteCode(reading.typeCode) && originalsOf(reading).length === 0, PATH, () => say.noteWithoutOriginal()),
  },
  {
    id: 'original-uuid',
    source: 'references',
    check: (reading) =>
      originalsOf(reading).flatMap((original) => {
        const uuid = textAt(original, 'UUID');
        return found(!UUID.test(uuid), PATH, () => (uuid === '' ? say.noteWithoutOriginal() : say.notUuid(uuid)));
      }),
  },
  {
    id: 'original-number',
    source: 'references',
    check: (reading) =>
      originalsOf(reading).flatMap((original) => found(textAt(original, 'ID') === '', PATH, () => say.noteWithoutNumber())),
  },
  {
    id: 'one-original-each',
    source: 'references',
    check: ({ invoice }) =>
      blocksAt(invoice, 'BillingReference').flatMap((entry) =>
        found(blocksAt(blockAt(entry, 'InvoiceDocumentReference'), 'UUID').length > 1, PATH, () => say.oneReferenceEach()),
      ),
  },
];
