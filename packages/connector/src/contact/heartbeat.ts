/**
 * Reports to the cloud that this installation is alive, its drivers, its books and its held commands, and renews the leases of the commands that it
 * names.
 */

import { deliveryLimits, type HeartbeatResponse, SECOND_MS } from '@ledgerline/contract';
import { BackOff } from '../back-off.ts';
import { type Clock, Pause, type Timers, withTimeout } from '../clock.ts';
import type { Cloud } from '../cloud.ts';
import type { CompanyWorkers } from '../execution/company-workers.ts';
import type { DriverPool } from '../execution/driver-pool.ts';
import type { Log } from '../log.ts';
import { withoutPaths } from '../machine-path.ts';
import type { Randomness } from '../randomness.ts';
import type { Contact } from './contact-log.ts';

export interface HeartbeatOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Pick<Cloud, 'heartbeat' | 'reportCompanies'>;
  readonly pool: DriverPool;
  readonly workers: CompanyWorkers;
  readonly log: Log;
  readonly build: string;
  readonly refusedBuild?: string | null;
  readonly setupBuild?: () => string | null | undefined;
  readonly hostname: string;
  readonly os: string;
  /** Why no commands are taken; null while they are. */
  readonly pausedBecause: () => string | null;
  readonly onContact: (contact: Contact) => void;
  /** The cloud has accepted this installation as the active one. */
  readonly onIntroduced: () => void;
  /** Runs between two heartbeats. */
  readonly cleanUp: () => Promise<void>;
}

const EVERY_MS = deliveryLimits.heartbeatEverySeconds * SECOND_MS;
/** Drivers that take longer than this to identify themselves count as drivers without a record. */
const IDENTITIES_LEARNT_MS = 20_000;

export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #pause: Pause;
  readonly #startedAtMs: number;
  readonly #introduced = Promise.withResolvers<void>();
  /** What was last reported about records, of all books together and of each; null before that. */
  #claims: { readonly ofAll: boolean; readonly ofBooks: readonly string[] } | null = null;
  #areBooksReported = false;
  #isStopping = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
    this.#startedAtMs = options.clock.monotonicMs();
  }

  start(): void {
    this.#ended = this.#beat();
  }

  stop(): void {
    this.#isStopping = true;
    this.#pause.wake();
  }

  get ended(): Promise<void> {
    return this.#ended;
  }

  /** The cloud takes no book for one with a record that has none. Otherwise it could give a write to a second installation. */
  get isIntroduced(): boolean {
    const { pool } = this.#options;
    if (this.#claims === null || (this.#claims.ofAll && !pool.identity.exactlyOnce)) return false;
    return this.#claims.ofBooks.every((companyId) => !pool.has(companyId) || pool.isExactlyOnce(companyId));
  }

  /** Resolves when the cloud has accepted this installation for the first time, or when the connector stops. */
  get introduced(): Promise<void> {
    return this.#introduced.promise;
  }

  /** Releases everything that waits for the first heartbeat, as when the connector stops. */
  stopWaiting(): void {
    this.#introduced.resolve();
  }

  /** Forgets that the cloud accepted this installation, because another one is active. */
  forgetIntroduction(): void {
    this.#claims = null;
    this.#areBooksReported = false;
  }

  /** Wakes the heartbeat before it is due. */
  soon(): void {
    this.#pause.wake();
  }

  /** The list of books is another one. */
  reportBooksAgain(): void {
    this.#areBooksReported = false;
    this.#pause.wake();
  }

  async #beat(): Promise<void> {
    const { timers, randomness, pool, cleanUp } = this.#options;
    const backOff = new BackOff(randomness);
    await withTimeout(timers, IDENTITIES_LEARNT_MS, pool.learnIdentities());
    while (!this.#isStopping) {
      const isHeard = (await this.#sendHeartbeat()) && (await this.#reportBooks());
      if (isHeard) backOff.reset();
      await cleanUp();
      const waitMs = isHeard ? EVERY_MS : Math.min(EVERY_MS, Math.max(SECOND_MS, backOff.nextMs()));
      if (!this.#isStopping) await this.#pause.wait(waitMs);
    }
  }

  /** Reports the stop, so that the cloud need not wait to find out. */
  async sayStopped(): Promise<void> {
    if (this.isIntroduced) await this.#options.cloud.heartbeat({ state: 'stopped' });
  }

  async #sendHeartbeat(): Promise<boolean> {
    const { clock, cloud, pool, workers, build, refusedBuild = null, hostname, os, onContact, onIntroduced } = this.#options;
    const sentAtMs = clock.monotonicMs();
    const driver = pool.identity;
    const { health } = pool;
    const ofBooks = health.flatMap(({ companyId, exactlyOnce }) => (exactlyOnce ? [companyId] : []));
    const named = workers.heldIds.slice(0, deliveryLimits.leasedPerConnectorMax);
    const paused = this.#options.pausedBecause();
    const setupBuild = this.#options.setupBuild?.();
    const response = await cloud.heartbeat({
      state: paused === null ? 'running' : 'paused',
      ...(paused && { message: paused }),
      build,
      ...(refusedBuild !== null && { refusedBuild }),
      ...(setupBuild !== undefined && { setupBuild }),
      driver,
      hostname,
      os,
      uptimeSeconds: Math.round((sentAtMs - this.#startedAtMs) / SECOND_MS),
      running: [...named],
      companies: health.map(({ message, ...book }) => {
        const einvoice = pool.eInvoicesOf(book.companyId);
        return {
          ...book,
          ...(message === undefined ? {} : { message: message === null ? null : withoutPaths(message) }),
          ...(einvoice !== undefined && { einvoice }),
        };
      }),
    });
    onContact({ what: 'heartbeat', response });
    if (response.kind !== 'ok') return false;
    workers.renew(new Set(named), { sentAtMs, answeredAtMs: clock.monotonicMs() });
    const wasIntroduced = this.isIntroduced;
    if (!wasIntroduced) this.#logBuild(response.value);
    this.#claims = { ofAll: driver.exactlyOnce, ofBooks };
    this.#introduced.resolve();
    if (!wasIntroduced) onIntroduced();
    return true;
  }

  async #reportBooks(): Promise<boolean> {
    if (this.#areBooksReported) return true;
    this.#areBooksReported = true;
    const response = await this.#options.cloud.reportCompanies(this.#options.pool.companies);
    this.#options.onContact({ what: 'companies', response });
    if (response.kind !== 'ok') this.#areBooksReported = false;
    return response.kind === 'ok';
  }

  #logBuild({ updateRequired, newestBuild }: HeartbeatResponse): void {
    if (!updateRequired) return;
    this.#options.log.line('warning', `This build is too old for update commands. Install ${newestBuild ?? 'the newest build'}.`);
  }
}
