/** The types of documents, by the codes of the desktop package, and what commands and results know of each. Declared data. */

/** What the book calculates for a line: the amounts of a bill or cash book entry, the value of goods, or nothing. */
export type LineKind = 'billed' | 'entered' | 'moved' | 'plain';

interface DeclaredType {
  /** The name in command types: create-<name>. */
  readonly name: string;
  readonly lines: LineKind;
  /** Records a payment that was sent with the document; null where the document is paid by it, or takes none. */
  readonly paidLaterWith: 'create-ar-payment' | 'create-ap-payment' | null;
}

const plain = (name: string): DeclaredType => ({ name, lines: 'plain', paidLaterWith: null });
const moved = (name: string): DeclaredType => ({ name, lines: 'moved', paidLaterWith: null });
const entered = (name: string): DeclaredType => ({ name, lines: 'entered', paidLaterWith: null });
const billed = (name: string): DeclaredType => ({ name, lines: 'billed', paidLaterWith: null });
/** Documents that take payment rows in their create command without being paid by them. */
const sale = (name: string): DeclaredType => ({ ...billed(name), paidLaterWith: 'create-ar-payment' });
const purchase = (name: string): DeclaredType => ({ ...billed(name), paidLaterWith: 'create-ap-payment' });

const DECLARED = {
  AQ: sale('advanced-quotation'),
  QT: sale('quotation'),
  SO: sale('sales-order'),
  DO: sale('delivery-order'),
  IV: sale('sales-invoice'),
  CS: billed('cash-sale'),
  CN: sale('sales-credit-note'),
  DN: sale('sales-debit-note'),
  RQ: purchase('request-quotation'),
  PO: purchase('purchase-order'),
  GR: purchase('goods-received-note'),
  PI: purchase('purchase-invoice'),
  CP: billed('cash-purchase'),
  PR: purchase('purchase-return'),
  RI: billed('ar-invoice'),
  RP: plain('ar-payment'),
  RF: plain('ar-refund'),
  RC: billed('ar-credit-note'),
  RD: billed('ar-debit-note'),
  RDP: plain('ar-deposit'),
  PB: billed('ap-invoice'),
  PP: plain('ap-payment'),
  PF: plain('ap-refund'),
  PC: billed('ap-credit-note'),
  PD: billed('ap-debit-note'),
  PDP: plain('ap-deposit'),
  CT: plain('arap-contra'),
  JE: plain('journal-entry'),
  PV: entered('gl-cash-book-payment'),
  OR: entered('gl-cash-book-receipt'),
  SA: moved('stock-adjustment'),
  SR: moved('stock-receive'),
  SI: moved('stock-issue'),
  ST: moved('stock-transfer'),
  TK: moved('stock-take'),
  SW: moved('stock-write-off'),
  UV: moved('stock-uom-conversion'),
  UC: moved('stock-update-cost'),
  AS: moved('stock-assembly'),
  AO: moved('stock-assembly-order'),
  DA: moved('stock-disassembly'),
  BR: plain('gl-bank-reconciliation'),
  SST: plain('sst-processor'),
  GST: plain('gst-processor'),
  EC: plain('consolidated-e-invoice'),
  EB: plain('self-billed-e-invoice'),
} as const satisfies Readonly<Record<string, DeclaredType>>;

export type DocType = keyof typeof DECLARED;

export const DOC_TYPES = Object.keys(DECLARED) as readonly DocType[];

const eachType = <Fact>(factOf: (declared: DeclaredType) => Fact): Readonly<Record<DocType, Fact>> =>
  Object.fromEntries(DOC_TYPES.map((type) => [type, factOf(DECLARED[type])])) as Record<DocType, Fact>;

/** The name of each type in command types: create-<document>. */
export const DOCUMENT_NAMES = eachType(({ name }) => name);
export const LINE_KINDS = eachType(({ lines }) => lines);
export const PAID_LATER_WITH = eachType(({ paidLaterWith }) => paidLaterWith);

export const isDocType = (text: string): text is DocType => Object.hasOwn(DOCUMENT_NAMES, text);

/**
 * Documents of the trading modules that are in the party ledgers too. They can be seen there, but are changed at their source.
 */
export const SEEN_WITH: Readonly<Partial<Record<DocType, readonly DocType[]>>> = {
  RI: ['IV', 'CS'],
  RC: ['CN'],
  RD: ['DN'],
  PB: ['PI', 'CP'],
  PC: ['PR'],
};

/** A deposit is a payment in advance that has no void and no update of its own: the commands of payments void it and post its draft. */
export const CHANGED_WITH: Readonly<Partial<Record<DocType, readonly DocType[]>>> = { RP: ['RDP'], PP: ['PDP'] };
