/** What the one who carries e-invoices asks a book besides its errands: settings, numbers, results to complete, and comparisons. */

import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import type { Result } from '../../command/handler-result.ts';
import type { Database } from '../../database.ts';
import { environmentOf, type GatewaySettings } from '../state/place.ts';
import { type FollowedUp, followedUp } from './follow-up.ts';
import { type CourierQueue, type CourierTry, highestBatchOf, lastTries, queueOf } from './queue.ts';
import {
  type Adoption,
  adopt,
  type Comparison,
  comparisonOf,
  type Found,
  type IssuedDocument,
  lastKnownOf,
  type Span,
} from './reconcile.ts';

import { isAnswered, storeWanted, type Wanted, wantedBy } from './wanted.ts';

export interface CourierDeskOptions {
  readonly db: Database;
  /** RFC 3339, UTC. */
  readonly now: () => string;
  readonly command: (commandId: string) => CommandContext;
  readonly settings: () => GatewaySettings;
  readonly recorded: (commandId: string) => Result | undefined;
  readonly rewrite: (commandId: string, result: Result) => void;
  readonly assertSound: () => void;
}

export class CourierDesk {
  readonly #options: CourierDeskOptions;

  constructor(options: CourierDeskOptions) {
    this.#options = options;
  }

  /** The result of a command with the current state of its e-invoices. It is stored, so only the run that still waits for it can ask. */
  followUp(commandId: string): FollowedUp | undefined {
    const { db, recorded, rewrite } = this.#options;
    const known = recorded(commandId);
    const found = known && followedUp(db, known);
    if (found?.isChanged) rewrite(commandId, found.result);
    return found;
  }

  /** What must be asked before a command can run, if anything. It is stored, and asked next. */
  want(type: string, payload: unknown): Wanted | null {
    const { db, now, command } = this.#options;
    const wanted = wantedBy(type, payload, now());
    if (wanted) db.transaction(() => storeWanted(db, wanted, environmentOf(command('want'))));
    return wanted;
  }

  isAnswered(wanted: Wanted): boolean {
    const { db, command } = this.#options;
    return isAnswered(db, wanted, environmentOf(command('want')));
  }

  /** The settings that say where e-invoices are sent. */
  settings(): GatewaySettings {
    return this.#options.settings();
  }

  /** The numbers of e-invoices that wait to be sent or checked. */
  queue(): CourierQueue {
    return queueOf(this.#options.db, this.#options.now(), environmentOf(this.#options.command('queue')));
  }

  /** The last requests, newest first. */
  tries(limit: number): readonly CourierTry[] {
    return lastTries(this.#options.db, limit);
  }

  /** A number that increases with every batch that may have been sent, and is lower again in a restored book. */
  highestBatch(): number {
    return highestBatchOf(this.#options.db);
  }

  /** Compares the e-invoices of the book with those that the tax authority lists for the same time. */
  compare(listed: readonly IssuedDocument[], span: Span): Comparison {
    return comparisonOf(this.#options.db, listed, span);
  }

  /** A time before everything that a restored book may have sent and does not know of. */
  lastKnownSending(otherwise: string): string {
    return lastKnownOf(this.#options.db, otherwise);
  }

  /** Records an e-invoice that the tax authority has, and the book does not. */
  adopt(found: Found): Adoption {
    const { db, now, command, assertSound } = this.#options;
    return db.transaction(() => {
      const outcome = adopt(db, found, now());
      if (outcome === 'adopted')
        audit(command('einvoice-reconcile'), { operation: 'AdoptEInvoice', subject: found.document.docNo });
      assertSound();
      return outcome;
    });
  }
}
