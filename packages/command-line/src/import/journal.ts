/** What an import has sent, in a file next to its rows. It says what is done and which rows were changed; losing it loses nothing else. */

import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';

export type RowStatus = 'sent' | 'done' | 'failed' | 'look';

interface Entry {
  readonly id: string;
  /** The line of the row in the file; set when the row is sent. */
  readonly line?: number;
  /** What the rows were sent for: the same file can be imported for several purposes. */
  readonly purpose?: string;
  readonly status: RowStatus;
}

export class Journal {
  readonly path: string;
  readonly #statuses = new Map<string, RowStatus>();
  readonly #lines = new Map<number, string>();
  readonly #handle: number;
  readonly #purpose: string;

  constructor(path: string, purpose: string) {
    this.path = path;
    this.#purpose = purpose;
    if (existsSync(path)) for (const entry of entriesIn(readFileSync(path, 'utf8'))) this.#note(entry);
    this.#handle = openSync(path, 'a', 0o600);
    // A process that was killed may have left half a line.
    writeFileSync(this.#handle, '\n');
  }

  statusOf(id: string): RowStatus | undefined {
    return this.#statuses.get(id);
  }

  /** Lines that were sent with other content than they have now, and that the book may have. */
  changedLines(isInFile: (id: string) => boolean, lineCount: number): readonly number[] {
    return [...this.#lines]
      .filter(([line, id]) => line <= lineCount && !isInFile(id) && this.#statuses.get(id) !== 'failed')
      .map(([line]) => line)
      .toSorted((one, other) => one - other);
  }

  /** Records the rows on disk before they are sent. */
  willSend(rows: readonly { readonly id: string; readonly line: number }[]): void {
    this.#write(rows.map(({ id, line }) => ({ id, line, purpose: this.#purpose, status: 'sent' })));
    fdatasyncSync(this.#handle);
  }

  ended(id: string, status: RowStatus): void {
    this.#write([{ id, status }]);
  }

  close(): void {
    fdatasyncSync(this.#handle);
    closeSync(this.#handle);
  }

  #write(entries: readonly Entry[]): void {
    for (const entry of entries) this.#note(entry);
    writeFileSync(this.#handle, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }

  #note({ id, line, purpose, status }: Entry): void {
    if (line !== undefined && purpose === this.#purpose) this.#lines.set(line, id);
    if (status !== 'sent' || !this.#statuses.has(id)) this.#statuses.set(id, status);
  }
}

function entriesIn(text: string): readonly Entry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Entry];
    } catch {
      return [];
    }
  });
}
