/** The couriers of all books of this machine. Books with one client id share its limits and its login. */

import { X509Certificate } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Book, type Carrier, type GatewayEnvironment, signDocument, useCodeTablesOf } from '@ledgerline/book';
import { type Clock, systemClock, systemTimers, type Timers } from '../clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder } from '../config.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import type { Log } from '../log.ts';
import { gatewayAddress } from './client.ts';
import { BookCourier, type Passage } from './courier.ts';
import { GatewayState } from './gateway-state.ts';
import { credentialsFile, type GatewayCredentials, isPaused, readCredentials } from './secrets.ts';
import { GatewaySession } from './session.ts';

export interface GatewaysOptions {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly log: Log;
  /** The clock (default: that of the machine). */
  readonly clock?: Clock;
  readonly timers?: Timers;
}

/** A book with its courier. */
export interface CarriedBook {
  readonly book: Book;
  readonly courier: BookCourier;
}

interface KnownFile {
  readonly modifiedMs: number;
  readonly credentials: GatewayCredentials | null;
  readonly isPaused: boolean;
}

const CLIENT_ID_SHOWN = 4;

function accessOf({ clientId, signer }: GatewayCredentials, session: GatewaySession | undefined): Carrier['access'] {
  const certificate = signer ? new X509Certificate(signer.der) : null;
  return {
    clientIdEnd: clientId.slice(-CLIENT_ID_SHOWN),
    isLoginRejected: session ? session.refusal !== null : null,
    certificateSubject: certificate?.subject.replaceAll('\n', ', ') ?? null,
    certificateEnd: certificate ? new Date(certificate.validTo).toISOString() : null,
  };
}

export class Gateways {
  readonly #options: GatewaysOptions;
  readonly #state: GatewayState;
  readonly #sessions = new Map<string, GatewaySession>();
  readonly #books = new Map<string, CarriedBook>();
  readonly #files = new Map<string, KnownFile>();
  /** The session that each book has used last. */
  readonly #used = new Map<string, GatewaySession>();

  constructor(options: GatewaysOptions) {
    this.#options = options;
    this.#state = new GatewayState(join(options.folder.gateway, 'gateway-state.json'));
    useCodeTablesOf(options.folder.codes);
  }

  /** Starts to send for a book that was just opened, and resumes what was in progress. */
  open(companyId: string, book: Book): BookCourier {
    const courier = new BookCourier({
      companyId,
      book,
      passage: () => this.#passage(companyId, book),
      state: this.#state,
      ...this.#time(),
      log: this.#options.log,
    });
    this.#books.set(companyId, { book, courier });
    courier.wake();
    return courier;
  }

  async close(companyId: string): Promise<void> {
    const { courier } = this.#books.get(companyId) ?? {};
    this.#books.delete(companyId);
    await courier?.stop();
  }

  /** What a book must know for each command. The book must not be asked here: it is the one that asks. */
  carrier(companyId: string): Carrier {
    const { credentials } = this.#file(companyId);
    const { signer } = credentials ?? {};
    const session = this.#used.get(companyId);
    return {
      skewMs: session?.skewMs ?? 0,
      ...(signer && { sign: (text: string, at: string) => signDocument(text, signer, at) }),
      ...(credentials && { access: accessOf(credentials, session) }),
    };
  }

  carried(companyId: string): CarriedBook | undefined {
    return this.#books.get(companyId);
  }

  get companyIds(): readonly string[] {
    return [...this.#books.keys()];
  }

  get state(): GatewayState {
    return this.#state;
  }

  /** Checks whether a person has entered something, and notifies every courier. */
  look(): void {
    for (const [companyId, { courier }] of this.#books) {
      const before = this.#files.get(companyId)?.modifiedMs;
      if (before !== this.#file(companyId).modifiedMs) courier.wake();
    }
  }

  /** Null before a client id was entered. */
  sessionOf(companyId: string, book: Pick<Book, 'courier'>): GatewaySession | null {
    const { credentials } = this.#file(companyId);
    if (!credentials) return null;
    const { environment } = book.courier.settings();
    const { clientId } = credentials;
    const name = `${environment} ${clientId}`;
    const session = this.#sessions.get(name) ?? this.#newSession(environment, clientId);
    this.#sessions.set(name, session);
    this.#used.set(companyId, session);
    return session;
  }

  #time(): { readonly clock: Clock; readonly timers: Timers } {
    const { clock = systemClock, timers = systemTimers } = this.#options;
    return { clock, timers };
  }

  #newSession(environment: GatewayEnvironment, clientId: string): GatewaySession {
    const isLearning = environment === 'preproduction';
    return new GatewaySession({
      address: gatewayAddress(environment, this.#options.environment),
      proxies: this.#options.environment,
      ...this.#time(),
      build: CONNECTOR_BUILD,
      ...(isLearning && {
        learnt: this.#state.rates(clientId),
        onLearnt: (rates) => this.#state.noteRates(clientId, rates),
      }),
    });
  }

  credentialsOf(companyId: string): GatewayCredentials | null {
    return this.#file(companyId).credentials;
  }

  async stop(): Promise<void> {
    await Promise.all(this.companyIds.map((companyId) => this.close(companyId)));
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  #passage(companyId: string, book: Book): Passage {
    const { credentials, isPaused } = this.#file(companyId);
    if (isPaused) return { hold: 'paused' };
    const session = this.sessionOf(companyId, book);
    return session && credentials ? { session, credentials } : { hold: 'no-credentials' };
  }

  /** Opening a seal can take a while, so a file is read again only when it has changed. */
  #file(companyId: string): KnownFile {
    const { folder } = this.#options;
    const modifiedMs = statSync(credentialsFile(folder, companyId), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const known = this.#files.get(companyId);
    if (known?.modifiedMs === modifiedMs) return known;
    const file = { modifiedMs, credentials: readCredentials(folder, companyId), isPaused: isPaused(folder, companyId) };
    this.#files.set(companyId, file);
    return file;
  }
}
