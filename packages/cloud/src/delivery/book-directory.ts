/**
 * Whether a tenant has a connector and an account book. What was found is remembered for a moment; what was not found is
 * always looked up, so that a book can be used on every node as soon as it is reported.
 */

import {
  type BookCapabilities,
  isBelowUpdateContract,
  sandboxBookNames,
  sandboxCompanyIds,
  updateContractBuild,
} from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { Store, StoredCompany, StoredConnector } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { unknownCompany } from './unknown-company.ts';

/** A book that another node saw taken away is still accepted this long; its connector then refuses the command. */
const REMEMBER_MS = 5_000;
const CONNECTORS_MAX = 20_000;

interface Entry {
  readonly tenantId: string;
  /** Each with the command types that it takes; null for all. */
  readonly books: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly build: string | null;
  readonly readAt: number;
}

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
}

type Surroundings = Pick<Context, 'store' | 'clock' | 'config'>;

export class BookDirectory {
  readonly #context: Surroundings;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  #changes = 0;

  constructor(context: Surroundings) {
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
      takes(entry.books.get(companyId), commandType) &&
      (updateType === null || takesUpdates(entry)) &&
      this.#clock.now() - entry.readAt < REMEMBER_MS
    );
  }

  /** Called when a connector reports its books. */
  forget(connectorId: string): void {
    this.#changes += 1;
    this.#entries.delete(connectorId);
  }

  /** Called when a connector reports its build: one that was just updated can be used at once. */
  hearBuild(connectorId: string, build: string): void {
    if (this.#entries.get(connectorId)?.build !== build) this.forget(connectorId);
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
    // What was reported during the lookup is possibly missing.
    if (changesBefore === this.#changes) this.#entries.set(connectorId, { tenantId, books, build: connector.build, readAt });
    if (!books.has(companyId)) return unknownCompany(this.#context, wanted, connector, new Set(books.keys()));
    if (!takes(books.get(companyId), commandType)) return unsupportedByBook(wanted);
    return updateType === null || takesUpdates(connector) ? null : connectorTooOld(this.#context, connector, updateType);
  }
}

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

/** Null where the driver takes every command type, or has not reported which. */
function commandTypesOf(book: StoredCompany): ReadonlySet<string> | null {
  const types = capabilitiesOf(book)?.commandTypes;
  return types ? new Set(types) : null;
}

const takes = (types: ReadonlySet<string> | null | undefined, commandType: string): boolean => types?.has(commandType) ?? true;

function unsupportedByBook({ connectorId, companyId, commandType }: WantedBook): Refusal {
  return refuse('unsupported_by_book', deliverySays.unsupported(connectorId, companyId, commandType));
}

/** A connector that has not said what it is may well keep the contract. */
const takesUpdates = ({ build }: Pick<StoredConnector, 'build'>): boolean => !isBelowUpdateContract(build);

function connectorTooOld({ config }: Surroundings, { connectorId, build }: StoredConnector, updateType: string): Refusal {
  const { baseUrl } = config;
  return refuse(
    'connector_too_old',
    deliverySays.connectorTooOld(connectorId, String(build), updateType, updateContractBuild, baseUrl),
  );
}

export function unknownConnector(connectorId: string): Refusal {
  return refuse('unknown_connector', deliverySays.unknownConnector(connectorId));
}
