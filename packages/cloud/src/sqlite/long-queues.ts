/**
 * Account books whose queue was seen to fill the window, each with when its connector last called. Until anything else is done
 * for the connector, the place of a further command there is known without looking. Only of use where one thread does all the writing.
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
