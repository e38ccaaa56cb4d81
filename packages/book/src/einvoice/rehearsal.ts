/**
 * A rehearsal: one e-invoice of each type, created only for the tax authority. They belong to no document of the book, and change only the date of the
 * last successful rehearsal. Sending is done elsewhere.
 */

import { ONE, ZERO } from '@ledgerline/catalog/decimal';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { baseCurrency } from '../master-data/master.ts';
import { unitCostOf } from '../money.ts';
import { authorityNow, carriedIssue, versionOf } from './content.ts';
import { submissionBody } from './courier/plan.ts';
import { asSupplier, companyParty, generalPublic } from './party.ts';
import { validate } from './rules/validation.ts';
import { lastRehearsal, type Rehearsal, storeRehearsal } from './state/rehearsal-store.ts';
import { signedIfNeeded } from './submit.ts';
import {
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
  isSelfBilledCode,
  type OriginalReference,
} from './ubl/e-invoice.ts';
import { Findings } from './ubl/finding.ts';
import { FOREIGN_SUPPLIER_TIN } from './ubl/tin.ts';
import { sha256Of, ublText } from './ubl/ubl.ts';
import { ONE_UNIT } from './ubl/unit-code.ts';

const AMOUNT = 100n;
const CONSOLIDATED = '004';
const IMPORTED_SERVICES = '035';

const lineOf = (classification: string): EInvoiceLine => ({
  description: 'Rehearsal',
  classification,
  quantity: ONE,
  unitCode: ONE_UNIT,
  price: unitCostOf(AMOUNT, ONE),
  discount: 0n,
  net: AMOUNT,
  taxes: [{ category: '06', percent: ZERO, taxable: AMOUNT, tax: 0n, exemption: null }],
});

/** A party that the tax authority need not know. */
const foreigner = (): EInvoiceParty => ({
  ...generalPublic(),
  name: 'Rehearsal Supplier',
  tin: FOREIGN_SUPPLIER_TIN,
  addressLines: ['1 Rehearsal Road'],
  city: 'Singapore',
  countryCode: 'SGP',
  phone: '+6560000000',
});

export interface RehearsalAsked {
  readonly typeCode: string;
  readonly docNo: string;
  /** The e-invoice that a note changes. */
  readonly original: OriginalReference | null;
}

/** The body of its submission, or why the book cannot make it. */
export type RehearsalMade = { readonly body: string } | { readonly problems: readonly string[] };

function documentFor(command: CommandContext, { typeCode, docNo, original }: RehearsalAsked): RehearsalMade {
  const company = companyParty(command);
  const isSelfBilled = isSelfBilledCode(typeCode);
  const invoice: EInvoice = {
    typeCode,
    version: versionOf(command),
    no: docNo,
    issuedAt: carriedIssue(command),
    currency: baseCurrency(command),
    rate: null,
    supplier: asSupplier(isSelfBilled ? foreigner() : company),
    customer: isSelfBilled ? company : generalPublic(),
    lines: [lineOf(isSelfBilled ? IMPORTED_SERVICES : CONSOLIDATED)],
    rounding: 0n,
    references: original === null ? [] : [original],
    paymentModes: [],
    period: null,
  };
  const findings = new Findings();
  const text = signedIfNeeded(command, ublText(invoice, invoice.currency), invoice, findings);
  const totals = { net: AMOUNT, tax: 0n, rounding: 0n, total: AMOUNT };
  validate({ text, totals, baseCurrency: invoice.currency, now: authorityNow(command) }, findings);
  if (findings.isRefused) return { problems: findings.problems.map(({ message }) => message) };
  return { body: submissionBody([{ docNo, ubl: text, sha256: sha256Of(text) }]) };
}

/** The book's interface for rehearsals. */
export class RehearsalDesk {
  readonly #command: () => CommandContext;

  constructor(command: () => CommandContext) {
    this.#command = command;
  }

  /** The version that e-invoices are issued in now. */
  get version(): string {
    return versionOf(this.#command());
  }

  make(asked: RehearsalAsked): RehearsalMade {
    return documentFor(this.#command(), asked);
  }

  /** Remembers a rehearsal in which every document became Valid and was cancelled. */
  note(rehearsal: Rehearsal): void {
    const command = this.#command();
    command.db.transaction(() => {
      storeRehearsal(command.db, rehearsal);
      audit(command, { operation: 'RehearseEInvoices', subject: rehearsal.against });
    });
  }

  get last(): Rehearsal | undefined {
    return lastRehearsal(this.#command().db);
  }
}
