/** The two party ledgers, AR of customers and AP of suppliers, as one table, and the reads both offer. What differs is a value here, never a copy. */

import type { CommandDeclaration, Field, Rule, Shape } from '../declaration/declaration.ts';
import { capitalised, OUTSTANDING_SIGN } from '../declaration/family.ts';
import { creditor, debtor, selecting } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { changedSince, includeInactive, recordFilters } from '../declaration/list-filter.ts';
import { apTakesCreditor, arTakesDebtor } from '../declaration/rules.ts';
import { asSelector, date, pick, shape } from '../declaration/shape.ts';
import { docTypeFilter, lineFilters } from './trade.ts';

export type LedgerSide = 'ar' | 'ap';

export interface PartyLedger {
  readonly side: LedgerSide;
  /** How people name the ledger: AR. */
  readonly label: string;
  /** The record that the ledger is kept for: debtor. */
  readonly party: 'debtor' | 'creditor';
  readonly partyCode: string;
  readonly partyField: Field;
  /** How people name the party: customer. */
  readonly who: string;
  readonly partyRule: Rule;
  readonly lineFilter: Shape;
  /** Every type of document that may be open in this ledger. */
  readonly openDocTypes: readonly string[];
  /** A party of the sample company, for the examples of the reads. */
  readonly exampleParty: string;
}

/** Documents outside the ledgers whose lines may carry a party, and the contra, which is in both. */
const IN_BOTH = ['CT', 'JE', 'PV', 'OR'];

export const LEDGERS: Readonly<Record<LedgerSide, PartyLedger>> = {
  ar: {
    side: 'ar',
    label: 'AR',
    party: 'debtor',
    partyCode: 'debtorCode',
    partyField: debtor.debtorCode,
    who: 'customer',
    partyRule: arTakesDebtor,
    lineFilter: lineFilters('ArLineFilter', pick(debtor, 'debtorCode')),
    openDocTypes: ['IV', 'CS', 'CN', 'DN', 'RI', 'RP', 'RF', 'RC', 'RD', ...IN_BOTH],
    exampleParty: '300-A001',
  },
  ap: {
    side: 'ap',
    label: 'AP',
    party: 'creditor',
    partyCode: 'creditorCode',
    partyField: creditor.creditorCode,
    who: 'supplier',
    partyRule: apTakesCreditor,
    lineFilter: lineFilters('ApLineFilter', pick(creditor, 'creditorCode')),
    openDocTypes: ['PI', 'CP', 'PR', 'PB', 'PP', 'PF', 'PC', 'PD', ...IN_BOTH],
    exampleParty: '400-S001',
  },
};

const AS_OF = date('Balances at the end of this day (default: today).', { role: 'selector' });
const PAGE = pick(selecting, 'limit', 'cursor');
const HALF_YEAR = { dateFrom: '2026-01-01', dateTo: '2026-06-30', limit: 100 };

/** The payload of the reads about one party. */
export const partySelector: Readonly<Record<LedgerSide, Shape>> = {
  ar: shape(
    'debtor.select',
    { debtorCode: asSelector(debtor.debtorCode, 'Customer (debtor) code.') },
    { required: ['debtorCode'] },
  ),
  ap: shape(
    'creditor.select',
    { creditorCode: asSelector(creditor.creditorCode, 'Supplier (creditor) code.') },
    { required: ['creditorCode'] },
  ),
};

/** What is open, document by document: the read that feeds knockOffs. */
export function readOutstandingDocuments(side: LedgerSide): CommandDeclaration {
  const { label, who, partyCode, partyField, openDocTypes, exampleParty } = LEDGERS[side];
  return read({
    commandType: `read-${side}-outstanding-documents` as const,
    document: `${side}-invoice`,
    displayGroup: `${label} invoice`,
    title: `${label} outstanding documents`,
    summary: `Lists every open document of the ${label} ledger with what it was, what is left of it and how many days it is overdue.`,
    notes: [
      'Rows have docType, docKey and docNo in the form that knockOffs needs.',
      'Unapplied payments and credit notes are open documents too.',
      OUTSTANDING_SIGN,
    ],
    aiInstructions: `Read this before you send knockOffs, and settle by docKey. Name ${partyCode}: without it you get every ${who}.`,
    shape: shape(
      `read-${side}-outstanding-documents`,
      {
        [partyCode]: asSelector(partyField, `Only documents of this ${who}.`),
        ...docTypeFilter(openDocTypes),
        asOf: AS_OF,
        ...PAGE,
      },
      { rules: [LEDGERS[side].partyRule] },
    ),
    example: { [partyCode]: exampleParty },
    grouped: { document: `${side}-invoice`, action: 'list' },
  });
}

/** Ledger rows, payment rows and refund rows, in that order. */
export function readSettlementLines(side: LedgerSide): readonly CommandDeclaration[] {
  const { label, who, partyCode, lineFilter, exampleParty } = LEDGERS[side];
  const shared = {
    document: `${side}-payment`,
    displayGroup: `${label} payment`,
    shape: lineFilter,
    example: { [partyCode]: exampleParty, ...HALF_YEAR },
    grouped: { document: `${side}-payment`, action: 'list' },
  } as const;
  return [
    read({
      ...shared,
      commandType: `read-${side}-detail-lines` as const,
      title: `${label} detail lines`,
      summary: `Reads the lines of ${label} invoices, credit notes and debit notes together.`,
      notes: [`Rows of payments and refunds are read with read-${side}-payment-lines and read-${side}-refund-lines.`],
      aiInstructions: `Use this when a question about a ${who} concerns invoices, credit notes and debit notes together. Name the ${who} and a period first.`,
    }),
    read({
      ...shared,
      commandType: `read-${side}-payment-lines` as const,
      title: `${label} payment lines`,
      summary: `Reads the payment rows of ${label} payments, each with its account, cheque number and the documents it settled.`,
      aiInstructions: `Use this to find which payment settled an invoice, or what a ${who} paid or received through a bank account.`,
    }),
    read({
      ...shared,
      commandType: `read-${side}-refund-lines` as const,
      title: `${label} refund lines`,
      summary: `Reads the payment rows of ${label} refunds, each with the credit it paid out.`,
      aiInstructions: `Use this to find whether a credit of a ${who} has been paid out, and from which account.`,
    }),
  ];
}

/** The balance of every party. */
export function readOutstanding(side: LedgerSide): CommandDeclaration {
  const { label, who, party, partyCode, partyField } = LEDGERS[side];
  return read({
    commandType: `read-${side}-outstanding` as const,
    document: party,
    displayGroup: `${capitalised(who)}s`,
    title: `${label} outstanding`,
    summary: `Shows what each ${who} has open: the total, what is not yet due, what is overdue and what is unapplied.`,
    notes: ['total is current plus overdue less unapplied; unapplied itself is not negative.'],
    aiInstructions: `Use this for totals by ${who}; for the documents behind a total, use read-${side}-outstanding-documents.`,
    shape: shape(
      `read-${side}-outstanding`,
      { [partyCode]: asSelector(partyField, `Only this ${who}.`), asOf: AS_OF, ...PAGE },
      { rules: [LEDGERS[side].partyRule] },
    ),
    example: { asOf: '2026-06-30' },
  });
}

/** The commands that list the active parties and get one party in full. */
export function readParties(side: LedgerSide): readonly [list: CommandDeclaration, detail: CommandDeclaration] {
  const { label, who, party, partyCode, partyField, partyRule, exampleParty } = LEDGERS[side];
  const displayGroup = `${capitalised(who)}s`;
  return [
    read({
      commandType: `read-${party}s` as const,
      verb: 'list',
      document: party,
      displayGroup,
      title: `Read ${who}s`,
      summary: `Lists the active ${who}s of the account book with code, name, currency, credit term and contact.`,
      aiInstructions: `Look a ${who} up here before you create a document. ${label} commands need the exact ${partyCode}.`,
      shape: shape(
        `read-${party}s`,
        {
          ...recordFilters({ code: partyCode, codeField: partyField, names: ['companyName', `${party}Name`] }),
          includeInactive,
          changedSince,
          ...PAGE,
        },
        { rules: [partyRule] },
      ),
      example: { limit: 100 },
      moreExamples: [{ title: 'By a part of the name', payload: { name: 'sdn', limit: 20 } }],
      notes: ['Every filter is optional; without any, all active ones are listed by code.'],
      grouped: { document: party, action: 'list' },
    }),
    read({
      commandType: `get-${party}-detail` as const,
      verb: 'get',
      document: party,
      displayGroup,
      title: `Get a ${who} in full`,
      summary: `Returns one ${who} with addresses, branches, currency, credit term, tax entity, user-defined fields and balance.`,
      notes: ['fieldCapabilities lists the fields that an update can change.'],
      aiInstructions: `Call this before update-${party}, to learn the current values.`,
      shape: partySelector[side],
      example: { [partyCode]: exampleParty },
      grouped: { document: party, action: 'get' },
    }),
  ];
}
