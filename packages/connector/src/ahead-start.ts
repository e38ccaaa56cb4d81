/**
 * The start of the command that is next in its book, written to disk while the one before it runs, so that the book never waits for
 * the journal. Only where the book keeps records: a start that never reached such a book changes nothing.
 */

import type { LeasedCommand } from '@ledgerline/contract';
import type { RunContext } from './command-run.ts';
import type { Driver } from './driver.ts';

export class AheadStart {
  readonly #context: RunContext;
  readonly #command: LeasedCommand;
  #isWritten = false;
  #isWithdrawn = false;
  /** The driver it was started for, as soon as that is on disk. Null when it has to start in its turn, like any other. */
  readonly driver: Promise<Driver | null>;

  constructor(context: RunContext, command: LeasedCommand, mayStart: () => boolean) {
    this.#context = context;
    this.#command = command;
    this.driver = this.#start(mayStart).catch(() => null);
  }

  async #start(mayStart: () => boolean): Promise<Driver | null> {
    const { journal, pool, clock } = this.#context;
    const { mode, commandId, companyId, type } = this.#command;
    const driver = pool.openDriver(companyId);
    if (mode !== 'write' || !driver?.identity.exactlyOnce || journal.entry(commandId) !== null) return null;
    const { commandTypes } = await driver.capabilities();
    if (commandTypes?.includes(type) === false || this.#isWithdrawn || !mayStart()) return null;
    journal.start(this.#command, true, clock.wallMs());
    this.#isWritten = true;
    await journal.settled();
    return driver;
  }

  /** It does not start now. A journal that cannot be written keeps the start, and the book is asked about it later. */
  withdraw(): void {
    this.#isWithdrawn = true;
    try {
      if (this.#isWritten) this.#context.journal.withdraw(this.#command.commandId);
    } catch {
      return;
    }
    this.#isWritten = false;
  }
}
