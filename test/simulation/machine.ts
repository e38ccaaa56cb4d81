/** A machine with one installation of the real connector: it crashes, sleeps, comes back, and keeps what was durable. */

import {
  type Asked,
  type Cloud,
  type CloudResponse,
  Connector,
  type DriverFactory,
  DriverPool,
  type Journal,
  silentLog,
} from '@ledgerline/connector';
import type { LeasedCommand } from '@ledgerline/contract';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import { MemoryJournal } from '../../packages/connector/testing/memory-journal.ts';
import { fairWeather, Link, type Weather } from './link.ts';
import type { Mutant } from './mutant.ts';
import type { Queue } from './queue.ts';
import type { Scheduled, World } from './world.ts';

/** One life of a machine, from a start to a crash. What belongs to a life that is over never happens. */
export interface Life {
  readonly world: World;
  readonly install: string;
  /** Something that happens on this machine: not while it sleeps. */
  after(milliseconds: number, run: () => void): Scheduled;
  /** Holds sleep off for the moments between a decision and its deed, against which there is no defence. */
  stayAwake(isNeeded: boolean): void;
  /** Of the machine. */
  uptimeMs(): number;
}

export interface MachineOptions {
  readonly world: World;
  readonly chance: Chance;
  readonly queue: Queue;
  readonly install: string;
  readonly companyIds: readonly string[];
  readonly mutant: Mutant;
  readonly drivers: (life: Life) => DriverFactory;
  readonly isCalm: () => boolean;
  readonly onCrash: (install: string) => void;
  /** One more question is open, or one less; it may name what has arrived. */
  readonly onQuestion: (install: string, more: 1 | -1, isNaming: boolean) => void;
  /** Requests from before the restart get no response. */
  readonly onLife: (install: string) => void;
}

/** To write to the disk, and to one that hangs. */
const FLUSH_MS_MAX = 50;
const SLOW_FLUSH_MS_MAX = 10_000;
const REQUEST_TIMEOUT_MS = 10_000;
const POLL_TIMEOUT_MARGIN_MS = 15_000;

export class Machine {
  readonly world: World;
  readonly install: string;
  readonly #options: MachineOptions;
  /** The journal as its connector sees it, and as a crash leaves it. */
  readonly #journal = new MemoryJournal();
  #onDisk = new MemoryJournal();
  #flushed: Promise<void> | null = null;
  /** Nothing has been written since it was last on disk. */
  #isFlushed = true;
  readonly #clockOffsetMs: number;
  #switchedOnAtMs: number;
  #wallOffsetMs: number;
  #lifeCount = 0;
  #awakeCount = 0;
  #connector: Connector | null = null;
  #asleepUntilMs = 0;
  #weather: Weather = fairWeather;
  #link: Link | null = null;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.world = options.world;
    this.install = options.install;
    this.#clockOffsetMs = options.chance.between(0, 10 ** 9);
    this.#switchedOnAtMs = -this.#clockOffsetMs;
    this.#wallOffsetMs = this.#clockOffsetMs * 2;
  }

  get isRunning(): boolean {
    return this.#connector !== null;
  }

  #newLife(): Life {
    this.#lifeCount += 1;
    this.#awakeCount = 0;
    this.#options.onLife(this.install);
    const count = this.#lifeCount;
    return {
      world: this.world,
      install: this.install,
      after: (milliseconds, run) => this.#after(count, milliseconds, run),
      stayAwake: (isNeeded) => {
        if (count === this.#lifeCount) this.#awakeCount += isNeeded ? 1 : -1;
      },
      uptimeMs: () => this.world.nowMs - this.#switchedOnAtMs,
    };
  }

  #after(life: number, milliseconds: number, run: () => void): Scheduled {
    let event: Scheduled;
    const happen = (): void => {
      if (life !== this.#lifeCount) return;
      if (this.world.nowMs < this.#asleepUntilMs) event = this.world.at(this.#asleepUntilMs, happen);
      else run();
    };
    event = this.world.after(milliseconds, happen);
    return { cancel: () => event.cancel() };
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    if (this.#link) this.#link.weather = weather;
  }

  start(): void {
    if (this.#connector) return;
    const life = this.#newLife();
    const { world, chance, queue, companyIds, drivers, mutant } = this.#options;
    const wallMs = (): number => world.nowMs + this.#wallOffsetMs;
    const clock = {
      monotonicMs: () => world.nowMs + this.#clockOffsetMs,
      wallMs,
      machineMoment: () => ({ uptimeMs: life.uptimeMs(), wallMs: wallMs() }),
    };
    const link = new Link(life, chance, queue);
    link.weather = this.#weather;
    this.#link = link;
    const companies = companyIds.map((companyId) => ({ companyId, name: companyId, driver: 'simulated', settings: {} }));
    const pool = new DriverPool(
      { clock, factories: { simulated: drivers(life) }, idleCloseMs: Number.POSITIVE_INFINITY },
      companies,
    );
    const cloud = this.#cloud(link);
    const journal = this.#journalOfLife(this.#lifeCount);
    this.#connector = new Connector({
      clock,
      timers: life,
      randomness: chance,
      cloud: mutant.cloud?.(cloud) ?? cloud,
      journal: mutant.journal?.(journal) ?? journal,
      pool,
      log: silentLog,
      build: 'local-mvp-2026.11.01.01',
      hostname: this.install,
      os: 'simulated',
      // So little that a few commands are enough to fetch ahead, and to have to ask again.
      prefetch: { below: chance.integer(1, 3), leasedMax: chance.integer(1, 4) },
      ...(mutant.rules && { rules: mutant.rules }),
    });
    this.#connector.start();
  }

  #cloud(link: Link): Cloud {
    const { queue } = this.#options;
    const { install } = this;
    const send = <Value>(handle: (reply: (answer: CloudResponse<Value>) => void) => void) =>
      link.send<Value>({ timeoutMs: REQUEST_TIMEOUT_MS, handle });
    return {
      next: (asked, signal) => this.#next(link, asked, signal),
      heartbeat: (body) =>
        send((reply) => {
          if (!link.isMuffled) reply(queue.heartbeat(install, body));
        }),
      reportCompanies: () => send((reply) => reply(queue.companies(install))),
      sendResult: (commandId, body) =>
        send((reply) => {
          if (!link.isWithheld) reply(queue.result(install, commandId, body));
        }),
      sendResults: (results) =>
        send((reply) => {
          if (link.isWithheld) return;
          reply({ kind: 'ok', value: results.map(({ commandId, ...body }) => queue.result(install, commandId, body)) });
        }),
      sendArtifact: async () => ({ kind: 'ok', value: null }),
      sendChanges: async () => ({ kind: 'ok', value: [] }),
    };
  }

  async #next(link: Link, asked: Asked, signal: AbortSignal): Promise<CloudResponse<readonly LeasedCommand[]>> {
    const { queue, onQuestion } = this.#options;
    const { install } = this;
    const life = this.#lifeCount;
    onQuestion(install, 1, asked.holding !== undefined);
    const answer = await link.send<readonly LeasedCommand[]>({
      timeoutMs: asked.waitSeconds * 1000 + POLL_TIMEOUT_MARGIN_MS,
      handle: (reply) => queue.next(install, asked, reply),
      signal,
      isCut: (given) => given.kind === 'ok' && given.value.length > 0 && link.cuts(),
    });
    if (life === this.#lifeCount) onQuestion(install, -1, false);
    return answer;
  }

  /** The journal as one life writes it. What is written is on disk some time after it was waited for, all of it or nothing, or by chance. */
  #journalOfLife(life: number): Journal {
    const journal = this.#journal;
    const write = (change: () => void): void => {
      if (life !== this.#lifeCount) throw new Error('This life is over.');
      change();
      this.#isFlushed = false;
      if (this.#options.chance.happens(0.3)) this.#flushed ??= this.#flush(life);
    };
    const settled = async (): Promise<void> => {
      // One that runs already may have begun before the last change.
      await this.#flushed;
      if (this.#isFlushed) return;
      this.#flushed ??= this.#flush(life);
      await this.#flushed;
    };
    return {
      entry: (commandId) => journal.entry(commandId),
      held: () => journal.held(),
      hold: (...written) => write(() => journal.hold(...written)),
      unfinished: () => journal.unfinished(),
      pending: (limit) => journal.pending(limit),
      artifact: (commandId) => journal.artifact(commandId),
      start: (...written) => write(() => journal.start(...written)),
      withdraw: (...written) => write(() => journal.withdraw(...written)),
      finish: (...written) => write(() => journal.finish(...written)),
      replace: (...written) => write(() => journal.replace(...written)),
      acknowledge: (...written) => write(() => journal.acknowledge(...written)),
      reopen: (...written) => write(() => journal.reopen(...written)),
      prune: (...written) => write(() => journal.prune(...written)),
      settled,
    };
  }

  /** The machine may crash right before or right after it has written to the disk. */
  #flush(life: number): Promise<void> {
    const { chance, isCalm, mutant } = this.#options;
    return new Promise((resolve) => {
      const isSlow = !isCalm() && (chance.happens(0.1) || mutant.needsSlowDisk === true);
      const flushMs = chance.between(0, isSlow ? SLOW_FLUSH_MS_MAX : FLUSH_MS_MAX);
      this.#after(life, flushMs, () => {
        const crashes = !isCalm() && chance.happens(0.01);
        if (!crashes || chance.happens(0.5)) this.#onDisk = this.#journal.copy();
        this.#isFlushed = true;
        this.#flushed = null;
        if (crashes) this.crash(chance.between(1_000, 200_000));
        else resolve();
      });
    });
  }

  /** Everything that is not on disk is gone. The machine may have gone down with it, and its clock may be set before it is back. */
  crash(backAfterMs: number | null): void {
    if (!this.#connector) return;
    const { chance } = this.#options;
    if (chance.happens(0.3)) this.#switchedOnAtMs = this.world.nowMs;
    if (chance.happens(0.1)) this.#wallOffsetMs += chance.between(-600_000, 600_000);
    this.#lifeCount += 1;
    this.#connector = null;
    this.#journal.become(this.#onDisk);
    this.#flushed = null;
    this.#options.onCrash(this.install);
    this.#asleepUntilMs = 0;
    if (chance.happens(0.5)) this.#options.queue.forget(this.install);
    if (backAfterMs !== null) this.world.after(backAfterMs, () => this.start());
  }

  /** Stops cleanly, as for an update, and comes back. */
  async restart(): Promise<void> {
    const connector = this.#connector;
    if (!connector) return;
    const life = this.#lifeCount;
    await connector.stop(30_000);
    if (life !== this.#lifeCount) return;
    this.#connector = null;
    this.#onDisk = this.#journal.copy();
    this.#flushed = null;
    this.start();
  }

  /** The wall clock is set while the connector runs: by seconds or by days. */
  setClock(milliseconds: number): void {
    this.#wallOffsetMs += milliseconds;
  }

  sleep(milliseconds: number): void {
    if (this.#connector && this.#awakeCount === 0)
      this.#asleepUntilMs = Math.max(this.#asleepUntilMs, this.world.nowMs + milliseconds);
  }
}
