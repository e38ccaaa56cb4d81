/**
 * The sandbox host: one process that serves the books of every sandbox over the public connector API. The cloud lists the sandboxes; each is a connector
 * with its own books, which start empty with every generation.
 */

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Sandbox, sandboxBookNames, sandboxCompanyIds, type UserDefinedField } from '@ledgerline/contract';
import { BackOff } from '../back-off.ts';
import { type Clock, Pause, type Timers } from '../clock.ts';
import type { Cloud, CloudResponse } from '../cloud.ts';
import { Connector } from '../connector.ts';
import { type EmbeddedBook, embeddedDrivers } from '../drivers/embedded.ts';
import { DriverPool } from '../execution/driver-pool.ts';
import type { RunTraces } from '../execution/run-trace.ts';
import type { Journal } from '../journal.ts';
import { type Log, messageOf, oneLine } from '../log.ts';
import type { Randomness } from '../randomness.ts';

export interface SandboxList {
  readonly version: string;
  readonly sandboxes: readonly Sandbox[];
  /** Whether the list is complete; otherwise it has the sandboxes that changed since the last list. */
  readonly isComplete: boolean;
  /** Sandboxes of tenants that were erased; their books are deleted. */
  readonly erased?: readonly string[];
}

export interface SandboxHostOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly build: string;
  readonly hostname: string;
  readonly os: string;
  /** Where the books are: a folder per sandbox, with one per generation. */
  readonly booksFolder: string;
  /** The list, or its changes, when it differs from that of `after`. */
  readonly list: (after: string | null, signal: AbortSignal) => Promise<CloudResponse<SandboxList>>;
  readonly cloudOf: (sandbox: Sandbox) => Cloud & { close(): void };
  readonly journalOf: (connectorId: string) => Journal;
  /** The book that a company begins with, as a closed file. */
  readonly templateOf: (companyId: string) => string | Promise<string>;
  readonly openBook: OpenSandboxBook;
  readonly commandTypes: readonly string[];
  readonly idleCloseMs: number;
  /** A sandbox that had nothing to do for this long is closed until the list shows that it has work. */
  readonly parkAfterMs: number;
  readonly traces?: RunTraces | null;
}

/** The book in a file; whose it is decides whose turn it is. */
export type OpenSandboxBook = (path: string, tenant: string) => SandboxBook | Promise<SandboxBook>;

/** A book that also takes the user-defined fields which its tenant has defined in the portal. */
export interface SandboxBook extends EmbeddedBook {
  /** Replaces the fields that the portal defines with these; returns those that could not be defined. */
  setFields(fields: readonly UserDefinedField[], definedBy: 'portal'): readonly string[] | Promise<readonly string[]>;
}

interface Served {
  readonly sandbox: Sandbox;
  readonly connector: Connector;
  readonly cloud: { close(): void };
}

const STOP_GRACE_MS = 10_000;
/** The maximum number of commands given to a book ahead, so that it never waits for this program between two commands. */
const AHEAD_MAX = 8;
const LIST_PAUSE_MS = 500;
/** The minimum pause between two lists. */
const LIST_PAUSE_MS_MIN = 10;

export class SandboxHost {
  readonly #options: SandboxHostOptions;
  readonly #served = new Map<string, Served>();
  /** Sandboxes that are being stopped; each is opened again only after it has ended. */
  readonly #ending = new Map<string, Promise<void>>();
  /** All existing sandboxes. Most are not served: a sandbox is served from its first command until it has been idle for a while. */
  #wanted: Map<string, Sandbox> = new Map();
  readonly #stopping = new AbortController();
  readonly #pause: Pause;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: SandboxHostOptions) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
  }

  start(): void {
    this.#loop = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#pause.wake();
    await this.#loop;
    for (const served of [...this.#served.values()]) this.#end(served);
    await Promise.all(this.#ending.values());
  }

  get sandboxCount(): number {
    return this.#served.size;
  }

  async #follow(): Promise<void> {
    const { list, log, randomness } = this.#options;
    const backOff = new BackOff(randomness);
    let version: string | null = null;
    let saidLast = '';
    while (!this.#stopping.signal.aborted) {
      const response = await list(version, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
      if (response.kind === 'ok') {
        backOff.reset();
        saidLast = '';
        this.#serve(response.value);
        // A cloud that does not wait, as when it is stopping, is not asked without end.
        await this.#pause.wait(version === response.value.version ? LIST_PAUSE_MS : LIST_PAUSE_MS_MIN);
        version = response.value.version;
        continue;
      }
      if (response.message !== saidLast)
        log.line('warning', oneLine(`The list of sandboxes is not available. ${response.message}`));
      saidLast = response.message;
      await this.#pause.wait(backOff.nextMs(response.kind === 'refused' ? response.retryAfterSeconds : null));
    }
  }

  /** Serves sandboxes with work, restarts changed ones, and deletes erased ones; files of a sandbox that is only missing are kept. */
  #serve({ sandboxes, isComplete, erased = [] }: SandboxList): void {
    if (isComplete) this.#wanted = new Map();
    for (const sandbox of sandboxes) this.#wanted.set(sandbox.connectorId, sandbox);
    for (const served of [...this.#served.values()]) {
      if (!isSame(this.#wanted.get(served.sandbox.connectorId), served.sandbox)) this.#end(served);
    }
    for (const sandbox of sandboxes) if (sandbox.hasWork) this.#open(sandbox);
    this.#parkIdle();
    for (const connectorId of erased) void this.#erase(connectorId);
  }

  async #erase(connectorId: string): Promise<void> {
    await this.#ending.get(connectorId);
    rmSync(join(this.#options.booksFolder, connectorId), { recursive: true, force: true });
  }

  /** Each that is served costs two processes a connection and its memory, whether it is used or not. */
  #parkIdle(): void {
    for (const served of [...this.#served.values()]) {
      const hasWork = this.#wanted.get(served.sandbox.connectorId)?.hasWork;
      if (!hasWork && served.connector.idleMs >= this.#options.parkAfterMs) this.#end(served);
    }
  }

  /** Ends a sandbox, and starts it again if it has work; the others continue. */
  #end({ sandbox: { connectorId }, connector, cloud }: Served): void {
    this.#served.delete(connectorId);
    const ended = connector.stop(STOP_GRACE_MS).then(() => {
      cloud.close();
      this.#ending.delete(connectorId);
      const wanted = this.#wanted.get(connectorId);
      if (wanted?.hasWork && !this.#stopping.signal.aborted) this.#open(wanted);
      else if (wanted) this.#forgetOlder(connectorId, wanted.generation);
    });
    this.#ending.set(connectorId, ended);
  }

  #open(sandbox: Sandbox): void {
    const { clock, cloudOf, journalOf, idleCloseMs } = this.#options;
    const { connectorId, generation } = sandbox;
    if (this.#served.has(connectorId) || this.#ending.has(connectorId)) return;
    const folder = join(this.#options.booksFolder, connectorId, String(generation));
    const factories = {
      embedded: embeddedDrivers({
        version: this.#options.build,
        build: this.#options.build,
        commandTypes: this.#options.commandTypes,
        aheadMax: AHEAD_MAX,
        openBook: async ({ companyId }) =>
          this.#withFields(connectorId, companyId, await this.#openBook(folder, connectorId, companyId)),
      }),
    };
    const companies = sandboxCompanyIds.map((companyId) => ({
      companyId,
      name: sandboxBookNames[companyId],
      driver: 'embedded',
      settings: {},
    }));
    const cloud = cloudOf(sandbox);
    const connector = new Connector({
      ...this.#options,
      cloud,
      journal: journalOf(connectorId),
      pool: new DriverPool({ clock, factories, idleCloseMs }, companies),
      // Most books of sandboxes are never opened, and only commands change them.
      opensBooksToLook: false,
    });
    this.#served.set(connectorId, { sandbox, connector, cloud });
    connector.start();
    this.#forgetOlder(connectorId, generation);
  }

  /** An incomplete copy never has the name of a book. */
  async #openBook(folder: string, connectorId: string, companyId: string): Promise<SandboxBook> {
    const path = join(folder, `${companyId}.sqlite`);
    if (!existsSync(path)) {
      const template = await this.#options.templateOf(companyId);
      mkdirSync(folder, { recursive: true });
      await copyFile(template, `${path}.partial`);
      await rename(`${path}.partial`, path);
    }
    return this.#options.openBook(path, connectorId);
  }

  /** Every command finds the fields that the cloud last sent: they are put into the book before it runs. */
  #withFields(connectorId: string, companyId: string, book: SandboxBook): EmbeddedBook {
    const changesAfter = book.changesAfter?.bind(book);
    let known: Sandbox['userDefinedFields'] | null = null;
    let put = Promise.resolve();
    const putFields = async (fields: readonly UserDefinedField[]): Promise<void> => {
      for (const problem of await problemsOf(() => book.setFields(fields, 'portal')))
        this.#options.log.line('warning', oneLine(`User-defined fields of ${connectorId} ${companyId}: ${problem}`));
    };
    return {
      execute: async (...command) => {
        const fields = this.#wanted.get(connectorId)?.userDefinedFields ?? [];
        if (!isDeepStrictEqual(fields, known)) {
          known = fields;
          put = putFields(fields);
        }
        // Commands given ahead wait as well, and stay in order.
        await put;
        return book.execute(...command);
      },
      recorded: (commandId) => book.recorded(commandId),
      ...(changesAfter && { changesAfter }),
      close: () => book.close(),
    };
  }

  #forgetOlder(connectorId: string, generation: number): void {
    const folder = join(this.#options.booksFolder, connectorId);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (Number(name) < generation) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** A field that cannot be defined does not stop the commands of its tenant. */
async function problemsOf(change: () => readonly string[] | Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await change();
  } catch (error) {
    return [messageOf(error)];
  }
}

const isSame = (left: Sandbox | undefined, right: Sandbox): boolean =>
  left?.generation === right.generation && left.connectorKey === right.connectorKey;
