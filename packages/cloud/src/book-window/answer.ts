/** The known answer to a question of a page, its age, and why it is not newer. */

import type { PresenceReason } from '@ledgerline/contract';

/**
 * `fresh`: as new as it should be. `waiting`: the book has been asked and has not answered yet. `off`: the book cannot be asked now.
 * `failed`: the book was asked and rejected the question. `not-offered`: the driver of the book does not know this question.
 */
export type AnswerState = 'fresh' | 'waiting' | 'off' | 'failed' | 'not-offered';

export interface Answer {
  readonly state: AnswerState;
  /** The newest known result; null if there is none. */
  readonly result: Result | null;
  /** When the result was known. */
  readonly at: number | null;
  /** The reason, for `off`. */
  readonly reason: PresenceReason | null;
  /** The problem, for `failed`, as the book worded it. */
  readonly problem: AnswerProblem | null;
  /** The command of the result; null without a result. */
  readonly commandId: string | null;
}

export interface AnswerProblem {
  readonly code: string;
  readonly message: string;
}

/** The result of a command that reads: an object whose members its recipe declares. */
export type Result = Readonly<Record<string, unknown>>;

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a result that lists something; none where there is no result yet. */
export function rowsOf({ result }: Pick<Answer, 'result'>): readonly Row[] {
  return Array.isArray(result?.rows) ? (result.rows as readonly Row[]) : [];
}

/** Where a list continues; null at its end. */
export const cursorOf = ({ result }: Pick<Answer, 'result'>): string | null =>
  typeof result?.nextCursor === 'string' ? result.nextCursor : null;

/** An object inside a result, such as the fields of a document; empty if there is none. */
export const partOf = (result: Result | Row | null, name: string): Row => {
  const part = result?.[name];
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Row) : {};
};

export const rowsIn = (result: Result | Row | null, name: string): readonly Row[] => {
  const rows = result?.[name];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
};

/** A value of a row as text; empty for none. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** A number of a row; 0 for none. */
export const numberIn = (row: Row, name: string): number => {
  const value = row[name];
  return typeof value === 'number' ? value : 0;
};
