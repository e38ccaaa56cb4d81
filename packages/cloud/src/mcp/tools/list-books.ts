/** list_books: what the key is, and the connectors and account books that it can use. */

import { type ListedConnector, Type } from '@ledgerline/contract';
import { usableBooks } from '../../delivery/book-list.ts';
import { describeCaller } from '../../delivery/caller-description.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { Answer } from '../desk/answer.ts';
import { bookName } from '../desk/book-choice.ts';
import type { Desk } from '../desk/desk.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

const BOOKS_MAX = 200;

export const listBooks = declareTool({
  name: 'list_books',
  title: 'List account books',
  description: 'What this key can do, and its connectors and account books with their state. Call it first.',
  input: Type.Object({}, { additionalProperties: false }),
  hints: READ_ONLY,
  answer: booksAnswer,
});

export async function booksAnswer({ context, caller }: Desk): Promise<Answer | Refusal> {
  const me = await describeCaller(context, caller);
  if (isRefusal(me)) return me;
  const page = await usableBooks(context, caller, { limit: BOOKS_MAX });
  if (isRefusal(page)) return page;
  const { name, ...key } = me.key;
  const { connectors } = page;
  return {
    told: {
      ok: true,
      key,
      subscription: me.subscription,
      connectors: connectors.map(connectorOf),
      ...(page.nextCursor !== null && { truncated: true, more: `Only the first ${BOOKS_MAX} books are listed.` }),
    },
    data: { account: me.tenant.companyName, keyName: name, names: connectors.flatMap(namesOf) },
    outcome: 'ok',
  };
}

/** Names and messages were written by others, and are with the data. */
const connectorOf = ({ connectorId, kind, state, lastSeenAt, reason, books }: ListedConnector) => ({
  connectorId,
  kind,
  state,
  lastSeenAt,
  ...(reason && { reason }),
  books: books.map((book) => ({
    book: bookName({ connectorId, companyId: book.companyId }),
    state: book.state,
    ...(book.reason && { reason: book.reason }),
  })),
});

const namesOf = ({ connectorId, name, books }: ListedConnector) => [
  { connectorId, name },
  ...books.map(({ companyId, name: bookTitle, message }) => ({
    book: bookName({ connectorId, companyId }),
    name: bookTitle,
    ...(message !== null && { message }),
  })),
];
