/** Rules of codes: each is in the table that the tax authority publishes for its place. */

import { type RuleTable, bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { codesAsOf, hasCode } from '../codes/code-table.ts';
import type { CodeTableName } from '../codes/published-file.ts';
import { isSigned } from '../ubl/signed.ts';
import { blockAt, blocksAt, textAt } from '../ubl/ubl-reader.ts';
import { classificationsOf } from './reading.ts';
import { type Found, found, type Reading, type Rule } from './rule.ts';

/** Document versions, and what each needs in addition. Versions 1.2 and 1.3 belong to the programme for voluntary disclosure. */
const VERSIONS: Readonly<Record<string, { readonly isSigned: boolean; readonly lastDay: string | null }>> = {
  '1.0': { isSigned: false, lastDay: null },
  '1.1': { isSigned: true, lastDay: null },
  '1.2': { isSigned: false, lastDay: '2027-12-31' },
  '1.3': { isSigned: true, lastDay: '2027-12-31' },
};

const inTable = (table: CodeTableName, code: string, path: string, named: RuleTable): readonly Found[] =>
  found(!hasCode(table, code), path, () => say.notInTable(code, named, codesAsOf(table)));

function checkVersion({ version, invoice }: Reading): readonly Found[] {
  const path = '/InvoiceTypeCode';
  const needs = VERSIONS[version];
  if (!needs) return [{ path, says: say.notVersion(version, Object.keys(VERSIONS).join(', ')) }];
  const issued = textAt(invoice, 'IssueDate');
  return [
    ...found(needs.isSigned && !isSigned(invoice), path, () => say.unsigned(version)),
    ...found(needs.lastDay !== null && issued > needs.lastDay, path, () => say.versionEnded(version, needs.lastDay ?? '')),
  ];
}

export const CODE_RULES: readonly Rule[] = [
  {
    id: 'type-code',
    source: 'codes',
    check: ({ typeCode }) => inTable('type', typeCode, '/InvoiceTypeCode', 'type'),
  },
  { id: 'version', source: 'signature', check: checkVersion },
  {
    id: 'payment-mode',
    source: 'codes',
    check: ({ invoice }) =>
      blocksAt(invoice, 'PaymentMeans').flatMap((means, index) => {
        const isGiven = blockAt(means, 'PaymentMeansCode') !== undefined;
        const mode = textAt(means, 'PaymentMeansCode');
        return isGiven ? inTable('paymentMode', mode, `/PaymentMeans/${index}`, 'paymentMode') : [];
      }),
  },
  {
    id: 'line-classification',
    source: 'codes',
    check: ({ lines }) =>
      lines.flatMap(({ path, block }) =>
        classificationsOf(block).flatMap((code) => inTable('classification', code, path, 'classification')),
      ),
  },
  {
    id: 'line-unit',
    source: 'codes',
    check: ({ lines }) =>
      lines.flatMap(({ path, block }) => {
        const unit = blockAt(block, 'InvoicedQuantity')?.unitCode;
        return unit === undefined ? [] : inTable('unit', String(unit), path, 'unit');
      }),
  },
  {
    id: 'line-origin',
    source: 'codes',
    check: ({ lines }) =>
      lines.flatMap(({ path, block }) => {
        const origin = textAt(block, 'Item', 'OriginCountry', 'IdentificationCode');
        return origin === '' ? [] : inTable('country', origin, path, 'origin');
      }),
  },
  {
    id: 'tax-type',
    source: 'codes',
    check: ({ taxes }) => taxes.flatMap(({ path, block }) => inTable('tax', textAt(block, 'TaxCategory', 'ID'), path, 'tax')),
  },
  {
    id: 'tax-unit',
    source: 'codes',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) => {
        const unit = blockAt(block, 'BaseUnitMeasure')?.unitCode;
        return unit === undefined ? [] : inTable('unit', String(unit), path, 'unit');
      }),
  },
];
