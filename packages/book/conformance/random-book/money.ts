/** Receivables, payables, deposits, contra, journals, cash book and bank reconciliation. */

import type { Payload } from '@ledgerline/catalog';
import { amountOf, type Command, dateOf, FOREIGN_DEBTOR, type OpenItem, type Scene } from './scene.ts';

const partyOf = (side: 'AR' | 'AP', code: string): Payload => (side === 'AR' ? { debtorCode: code } : { creditorCode: code });

const rateOf = (scene: Scene, currency: string): Payload =>
  currency === 'MYR' ? {} : { currencyRate: (40_000 + scene.step.cents) / 10_000 };

/** A bill of the party ledgers: invoice, debit or credit note. */
function ledgerBill(scene: Scene, side: 'AR' | 'AP', name: string, accountNo: string): Command {
  const isForeign = side === 'AR' && scene.isWay(4);
  const party = isForeign ? FOREIGN_DEBTOR : side === 'AR' ? scene.debtor : scene.creditor;
  const taxCode = side === 'AR' ? 'SV8' : scene.isWay(2) ? 'TX-GST' : 'PSV8';
  const lines = [{ accountNo, amount: scene.price, ...(scene.isWay(3) ? { taxCode } : {}) }];
  return [
    `create-${side.toLowerCase()}-${name}`,
    { ...partyOf(side, party), docDate: scene.docDate, ...rateOf(scene, isForeign ? 'USD' : 'MYR'), lines },
  ];
}

/** Pays an open item in part or whole, sometimes with charges, discounts and withheld tax. */
function settle(scene: Scene, side: 'AR' | 'AP', name: string, sign: 1 | -1): Command {
  const item = scene.openItem(side, sign);
  const party = item?.party ?? (side === 'AR' ? scene.debtor : scene.creditor);
  const whole = item?.open ?? BigInt(scene.step.cents);
  const settled = scene.partOf(whole);
  const discount = name === 'payment' && scene.isWay(5) && settled > 20n ? settled / 20n : 0n;
  const paid = settled - discount + (scene.isWay(7) ? 100n : 0n);
  const kept = side === 'AP' && name === 'payment' && scene.isWay(4) ? { withholdingTaxCode: 'WHT10-ROY' } : {};
  const payment = {
    paymentMethod: scene.isWay(3, 1) ? 'CHEQUE' : 'BANK',
    paymentAmount: amountOf(paid),
    ...(scene.isWay(3) ? { bankCharge: 0.01 } : {}),
    ...kept,
  };
  return [
    `create-${side.toLowerCase()}-${name}`,
    {
      ...partyOf(side, party),
      docDate: scene.docDate,
      ...rateOf(scene, item?.currency ?? 'MYR'),
      payments: [payment],
      ...(item ? { knockOffs: [knockOff(item, settled - discount, discount, scene)] } : {}),
    },
  ];
}

/** Sometimes the two are matched only weeks after both exist. */
const laterDate = (scene: Scene, { doc_date }: OpenItem): Payload => {
  const first = doc_date > scene.docDate ? doc_date : scene.docDate;
  const later = dateOf(scene.step.day + (scene.step.pick % 40));
  return scene.isWay(2, 1) && later > first ? { knockOffDate: later } : {};
};

function knockOff(item: OpenItem, amount: bigint, discount: bigint, scene: Scene): Payload {
  return {
    docType: item.doc_type,
    docNo: item.doc_no,
    amount: amountOf(amount),
    ...laterDate(scene, item),
    ...(discount > 0n ? { discountAmount: amountOf(discount), ...(scene.isWay(2) ? { taxAdjustment: 0.01 } : {}) } : {}),
  };
}

function deposit(scene: Scene, side: 'AR' | 'AP'): Command {
  const isForeign = side === 'AR' && scene.isWay(4);
  const party = isForeign ? FOREIGN_DEBTOR : side === 'AR' ? scene.debtor : scene.creditor;
  return [
    `create-${side.toLowerCase()}-deposit`,
    {
      ...partyOf(side, party),
      docDate: scene.docDate,
      ...rateOf(scene, isForeign ? 'USD' : 'MYR'),
      payments: [{ paymentMethod: 'BANK', paymentAmount: scene.price, ...(scene.isWay(3) ? { bankCharge: 0.01 } : {}) }],
    },
  ];
}

/** Uses a deposit: for a payment, or refunded or forfeited through the ledger; if there is none, it creates one. */
function useDeposit(scene: Scene, side: 'AR' | 'AP'): Command {
  const found = scene.document(side === 'AR' ? 'RDP' : 'PDP');
  if (!found) return deposit(scene, side);
  const amount = amountOf(scene.partOf(found.total));
  const depositDocNo = found.doc_no;
  const accountNo = side === 'AR' ? '420-0000' : '306-0000';
  if (scene.isWay(3)) {
    const isRefund = side === 'AR';
    return [
      isRefund ? 'create-gl-cash-book-payment' : 'create-gl-cash-book-receipt',
      { docDate: scene.docDate, bankAccount: '310-1000', lines: [{ accountNo, depositDocNo, amount }] },
    ];
  }
  if (scene.isWay(3, 1)) {
    const own = { accountNo, depositDocNo, ...(side === 'AR' ? { debit: amount } : { credit: amount }) };
    const other = { accountNo: '530-1000', ...(side === 'AR' ? { credit: amount } : { debit: amount }) };
    return ['create-journal-entry', { docDate: scene.docDate, lines: [own, other] }];
  }
  const isForeign = found.party === FOREIGN_DEBTOR;
  return [
    `create-${side.toLowerCase()}-payment`,
    {
      ...partyOf(side, found.party ?? scene.debtor),
      docDate: scene.docDate,
      ...rateOf(scene, isForeign ? 'USD' : 'MYR'),
      payments: [{ depositDocNo, paymentAmount: amount }],
    },
  ];
}

function contra(scene: Scene): Command {
  const [ours, theirs] = [scene.openItem('AR', 1), scene.openItem('AP', -1)];
  const isPair = ours?.party === '300-A001' && theirs?.party === '400-A001';
  const amount = isPair && ours.open < theirs.open ? ours.open : (theirs?.open ?? 100n);
  const row = (item: OpenItem): Payload => ({
    side: item.side,
    docType: item.doc_type,
    docNo: item.doc_no,
    amount: amountOf(scene.partOf(amount)),
    ...laterDate(scene, item),
  });
  return [
    'create-arap-contra',
    {
      debtorCode: '300-A001',
      creditorCode: '400-A001',
      docDate: scene.docDate,
      amount: amountOf(amount),
      ...(isPair ? { knockOffs: [row(ours), row(theirs)] } : {}),
    },
  ];
}

function journal(scene: Scene): Command {
  const amount = scene.price;
  const party = scene.isWay(2) ? { debtorCode: scene.debtor } : { creditorCode: scene.creditor };
  const other = scene.isWay(3) ? '430-1000' : scene.isWay(3, 1) ? '310-1000' : '900-9000';
  const twice = scene.isWay(5)
    ? [
        { ...party, debit: 1.11 },
        { accountNo: '900-9000', credit: 1.11 },
      ]
    : [];
  return [
    'create-journal-entry',
    {
      docDate: scene.docDate,
      lines: scene.isWay(4)
        ? [
            { accountNo: '900-6000', debit: amount },
            { accountNo: other, credit: amount },
          ]
        : [{ ...party, debit: amount }, { accountNo: other, credit: amount }, ...twice],
    },
  ];
}

function cashBook(scene: Scene, kind: 'payment' | 'receipt'): Command {
  const isPayment = kind === 'payment';
  const taxed = { taxCode: isPayment ? (scene.isWay(2) ? 'TX-GST' : 'PSV8') : 'SV8' };
  const kept = isPayment && scene.isWay(3) ? { withholdingTaxCode: 'WHT10-ROY' } : {};
  const party = isPayment ? { creditorCode: scene.creditor } : { debtorCode: scene.debtor };
  const line = scene.isWay(4)
    ? { ...party, amount: scene.price }
    : { accountNo: isPayment ? '900-8000' : '530-0000', amount: scene.price, ...(scene.isWay(2, 1) ? taxed : {}), ...kept };
  const foreign = scene.isWay(6)
    ? { bankAccount: '310-2000', currencyCode: 'USD', currencyRate: 4.1234 }
    : { bankAccount: '310-1000' };
  return [`create-gl-cash-book-${kind}`, { docDate: scene.docDate, ...foreign, chequeNo: `C${scene.step.pick}`, lines: [line] }];
}

interface BankLine {
  readonly gl_key: bigint;
  readonly amount: bigint;
}

/** Ticks some lines of the bank account as a statement would show them. */
function reconcile(scene: Scene): Command {
  const lines = scene.db.all<BankLine>(
    `SELECT gl_entry.gl_key, debit - credit AS amount FROM gl_entry LEFT JOIN bank_clear USING (gl_key)
     WHERE account = '310-1000' AND date <= :date AND reconciliation_key IS NULL ORDER BY gl_key`,
    { date: scene.docDate },
  );
  const ticked = lines.filter((_line, index) => (index + scene.step.pick) % 4 === 0);
  const before = scene.db.get<{ sum: bigint | null }>(
    `SELECT sum(debit - credit) AS sum FROM gl_entry JOIN bank_clear USING (gl_key) WHERE account = '310-1000'`,
  );
  const cleared = ticked.reduce((sum, line) => sum + line.amount, before?.sum ?? 0n);
  return [
    'create-gl-bank-reconciliation',
    {
      bankAccount: '310-1000',
      statementDate: scene.docDate,
      statementBalance: amountOf(cleared + (scene.isWay(5) ? 100n : 0n)),
      ...(scene.isWay(5) ? { allowDifference: true } : {}),
      ...(ticked.length === 0 ? {} : { clearedEntries: ticked.map(({ gl_key }) => ({ glKey: gl_key.toString() })) }),
    },
  ];
}

export const MONEY = {
  'bill-customer': (scene: Scene) => ledgerBill(scene, 'AR', 'invoice', '500-1000'),
  'credit-customer': (scene: Scene) => ledgerBill(scene, 'AR', 'credit-note', '510-0000'),
  'debit-customer': (scene: Scene) => ledgerBill(scene, 'AR', 'debit-note', '500-1000'),
  'be-billed': (scene: Scene) => ledgerBill(scene, 'AP', 'invoice', '900-6000'),
  'be-credited': (scene: Scene) => ledgerBill(scene, 'AP', 'credit-note', '900-6000'),
  'be-debited': (scene: Scene) => ledgerBill(scene, 'AP', 'debit-note', '900-6000'),
  'be-paid': (scene: Scene) => settle(scene, 'AR', 'payment', 1),
  pay: (scene: Scene) => settle(scene, 'AP', 'payment', -1),
  'refund-customer': (scene: Scene) => settle(scene, 'AR', 'refund', -1),
  'be-refunded': (scene: Scene) => settle(scene, 'AP', 'refund', 1),
  'take-deposit': (scene: Scene) => deposit(scene, 'AR'),
  'give-deposit': (scene: Scene) => deposit(scene, 'AP'),
  'use-deposit-taken': (scene: Scene) => useDeposit(scene, 'AR'),
  'use-deposit-given': (scene: Scene) => useDeposit(scene, 'AP'),
  'set-off': contra,
  journal,
  'pay-out': (scene: Scene) => cashBook(scene, 'payment'),
  'take-in': (scene: Scene) => cashBook(scene, 'receipt'),
  reconcile,
} as const;
