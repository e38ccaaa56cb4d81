/** Reads the parts of a result that the portal knows how to show. A result is what a connector sent: nothing in it is taken for granted. */

type Members = Readonly<Record<string, unknown>>;

export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

export const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The number of the document, from any place in the result. */
export function documentNumberOf(result: unknown): string {
  const members = membersOf(result);
  return textOf(members.docNo) || textOf(membersOf(members.document).docNo) || textOf(members.code);
}

export interface Reason {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** The wording as it was sent. */
  readonly wording: unknown;
}

const reasonOf = (detail: Members): Reason => ({
  path: textOf(detail.path),
  code: textOf(detail.code),
  message: textOf(detail.message),
  wording: detail.wording,
});

/** All problems of a rejected command. */
export const reasonsOf = (result: unknown): readonly Reason[] => listOf(membersOf(membersOf(result).error).details).map(reasonOf);

/** The warnings of a successful write. */
export const warningsOf = (result: unknown): readonly Reason[] => listOf(membersOf(result).warnings).map(reasonOf);

export interface FailedRow extends Reason {
  readonly index: number;
  readonly isSaved: boolean;
}

/** The failed rows of a bulk command. */
export const failedRowsOf = (result: unknown): readonly FailedRow[] =>
  listOf(membersOf(result).results)
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.ok === false)
    .map(({ row, index }) => ({ ...reasonOf(membersOf(row.error)), index, isSaved: row.saved === true }));

export interface Comparison {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly isMatched: boolean;
}

const comparisonOf = (entry: Members, isMatched: boolean): Comparison => ({
  path: textOf(entry.path),
  expected: entry.expected,
  actual: entry.actual,
  isMatched,
});

/** Differing fields first, then equal ones. */
export function comparisonsOf(result: unknown): readonly Comparison[] {
  const { writeVerification, readBack } = membersOf(result);
  const differing = listOf(membersOf(writeVerification).differences);
  const more = differing.length > 0 ? differing : listOf(membersOf(readBack).differences);
  const same = listOf(membersOf(readBack).checks).filter(({ matched }) => matched === true);
  return [...more.map((entry) => comparisonOf(entry, false)), ...same.map((entry) => comparisonOf(entry, true))];
}

/** Whether a saved document was loaded again and matched the request. */
export const isVerified = (result: unknown): boolean => membersOf(membersOf(result).writeVerification).matched === true;

export interface PostingRow {
  readonly accountNo: string;
  readonly party: string;
  readonly debit: number;
  readonly credit: number;
}

export const postingsOf = (result: unknown): readonly PostingRow[] =>
  listOf(membersOf(result).postings).map((row) => ({
    accountNo: textOf(row.accountNo),
    party: textOf(row.party),
    debit: typeof row.debit === 'number' ? row.debit : 0,
    credit: typeof row.credit === 'number' ? row.credit : 0,
  }));
