/** A book with what its e-invoices need, and a clock that a test can move: for tests of e-invoices. */

import type { Payload } from '@ledgerline/catalog';
import type { Book, BookOptions, TemplateName } from '../src/index.ts';
import { freshBook, NOW, runner } from './fresh-book.ts';

export interface Office {
  readonly book: Book;
  readonly run: ReturnType<typeof runner>;
  /** The text of the latest e-invoice of a document. */
  readonly textOf: (docNo: string) => string;
  readonly wait: (milliseconds: number) => void;
  readonly now: () => string;
}

export const HOUR = 3_600_000;

/** Every detail of a party that an e-invoice needs. */
export const HOME_ADDRESS: Payload = {
  address1: '3 Jalan Besi',
  postcode: '43300',
  city: 'Seri Kembangan',
  stateCode: '10',
  countryCode: 'MYS',
  phone: '+60389410001',
};

export const ALPHA_ADDRESS: Payload = { taxEntityID: 1, reason: 'Address for e-invoices', ...HOME_ADDRESS };

/** The tax entity of a buyer abroad. */
export const FOREIGN_BUYER = 22;

/** What the e-invoices of the other parties need. */
const OTHER_PARTIES: readonly (readonly [type: string, payload: Payload])[] = [
  ['update-tax-entity', { ...ALPHA_ADDRESS, taxEntityID: 2 }],
  [
    'create-tax-entity',
    {
      taxEntityID: 21,
      name: 'Foreign Licensor Inc',
      tin: 'EI00000000030',
      idType: 'BRN',
      idNo: 'NA',
      address1: '1 Market Street',
      city: 'Austin',
      stateCode: '17',
      countryCode: 'USA',
      phone: '+15125550100',
    },
  ],
  [
    'create-tax-entity',
    {
      taxEntityID: FOREIGN_BUYER,
      name: 'Union Traders LLC',
      tin: 'EI00000000020',
      idType: 'BRN',
      idNo: 'NA',
      address1: '2 Harbor Road',
      city: 'Oakland',
      stateCode: '17',
      countryCode: 'USA',
      phone: '+15105550100',
    },
  ],
  ['update-creditor', { creditorCode: '400-F001', taxEntityID: 21, reason: 'E-invoices' }],
];

export function openOffice(name: TemplateName = 'BLANK', isChecked = true, options: Partial<BookOptions> = {}): Office {
  let elapsed = 0;
  const clock = { now: () => Date.parse(NOW) + elapsed };
  const now = (): string => new Date(clock.now()).toISOString();
  const book = freshBook(name, isChecked, { clock, ...options });
  const run = runner(book);
  run('update-tax-entity', ALPHA_ADDRESS);
  for (const [type, payload] of OTHER_PARTIES) run(type, payload);
  return {
    book,
    run,
    textOf: (docNo) => String(resultsOf(run('einvoice.status.list', { docNo }))[0]?.document),
    wait: (milliseconds) => {
      elapsed += milliseconds;
    },
    now,
  };
}

export const codeOf = (result: Readonly<Record<string, unknown>>): string =>
  (result.error as { code?: string } | undefined)?.code ?? 'ok';

/** What a command reports for each document, one line each. */
export const resultsOf = (result: Readonly<Record<string, unknown>>): readonly Payload[] =>
  (result.results ?? result.rows) as readonly Payload[];

/** An invoice that can be submitted. */
export const invoiceFor = (more: Payload = {}): Payload => ({
  debtorCode: '300-A001',
  docDate: '2026-07-01',
  lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }],
  ...more,
});

/** Creates an invoice, submits it and has it validated; returns its number. */
export function validInvoice({ run }: Pick<Office, 'run'>, more: Payload = {}): string {
  const { docNo } = run('create-sales-invoice', invoiceFor(more)) as { docNo: string };
  run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  run('einvoice.status.refresh', { docNos: [docNo] });
  return docNo;
}
