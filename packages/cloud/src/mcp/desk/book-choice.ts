/** Which account book a call means: the one that it names, or the only one that the key can use. */

import type { ListedConnector } from '@ledgerline/contract';
import { assistantSays } from '@ledgerline/words/problem/assistant';
import { usableBooks } from '../../delivery/book-list.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../../system/problem.ts';
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

const named = (books: readonly ChosenBook[]): readonly string[] => books.slice(0, NAMED_MAX).map(bookName);

function noBook(book: string | undefined, all: readonly ChosenBook[]): Refusal {
  if (all.length === 0) return refuse('unknown_company', assistantSays.noBookYet());
  return refuse('unknown_company', assistantSays.noBook(String(book), named(all)));
}

function severalBooks(book: string | undefined, matching: readonly ChosenBook[]): Refusal {
  const books = named(matching);
  const sentence = book === undefined ? assistantSays.severalBooks(books) : assistantSays.severalConnectors(book, books);
  return refuseField('/book', 'required', sentence);
}
