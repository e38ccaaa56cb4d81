/** The protocol of docs/drivers.md over standard input and output. */

import { type Book, BookClosed, type Command, type Json } from './book.ts';
import { Failure, lookUp, runCommand } from './runner.ts';

const FEATURES = ['notices', 'cancel', 'deadline', 'proof'];
const BUILD = 'local-mvp-2026.09.30.01';
const LINE_BYTES_MAX = 32 * 1024 * 1024;
const BROKEN_INPUT = 2;
const HIDDEN = '***';

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
  #features: readonly unknown[] = [];
  #secrets: readonly string[] = [];
  #artifactFolder = '';
  #isOpen = false;
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
    process.stderr.write(`The driver ends, because it got something else than a request. ${reason}\n`);
    process.exit(BROKEN_INPUT);
  }

  #end(code: number): void {
    this.#last = this.#last.then(async () => {
      if (this.#isOpen) await this.#book.close();
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
    // Requests run one after the other, in the order of arrival.
    this.#last = this.#last.then(async () => this.#say({ id: request.id, ...(await this.#respond(request)) }));
    if (request.method === 'close') this.#end(0);
  }

  async #respond(request: Request): Promise<Json> {
    try {
      return { ok: await this.#ask(request) };
    } catch (failure) {
      const { message } = failure instanceof Error ? failure : new Error(String(failure));
      if (failure instanceof BookClosed) return this.#error(failure.code, message, 'not_applied');
      if (failure instanceof Failure) return this.#error(failure.code, message, failure.outcome);
      return this.#error('PACKAGE_FAILED', message, 'unknown');
    }
  }

  #error(code: string, message: string, outcome: string): Json {
    return {
      error: { code, message: this.#secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), message), outcome },
    };
  }

  #ask(request: Request): Json | Promise<Json> {
    if (request.method === 'hello') return this.#hello(request);
    if (request.method === 'open') return this.#open(request);
    if (request.method === 'close') return {};
    if (request.method !== 'execute' && request.method !== 'lookup')
      throw new Failure('unknown_method', `There is no method ${request.method}.`, 'not_applied');
    if (!this.#isOpen) throw new BookClosed('book_unavailable', 'The book is not open.');
    if (request.method === 'lookup') return lookUp(this.#book, String(request.commandId), this.#features.includes('proof'));
    return this.#execute(request);
  }

  #hello({ features }: Request): Json {
    this.#features = Array.isArray(features) ? features : [];
    const { name, version, exactlyOnce, settings, reads, writes } = this.#book;
    const commandTypes = [...Object.keys(reads), ...Object.keys(writes)];
    return { protocol: 1, name, version, build: BUILD, exactlyOnce, commandTypes, settings, features: FEATURES };
  }

  async #open({ settings, artifactFolder }: Request): Promise<Json> {
    const given = (settings ?? {}) as Json;
    const passwords = this.#book.settings
      .filter(({ type }) => type === 'password')
      .map(({ name }) => String(given[String(name)] ?? ''));
    this.#secrets = passwords.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
    this.#artifactFolder = String(artifactFolder ?? '');
    let capabilities: Json;
    try {
      capabilities = await this.#book.open(given);
    } catch (failure) {
      if (failure instanceof BookClosed) throw failure;
      throw new BookClosed(
        'book_unavailable',
        `The package could not open the book. ${failure instanceof Error ? failure.message : ''}`,
      );
    }
    this.#isOpen = true;
    return { capabilities };
  }

  async #execute(request: Request): Promise<Json> {
    let artifact: Json | undefined;
    const running: Running = { commandId: String(request.commandId), isCancelled: false, isSaving: false };
    const until = this.#features.includes('deadline') ? request.secondsLeft : undefined;
    const begun = process.uptime();
    const command: Command = {
      id: running.commandId,
      type: String(request.type),
      payload: (request.payload ?? {}) as Json,
      artifactFolder: this.#artifactFolder,
      giveFile: (file) => {
        artifact = file;
      },
      progress: (text) => {
        if (this.#features.includes('notices')) this.#say({ notice: 'progress', of: request.id, text });
      },
    };
    this.#running = running;
    try {
      const result = await runCommand(this.#book, command, () => {
        if (running.isCancelled)
          throw new Failure('cancelled', 'The command was cancelled before anything was saved.', 'not_applied');
        if (typeof until === 'number' && process.uptime() - begun >= until)
          throw new Failure('deadline_passed', 'The time for the command was over before anything was saved.', 'not_applied');
        running.isSaving = true;
      });
      return { result, ...(artifact && { artifact }) };
    } finally {
      this.#running = null;
    }
  }

  #cancel(commandId: string): Json {
    const running = this.#running;
    const accepted = running !== null && running.commandId === commandId && !running.isSaving;
    if (accepted) running.isCancelled = true;
    return { accepted };
  }
}
