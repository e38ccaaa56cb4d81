/** Compares a stored document with its draft, column by column. Independent of payloads. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { checksOf, countCheck } from '../../command/verify.ts';
import type { Draft } from '../../document/document.ts';
import { headerColumns, lineColumns, type StoredDocument } from '../../document/document-store.ts';
import { senNumber } from '../../money.ts';

type Columns = Readonly<Record<string, string | bigint | number | null>>;
/** How a column is named in results. */
type Names = Readonly<Record<string, readonly [column: string, path: string]>>;

const HEADER: Names = {
  date: ['doc_date', 'docDate'],
  dueDate: ['due_date', 'dueDate'],
  party: ['party', 'party'],
  currency: ['currency', 'currencyCode'],
  rate: ['rate', 'currencyRate'],
  rounding: ['rounding', 'roundAdj'],
  netLocal: ['net_local', 'localNetTotal'],
  taxLocal: ['tax_local', 'localTax'],
  totalLocal: ['total_local', 'localTotal'],
};
/** The totals of a document are compared and shown, although the payload does not name them. */
const TOTALS: Names = { net: ['net', 'netTotal'], tax: ['tax', 'tax'], total: ['total', 'finalTotal'] };
const LINE: Names = {
  itemCode: ['item_code', 'itemCode'],
  location: ['location', 'location'],
  taxCode: ['tax_code', 'taxCode'],
  quantity: ['quantity', 'qty'],
  baseQuantity: ['base_quantity', 'baseQty'],
  subTotal: ['sub_total', 'subTotal'],
  net: ['net', 'netAmount'],
  tax: ['tax', 'taxAmount'],
  netLocal: ['net_local', 'localNetAmount'],
  taxLocal: ['tax_local', 'localTaxAmount'],
};

const shown = (value: Columns[string] | undefined): Json => (typeof value === 'bigint' ? senNumber(value) : (value ?? null));

/** Checks of the columns; only the differing ones, unless all are requested. */
function columnChecks(names: Names, written: Columns, stored: Columns, path: string, isFull = false): readonly ReadBackCheck[] {
  const checks: ReadBackCheck[] = [];
  for (const name of Object.keys(names)) {
    const [column, label] = names[name] ?? [name, name];
    const [expected, actual] = [written[name], stored[column]];
    const matched = expected === actual;
    if (isFull || !matched) checks.push({ path: `${path}${label}`, expected: shown(expected), actual: shown(actual), matched });
  }
  return checks;
}

const isDifferent = ({ matched }: ReadBackCheck): boolean => !matched;

type Read = (text: string) => Payload;

const asIs: Read = (text) => JSON.parse(text) as Payload;

/** Rows by field name; computed fields separately. */
const rows: Read = (text) =>
  (JSON.parse(text) as readonly { data: Payload }[]).map(({ data, ...posting }) => ({ ...data, posting })) as unknown as Payload;

/** Leaves that differ between two JSON texts, those among them that only one of the two has. */
function textDifferences(written: string, stored: string, path: string, read: Read = asIs): readonly ReadBackCheck[] {
  if (written === stored) return [];
  const [expected, actual] = [written, stored].map(read);
  const changed = checksOf(expected ?? {}, actual ?? {}, path).filter(isDifferent);
  const added = checksOf(actual ?? {}, expected ?? {}, path)
    .filter((check) => isDifferent(check) && !changed.some((known) => known.path === check.path))
    .map((check) => ({ ...check, expected: check.actual, actual: check.expected }));
  return [...changed, ...added];
}

/** Differences of a document from its draft, and its totals. */
export function writtenChecks(draft: Draft, { row, lines }: StoredDocument): readonly ReadBackCheck[] {
  const head = headerColumns(draft);
  return [
    ...columnChecks(TOTALS, head, row as unknown as Columns, '', true),
    ...columnChecks(HEADER, head, row as unknown as Columns, ''),
    ...textDifferences(head.header, row.header, ''),
    ...textDifferences(head.payments, row.payments, 'payments/', rows),
    ...textDifferences(head.knockOffs, row.knock_offs, 'knockOffs/', rows),
    ...(draft.lines.length === lines.length ? [] : [countCheck('lines', draft.lines.length, lines.length)]),
    ...draft.lines.flatMap((line, index) => {
      const stored = lines[index];
      if (!stored) return [];
      const [written, path] = [lineColumns(line, index + 1), `lines/${index}/`];
      return [
        ...columnChecks(LINE, written, stored as unknown as Columns, path),
        ...textDifferences(written.data, stored.data, path),
        ...textDifferences(written.posting, stored.posting, `${path}posting/`),
      ];
    }),
  ];
}
