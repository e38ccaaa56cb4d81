/**
 * Account books whose queue fills the window, each with the time of the last call of its connector. Until the connector does anything else, the place of
 * a further command is known without a query. Only useful where one thread does all the writing.
 */
export class LongQueues {
  /** Times by connector, then by account book. */
  readonly #lastSeenAt = new Map<string, Map<string, number | null>>();

  /** Undefined when the database must be read. */
  lastSeenAt(connectorId: string, companyId: string): number | null | undefined {
    return this.#lastSeenAt.get(connectorId)?.get(companyId);
  }

  remember(connectorId: string, companyId: string, lastSeenAt: number | null): void {
    const books = this.#lastSeenAt.get(connectorId) ?? new Map<string, number | null>();
    this.#lastSeenAt.set(connectorId, books.set(companyId, lastSeenAt));
  }

  /** Called after a verb other than accept, which may have shortened the queue of its connector; forgets all queues if the verb names no connector. */
  forget(given: unknown): void {
    const { connectorId } = (given ?? {}) as { readonly connectorId?: unknown };
    if (typeof connectorId === 'string') this.#lastSeenAt.delete(connectorId);
    else this.forgetAll();
  }

  forgetAll(): void {
    this.#lastSeenAt.clear();
  }
}
