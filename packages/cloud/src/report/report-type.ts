/** The commands that print what people read on paper, and which books run them. */

import type { SeenBook } from '../book-window/sight.ts';

/** Prints a report by one of the templates. */
export const REPORT_TYPE = 'statement-report-html';

/** Prints the statement of a customer or supplier. */
const STATEMENT_TYPE = 'arap-statement-acct-pdf';

const offers = ({ types }: Pick<SeenBook, 'types'>, type: string): boolean => types?.has(type) ?? true;

export const printsReports = (book: Pick<SeenBook, 'types'>): boolean => offers(book, REPORT_TYPE);
export const printsStatements = (book: Pick<SeenBook, 'types'>): boolean => offers(book, STATEMENT_TYPE);
