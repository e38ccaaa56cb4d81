/** Account books that remember everything that was done to them, and the drivers that do it, well or badly. */

import type { BookResponse, Driver, DriverCommand, DriverFactory, Execution, Lookup } from '@ledgerline/connector';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import type { Life } from './machine.ts';
import type { Scheduled } from './world.ts';

/** How the driver of this world knows the result of a command. */
export type Knowledge = 'record' | 'lookup' | 'nothing';

/** What a command does to the driver that runs it. */
export type Temper = 'plain' | 'slow' | 'refused' | 'mismatched' | 'hanging' | 'breaking';

export interface Start {
  readonly commandId: string;
  readonly companyId: string;
  readonly install: string;
  readonly atMs: number;
}

const responded = (result: BookResponse['result']): BookResponse => ({ kind: 'responded', result, artifact: null });

/** The books of one tenant; two installations that serve the same company work on the same book. */
export class AccountBooks {
  readonly knowledge: Knowledge;
  readonly tempers = new Map<string, Temper>();
  readonly applications = new Map<string, number>();
  readonly starts: Start[] = [];
  readonly #records = new Map<string, BookResponse>();
  readonly #refusals = new Map<string, number>();

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
  }

  appliedCount(commandId: string): number {
    return this.applications.get(commandId) ?? 0;
  }

  apply(commandId: string): void {
    this.applications.set(commandId, this.appliedCount(commandId) + 1);
  }

  record(commandId: string): BookResponse | null {
    return this.knowledge === 'record' ? (this.#records.get(commandId) ?? null) : null;
  }

  /** The result of the book; with a record it is stored in the same moment as the change. */
  finishCommand(command: DriverCommand): BookResponse {
    const known = this.record(command.commandId);
    if (known) return known;
    const answer = this.#responseOf(command);
    this.#records.set(command.commandId, answer);
    return answer;
  }

  #responseOf({ commandId, mode }: DriverCommand): BookResponse {
    if (mode === 'read') return responded({ ok: true, rows: [], count: 0 });
    const refusals = this.#refusals.get(commandId) ?? 0;
    // Asked a second time, the book would take what it refused: which is why a refusal must be remembered.
    if (this.tempers.get(commandId) === 'refused' && refusals === 0) {
      this.#refusals.set(commandId, refusals + 1);
      return responded({
        ok: false,
        saved: false,
        error: { code: 'STOCK_NEGATIVE', message: 'There is not enough.', details: [] },
      });
    }
    this.apply(commandId);
    const isMismatched = this.tempers.get(commandId) === 'mismatched';
    return responded({ ok: !isMismatched, saved: true, operationUsed: 'CreateDocument', docNo: `IV-${commandId}` });
  }

  lookup(commandId: string): Lookup {
    const isFound = this.knowledge === 'lookup' && this.appliedCount(commandId) > 0;
    return isFound
      ? {
          kind: 'found',
          response: responded({ ok: true, saved: true, operationUsed: 'CreateDocument', docNo: `IV-${commandId}` }),
        }
      : { kind: 'not_found' };
  }
}

export interface BookDriverOptions {
  readonly books: AccountBooks;
  readonly life: Life;
  readonly chance: Chance;
  readonly isCalm: () => boolean;
  /** Watches: a command is about to touch the book. */
  readonly onStart: (start: Start) => void;
  readonly onEnd: (start: Start) => void;
}

export function bookDriverKind(options: BookDriverOptions): DriverFactory {
  const { books, chance, isCalm } = options;
  const identity = { name: `simulated-${books.knowledge}`, version: '1', exactlyOnce: books.knowledge === 'record' };
  return {
    identity,
    open: async () =>
      !isCalm() && chance.happens(0.02)
        ? { kind: 'unavailable', state: 'unavailable', message: 'The book is locked.' }
        : { kind: 'opened', driver: new BookDriver(options, identity) },
  };
}

/** Often about as long as a lease, so that what waits behind it starts in its last moments or not at all. */
const slowMs = (chance: Chance): number =>
  chance.happens(0.5) ? chance.between(48_000, 64_000) : chance.between(20_000, 150_000);

class BookDriver implements Driver {
  readonly identity: Driver['identity'];
  readonly #options: BookDriverOptions;
  #inFlight: { readonly events: Scheduled[]; start: Start | null } | null = null;

  constructor(options: BookDriverOptions, identity: Driver['identity']) {
    this.#options = options;
    this.identity = identity;
  }

  async capabilities() {
    return { build: 'local-mvp-2026.11.01.01', commandTypes: null };
  }

  /** Some time passes before the book is reached, some until it is changed, and some until the result is there. */
  execute(command: DriverCommand): Promise<Execution> {
    const { life, chance } = this.#options;
    const reachMs = chance.happens(0.4) ? chance.between(1_000, 4_900) : chance.between(1, 200);
    return new Promise((resolve) => {
      const flight: { events: Scheduled[]; start: Start | null } = { events: [], start: null };
      this.#inFlight = flight;
      const end = (execution: Execution): void => {
        if (flight.start) this.#options.onEnd(flight.start);
        this.#inFlight = null;
        resolve(execution);
      };
      life.stayAwake(true);
      flight.events.push(
        life.after(reachMs, () => {
          life.stayAwake(false);
          this.#reach(command, flight, end);
        }),
      );
    });
  }

  #reach(
    command: DriverCommand,
    flight: { events: Scheduled[]; start: Start | null },
    end: (execution: Execution) => void,
  ): void {
    const { books, life, chance, onStart } = this.#options;
    const known = books.record(command.commandId);
    if (known) {
      end(known);
      return;
    }
    const start = {
      commandId: command.commandId,
      companyId: command.companyId,
      install: life.install,
      atMs: life.world.nowMs,
    };
    flight.start = start;
    books.starts.push(start);
    onStart(start);
    const temper = books.tempers.get(command.commandId) ?? 'plain';
    const workMs = temper === 'slow' ? slowMs(chance) : chance.between(5, 8_000);
    const isCutOff = temper === 'hanging' || temper === 'breaking';
    const broken = { kind: 'failed', code: 'driver_failed', message: 'It broke.', outcome: 'unknown', isBroken: true } as const;
    if (isCutOff && chance.happens(0.5)) {
      if (temper === 'breaking') flight.events.push(life.after(workMs, () => end(broken)));
      return;
    }
    const saveMs = workMs * chance.fraction();
    flight.events.push(
      life.after(saveMs, () => {
        const answer = books.finishCommand(command);
        if (temper === 'hanging') return;
        flight.events.push(life.after(workMs - saveMs, () => end(temper === 'breaking' ? broken : answer)));
      }),
    );
  }

  async lookup(commandId: string): Promise<Lookup> {
    const { books, chance, isCalm } = this.#options;
    if (!isCalm() && chance.happens(0.02)) return { kind: 'unavailable', message: 'The book is locked.' };
    return books.lookup(commandId);
  }

  async close(): Promise<void> {
    for (const event of this.#inFlight?.events ?? []) event.cancel();
    if (this.#inFlight?.start) this.#options.onEnd(this.#inFlight.start);
    this.#inFlight = null;
  }
}
