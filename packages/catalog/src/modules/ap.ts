/** What the AP module offers: what suppliers are owed and how it is settled. Invoices and notes without items, payments, refunds, deposits, and reads. */

import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import { commandsOf } from '../declaration/operations.ts';
import { ledgerInvoice } from '../families/ledger-invoice.ts';
import { readOutstanding, readOutstandingDocuments, readParties, readSettlementLines } from '../families/party-ledger.ts';
import { settlementDocument } from '../families/settlement.ts';

const SUPPLIER = { creditorCode: '400-S001', docDate: '2026-07-06' };
const RENT = { accountNo: '900-6000', description: 'Rent July', amount: 1200 };
const CLEANING = { accountNo: '900-9000', description: 'Cleaning July', amount: 150, taxCode: 'PSV8' };
const BY_BANK = (paymentAmount: number) => ({ paymentMethod: 'BANK', paymentAmount, chequeNo: 'TT-70415' });
/** The supplier invoice that many examples settle a small part of. */
const OF_INVOICE = (amount: number) => ({ docType: 'PB', docNo: 'PB-000021', amount });

const openInvoice = (code: string, docDate: string, payload: Payload): Sample => ({
  code,
  commandType: 'create-ap-invoice',
  payload: { docNo: code, docDate, ...payload },
});

const apInvoice = ledgerInvoice('ap', {
  kind: 'invoice',
  docType: 'PB',
  about:
    'A supplier’s bill straight to ledger accounts, without items or stock: the accounts are debited, tax that cannot be claimed with them, and we owe the total.',
  examples: [
    {
      title: 'Rent and cleaning, one with service tax',
      payload: { ...SUPPLIER, description: 'Premises July', supplierInvoiceNo: 'SP-7-118', lines: [RENT, CLEANING] },
    },
    {
      title: 'One row, told at the top',
      payload: { ...SUPPLIER, description: 'Courier July', amount: 60, accountNo: '900-9000', taxType: 'PSV8' },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [
    openInvoice('PB-000021', '2026-04-21', {
      creditorCode: '400-S001',
      description: 'Renovation of the showroom',
      lines: [{ accountNo: '900-9000', description: 'Renovation of the showroom', amount: 5000 }],
    }),
    openInvoice('PB-000022', '2026-04-22', {
      creditorCode: '400-F001',
      description: 'Royalty first quarter',
      lines: [{ accountNo: '900-8000', description: 'Royalty first quarter', amount: 4000 }],
    }),
    openInvoice('PB-000023', '2026-04-23', {
      creditorCode: '400-A001',
      description: 'Shop fittings',
      lines: [{ accountNo: '900-9000', description: 'Shop fittings', amount: 2000 }],
    }),
  ],
  updateExample: { supplierInvoiceNo: 'SP-7-118-A', remark1: 'Corrected number' },
});

const apPayment = settlementDocument('ap', 'payment', {
  docType: 'PP',
  about: 'Money to a supplier: we owe less, the bank or cash account falls, and what it settles is closed by knock-offs.',
  examples: [
    {
      title: 'A bank transfer settles part of a bill',
      payload: { ...SUPPLIER, ref: 'TT-70415', payments: [BY_BANK(150)], knockOffs: [OF_INVOICE(150)] },
    },
    {
      title: 'Withholding tax is kept back',
      payload: {
        creditorCode: '400-F001',
        docDate: '2026-07-06',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 200, withholdingTaxCode: 'WHT10-ROY' }],
        knockOffs: [{ docType: 'PB', docNo: 'PB-000022', amount: 200 }],
      },
    },
    {
      title: 'Paid out of a deposit',
      payload: { ...SUPPLIER, payments: [{ depositDocNo: 'PDP-000011', paymentAmount: 100 }], knockOffs: [OF_INVOICE(100)] },
    },
  ],
  sample: { creditorCode: '400-S001', payments: [BY_BANK(100)], knockOffs: [OF_INVOICE(100)] },
  sampleMonth: '2026-05',
  updateExample: { ref: 'TT-70415-B', knockOffs: [OF_INVOICE(80)] },
  createLeansOn: ['PB-000021', 'PB-000022', 'PDP-000011'],
  notes: {
    create: [
      'Call read-ap-outstanding-documents first; what no knock-off uses stays open with the supplier.',
      'With withholding tax the supplier is settled in full: the bank pays the amount less the tax, and the tax is owed to the authority.',
    ],
    update: ['payments and knockOffs replace the whole set of the document; leave them out to keep it.'],
  },
});

const apDeposit = settlementDocument('ap', 'deposit', {
  docType: 'PDP',
  about: 'Money paid to a supplier in advance: it waits in supplier deposits until a payment applies it.',
  examples: [
    {
      title: 'A deposit by bank transfer',
      payload: { ...SUPPLIER, description: 'Deposit for order PO-000001', payments: [BY_BANK(300)] },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [
    {
      code: 'PDP-000011',
      commandType: 'create-ap-deposit',
      payload: { docNo: 'PDP-000011', creditorCode: '400-S001', docDate: '2026-04-11', payments: [BY_BANK(1000)] },
    },
  ],
  notes: {
    create: [
      'To use it, send create-ap-payment with its number as depositDocNo.',
      'To undo a payment entered by mistake, use void-ap-payment with its number, if nothing uses it.',
    ],
  },
});

const apRefund = settlementDocument('ap', 'refund', {
  docType: 'PF',
  about: 'Records money that a supplier refunds from our credit. The credit is closed and the bank or cash account increases.',
  examples: [
    {
      title: 'Part of a credit note is paid back',
      payload: { ...SUPPLIER, payments: [BY_BANK(50)], knockOffs: [{ docType: 'PC', docNo: 'PC-000011', amount: 50 }] },
    },
  ],
  sampleMonth: '2026-06',
  updateExample: { description: 'Refund received by transfer' },
  createLeansOn: ['PC-000011'],
  notes: { update: ['payments and knockOffs replace the whole set of the document; leave them out to keep it.'] },
});

const apCreditNote = ledgerInvoice('ap', {
  kind: 'credit-note',
  docType: 'PC',
  about: 'Credit from a supplier straight to ledger accounts: we owe less, and the accounts are credited.',
  examples: [
    {
      title: 'A price reduction that settles part of a bill',
      payload: {
        ...SUPPLIER,
        cnType: 'PRICE-ADJ',
        creditNoteReason: 'Snags in the renovation',
        supplierInvoiceNo: 'SP-4-077',
        lines: [{ accountNo: '900-9000', description: 'Renovation reduced', amount: 50 }],
        knockOffs: [OF_INVOICE(50)],
      },
    },
    {
      title: 'One row, told at the top',
      payload: {
        ...SUPPLIER,
        amount: 20,
        accountNo: '900-9000',
        lineDescription: 'Pallets returned',
        reason: 'Pallets returned',
      },
    },
  ],
  sample: {
    creditorCode: '400-S001',
    cnType: 'PRICE-ADJ',
    lines: [{ accountNo: '900-9000', description: 'Price reduction', amount: 30 }],
  },
  sampleMonth: '2026-05',
  moreSamples: [
    {
      code: 'PC-000011',
      commandType: 'create-ap-credit-note',
      payload: {
        docNo: 'PC-000011',
        creditorCode: '400-S001',
        docDate: '2026-04-25',
        description: 'Annual bonus',
        lines: [{ accountNo: '600-1000', description: 'Annual bonus', amount: 1000 }],
      },
    },
  ],
  updateExample: { creditNoteReason: 'Snags in the renovation, agreed on site' },
  createLeansOn: ['PB-000021'],
});

const apDebitNote = ledgerInvoice('ap', {
  kind: 'debit-note',
  docType: 'PD',
  about: 'A further charge of a supplier straight to ledger accounts: the accounts are debited and we owe more.',
  examples: [
    {
      title: 'A supplement to a bill',
      payload: {
        ...SUPPLIER,
        dnType: 'UNDERCHARGE',
        debitNoteReason: 'Weekend work was left out',
        supplierInvoiceNo: 'SP-4-077',
        lines: [{ accountNo: '900-9000', description: 'Weekend work', amount: 80, taxCode: 'PSV8' }],
      },
    },
    {
      title: 'One row, told at the top',
      payload: {
        ...SUPPLIER,
        amount: 15,
        accountNo: '900-9000',
        lineDescription: 'Late fee',
        dnType: 'UNDERCHARGE',
        reason: 'Late fee',
      },
    },
  ],
  sampleMonth: '2026-05',
  updateExample: { debitNoteReason: 'Weekend and night work were left out' },
});

const depositCommands = commandsOf(apDeposit);
const families = [apInvoice, apPayment, apDeposit, apRefund, apCreditNote, apDebitNote];

export const ap: ModuleDeclaration = {
  id: 'ap',
  title: 'Accounts payable',
  summary: 'What suppliers are owed, and how it is paid, credited and refunded.',
  commands: [
    ...commandsOf(apInvoice),
    readOutstandingDocuments('ap'),
    ...commandsOf(apPayment),
    ...readSettlementLines('ap'),
    ...depositCommands.filter((command) => command.operation === 'Create'),
    ...commandsOf(apRefund),
    ...commandsOf(apCreditNote),
    ...commandsOf(apDebitNote),
    ...depositCommands.filter((command) => command.operation !== 'Create'),
    readOutstanding('ap'),
    ...readParties('ap'),
  ],
  samples: families.flatMap((family) => family.samples),
};
