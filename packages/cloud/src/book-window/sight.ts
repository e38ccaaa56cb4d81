/** Decides who can view an account book in the portal, and which parts of it. */

import { type BookPart, bookParts, type EInvoiceReport, type PresenceReason, type Role } from '@ledgerline/contract';
import { bookWindowSays } from '@ledgerline/words/problem/book-window';
import { actorOfPerson } from '../account/rights/caller.ts';
import { booksOf, capabilitiesOf } from '../delivery/book-directory.ts';
import { bookReason, lastHeardAt } from '../delivery/presence.ts';
import type { LiveSession, StoredCompany, StoredConnector, StoredPerson, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';

/** A person who views account books. */
export type Looker = Pick<LiveSession, 'tenant' | 'person' | 'role' | 'visit'>;

/** An account book as a person sees it. */
export interface SeenBook {
  readonly tenant: StoredTenant;
  readonly person: StoredPerson;
  readonly connectorId: string;
  readonly companyId: string;
  readonly name: string;
  readonly isSandbox: boolean;
  /** The parts that the person can view. */
  readonly parts: readonly BookPart[];
  /** Whether the book is closed, so that no one can view it. */
  readonly isClosed: boolean;
  /** Why the book cannot be asked now; null if it can. */
  readonly reason: PresenceReason | null;
  /** When its connector was last heard of; null if never. */
  readonly heardAt: number | null;
  /** The command types that it takes; null for all. */
  readonly types: ReadonlySet<string> | null;
  /** The name of the driver; null if it is not known. */
  readonly driver: string | null;
  /** The e-invoices of the book as last reported; null if its connector sends none. */
  readonly eInvoices: EInvoiceReport | null;
}

const ALL: readonly BookPart[] = bookParts;
const NONE: readonly BookPart[] = [];

/** The parts of real books that each role sees; for viewers, an owner selects them. */
const REAL: Readonly<Record<Role, readonly BookPart[] | 'ticked'>> = {
  owner: ALL,
  admin: ALL,
  accountant: ALL,
  developer: NONE,
  viewer: 'ticked',
};

/** Sandbox books are for tests, so developers see them too. */
const SANDBOX: Readonly<Record<Role, readonly BookPart[] | 'ticked'>> = { ...REAL, developer: ALL };

/** Every book of the company that the person can view in part, and the closed ones. */
export async function seenBooks(context: Context, live: LiveSession): Promise<readonly SeenBook[]> {
  const { store } = context;
  const { tenantId } = live.tenant;
  const connectors = await store.connectors({ tenantId });
  const around = await surroundingsOf(context, live);
  const books = await Promise.all(
    connectors.map(async (connector) => (await booksOf(store, connector)).map((book) => seenBook(connector, book, around))),
  );
  return books.flat().filter(({ parts }) => parts.length > 0);
}

/** One book; null for a book of another company, or one that shows nothing to the person. */
export async function findSeenBook(
  context: Context,
  live: Looker,
  { connectorId, companyId }: { readonly connectorId: string; readonly companyId: string },
): Promise<SeenBook | Refusal> {
  const connector = await context.store.connector({ connectorId });
  if (connector?.tenantId !== live.tenant.tenantId) return unknownBook(companyId);
  const [books, around] = await Promise.all([booksOf(context.store, connector), surroundingsOf(context, live)]);
  const found = books.find((book) => book.companyId === companyId);
  if (!found) return unknownBook(companyId);
  const seen = seenBook(connector, found, around);
  return seen.parts.length === 0 ? refuse('access_denied', bookWindowSays.noBook(companyId, live.role)) : seen;
}

const unknownBook = (companyId: string): Refusal => refuse('unknown_company', bookWindowSays.unknown(companyId));

interface Surroundings {
  readonly live: Looker;
  readonly now: number;
  readonly ticked: readonly BookPart[];
  readonly closed: ReadonlySet<string>;
}

async function surroundingsOf({ store, clock }: Context, live: Looker): Promise<Surroundings> {
  const { tenant, person, role } = live;
  const [ticked, closed] = await Promise.all([
    role === 'viewer' ? store.sightOf({ tenantId: tenant.tenantId, personId: person.personId }) : NONE,
    store.closedBooks(tenant),
  ]);
  return { live, now: clock.now(), ticked, closed: new Set(closed.map(placeOf)) };
}

const placeOf = ({ connectorId, companyId }: { readonly connectorId: string; readonly companyId: string }): string =>
  `${connectorId} ${companyId}`;

function seenBook(connector: StoredConnector, book: StoredCompany, { live, now, ticked, closed }: Surroundings): SeenBook {
  const { connectorId, kind } = connector;
  const { companyId, name } = book;
  const isSandbox = kind === 'sandbox';
  const capabilities = capabilitiesOf(book);
  const sight = live.visit?.seesBooks ? ALL : (isSandbox ? SANDBOX : REAL)[live.role];
  return {
    tenant: live.tenant,
    person: live.person,
    connectorId,
    companyId,
    name,
    isSandbox,
    parts: sight === 'ticked' ? ticked : sight,
    isClosed: closed.has(placeOf({ connectorId, companyId })),
    reason: bookReason(connector, book, now),
    heardAt: lastHeardAt(connector),
    types: capabilities?.commandTypes === undefined ? null : new Set(capabilities.commandTypes),
    driver: capabilities?.driver ?? null,
    eInvoices: book.einvoice,
  };
}

/** All views of a part of a book by one person within this time are one entry of the log. */
const LOOKS_TOGETHER_MS = 15 * 60_000;

/**
 * The book, if the person may look at one of the parts now. The look is in the access log, one entry for each person, book and part in 15
 * minutes; looks at sandbox books are not logged.
 */
export async function lookInto(
  context: Context,
  live: LiveSession,
  address: { readonly connectorId: string; readonly companyId: string },
  { part, requestId }: { readonly part: BookPart | 'overview'; readonly requestId: string },
): Promise<SeenBook | Refusal> {
  const book = await findSeenBook(context, live, address);
  if (isRefusal(book)) return book;
  const { connectorId, companyId } = book;
  if (book.isClosed) return refuse('access_denied', bookWindowSays.closed(companyId));
  if (part !== 'overview' && !book.parts.includes(part)) return refuse('access_denied', bookWindowSays.notTicked(part));
  if (book.isSandbox) return book;
  const { tenantId } = live.tenant;
  const subject = `${connectorId} ${companyId} ${part}`;
  const actor = live.visit?.actor ?? actorOfPerson(live.person);
  const audit = { tenantId, actor, action: 'book.looked-at', subject, requestId };
  const { personId } = live.person;
  await context.store.noteLook({ tenantId, personId, connectorId, companyId, part, everyMs: LOOKS_TOGETHER_MS, audit });
  return book;
}

/** Opens a book to the portal, or closes it. What was known of a book that is closed is deleted. */
export async function setBookDoor(
  context: Context,
  live: LiveSession,
  address: { readonly connectorId: string; readonly companyId: string },
  { isClosed, requestId }: { readonly isClosed: boolean; readonly requestId: string },
): Promise<SeenBook | Refusal> {
  const book = await findSeenBook(context, live, address);
  if (isRefusal(book)) return book;
  const { tenantId } = live.tenant;
  const { connectorId, companyId } = book;
  const action = isClosed ? 'book.closed' : 'book.opened';
  const audit = { tenantId, actor: actorOfPerson(live.person), action, subject: `${connectorId} ${companyId}`, requestId };
  await context.store.setBookClosed({ tenantId, connectorId, companyId, isClosed, audit });
  return { ...book, isClosed };
}
