/** Where the program writes: results to standard output, everything else to standard error. Nothing is asked without a terminal. */

import type { Readable, Writable } from 'node:stream';

export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

export interface Manner {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly color: boolean;
}

const COLUMNS_MIN = 20;
const CONTROL = '\u001b[';
const STYLES = { bold: 1, red: 31, green: 32, yellow: 33, dim: 2 } as const;

export class Terminal {
  readonly streams: Streams;
  readonly manner: Manner;

  constructor(streams: Streams, manner: Manner) {
    this.streams = streams;
    this.manner = manner;
  }

  /** Whether a person can be asked and shown something that moves. */
  get isInteractive(): boolean {
    const { stdin, stderr } = this.streams;
    const isWideEnough = (stderr.columns ?? COLUMNS_MIN) >= COLUMNS_MIN;
    return stdin.isTTY === true && stderr.isTTY === true && isWideEnough && !this.manner.quiet;
  }

  /** A result. */
  print(text: string): void {
    this.streams.stdout.write(`${text}\n`);
  }

  /** Prints one object: on one line for programs, on several for people. */
  printObject(value: unknown): void {
    this.print(this.manner.json ? JSON.stringify(value) : JSON.stringify(value, null, 2));
  }

  /** Prints one object of a stream: always one line for programs. */
  printRow(value: unknown, text: string): void {
    this.print(this.manner.json ? JSON.stringify(value) : text);
  }

  /** Prints a list, one line for each row; `none` is the text for an empty list. */
  async printList<Row>(rows: AsyncIterable<Row> | Iterable<Row>, none: string, textOf: (row: Row) => string): Promise<void> {
    let count = 0;
    for await (const row of rows) {
      this.printRow(row, textOf(row));
      count += 1;
    }
    if (count === 0) this.say(none);
  }

  /** A remark, which --quiet leaves out. */
  say(text: string): void {
    if (!this.manner.quiet) this.streams.stderr.write(`${text}\n`);
  }

  /** Prints a message that is always shown. */
  complain(text: string): void {
    this.streams.stderr.write(`${text}\n`);
  }

  styled(style: keyof typeof STYLES, text: string): string {
    const isColoured = this.manner.color && this.streams.stderr.isTTY === true;
    return isColoured ? `${CONTROL}${STYLES[style]}m${text}${CONTROL}0m` : text;
  }

  /** Prints rows below each other; the last column takes the remaining width. */
  table(rows: readonly (readonly string[])[]): string {
    const widths = rows.reduce<number[]>((found, row) => row.map((cell, index) => Math.max(found[index] ?? 0, cell.length)), []);
    return rows
      .map((row) => row.map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0))).join('  '))
      .join('\n');
  }
}
