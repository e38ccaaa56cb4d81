/** Debtors and creditors: one party, two sides. Declares their record; what they owe belongs to AR and AP. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Example, Field, Members, Payload } from '../declaration/declaration.ts';
import { type Family, MASTER } from '../declaration/family.ts';
import { contact, creditor, debtor, tradeHeader, userDefinedFields } from '../declaration/fields.ts';
import { apTakesCreditor, arTakesDebtor, bookRule } from '../declaration/rules.ts';
import { amountNotNegative, code, email, meaning, pick, rows, shape, text } from '../declaration/shape.ts';
import { activity, changedRow, recordFamily, rowsOnce } from './record.ts';

export type PartySide = 'debtor' | 'creditor';

const BRANCHES_MAX = 200;

const underOwnName = (field: Field, native: string): Field => ({ ...field, native });

/** Where a record, not a document, can be reached: its own address under its own native names. */
export const reach = {
  address1: underOwnName(meaning(contact.address1, 'First line of the address.'), 'Address1'),
  address2: underOwnName(meaning(contact.address2, 'Second line of the address.'), 'Address2'),
  address3: underOwnName(meaning(contact.address3, 'Third line of the address.'), 'Address3'),
  address4: underOwnName(meaning(contact.address4, 'Fourth line of the address.'), 'Address4'),
  ...pick(contact, 'phone1', 'phone2', 'fax1', 'attention'),
  email: email('Email address.', { native: 'EmailAddress' }),
};

const branch = {
  branchCode: code(20, 'Code of the branch, as documents name it.', { role: 'selector' }),
  branchName: text(100, 'Name of the branch.'),
  ...reach,
  ...activity,
};

/** Words that differ between the two sides. */
interface PartyWords {
  readonly codeName: string;
  readonly codeField: Field;
  readonly fields: Members;
  /** The field of documents with the name of the party. */
  readonly named: string;
  readonly words: string;
}

const OWN: Record<PartySide, PartyWords> = {
  debtor: {
    codeName: 'debtorCode',
    codeField: debtor.debtorCode,
    fields: {
      salesAgent: text(12, 'Sales agent code for documents without one.', { aliases: ['agent', 'salesAgentCode'] }),
      debtorType: text(20, 'Debtor type code.'),
      priceCategory: text(8, 'Price category that sets this customer’s prices.', { aliases: ['multiPricing'] }),
    },
    named: 'debtorName',
    words: 'customer',
  },
  creditor: {
    codeName: 'creditorCode',
    codeField: creditor.creditorCode,
    fields: {
      purchaseAgent: text(12, 'Purchase agent code for documents without one.', {
        aliases: ['agent', 'purchaseAgentCode'],
      }),
      creditorType: text(20, 'Creditor type code.'),
    },
    named: 'creditorName',
    words: 'supplier',
  },
};

function fieldsOf(side: PartySide): Members {
  const { fields, named, words } = OWN[side];
  return {
    companyName: code(100, `Name of the ${words}, as printed.`, { aliases: [named] }),
    currencyCode: meaning(tradeHeader.currencyCode, `Currency of all documents of this ${words} (default: the base currency).`),
    displayTerm: meaning(tradeHeader.displayTerm, 'Credit term for documents without one, for example C.O.D. or Net 30.'),
    area: text(12, 'Area code.', { aliases: ['areaCode'], native: 'AreaCode' }),
    ...fields,
    creditLimit: amountNotNegative('Maximum outstanding amount; 0 or no value means no limit.', { effect: 'financial' }),
    overdueLimit: amountNotNegative('Maximum overdue amount; 0 or no value means no limit.', { effect: 'financial' }),
    taxEntityID: meaning(tradeHeader.taxEntityID, 'Tax entity id, for tax returns and e-invoices.'),
    taxCode: text(14, 'Tax code for lines if neither the line nor its item has one.', { aliases: ['taxType'] }),
    ...reach,
    ...activity,
    userDefinedFields,
  };
}

const branchOnce = rowsOnce('branch-once', ruleSays.branchOnce(), 'branches', 'branchCode');

const currencyFrozen = bookRule(
  'currency-frozen-once-used',
  'The currency of a party can be changed only until its first document.',
);

export interface PartyDeclaration {
  readonly about: string;
  readonly examples: readonly Example[];
  readonly updateExample: Payload;
  readonly update: Payload;
  readonly void: Payload;
  readonly delete: Payload;
}

export function party(side: PartySide, declared: PartyDeclaration): Family {
  const { codeName, codeField, words } = OWN[side];
  const sideRule = side === 'debtor' ? arTakesDebtor : apTakesCreditor;
  const known = shape(`${side}.branch`, branch, { required: ['branchCode'] });
  const changed = changedRow(`${side}.update.branch`, branch, 'branchCode');
  return recordFamily({
    document: side,
    plural: `${side}s`,
    one: side,
    many: `${side}s`,
    about: declared.about,
    operations: MASTER,
    selector: { name: codeName, field: { ...codeField, role: 'selector' } },
    fields: fieldsOf(side),
    rows: {
      create: { branches: rows(known, `Branches of the ${words}.`, { max: BRANCHES_MAX }) },
      update: {
        branches: rows(changed, 'Branches to add or change, found by branchCode; branches you do not name stay as they are.', {
          max: BRANCHES_MAX,
        }),
      },
    },
    required: ['companyName'],
    createRules: [
      sideRule,
      branchOnce,
      bookRule('code-free', 'Party codes and account numbers share one list; the code must be free in both.'),
    ],
    updateRules: [sideRule, branchOnce, currencyFrozen],
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    samples: { update: declared.update, void: declared.void, delete: declared.delete },
    notes: {
      create: [`Look the code up with read-${side}s first.`],
      update: [`To give it another code use change-${side}-code: its documents follow.`],
    },
  });
}
