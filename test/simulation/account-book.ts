/** Account books that remember everything that was done to them, and the drivers that do it, well or badly. */

import type { BookResponse, Driver, DriverCommand, DriverFactory, Execution, Lookup, NotStarted } from '@ledgerline/connector';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import type { Life } from './machine.ts';
import type { Scheduled } from './world.ts';

/** How the driver of this world knows the result of a command. */
export type Knowledge = 'record' | 'lookup' | 'nothing';

/** What a command does to the driver that runs it. */
export type Temper = 'plain' | 'slow' | 'refused' | 'mismatched' | 'failing' | 'hanging' | 'breaking';

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
  readonly #failed = new Set<string>();

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
  }

  appliedCount(commandId: string): number {
    return this.applications.get(commandId) ?? 0;
  }

  apply(commandId: string): void {
    this.applications.set(commandId, this.appliedCount(commandId) + 1);
  }

  /** Whether a command fails now, and leaves no record. Given a second time, it would not. */
  fails(commandId: string): boolean {
    if (this.tempers.get(commandId) !== 'failing' || this.#failed.has(commandId)) return false;
    this.#failed.add(commandId);
    return true;
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
    const known = this.record(commandId);
    if (this.knowledge === 'record') return known ? { kind: 'found', response: known } : { kind: 'not_applied' };
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
  readonly onApply: (command: DriverCommand) => void;
  readonly faults: DriverFaults;
}

/** What a driver does wrong with commands that it was given ahead. */
export interface DriverFaults {
  readonly startsLate?: boolean;
  readonly runsBehindBroken?: boolean;
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

/** A command that the driver has, from when it was given to its end. */
interface Flight {
  readonly command: DriverCommand;
  readonly startUntilUptimeMs: number;
  readonly resolve: (execution: Execution | NotStarted) => void;
  readonly events: Scheduled[];
  start: Start | null;
}

const AHEAD_MAX = 3;
const NOT_APPLIED = { kind: 'failed', code: 'driver_failed', message: 'It failed.', outcome: 'not_applied' } as const;

class BookDriver implements Driver {
  readonly identity: Driver['identity'];
  readonly aheadMax: number;
  readonly #options: BookDriverOptions;
  /** The first of them runs. */
  readonly #flights: Flight[] = [];
  #isBroken = false;

  constructor(options: BookDriverOptions, identity: Driver['identity']) {
    this.#options = options;
    this.identity = identity;
    this.aheadMax = identity.exactlyOnce ? options.chance.integer(0, AHEAD_MAX) : 0;
  }

  async capabilities() {
    return { build: 'local-mvp-2026.11.01.01', commandTypes: null };
  }

  execute(command: DriverCommand, _?: unknown, startUntilUptimeMs = Number.POSITIVE_INFINITY): Promise<Execution | NotStarted> {
    return new Promise((resolve) => {
      this.#flights.push({ command, startUntilUptimeMs, resolve, events: [], start: null });
      if (this.#flights.length === 1) this.#runFirst();
    });
  }

  /** Some time passes before the book is reached, some until it is changed, and some until the result is there. */
  #runFirst(): void {
    const { life, chance, faults } = this.#options;
    const [flight] = this.#flights;
    if (!flight) return;
    const isLate = life.uptimeMs() > flight.startUntilUptimeMs && !faults.startsLate;
    if (this.#isBroken || isLate) {
      this.#isBroken = true;
      this.#end(flight, { kind: 'not_started' });
      return;
    }
    const reachMs = chance.happens(0.4) ? chance.between(1_000, 4_900) : chance.between(1, 200);
    life.stayAwake(true);
    flight.events.push(
      life.after(reachMs, () => {
        life.stayAwake(false);
        this.#reach(flight.command, flight, (execution) => this.#end(flight, execution));
      }),
    );
  }

  #end(flight: Flight, execution: Execution | NotStarted): void {
    if (flight.start) this.#options.onEnd(flight.start);
    this.#flights.shift();
    if (execution.kind === 'failed' && execution.isBroken) this.#break();
    flight.resolve(execution);
    this.#runFirst();
  }

  #break(): void {
    this.#isBroken = true;
    if (!this.#options.faults.runsBehindBroken) return;
    // Before anybody hears of it.
    for (const { command, resolve } of this.#flights.splice(0)) resolve(this.#change(command));
  }

  #change(command: DriverCommand): BookResponse {
    const { books, onApply } = this.#options;
    const before = books.appliedCount(command.commandId);
    const answer = books.finishCommand(command);
    if (books.appliedCount(command.commandId) > before) onApply(command);
    return answer;
  }

  #reach(command: DriverCommand, flight: Flight, end: (execution: Execution) => void): void {
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
    if (books.fails(command.commandId)) {
      flight.events.push(life.after(workMs, () => end({ ...NOT_APPLIED, isBroken: this.aheadMax > 0 })));
      return;
    }
    const broken = { kind: 'failed', code: 'driver_failed', message: 'It broke.', outcome: 'unknown', isBroken: true } as const;
    if (isCutOff && chance.happens(0.5)) {
      if (temper === 'breaking') flight.events.push(life.after(workMs, () => end(broken)));
      return;
    }
    const saveMs = workMs * chance.fraction();
    flight.events.push(
      life.after(saveMs, () => {
        const answer = this.#change(command);
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
    const [running] = this.#flights;
    for (const event of running?.events ?? []) event.cancel();
    if (running?.start) this.#options.onEnd(running.start);
    this.#flights.length = 0;
  }
}
