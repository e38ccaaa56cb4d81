/**
 * Whether a tenant has a connector and an account book. What was found is remembered for a moment; what was not found is
 * always looked up, so that a book can be used as soon as it is reported, on whichever node.
 */

import type { Clock } from './clock.ts';
import { type Refusal, refuse } from './problem.ts';
import type { Store } from './store.ts';

/** A book that another node saw taken away is still accepted this long; its connector then refuses the command. */
const REMEMBER_MS = 5_000;
const CONNECTORS_MAX = 20_000;

interface Entry {
  readonly tenantId: string;
  /** Null for a connector that has never reported, and takes any. */
  readonly companyIds: ReadonlySet<string> | null;
  readonly readAt: number;
}

export class BookDirectory {
  readonly #store: Pick<Store, 'connector' | 'companies'>;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  #changes = 0;

  constructor(store: Pick<Store, 'connector' | 'companies'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Null when the book is there. A connector that has never reported books takes any companyId. */
  missing(tenantId: string, connectorId: string, companyId: string): null | Promise<Refusal | null> {
    return this.isKnown(tenantId, connectorId, companyId) ? null : this.#lookUp(tenantId, connectorId, companyId);
  }

  /** Whether the book was found a moment ago. */
  isKnown(tenantId: string, connectorId: string, companyId: string): boolean {
    const entry = this.#entries.get(connectorId);
    return (
      entry !== undefined &&
      entry.tenantId === tenantId &&
      (entry.companyIds === null || entry.companyIds.has(companyId)) &&
      this.#clock.now() - entry.readAt < REMEMBER_MS
    );
  }

  /** To be told when a connector reports its books. */
  forget(connectorId: string): void {
    this.#changes += 1;
    this.#entries.delete(connectorId);
  }

  async #lookUp(tenantId: string, connectorId: string, companyId: string): Promise<Refusal | null> {
    const readAt = this.#clock.now();
    const changesBefore = this.#changes;
    const connector = await this.#store.connector({ connectorId });
    if (connector?.tenantId !== tenantId) return unknownConnector(connectorId);
    const companyIds = connector.hasReported ? await this.#booksOf(connectorId) : null;
    if (this.#entries.size >= CONNECTORS_MAX) this.#entries.clear();
    // What was reported while this was looked up may not be in it.
    if (changesBefore === this.#changes) this.#entries.set(connectorId, { tenantId, companyIds, readAt });
    return companyIds === null || companyIds.has(companyId) ? null : unknownCompany(connectorId, companyId, companyIds);
  }

  async #booksOf(connectorId: string): Promise<ReadonlySet<string>> {
    const companies = await this.#store.companies({ connectorId });
    return new Set(companies.map((company) => company.companyId));
  }
}

export function unknownConnector(connectorId: string): Refusal {
  const message = `There is no connector ${connectorId}. Take connectorId from the portal.`;
  return refuse('unknown_connector', message);
}

const NAMED_BOOKS_MAX = 10;

function unknownCompany(connectorId: string, companyId: string, companyIds: ReadonlySet<string>): Refusal {
  const named = [...companyIds].slice(0, NAMED_BOOKS_MAX).join(', ');
  const known =
    companyIds.size === 0
      ? 'It has reported none.'
      : `It has reported ${named}${companyIds.size > NAMED_BOOKS_MAX ? ', …' : ''}.`;
  return refuse('unknown_company', `The connector ${connectorId} has no account book ${companyId}. ${known}`);
}
