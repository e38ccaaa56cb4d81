/**
 * Connectors whose queue was seen to fill the window, each with when it was last heard of. Until anything else is done for one of
 * them, the place of a further command there is known without looking. Only of use where one thread does all the writing.
 */

export class LongQueues {
  readonly #lastSeenAt = new Map<string, number | null>();

  /** Undefined when somebody has to look. */
  lastSeenAt(connectorId: string): number | null | undefined {
    return this.#lastSeenAt.get(connectorId);
  }

  remember(connectorId: string, lastSeenAt: number | null): void {
    this.#lastSeenAt.set(connectorId, lastSeenAt);
  }

  /** After a verb other than accept, which may have shortened the queue of its connector; of any, if it names none. */
  forget(given: unknown): void {
    const { connectorId } = (given ?? {}) as { readonly connectorId?: unknown };
    if (typeof connectorId === 'string') this.#lastSeenAt.delete(connectorId);
    else this.forgetAll();
  }

  forgetAll(): void {
    this.#lastSeenAt.clear();
  }
}
