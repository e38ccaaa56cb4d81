/** A second process of an external driver, which watches a book. It is started, asked and ended here; who listens is decided elsewhere. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@ledgerline/contract';
import { withTimeout } from '../clock.ts';
import type { BookWatch, CompanySettings, WatchedPage, Watching } from '../driver.ts';
import { isChangeCursor, readChangePage } from './change-page.ts';
import { CLOSE_MS, type DriverProgram, type ExternalOptions, HELLO_MS, killInTime, OPEN_MS, reasonOf } from './driver-program.ts';
import { LineProcess } from './line-process.ts';
import { helloFrom, type RequestBody, readHello } from './protocol.ts';

const ANSWER_MS = 60_000;
/** The number of positions that are kept: a driver that returns to one of them is in a loop. */
const POSITIONS_KEPT = 1_000;

/** What the driver says with this code is about the book, not about the driver. */
const BOOK_CODES: readonly string[] = ['book_unavailable', 'book_locked', 'needs_password'];

export async function watchExternal(
  options: ExternalOptions,
  program: DriverProgram,
  { companyId, settings }: CompanySettings,
): Promise<Watching> {
  const { environment, log, timers, connectorBuild, changesFolder } = options;
  const process = new LineProcess({ ...program, environment, log, isLowPriority: true });
  const ask = (request: RequestBody, milliseconds: number) => withTimeout(timers, milliseconds, process.ask(request));
  const end = async (watching: Watching): Promise<Watching> => {
    await killInTime(timers, process);
    return watching;
  };
  const greeting = await ask({ ...helloFrom(connectorBuild), purpose: 'watch' }, HELLO_MS);
  if (greeting === 'late') return end({ kind: 'failed', message: 'The driver does not respond.' });
  if (greeting.kind !== 'ok') return end({ kind: 'failed', message: reasonOf(greeting) });
  const hello = readHello(greeting.value);
  if (typeof hello === 'string') return end({ kind: 'failed', message: hello });
  if (!hello.tellsChanges) return end({ kind: 'unsupported' });
  const stateFolder = join(changesFolder, companyId);
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 });
  const watched = await ask({ method: 'watch', companyId, settings, stateFolder }, OPEN_MS);
  if (watched === 'late') return end({ kind: 'failed', message: 'The driver did not begin to watch in time.' });
  if (watched.kind === 'error' && BOOK_CODES.includes(watched.error.code))
    return end({ kind: 'unread', message: watched.error.message });
  if (watched.kind !== 'ok') return end({ kind: 'failed', message: reasonOf(watched) });
  if (!isChangeCursor(watched.value.cursor)) return end({ kind: 'failed', message: 'its response to watch has no cursor' });
  return { kind: 'watching', watch: new ExternalWatch(process, options) };
}

class ExternalWatch implements BookWatch {
  readonly #process: LineProcess;
  readonly #timers: ExternalOptions['timers'];
  readonly #positions = new Set<string>();

  constructor(process: LineProcess, { timers }: ExternalOptions) {
    this.#process = process;
    this.#timers = timers;
  }

  async changes(cursor: string | null, limit: number, waitSeconds: number): Promise<WatchedPage> {
    const request = { method: 'changes', cursor, limit, waitSeconds } as const;
    const answer = await withTimeout(this.#timers, waitSeconds * SECOND_MS + ANSWER_MS, this.#process.ask(request));
    if (answer === 'late') throw new Error('the driver does not respond');
    if (answer.kind !== 'ok') throw new Error(reasonOf(answer));
    const page = readChangePage(answer.value, cursor, limit);
    if (typeof page === 'string') throw new Error(page);
    if (cursor !== null) this.#remember(cursor);
    if (page.nextCursor !== cursor && this.#positions.has(page.nextCursor)) throw new Error('it returns to an earlier position');
    return page;
  }

  #remember(cursor: string): void {
    const [oldest] = this.#positions;
    if (this.#positions.size >= POSITIONS_KEPT && oldest !== undefined) this.#positions.delete(oldest);
    this.#positions.add(cursor);
  }

  async close(): Promise<void> {
    if (!this.#process.isGone) await withTimeout(this.#timers, CLOSE_MS, this.#process.ask({ method: 'close' }));
    await killInTime(this.#timers, this.#process);
  }
}
