/**
 * Prints a document of another package with our templates: a book in memory gets the records and commands that make the document, and
 * prints it as one of its own. What comes out otherwise than in the other package is not printed.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { bookReportSays } from '@ledgerline/words/book/tax-return';
import type { ProducedFile } from '../artifact.ts';
import type { BookOptions } from '../book.ts';
import type { Result } from '../command/handler-result.ts';
import { problem, refusal } from '../problem.ts';
import { readSeed, type SeedData, seedRecords } from '../template/seed.ts';
import { openBook } from './open.ts';

interface Step {
  readonly type: string;
  readonly payload: Payload;
}

/** The records and commands that a new book needs to contain the document. */
interface PrintSource {
  /** Name, address, numbers, baseCurrency and fiscalYearStart. */
  readonly company: Payload;
  /** Role -> account. */
  readonly defaultAccounts: Payload;
  readonly terms: readonly Payload[];
  readonly commands: readonly Step[];
  /** The read of the document, and the values that it must return in `fields`. */
  readonly check: Step & { readonly fields: Payload };
}

interface PrintedSource {
  readonly result: Result;
  readonly file: ProducedFile | null;
}

const refused = (message: string): PrintedSource => ({
  result: refusal([problem('', 'INVALID_VALUE', bookReportSays.cannotPrint(message))]),
  file: null,
});

const messageIn = ({ error }: Result): string =>
  String((error as { readonly message?: Json } | undefined)?.message ?? 'It was rejected.');

export function printFrom(source: PrintSource, { type, payload }: Step, options: Partial<BookOptions> = {}): PrintedSource {
  const { docTypes, settings } = readSeed();
  const { company, defaultAccounts, terms, commands, check } = source;
  const seed: SeedData = { docTypes: docTypes ?? [], settings, company, defaultAccounts, terms };
  const book = openBook(':memory:', options);
  try {
    book.seed(seedRecords(seed));
    for (const [index, step] of commands.entries()) {
      const result = book.execute(step.type, step.payload, `print-${index}`);
      if (!result.ok) return refused(`${step.type}: ${messageIn(result)}`);
    }
    const fields = book.execute(check.type, check.payload, 'check').fields as Payload | undefined;
    const differing = Object.entries(check.fields).find(([name, value]) => fields?.[name] !== value);
    if (differing)
      return refused(`${differing[0]} is ${differing[1]} in the account book and ${fields?.[differing[0]]} in print.`);
    let file: ProducedFile | null = null;
    const result = book.execute(type, payload, 'print', (produced) => {
      file = produced;
    });
    return { result, file };
  } finally {
    book.close();
  }
}
