/** What the AR module offers: what customers owe and how it is settled. Invoices and notes without items, payments, refunds, deposits, the contra, and reads. */

import type { ModuleDeclaration } from '../declaration/declaration.ts';
import { read } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { contra } from '../families/contra.ts';
import { ledgerInvoice } from '../families/ledger-invoice.ts';
import {
  partySelector,
  readOutstanding,
  readOutstandingDocuments,
  readParties,
  readSettlementLines,
} from '../families/party-ledger.ts';
import { settlementDocument } from '../families/settlement.ts';

const CUSTOMER = { debtorCode: '300-A001', docDate: '2026-07-06' };
const COMMISSION = { accountNo: '530-0000', description: 'Commission second quarter', amount: 200 };
const HELPDESK = { accountNo: '500-1000', description: 'Helpdesk July', amount: 100, taxCode: 'SV8' };
const BY_BANK = (paymentAmount: number) => ({ paymentMethod: 'BANK', paymentAmount, chequeNo: 'TT-20931' });
/** The invoice that many examples settle a small part of. */
const OF_INVOICE = (amount: number) => ({ docType: 'IV', docNo: 'IV-000021', amount });

const arInvoice = ledgerInvoice('ar', {
  kind: 'invoice',
  docType: 'RI',
  about:
    'Bills a customer straight to ledger accounts, without items or stock: the customer owes the total, the accounts and the tax are credited.',
  examples: [
    {
      title: 'Two rows, one with service tax',
      payload: { ...CUSTOMER, description: 'Services July', ref: 'CRM-5512', lines: [HELPDESK, COMMISSION] },
    },
    {
      title: 'One row, told at the top',
      payload: { ...CUSTOMER, description: 'Training day', amount: 250, accountNo: '500-1000', taxType: 'SV8' },
    },
    {
      title: 'An open credit is used at once',
      payload: { ...CUSTOMER, lines: [COMMISSION], knockOffs: [{ docType: 'RC', docNo: 'RC-000011', amount: 40 }] },
    },
  ],
  sampleMonth: '2026-04',
  updateExample: {
    detailMode: 'append',
    lines: [{ accountNo: '500-1000', description: 'Extra hour', amount: 30, taxCode: 'SV8' }],
  },
  createLeansOn: ['RC-000011'],
});

const arPayment = settlementDocument('ar', 'payment', {
  docType: 'RP',
  about:
    'Money from a customer: the bank or cash account rises, the customer owes less, and what it settles is closed by knock-offs.',
  examples: [
    {
      title: 'A bank transfer settles part of an invoice',
      payload: { ...CUSTOMER, ref: 'TT-20931', payments: [BY_BANK(150)], knockOffs: [OF_INVOICE(150)] },
    },
    {
      title: 'A bank charge and a discount',
      payload: {
        ...CUSTOMER,
        payments: [{ paymentAccountNo: '310-1000', paymentAmount: 98, bankCharge: 1 }],
        knockOffs: [{ ...OF_INVOICE(98), discountAmount: 2 }],
      },
    },
    {
      title: 'Paid out of a deposit',
      payload: { ...CUSTOMER, payments: [{ depositDocNo: 'RDP-000011', paymentAmount: 100 }], knockOffs: [OF_INVOICE(100)] },
    },
  ],
  sample: { debtorCode: '300-A001', payments: [BY_BANK(100)], knockOffs: [OF_INVOICE(100)] },
  sampleMonth: '2026-05',
  updateExample: { ref: 'TT-20931-B', knockOffs: [OF_INVOICE(80)] },
  createLeansOn: ['IV-000021', 'RDP-000011'],
  notes: {
    create: ['Call read-ar-outstanding-documents first; what no knock-off uses stays open as a credit of the customer.'],
    update: ['payments and knockOffs replace the whole set of the document; leave them out to keep it.'],
  },
});

const arDeposit = settlementDocument('ar', 'deposit', {
  docType: 'RDP',
  about:
    'Money a customer pays in advance: it waits in customer deposits until a payment applies it, or it is refunded or forfeited.',
  examples: [
    {
      title: 'A deposit by bank transfer',
      payload: { ...CUSTOMER, description: 'Deposit for order SO-000001', payments: [BY_BANK(300)] },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [
    {
      code: 'RDP-000011',
      commandType: 'create-ar-deposit',
      payload: { docNo: 'RDP-000011', debtorCode: '300-A001', docDate: '2026-04-11', payments: [BY_BANK(1000)] },
    },
  ],
  notes: {
    create: [
      'To use it, send create-ar-payment with its number as depositDocNo; to give it back, a cash book payment line with depositDocNo.',
      'To undo a payment entered by mistake, use void-ar-payment with its number, if nothing uses it.',
    ],
  },
});

const arRefund = settlementDocument('ar', 'refund', {
  docType: 'RF',
  about: 'Refunds a customer’s credit. The credit is closed and the bank or cash account decreases.',
  examples: [
    {
      title: 'Part of a credit note is paid out',
      payload: { ...CUSTOMER, payments: [BY_BANK(50)], knockOffs: [{ docType: 'RC', docNo: 'RC-000011', amount: 50 }] },
    },
  ],
  sampleMonth: '2026-06',
  updateExample: { description: 'Refund agreed by phone' },
  createLeansOn: ['RC-000011'],
  notes: { update: ['payments and knockOffs replace the whole set of the document; leave them out to keep it.'] },
});

const arCreditNote = ledgerInvoice('ar', {
  kind: 'credit-note',
  docType: 'RC',
  about: 'Gives a customer credit straight from ledger accounts: the accounts and the tax are debited, the customer owes less.',
  examples: [
    {
      title: 'A price reduction that settles part of an invoice',
      payload: {
        ...CUSTOMER,
        cnType: 'PRICE-ADJ',
        creditNoteReason: 'Goodwill for the late start',
        ourInvoiceNo: 'IV-000021',
        lines: [{ accountNo: '510-0000', description: 'Maintenance reduced', amount: 50, taxCode: 'SV8' }],
        knockOffs: [OF_INVOICE(54)],
      },
    },
    {
      title: 'One row, told at the top',
      payload: {
        ...CUSTOMER,
        amount: 20,
        accountNo: '510-0000',
        lineDescription: 'Packaging returned',
        reason: 'Packaging returned',
      },
    },
  ],
  sample: {
    debtorCode: '300-A001',
    cnType: 'PRICE-ADJ',
    lines: [{ accountNo: '510-0000', description: 'Price reduction', amount: 30 }],
  },
  sampleMonth: '2026-05',
  moreSamples: [
    {
      code: 'RC-000011',
      commandType: 'create-ar-credit-note',
      payload: {
        docNo: 'RC-000011',
        debtorCode: '300-A001',
        docDate: '2026-04-25',
        description: 'Annual bonus',
        lines: [{ accountNo: '510-0000', description: 'Annual bonus', amount: 1000 }],
      },
    },
  ],
  updateExample: { creditNoteReason: 'Goodwill, agreed by the sales manager' },
  createLeansOn: ['IV-000021'],
});

const arDebitNote = ledgerInvoice('ar', {
  kind: 'debit-note',
  docType: 'RD',
  about:
    'Charges a customer more straight to ledger accounts: the customer owes the total, the accounts and the tax are credited.',
  examples: [
    {
      title: 'An undercharge put right',
      payload: {
        ...CUSTOMER,
        dnType: 'UNDERCHARGE',
        debitNoteReason: 'Hours of June were left out',
        ourInvoiceNo: 'IV-000021',
        lines: [{ accountNo: '500-1000', description: 'Hours of June', amount: 40, taxCode: 'SV8' }],
      },
    },
    {
      title: 'One row, told at the top',
      payload: {
        ...CUSTOMER,
        amount: 15,
        accountNo: '530-0000',
        lineDescription: 'Reminder fee',
        dnType: 'UNDERCHARGE',
        reason: 'Second reminder',
      },
    },
  ],
  sampleMonth: '2026-05',
  updateExample: { debitNoteReason: 'Hours of May and June were left out' },
});

const arapContra = contra({
  docType: 'CT',
  about:
    'Sets off what a firm owes us as a customer against what we owe it as a supplier: both accounts fall by the amount, no money moves.',
  examples: [
    {
      title: 'An invoice set off against a bill of the same firm',
      payload: {
        debtorCode: '300-A001',
        creditorCode: '400-A001',
        docDate: '2026-07-08',
        description: 'Set-off agreed with Alpha Hardware',
        amount: 100,
        knockOffs: [
          { side: 'AR', ...OF_INVOICE(100) },
          { side: 'AP', docType: 'PB', docNo: 'PB-000023', amount: 100 },
        ],
      },
    },
  ],
  sampleMonth: '2026-06',
  updateExample: { ref: 'SETOFF-2026-06' },
  createLeansOn: ['IV-000021', 'PB-000023'],
  notes: {
    create: ['Takes debtorCode and creditorCode both: the firm is in the book as a customer and as a supplier.'],
    update: ['knockOffs replace the whole set of the document; leave them out to keep it.'],
  },
});

const depositCommands = commandsOf(arDeposit);
const [readDebtors, getDebtorDetail] = readParties('ar');

const getDebtorCreditControl = read({
  commandType: 'get-debtor-credit-control',
  verb: 'get',
  document: 'debtor',
  displayGroup: 'Customers',
  title: 'Credit control of a customer',
  summary:
    'Shows a customer’s credit limit, what is owed and ordered against it, what is left, what is overdue, and what would be blocked.',
  notes: ['Sales orders that are not yet delivered count towards the limit.'],
  aiInstructions: 'Read this before you promise a delivery or raise a limit, and tell the user what is overdue and for how long.',
  shape: partySelector.ar,
  example: { debtorCode: '300-A001' },
});

const families = [arInvoice, arPayment, arDeposit, arRefund, arCreditNote, arDebitNote, arapContra];

export const ar: ModuleDeclaration = {
  id: 'ar',
  title: 'Accounts receivable',
  summary: 'What customers owe, and how it is paid, credited, refunded and set off.',
  commands: [
    ...commandsOf(arInvoice),
    readOutstandingDocuments('ar'),
    ...commandsOf(arPayment),
    ...readSettlementLines('ar'),
    ...depositCommands.filter((command) => command.operation === 'Create'),
    ...commandsOf(arRefund),
    ...commandsOf(arCreditNote),
    ...commandsOf(arDebitNote),
    ...depositCommands.filter((command) => command.operation !== 'Create'),
    readOutstanding('ar'),
    readDebtors,
    getDebtorCreditControl,
    getDebtorDetail,
    ...commandsOf(arapContra),
  ],
  samples: families.flatMap((family) => family.samples),
};
