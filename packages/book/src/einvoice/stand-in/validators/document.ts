/** Reads a submitted document for the validators of the stand-in, by paths such as `Delivery/DeliveryParty`. Shares nothing with the rules of the book. */

export type Node = { readonly [name: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nodes at a path, over every array on the way. */
export function nodesAt(root: Node, path: string): readonly Node[] {
  return path.split('/').reduce<readonly Node[]>(
    (nodes, name) =>
      nodes.flatMap((node) => {
        const inside = node[name];
        return Array.isArray(inside) ? inside.filter(isNode) : [];
      }),
    [root],
  );
}

export const valuesAt = (root: Node, path: string): readonly unknown[] => nodesAt(root, path).map((node) => node._);

/** The first text at a path; '' where there is none. */
export const textAt = (root: Node, path: string): string => {
  const [value] = valuesAt(root, path);
  return value === undefined || value === null ? '' : String(value);
};

export const hasNode = (root: Node, path: string): boolean => nodesAt(root, path).length > 0;

/** The numbers of a party by their scheme: TIN, BRN, SST and others. */
export const numbersOf = (party: Node): ReadonlyMap<string, string> =>
  new Map(nodesAt(party, 'PartyIdentification/ID').map((id) => [String(id.schemeID), String(id._ ?? '')]));

export interface Submitted {
  readonly text: string;
  readonly invoice: Node;
  readonly typeCode: string;
  readonly version: string;
  readonly isSelfBilled: boolean;
  readonly lines: readonly Node[];
  readonly supplier: Node;
  readonly buyer: Node;
  /** The one who does not issue it. */
  readonly other: Node;
  /** Whether the other party is the general public and every line says consolidated. */
  readonly isConsolidated: boolean;
}

const PUBLIC_TIN = 'EI00000000010';
const CONSOLIDATED = '004';

export const classesOf = (line: Node): readonly string[] =>
  nodesAt(line, 'Item/CommodityClassification/ItemClassificationCode')
    .filter(({ listID }) => listID === 'CLASS')
    .map(({ _ }) => String(_));

function rootOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function submittedIn(text: string): Submitted | null {
  const root = rootOf(text);
  const invoice = isNode(root) ? nodesAt(root, 'Invoice')[0] : undefined;
  if (!invoice) return null;
  const typeCode = textAt(invoice, 'InvoiceTypeCode');
  const isSelfBilled = typeCode.startsWith('1');
  const lines = nodesAt(invoice, 'InvoiceLine');
  const supplier = nodesAt(invoice, 'AccountingSupplierParty/Party')[0] ?? {};
  const buyer = nodesAt(invoice, 'AccountingCustomerParty/Party')[0] ?? {};
  const other = isSelfBilled ? supplier : buyer;
  const isSummed = lines.length > 0 && lines.every((line) => classesOf(line).includes(CONSOLIDATED));
  return {
    text,
    invoice,
    typeCode,
    version: String(nodesAt(invoice, 'InvoiceTypeCode')[0]?.listVersionID ?? ''),
    isSelfBilled,
    lines,
    supplier,
    buyer,
    other,
    isConsolidated: isSummed && numbersOf(other).get('TIN') === PUBLIC_TIN,
  };
}
