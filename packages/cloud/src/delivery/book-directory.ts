/**
 * Whether a tenant has a connector and an account book, and whether its plan is for that book. What was found is remembered for a moment; what was not found is
 * always looked up, so that a book can be used on every node once it is reported.
 */

import {
  type BookCapabilities,
  isBelowUpdateContract,
  sandboxBookNames,
  sandboxCompanyIds,
  updateContractBuild,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { notifyOfPlan } from '../account/plan-checks.ts';
import type { Store, StoredCompany, StoredConnector } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { unknownCompany } from './unknown-company.ts';

/** A book that another node has removed is still accepted for this long; its connector then rejects the command. */
const REMEMBER_MS = 5_000;
const CONNECTORS_MAX = 20_000;

interface Entry {
  readonly tenantId: string;
  /** Each with the command types that it takes; null for all. */
  readonly books: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly inPlan: InPlan;
  readonly build: string | null;
  readonly readAt: number;
}

/** Which books of a connector the plan is for. */
interface InPlan {
  /** How many books of the tenant the plan is for; null for any number. */
  readonly bookLimit: number | null;
  /** The books that count; not looked up without a limit. */
  readonly counted: Set<string>;
  /** Whether others can still be counted. */
  readonly hasRoom: boolean;
}

const ANY_NUMBER: InPlan = { bookLimit: null, counted: new Set(), hasRoom: true };

/** The account book that a caller means. */
export interface WantedBook {
  readonly tenantId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly commandType: string;
  /** The command type, where it is a strict update; null for all others. */
  readonly updateType: string | null;
  /** The only account books that the caller may see; null for all. */
  readonly visible: readonly string[] | null;
  /** How many account books the plan is for; null for any number. */
  readonly bookLimit: number | null;
}

export class BookDirectory {
  readonly #context: Context;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  #changes = 0;

  constructor(context: Context) {
    this.#context = context;
    this.#clock = context.clock;
  }

  /** Null when the book is there. */
  missing(wanted: WantedBook): null | Promise<Refusal | null> {
    return this.#isKnown(wanted) ? null : this.#lookUp(wanted);
  }

  /** Whether the book was found a moment ago. */
  #isKnown({ tenantId, connectorId, companyId, commandType, updateType }: WantedBook): boolean {
    const entry = this.#entries.get(connectorId);
    return (
      entry !== undefined &&
      entry.tenantId === tenantId &&
      entry.books.has(companyId) &&
      isInPlan(entry.inPlan, companyId) &&
      takes(entry.books.get(companyId), commandType) &&
      (updateType === null || takesUpdates(entry)) &&
      this.#clock.now() - entry.readAt < REMEMBER_MS
    );
  }

  /** Forgets the books of a connector, when it reports its books. */
  forget(connectorId: string): void {
    this.#changes += 1;
    this.#entries.delete(connectorId);
  }

  /** Stores the build of a connector when it reports one, so that a connector that was just updated can be used at once. */
  hearBuild(connectorId: string, build: string): void {
    if (this.#entries.get(connectorId)?.build !== build) this.forget(connectorId);
  }

  /**
   * Counts the book of a command that is about to be queued, the first time. A check and a command that is rejected do not make a book
   * count.
   */
  count(command: Pick<WantedBook, 'tenantId' | 'connectorId' | 'companyId'>): null | Promise<Refusal | null> {
    const inPlan = this.#entries.get(command.connectorId)?.inPlan;
    if (!inPlan || inPlan.bookLimit === null || inPlan.counted.has(command.companyId)) return null;
    return this.#count(command, inPlan, inPlan.bookLimit);
  }

  async #count(
    { tenantId, connectorId, companyId }: Pick<WantedBook, 'tenantId' | 'connectorId' | 'companyId'>,
    inPlan: InPlan,
    max: number,
  ): Promise<Refusal | null> {
    const isCounted = await this.#context.store.countPlanBook({ tenantId, connectorId, companyId, max });
    if (!isCounted) {
      this.forget(connectorId);
      return beyondPlan(companyId, inPlan);
    }
    inPlan.counted.add(companyId);
    await notifyOfPlan(this.#context, tenantId);
    return null;
  }

  async #inPlan({ tenantId, connectorId, bookLimit }: WantedBook): Promise<InPlan> {
    if (bookLimit === null) return ANY_NUMBER;
    const known = await this.#context.store.planBooks({ tenantId });
    const first = known.slice(0, bookLimit).filter((book) => book.connectorId === connectorId);
    return { bookLimit, counted: new Set(first.map(({ companyId }) => companyId)), hasRoom: known.length < bookLimit };
  }

  async #lookUp(wanted: WantedBook): Promise<Refusal | null> {
    const { tenantId, connectorId, companyId, commandType, updateType } = wanted;
    const readAt = this.#clock.now();
    const changesBefore = this.#changes;
    const connector = await this.#context.store.connector({ connectorId });
    if (connector?.tenantId !== tenantId) return unknownConnector(connectorId);
    const stored = await booksOf(this.#context.store, connector);
    const books = new Map(stored.map((book) => [book.companyId, commandTypesOf(book)]));
    if (this.#entries.size >= CONNECTORS_MAX) this.#entries.clear();
    // A report that arrived during the lookup may be missing.
    const { build } = connector;
    const inPlan = connector.kind === 'sandbox' ? ANY_NUMBER : await this.#inPlan(wanted);
    if (changesBefore === this.#changes) this.#entries.set(connectorId, { tenantId, books, inPlan, build, readAt });
    if (!books.has(companyId)) return unknownCompany(this.#context, wanted, connector, new Set(books.keys()));
    if (!isInPlan(inPlan, companyId)) return beyondPlan(companyId, inPlan);
    if (!takes(books.get(companyId), commandType)) return unsupportedByBook(wanted);
    return updateType === null || takesUpdates(connector) ? null : connectorTooOld(this.#context, connector, updateType);
  }
}

/** Whether a book counts for the plan, or still can. */
const isInPlan = ({ bookLimit, counted, hasRoom }: InPlan, companyId: string): boolean =>
  bookLimit === null || hasRoom || counted.has(companyId);

const beyondPlan = (companyId: string, { bookLimit }: InPlan): Refusal =>
  refuse('plan_limit', accountSays.beyondPlan(companyId, bookLimit ?? 0));

/** The account books that a connector reported last. A sandbox has its two from the moment it is opened. */
export async function booksOf(
  store: Pick<Store, 'companies'>,
  { connectorId, kind, hasReported }: StoredConnector,
): Promise<readonly StoredCompany[]> {
  if (kind !== 'sandbox' || hasReported) return store.companies({ connectorId });
  return sandboxCompanyIds.map((companyId) => {
    const name = sandboxBookNames[companyId];
    return {
      connectorId,
      companyId,
      name,
      data: JSON.stringify({ companyId, name }),
      state: null,
      message: null,
      einvoice: null,
    };
  });
}

/** What the driver of a book reported; the report was checked when it arrived. */
export const capabilitiesOf = ({ data }: Pick<StoredCompany, 'data'>): BookCapabilities | null =>
  (JSON.parse(data) as { capabilities?: BookCapabilities }).capabilities ?? null;

/** The command types of a book; null if the driver takes every type, or has not reported them. */
function commandTypesOf(book: StoredCompany): ReadonlySet<string> | null {
  const types = capabilitiesOf(book)?.commandTypes;
  return types ? new Set(types) : null;
}

const takes = (types: ReadonlySet<string> | null | undefined, commandType: string): boolean => types?.has(commandType) ?? true;

function unsupportedByBook({ connectorId, companyId, commandType }: WantedBook): Refusal {
  return refuse('unsupported_by_book', deliverySays.unsupported(connectorId, companyId, commandType));
}

/** Whether a connector takes strict updates. One that has not reported its build is assumed to. */
const takesUpdates = ({ build }: Pick<StoredConnector, 'build'>): boolean => !isBelowUpdateContract(build);

function connectorTooOld({ config }: Context, { connectorId, build }: StoredConnector, updateType: string): Refusal {
  const { baseUrl } = config;
  return refuse(
    'connector_too_old',
    deliverySays.connectorTooOld(connectorId, String(build), updateType, updateContractBuild, baseUrl),
  );
}

export function unknownConnector(connectorId: string): Refusal {
  return refuse('unknown_connector', deliverySays.unknownConnector(connectorId));
}
