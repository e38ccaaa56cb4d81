/** Which account book a call means: the one that it names, or the only one that the key can use. */

import type { ListedConnector } from '@ledgerline/contract';
import { usableBooks } from '../../delivery/book-list.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import type { Desk } from './desk.ts';

export interface ChosenBook {
  readonly connectorId: string;
  readonly companyId: string;
}

export const bookName = ({ connectorId, companyId }: ChosenBook): string => `${connectorId}/${companyId}`;

const NAMED_MAX = 20;

/** `book` is a companyId, or a connectorId and a companyId with a slash between them. */
export async function chooseBook({ context, caller }: Desk, book: string | undefined): Promise<ChosenBook | Refusal> {
  const [connectorId, companyId] = book?.split('/', 2) ?? [];
  // Whether there is such a book is checked with the command.
  if (connectorId !== undefined && companyId !== undefined) return { connectorId, companyId };
  const usable = await usableBooks(context, caller, {});
  if (isRefusal(usable)) return usable;
  const all = booksOf(usable.connectors);
  const matching = book === undefined ? all : all.filter((one) => one.companyId === book);
  const [only] = matching;
  if (only && matching.length === 1) return only;
  return matching.length === 0 ? noBook(book, all) : severalBooks(book, matching);
}

const booksOf = (connectors: readonly ListedConnector[]): readonly ChosenBook[] =>
  connectors.flatMap(({ connectorId, books }) => books.map(({ companyId }) => ({ connectorId, companyId })));

const named = (books: readonly ChosenBook[]): string => books.slice(0, NAMED_MAX).map(bookName).join(', ');

function noBook(book: string | undefined, all: readonly ChosenBook[]): Refusal {
  if (all.length === 0) return refuse('unknown_company', 'This key can use no account book yet. Call list_books to see why.');
  return refuse('unknown_company', `This key can use no account book ${book}. It can use ${named(all)}.`);
}

function severalBooks(book: string | undefined, matching: readonly ChosenBook[]): Refusal {
  const what = book === undefined ? 'This key can use several account books' : `Several connectors have an account book ${book}`;
  const message = `${what}. Send book as one of ${named(matching)}; ask the user if it is not clear which.`;
  return refuse('invalid_request', message, [{ path: '/book', code: 'required', message }]);
}
