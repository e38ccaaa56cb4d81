/** The account books of this connector: which there are, opened when needed, closed when idle or broken. Runs no command. */

import type { BookCapabilities, Company, CompanyHealth, CompanyState, EInvoiceReport } from '@ledgerline/contract';
import { doctorSentences } from '@ledgerline/words/connector/doctor';
import type { Clock } from '../clock.ts';
import {
  CAPABILITIES_COMMAND,
  type CompanySettings,
  type Driver,
  type DriverFactory,
  type DriverIdentity,
  type Finding,
  finding,
  type Opening,
  type Watching,
} from '../driver.ts';
import { messageOf } from '../log.ts';
import { packageFindings } from '../package-version.ts';

interface PooledBook {
  readonly settings: CompanySettings;
  opening: Promise<Opening> | null;
  driver: Driver | null;
  lastError: { readonly state: string; readonly message: string } | null;
  lastUsedMs: number;
  openedMs: number;
  /** The progress of the running command, if it takes long. */
  progress: string | null;
  /** The text of the window of the package that waits for a person. */
  dialog: string | null;
  /** What its driver reported when it was open; null before, and for a driver that takes every command type. */
  capabilities: BookCapabilities | null;
  /** The identity that its driver reported when it was open. */
  identity: DriverIdentity | null;
}

/** A driver whose book has left the pool. */
export interface RemovedBook {
  readonly companyId: string;
  readonly driver: Driver;
}

export interface DriverPoolOptions {
  readonly clock: Clock;
  /** The ways to run books, by the name that the settings use. */
  readonly factories: Readonly<Record<string, DriverFactory>>;
  /** A book that was not used for this long is closed; Infinity keeps it open. */
  readonly idleCloseMs: number;
}

const LOCKED_AGAIN_MS = 60_000;
/** A book that people work in with another program is free for them this long after its last command. */
const SHARED_IDLE_CLOSE_MS = 60_000;

const unknownDriver: DriverFactory = {
  identity: null,
  open: async ({ driver }) => ({
    kind: 'unavailable',
    state: 'unavailable',
    message: `Unknown driver ${driver}. Correct it in the companies file.`,
  }),
};

export class DriverPool {
  readonly #options: DriverPoolOptions;
  readonly #books = new Map<string, PooledBook>();
  readonly #discarded = new WeakSet<Driver>();
  /** Called with the progress text of a long command, and when it has ended. */
  whenProgressed: (text: string | null) => void = () => {};
  /** Called when the abilities of a book differ from those reported. */
  whenCapable: () => void = () => {};

  constructor(options: DriverPoolOptions, companies: readonly CompanySettings[]) {
    this.#options = options;
    for (const settings of companies) this.#add(settings);
  }

  #add(settings: CompanySettings): void {
    this.#books.set(settings.companyId, {
      settings,
      opening: null,
      driver: null,
      lastError: null,
      lastUsedMs: 0,
      openedMs: 0,
      progress: null,
      dialog: null,
      capabilities: null,
      identity: null,
    });
  }

  /** Applies a new list. Returns the open drivers that are no longer needed, to be closed when idle; null when nothing changed. */
  replace(companies: readonly CompanySettings[]): readonly RemovedBook[] | null {
    const wanted = new Map(companies.map((company) => [company.companyId, company]));
    const gone = [...this.#books].filter(([companyId, { settings }]) => !isSame(wanted.get(companyId), settings));
    for (const [companyId] of gone) this.#books.delete(companyId);
    const added = companies.filter(({ companyId }) => !this.#books.has(companyId));
    for (const settings of added) this.#add(settings);
    if (gone.length === 0 && added.length === 0) return null;
    return gone.flatMap(([companyId, { driver }]) => (driver ? [{ companyId, driver }] : []));
  }

  get companies(): readonly Company[] {
    return [...this.#books.values()].map(({ settings: { companyId, name, driver }, capabilities }) => ({
      companyId,
      name,
      driver,
      ...(capabilities && { capabilities }),
    }));
  }

  has(companyId: string): boolean {
    return this.#books.has(companyId);
  }

  /** The open book, or why there is none. */
  async open(companyId: string): Promise<Opening> {
    const book = this.#books.get(companyId);
    if (!book) return { kind: 'unavailable', state: 'unavailable', message: 'This connector does not have this account book.' };
    book.lastUsedMs = this.#options.clock.monotonicMs();
    if (book.driver?.hasEnded) await this.discard(companyId, book.driver);
    if (book.driver) return { kind: 'opened', driver: book.driver };
    book.opening ??= this.#openNew(book, true);
    return book.opening;
  }

  /** Opens the book itself. A copy is closed, because the other program may have closed the book by now. */
  async openToWrite(companyId: string): Promise<Opening> {
    const book = this.#books.get(companyId);
    await book?.opening;
    if (!book || (book.driver && !book.driver.lockedBecause)) return this.open(companyId);
    if (book.driver) await this.discard(companyId, book.driver);
    book.lastUsedMs = this.#options.clock.monotonicMs();
    book.opening ??= this.#openNew(book, false);
    return book.opening;
  }

  /** How a separate process follows the changes of a book; null if an open book reports them itself. */
  watchable(companyId: string): { readonly company: CompanySettings; readonly watch: () => Promise<Watching> } | null {
    const book = this.#books.get(companyId);
    if (!book) return null;
    const { watch } = this.#factoryOf(book);
    return watch ? { company: book.settings, watch: () => watch(book.settings) } : null;
  }

  /** The driver of a book that is open. */
  openDriver(companyId: string): Driver | null {
    return this.#books.get(companyId)?.driver ?? null;
  }

  isDiscarded(driver: Driver): boolean {
    return this.#discarded.has(driver);
  }

  /** Whether an open book takes a command type, as its driver reported. */
  takes(companyId: string, type: string): boolean {
    const commandTypes = this.#books.get(companyId)?.capabilities?.commandTypes;
    return commandTypes?.includes(type) ?? true;
  }

  async #openNew(book: PooledBook, mayReadCopy: boolean): Promise<Opening> {
    const opening = await this.#factoryOf(book).open(book.settings, { mayReadCopy }).catch(openingFailure);
    book.opening = null;
    book.openedMs = this.#options.clock.monotonicMs();
    if (opening.kind === 'opened') {
      book.driver = opening.driver;
      book.lastError = null;
      book.identity = opening.driver.identity;
      await this.#learnCapabilities(book, opening.driver);
    } else {
      book.lastError = { state: opening.state, message: opening.message };
    }
    return opening;
  }

  async #learnCapabilities(book: PooledBook, driver: Driver): Promise<void> {
    const found = await driver.capabilities().catch(() => null);
    if (!found?.commandTypes) return;
    const commandTypes = [...new Set([...found.commandTypes, CAPABILITIES_COMMAND])];
    const capabilities = { driver: driver.identity.name, commandTypes, ...found.book };
    if (JSON.stringify(capabilities) === JSON.stringify(book.capabilities)) return;
    book.capabilities = capabilities;
    this.whenCapable();
  }

  /**
   * Examines a book for its owner, through its driver, otherwise by opening it. Commands for the book wait during that; a book
   * that runs a command is not examined.
   */
  async examine(companyId: string, isBusy: boolean): Promise<readonly Finding[]> {
    const book = this.#books.get(companyId);
    if (!book) return [finding('broken')(doctorSentences.bookMissing())];
    if (isBusy || book.opening) return [finding('fine')(doctorSentences.bookBusy())];
    const findings: Finding[] = [];
    book.opening = this.#lookOver(book, findings);
    const opening = await book.opening;
    if (opening.kind !== 'opened' && !findings.some(({ state }) => state === 'broken'))
      findings.push(finding('broken')(doctorSentences.bookClosed(opening.message)));
    if (opening.kind === 'opened' && findings.length === 0) {
      const { name, version } = opening.driver.identity;
      findings.push(finding('fine')(doctorSentences.bookOpens(name, version)), ...packageFindings(opening.driver));
    }
    return findings;
  }

  async #lookOver(book: PooledBook, findings: Finding[]): Promise<Opening> {
    const { driver, settings } = book;
    book.driver = null;
    await driver?.close().catch(() => undefined);
    findings.push(...((await this.#factoryOf(book).examine?.(settings)) ?? []));
    return this.#openNew(book, false);
  }

  #factoryOf({ settings }: PooledBook): DriverFactory {
    return Object.hasOwn(this.#options.factories, settings.driver)
      ? (this.#options.factories[settings.driver] ?? unknownDriver)
      : unknownDriver;
  }

  /** Closes a driver at once; its book is opened again when it is needed. A failure is reported until then. */
  async discard(companyId: string, driver: Driver, failure: string | null = null): Promise<void> {
    this.#discarded.add(driver);
    const book = this.#books.get(companyId);
    if (book?.driver === driver) {
      book.driver = null;
      if (failure !== null) book.lastError = { state: 'unavailable', message: failure };
    }
    await driver.close().catch(() => undefined);
  }

  async closeIdle(isBusy: (companyId: string) => boolean): Promise<void> {
    const nowMs = this.#options.clock.monotonicMs();
    for (const [companyId, { driver, lastUsedMs }] of this.#books) {
      const idleMs = driver?.isShared ? SHARED_IDLE_CLOSE_MS : this.#options.idleCloseMs;
      if (driver && !driver.lockedBecause && lastUsedMs < nowMs - idleMs && !isBusy(companyId))
        await this.discard(companyId, driver);
    }
  }

  /** Tries a book again that another program had locked, so that its state does not stay behind what people see. */
  retryLocked(isBusy: (companyId: string) => boolean): void {
    const before = this.#options.clock.monotonicMs() - LOCKED_AGAIN_MS;
    const locked = [...this.#books].filter(
      ([companyId, { driver, lastError, openedMs }]) =>
        (driver ? driver.lockedBecause : lastError?.state === 'locked') && openedMs < before && !isBusy(companyId),
    );
    // Heartbeats do not wait for this, because a driver may take long.
    for (const [companyId] of locked) void this.openToWrite(companyId);
  }

  async closeAll(): Promise<void> {
    const open = [...this.#books].flatMap(([companyId, { driver }]) => (driver ? [{ companyId, driver }] : []));
    await Promise.all(open.map(({ companyId, driver }) => this.discard(companyId, driver)));
  }

  /** Opens the books whose driver reports its identity only when it is open. */
  async learnIdentities(): Promise<void> {
    const unknown = [...this.#books.values()].filter((book) => this.#identityOf(book) === null);
    await Promise.all(unknown.map((book) => this.open(book.settings.companyId)));
  }

  /** What an open driver says counts, then what it said when this book was last open: two books of a driver can differ. */
  #identityOf(book: PooledBook): DriverIdentity | null {
    return book.driver?.identity ?? book.identity ?? this.#factoryOf(book).identity;
  }

  /** Whether a book records its commands with its postings, as its driver reported. */
  isExactlyOnce(companyId: string): boolean {
    const book = this.#books.get(companyId);
    return book !== undefined && this.#identityOf(book)?.exactlyOnce === true;
  }

  /** One identity for the cloud. It is exactly-once only when every book is, because an older cloud applies it to all books. */
  get identity(): DriverIdentity {
    const identities = [...this.#books.values()].map((book) => this.#identityOf(book));
    const known = identities.filter((identity) => identity !== null);
    const names = [...new Set(known.map(({ name }) => name))];
    const versions = [...new Set(known.map(({ version }) => version))];
    return {
      name: names.join('+').slice(0, 60) || 'none',
      version: versions.join('+').slice(0, 60) || '0',
      exactlyOnce: identities.length > 0 && identities.every((identity) => identity?.exactlyOnce === true),
    };
  }

  /** Stores the progress text, which is shown with the book until its command has ended. */
  noteProgress(companyId: string, text: string | null): void {
    const book = this.#books.get(companyId);
    if (!book || book.progress === text) return;
    book.progress = text;
    this.whenProgressed(text);
  }

  /** A window of the package waits for a person, and the command with it. */
  noteDialog(companyId: string, text: string | null): void {
    const book = this.#books.get(companyId);
    if (!book || book.dialog === text) return;
    book.dialog = text;
    this.whenProgressed(text === null ? null : `${companyId}: a window waits. ${text}`);
  }

  /** The e-invoices of a book, null if its driver sends none. Nothing is known of a book that is not open, or cannot be read now. */
  eInvoicesOf(companyId: string): EInvoiceReport | null | undefined {
    const driver = this.openDriver(companyId);
    if (!driver) return undefined;
    try {
      return driver.eInvoices?.() ?? null;
    } catch {
      return undefined;
    }
  }

  get health(): readonly CompanyHealth[] {
    return [...this.#books].map(([companyId, book]) => ({
      companyId,
      ...stateOf(book),
      exactlyOnce: this.isExactlyOnce(companyId),
    }));
  }
}

function stateOf({ driver, lastError, progress, dialog }: PooledBook): Pick<CompanyHealth, 'state' | 'message'> {
  if (!driver) return { state: lastError?.state ?? 'closed', message: lastError?.message.slice(0, 1_000) ?? null };
  if (driver.lockedBecause) return { state: 'locked', message: driver.lockedBecause.slice(0, 1_000) };
  const state: CompanyState = dialog === null ? 'open' : 'dialog-open';
  return { state, message: (dialog ?? progress)?.slice(0, 1_000) ?? null };
}

const isSame = (left: CompanySettings | undefined, right: CompanySettings): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

function openingFailure(error: unknown): Opening {
  const message = messageOf(error);
  return { kind: 'unavailable', state: 'unavailable', message };
}
