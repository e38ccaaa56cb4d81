/** Counts the commands that a batch accepts and writes the counts once, in its transaction: most of a batch belongs to the same few account books. */

import { hourOf } from '../sql/queue/count.ts';
import type { NewCommand } from '../store/store.ts';
import type { Connection } from './connection.ts';

/** The number of hours that are kept. */
const HOUR_SLOTS = 48;

/** Counts commands that were accepted in the hour of the last one before them. */
const COUNT_ACCEPTED = `UPDATE queue_count SET queued = queued + :count, accepted = accepted + :count
  WHERE connector_id = :connectorId AND company_id = :companyId AND hour = :hour`;

/** Where nothing was accepted in this hour yet: what was accepted before is put with its own hour, whose row may be one of two days ago. */
const KEEP_HOUR = `INSERT INTO hour_tally (connector_id, slot, hour, accepted, done, unverified, failed)
    SELECT connector_id, hour % ${HOUR_SLOTS}, hour, accepted, 0, 0, 0 FROM queue_count
     WHERE connector_id = :connectorId AND company_id = :companyId AND accepted > 0
  ON CONFLICT (connector_id, slot) DO UPDATE SET
    accepted = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.accepted ELSE 0 END + excluded.accepted,
    done = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.done ELSE 0 END,
    unverified = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.unverified ELSE 0 END,
    failed = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.failed ELSE 0 END,
    hour = excluded.hour
  WHERE hour_tally.hour <= excluded.hour`;

/** The first that were accepted in this hour. */
const BEGIN_HOUR = `INSERT INTO queue_count (connector_id, company_id, queued, running, hour, accepted)
    VALUES (:connectorId, :companyId, :count, 0, :hour, :count)
  ON CONFLICT (connector_id, company_id) DO UPDATE SET
    queued = queue_count.queued + excluded.queued, hour = excluded.hour, accepted = excluded.accepted`;

export class AcceptedCounts {
  /** The number of commands by connector and account book. */
  readonly #books = new Map<string, Map<string, number>>();

  add({ connectorId, companyId }: NewCommand): void {
    const books = this.#books.get(connectorId);
    if (books) books.set(companyId, (books.get(companyId) ?? 0) + 1);
    else this.#books.set(connectorId, new Map([[companyId, 1]]));
  }

  /** Writes the counts. Must run before anything else reads them, and before the transaction ends. */
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
