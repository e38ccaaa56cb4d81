/**
 * Counts the commands that a batch accepts and writes the counts once for all of them, in its transaction: most of a batch goes to the
 * same few account books.
 */

import { BEGIN_HOUR, COUNT_ACCEPTED, hourOf, KEEP_HOUR } from '../sql/count.ts';
import type { NewCommand } from '../store/store.ts';
import type { Connection } from './connection.ts';

export class AcceptedCounts {
  /** By connector and account book, each with its number of commands. */
  readonly #books = new Map<string, Map<string, number>>();

  add({ connectorId, companyId }: NewCommand): void {
    const books = this.#books.get(connectorId);
    if (books) books.set(companyId, (books.get(companyId) ?? 0) + 1);
    else this.#books.set(connectorId, new Map([[companyId, 1]]));
  }

  /** Before anything else reads the counts, and before the transaction ends. */
  write(connection: Connection, now: number): void {
    if (this.#books.size === 0) return;
    const hour = hourOf(now);
    for (const [connectorId, books] of this.#books) {
      for (const [companyId, count] of books) {
        if (connection.change(COUNT_ACCEPTED, [count, connectorId, companyId, hour]) > 0) continue;
        connection.change(KEEP_HOUR, [connectorId, companyId]);
        connection.change(BEGIN_HOUR, [connectorId, companyId, count, hour]);
      }
    }
    this.#books.clear();
  }

  forget(): void {
    this.#books.clear();
  }
}
