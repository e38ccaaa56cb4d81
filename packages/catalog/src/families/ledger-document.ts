/** Documents that post straight to ledger accounts: what journals and cash book entries share. Knows no command. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Members, Payload, Rule } from '../declaration/declaration.ts';
import {
  accountNo,
  analysis,
  CONTENT,
  creditor,
  debtor,
  documentHeader,
  REFERENCE,
  saveOptions,
  saving,
  taxCode,
  tradeHeader,
  userDefinedFields,
} from '../declaration/fields.ts';
import { bookRule, eachRow, oneParty } from '../declaration/rules.ts';
import { freeText, meaning, nativeContainer, omit, text } from '../declaration/shape.ts';

const FINANCIAL = { effect: 'financial' } as const;
const DESCRIPTION_LENGTH_MAX = 100;

/** Header of a ledger document; the currency is that of its amounts. */
export const ledgerHeader = {
  ...documentHeader,
  description: freeText(DESCRIPTION_LENGTH_MAX, 'Narration of the whole document.', REFERENCE),
  currencyCode: meaning(tradeHeader.currencyCode, 'Currency of the amounts (default: the base currency).'),
  currencyRate: tradeHeader.currencyRate,
};

/** Header fields that an update can change. */
export const ledgerEdits: Members = omit(ledgerHeader, 'docNo');

export const ledgerSaving = {
  ...saveOptions,
  Options: nativeContainer(saveOptions, 'How to save, under SDK names: DocNoFormatName, SaveAsDraft.'),
  ...saving,
};

export const ledgerLine = {
  accountNo: meaning(accountNo, 'GL account of the line; leave it out if the line has a party.'),
  debtorCode: meaning(
    debtor.debtorCode,
    'Customer of the line: it posts to the debtor control account and makes an open item of this customer.',
  ),
  creditorCode: meaning(
    creditor.creditorCode,
    'Supplier of the line: it posts to the creditor control account and makes an open item of this supplier.',
  ),
  description: freeText(DESCRIPTION_LENGTH_MAX, 'Text of the line (default: the narration of the document).', CONTENT),
  taxCode,
  depositDocNo: text(30, 'Number of the deposit that the line refunds or forfeits; deposit accounts need one.', FINANCIAL),
  ...analysis,
  userDefinedFields,
};

const lineNamesAccount: Rule = eachRow('line-names-account', ruleSays.lineNamesAccount(), 'lines', (row) =>
  ['accountNo', 'debtorCode', 'creditorCode', 'depositDocNo'].some((name) => isGiven(row[name])) ? [] : ['/accountNo'],
);

const isGiven = (value: Payload[string] | undefined): boolean => value !== undefined && value !== null && value !== '';

const accountsTakePostings: Rule = bookRule(
  'accounts-take-postings',
  'Accounts must be active and without sub-accounts. Stock, goods delivered and goods received not invoiced cannot be used. Control accounts need a party, and deposit accounts a depositDocNo.',
);

/** Rules of lines that come in whole. */
export const ledgerLineRules: readonly Rule[] = [lineNamesAccount, oneParty, accountsTakePostings];

/** The same rules in an update, where a row that is changed may name only what changes. */
export function onWholeLines(rules: readonly Rule[]): readonly Rule[] {
  return rules.map((whole) => ({
    ...whole,
    text: whole.decidedBy === 'connector' ? whole.text : `${whole.text} In an update this applies to appended and replaced rows.`,
    check: (payload) => (payload.detailMode === 'append' || payload.detailMode === 'replace' ? whole.check(payload) : []),
  }));
}
