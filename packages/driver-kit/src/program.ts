/** The protocol of docs/drivers.md over standard input and output. */

import { type Book, BookClosed, type Command, type Json } from './book.ts';
import { BookWatch } from './book-watch.ts';
import { after, uptimeSeconds, wallMs } from './clock.ts';
import { PICTURE_SETTING, picturesFor, type StorePicture } from './dialog-pictures.ts';
import { watchDialogs } from './dialogs.ts';
import { storeFile } from './files.ts';
import { Log } from './log.ts';
import { messageOf } from './record.ts';
import { Failure, lookUp, runCommand } from './runner.ts';

const FEATURES = ['notices', 'cancel', 'deadline', 'proof', 'recycle'];
const BUILD = 'local-mvp-2026.09.30.01';
const LINE_BYTES_MAX = 32 * 1024 * 1024;
const BROKEN_INPUT = 2;
/** The connector looks the command up and does not run it again. */
const DIALOG_EXIT_CODE = 86;
/** A package that hangs must not keep the book. */
const CLOSE_MS = 4_000;
const COMMANDS_MAX = 5_000;
const COMMANDS_BETWEEN_MEMORY_CHECKS = 100;
const MEMORY_BYTES_MAX = 400 * 1024 * 1024;

interface Request extends Json {
  readonly id: number;
  readonly method: string;
}

/** The command that runs now. It can be cancelled, or run out of time, until the package begins to save. */
interface Running {
  readonly commandId: string;
  isCancelled: boolean;
  isSaving: boolean;
}

/** Serves one book until the connector closes it or has ended. */
export function runDriver(book: Book): void {
  const say = process.stdout.write.bind(process.stdout);
  // What the package prints must not reach the connector, which takes any other line for a broken driver.
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  new Program(book, (message) => void say(`${JSON.stringify(message)}\n`)).serve();
}

class Program {
  readonly #book: Book;
  readonly #say: (message: Json) => void;
  readonly #log = new Log();
  #features: readonly unknown[] = [];
  #artifactFolder = '';
  #commands = 0;
  #isOpen = false;
  #watch: BookWatch | null = null;
  #storePicture: StorePicture | undefined;
  /** The number of requests that have arrived, and what ends a wait when another one does. */
  #arrived = 0;
  #wake = (): void => undefined;
  #running: Running | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(book: Book, say: (message: Json) => void) {
    this.#book = book;
    this.#say = say;
  }

  serve(): void {
    let chunks: Buffer[] = [];
    process.stdin.on('data', (chunk: Buffer) => {
      const end = chunk.lastIndexOf(0x0a);
      chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
      if (chunks.reduce((sum, { length }) => sum + length, 0) > LINE_BYTES_MAX) this.#break('The line is longer than 32 MiB.');
      if (end < 0) return;
      for (const line of Buffer.concat(chunks).toString().split('\n')) this.#take(line);
      chunks = [chunk.subarray(end + 1)];
    });
    // The connector has ended, so this program ends too.
    process.stdin.on('end', () => this.#end(0));
  }

  #break(reason: string): void {
    this.#log.warn(`The driver ends, because it got something else than a request. ${reason}`);
    process.exit(BROKEN_INPUT);
  }

  #end(code: number): void {
    this.#arrives();
    after(CLOSE_MS, () => process.exit(1));
    this.#last = this.#last.then(async () => {
      await this.#close();
      process.exit(code);
    });
  }

  #take(line: string): void {
    let request: Request;
    try {
      request = JSON.parse(line) as Request;
    } catch {
      this.#break('The line is not JSON.');
      return;
    }
    if (request.method === 'cancel') {
      this.#say({ id: request.id, ok: this.#cancel(String(request.commandId)) });
      return;
    }
    this.#arrives();
    // Requests run one after the other, in the order of arrival.
    this.#last = this.#last.then(async () => this.#say({ id: request.id, ...(await this.#respond(request)) }));
    if (request.method === 'close') this.#end(0);
  }

  #arrives(): void {
    this.#arrived += 1;
    this.#wake();
  }

  async #respond(request: Request): Promise<Json> {
    try {
      return { ok: await this.#ask(request) };
    } catch (failure) {
      if (failure instanceof BookClosed) return this.#error(failure.code, failure, 'not_applied');
      if (failure instanceof Failure) {
        if (failure.cause !== undefined) this.#log.warn(failure.cause);
        return this.#error(failure.code, failure, failure.outcome);
      }
      this.#log.warn(failure);
      return this.#error('PACKAGE_FAILED', failure, 'unknown');
    }
  }

  #error(code: string, failure: unknown, outcome: string): Json {
    return { error: { code, message: this.#log.masked(messageOf(failure)), outcome } };
  }

  #ask(request: Request): Json | Promise<Json> {
    if (request.method === 'hello') return this.#hello(request);
    if (request.method === 'propose' && this.#book.propose) return this.#book.propose(this.#settingsOf(request));
    if (request.method === 'open') return this.#open(request);
    if (request.method === 'close') return {};
    if (request.method === 'watch' && this.#book.watch) return this.#beginWatch(request);
    if (request.method === 'changes' && this.#watch) return this.#changes(this.#watch, request);
    if (request.method !== 'execute' && request.method !== 'lookup')
      throw new Failure('unknown_method', `There is no method ${request.method}.`, 'not_applied');
    if (!this.#isOpen) throw new BookClosed('book_unavailable', 'The book is not open.');
    if (request.method === 'lookup') return lookUp(this.#book, String(request.commandId), this.#features.includes('proof'));
    return this.#execute(request);
  }

  #hello({ features }: Request): Json {
    this.#features = Array.isArray(features) ? features : [];
    const { name, version, settings, reads, writes, propose, watch, dialogs } = this.#book;
    return {
      protocol: 1,
      name,
      version,
      build: BUILD,
      exactlyOnce: this.#isExactlyOnceClaimed,
      commandTypes: [...Object.keys(reads), ...Object.keys(writes)],
      settings: dialogs?.draw ? [...settings, PICTURE_SETTING] : settings,
      features: propose ? [...FEATURES, 'propose'] : FEATURES,
      ...(watch && { changes: true }),
    };
  }

  /** Only a connector that knows proofs lets a book take back what hello claims. */
  get #isExactlyOnceClaimed(): boolean {
    const { exactlyOnce } = this.#book;
    return exactlyOnce === true || (exactlyOnce === 'some-books' && this.#features.includes('proof'));
  }

  /** The settings of a request. From now on their passwords are in no line of the driver. */
  #settingsOf({ settings }: Request): Json {
    const given = (settings ?? {}) as Json;
    this.#log.hide(this.#book.settings, given);
    return given;
  }

  async #open(request: Request): Promise<Json> {
    const book = this.#book;
    const settings = this.#settingsOf(request);
    this.#artifactFolder = String(request.artifactFolder ?? '');
    this.#storePicture = picturesFor(book.dialogs, request, this.#log);
    let capabilities: Json;
    try {
      capabilities = await book.open(settings);
    } catch (failure) {
      if (failure instanceof BookClosed) throw failure;
      this.#log.warn(failure);
      throw new BookClosed('book_unavailable', `The package could not open the book. ${messageOf(failure)}`);
    }
    this.#isOpen = true;
    const isTakenBack = this.#isExactlyOnceClaimed && !book.record.exactlyOnce;
    if (isTakenBack && !this.#features.includes('proof')) {
      await this.#close();
      throw new BookClosed(
        'book_unavailable',
        'The driver claims exactlyOnce, and the record of this book is of the other kind.',
      );
    }
    const [from, to] = book.testedVersions ?? [];
    const named = book.package && { package: { ...book.package, ...(from !== undefined && { tested: { from, to } }) } };
    return { capabilities, ...named, ...(isTakenBack && { exactlyOnce: false }) };
  }

  async #beginWatch(request: Request): Promise<Json> {
    const watched = await this.#book.watch?.(this.#settingsOf(request));
    if (!watched) return {};
    try {
      this.#watch = await BookWatch.start(watched, String(request.stateFolder), wallMs);
    } catch (failure) {
      await watched.close();
      throw failure;
    }
    return { cursor: this.#watch.position };
  }

  /** A further request, or the end of the input, ends the wait. */
  #changes(watch: BookWatch, { cursor, limit, waitSeconds }: Request): Promise<Json> {
    const [arrived, until] = [this.#arrived, uptimeSeconds() + Number(waitSeconds ?? 0)];
    return watch.changes(cursor === null ? null : String(cursor), Number(limit), async (seconds) => {
      const left = until - uptimeSeconds();
      if (left <= 0 || this.#arrived !== arrived) return false;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        after(Math.min(seconds, left) * 1000, resolve);
      });
      return this.#arrived === arrived;
    });
  }

  async #close(): Promise<void> {
    await this.#watch?.close();
    this.#watch = null;
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#book.close();
  }

  async #execute(request: Request): Promise<Json> {
    let artifact: Json | undefined;
    const running: Running = { commandId: String(request.commandId), isCancelled: false, isSaving: false };
    const until = this.#features.includes('deadline') ? request.secondsLeft : undefined;
    const begun = uptimeSeconds();
    const command: Command = {
      id: running.commandId,
      type: String(request.type),
      payload: (request.payload ?? {}) as Json,
      sentBy: String(request.sentBy ?? ''),
      giveFile: (...file) => {
        artifact = storeFile(this.#artifactFolder, ...file);
      },
      progress: (text) => this.#notice({ notice: 'progress', of: request.id, text }),
    };
    this.#running = running;
    const stopWatching = this.#watchDialogs();
    try {
      const result = await runCommand(this.#book, command, () => {
        if (running.isCancelled)
          throw new Failure('cancelled', 'The command was cancelled before anything was saved.', 'not_applied');
        if (typeof until === 'number' && uptimeSeconds() - begun >= until)
          throw new Failure('deadline_passed', 'The time for the command was over before anything was saved.', 'not_applied');
        running.isSaving = true;
      });
      const recycle = this.#features.includes('recycle') && this.#isWornOut();
      return { result, ...(artifact && { artifact }), ...(recycle && { recycle }) };
    } finally {
      stopWatching();
      this.#running = null;
      this.#log.debug(`${command.type} ${command.id} ${Math.round((uptimeSeconds() - begun) * 1000)} ms`);
    }
  }

  #notice(message: Json): void {
    if (this.#features.includes('notices')) this.#say(message);
  }

  #watchDialogs(): () => void {
    const { dialogs } = this.#book;
    if (!dialogs) return () => undefined;
    return watchDialogs(dialogs, {
      changed: (sentence) => {
        this.#log.warn(sentence === null ? 'The window was closed.' : `A window of the package waits for a person. ${sentence}`);
        this.#notice(
          sentence === null
            ? { notice: 'state', state: 'open' }
            : { notice: 'state', state: 'dialog_open', message: this.#log.masked(sentence) },
        );
      },
      appeared: (dialog) => this.#storePicture?.(dialog, wallMs()),
      gaveUp: () => {
        this.#log.warn('The window was not answered. The driver ends, so that the connector can look the command up.');
        process.exit(DIALOG_EXIT_CODE);
      },
      failed: (failure) => this.#log.warn(failure),
    });
  }

  /** SDKs keep more and more memory and handles. */
  #isWornOut(): boolean {
    this.#commands += 1;
    if (this.#commands >= COMMANDS_MAX) return true;
    return this.#commands % COMMANDS_BETWEEN_MEMORY_CHECKS === 0 && process.memoryUsage.rss() > MEMORY_BYTES_MAX;
  }

  #cancel(commandId: string): Json {
    const running = this.#running;
    const accepted = running !== null && running.commandId === commandId && !running.isSaving;
    if (accepted) running.isCancelled = true;
    return { accepted };
  }
}
