/** The embedded account book as a driver. The book decides what a command does; how the command arrives is decided elsewhere. */

import type { ChangePage, EInvoiceReport } from '@ledgerline/contract';
import { nextTurn } from '../clock.ts';
import type { ArtifactContent } from '../cloud.ts';
import {
  type BookResult,
  type Capabilities,
  type CompanySettings,
  type Driver,
  type DriverFactory,
  type Execution,
  type Finding,
  type NotStarted,
  ownSetting,
} from '../driver.ts';
import { messageOf } from '../log.ts';

interface ProducedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Data that accompanies the payload of a command. */
export interface Circumstances {
  readonly reportProgress?: ((text: string) => void) | undefined;
  readonly sentBy?: string | undefined;
  /** What is given ahead must not start later than at this uptime of the machine. */
  readonly startUntilUptimeMs?: number | undefined;
}

/** The result of a command that was given ahead and did not reach the book. */
export const NOT_STARTED = Symbol('not started');

/** What a book offers. It stores every commandId with its result in the transaction of the postings. */
export interface EmbeddedBook {
  /** Runs a command. Passes the bytes of a file that the command produced to `takeFile`; the result only describes it, or is NOT_STARTED. */
  execute(
    type: string,
    payload: Readonly<Record<string, unknown>>,
    commandId: string,
    takeFile: (file: ProducedFile) => void,
    circumstances?: Circumstances,
  ): unknown;
  /** The recorded result of a write; undefined when the book has no record of it. */
  recorded(commandId: string): unknown;
  /** What changed after a position of its log; with null only the position now. Left out by books without a log. */
  changesAfter?(cursor: string | null, limit: number): ChangePage | Promise<ChangePage>;
  /** The e-invoices of the book in numbers; null while none are sent. Left out by books that send none. */
  eInvoices?(): EInvoiceReport | null;
  close(): unknown;
}

export interface EmbeddedOptions {
  readonly version: string;
  readonly build: string;
  readonly commandTypes: readonly string[];
  /** How many commands a book is given before the one that it runs has ended; none when left out. */
  readonly aheadMax?: number;
  /** Opens the book of a company; throws with a sentence for people when it cannot. */
  readonly openBook: (company: CompanySettings) => EmbeddedBook | Promise<EmbeddedBook>;
  /** Checks a book for its owner; left out where the books have no owner. */
  readonly examineBook?: (company: CompanySettings) => readonly Finding[];
}

export function embeddedDrivers({
  version,
  build,
  commandTypes,
  aheadMax = 0,
  openBook,
  examineBook,
}: EmbeddedOptions): DriverFactory {
  const identity = { name: 'embedded', version, exactlyOnce: true };
  return {
    identity,
    declare: async () => [FILE],
    ...(examineBook ? { examine: async (company: CompanySettings) => examineBook(company) } : {}),
    async open(company) {
      try {
        return {
          kind: 'opened',
          driver: { ...embeddedDriver(await openBook(company), identity, { build, commandTypes }), aheadMax },
        };
      } catch (error) {
        return { kind: 'unavailable', state: isLockedFile(error) ? 'locked' : 'unavailable', message: messageOf(error) };
      }
    },
  };
}

const FILE = ownSetting('path', { type: 'text', isRequired: false });

/** SQLITE_BUSY and SQLITE_LOCKED: another program has the file. */
const LOCKED_CODES: readonly unknown[] = [5, 6];

const isLockedFile = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && LOCKED_CODES.includes(error.errcode);

function embeddedDriver(book: EmbeddedBook, identity: Driver['identity'], capabilities: Capabilities): Driver {
  const changesAfter = book.changesAfter?.bind(book);
  const eInvoices = book.eInvoices?.bind(book);
  return {
    identity,
    capabilities: async () => capabilities,
    async execute({ type, payload, commandId, sentBy }, terms, startUntilUptimeMs): Promise<Execution | NotStarted> {
      let artifact: ArtifactContent | null = null;
      const takeFile = ({ fileName, contentType, bytes }: ProducedFile): void => {
        artifact = { fileName, contentType, content: bytes };
      };
      const circumstances = { reportProgress: terms?.reportProgress, sentBy, startUntilUptimeMs };
      const running = book.execute(type, payload, commandId, takeFile, circumstances);
      const result = await running;
      if (result === NOT_STARTED) return { kind: 'not_started' };
      // A book of this process has kept the whole program busy. Results and heartbeats go out before it is given the next command.
      if (!(running instanceof Promise)) await nextTurn();
      return { kind: 'responded', result: withoutArtifact(result as BookResult), artifact };
    },
    // The record is written in the transaction of the postings, so what has no record was not applied.
    async lookup(commandId) {
      const result = await book.recorded(commandId);
      if (result === undefined) return { kind: 'not_applied' };
      return { kind: 'found', response: { kind: 'responded', result: withoutArtifact(result as BookResult), artifact: null } };
    },
    ...(changesAfter && { changes: async (cursor, limit) => changesAfter(cursor, limit) }),
    ...(eInvoices && { eInvoices }),
    async close() {
      await book.close();
    },
  };
}

/** A file travels separately from its result, never in it; the cloud describes what it received. */
function withoutArtifact({ artifact: _, ...result }: BookResult): BookResult {
  return result;
}
