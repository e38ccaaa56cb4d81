/**
 * The two books a sandbox starts with: BLANK with master data only, SAMPLE with a year of documents on top. Built by real
 * commands.
 */

import { type Sample, samples, sampleUserDefinedFields } from '@ledgerline/catalog';
import { Book, type SeedRecord } from '../book.ts';
import type { BusinessDate } from '../date.ts';
import { readSeed, type SeedData, seedCommands, seedRecords } from './seed.ts';
import { recentDocuments } from './year/recent.ts';
import type { Step } from './year/step.ts';
import { taxPaid, yearDocuments, yearRecords } from './year/year.ts';

export interface Filled {
  /** Samples whose command this book does not run. */
  readonly skipped: readonly string[];
  /** Samples refused by the book, with the reason. */
  readonly refused: readonly string[];
  readonly entered: number;
}

/** Enters the master data of the sample company into an empty book. */
export const fillBlank = (book: Book): void => fillFrom(book, readSeed());

/** Enters the master data of a chart or a sample company into an empty book. */
export function fillFrom(book: Book, seed: SeedData): void {
  book.seed(seedRecords(seed));
  enterSteps(book, seedCommands(seed), 'seed');
}

/** Requests for quotation are entered in the desktop package; no command creates one. */
const SEEDED_REQUEST = 'seed-request-quotation';

/**
 * Samples that count from the present: an e-invoice can be cancelled for 72 hours after its validation. A copied template
 * enters them when it is first opened, at the time that it then is.
 */
const OF_THE_PRESENT: readonly string[] = ['einvoice.submit', 'einvoice.status.refresh'];

/** Enters a year of business, and the documents that the published examples lean on. */
export const fillSample = (book: Book): Filled => enterYearAndSamples(book, () => true);

/** The same for a template: samples that depend on the current date wait for the day on which a copy is opened. */
export function fillPastSample(book: Book): Filled {
  const filled = enterYearAndSamples(book, ({ commandType }) => !OF_THE_PRESENT.includes(commandType));
  book.awaitSamples(true);
  return filled;
}

/** The books of the sample company start in the middle of the year before the seed's year. */
const EARLIER_YEAR: SeedRecord = { kind: 'fiscal-year', code: '2025-01-01', data: { from: '2025-01-01' } };

function enterYearAndSamples(book: Book, isWanted: (sample: Sample) => boolean): Filled {
  defineSampleFields(book);
  book.seed([EARLIER_YEAR]);
  const before = [...yearRecords, ...yearDocuments()];
  enterSteps(book, before, 'year');
  const filled = enterSamples(book, isWanted);
  enterSteps(book, [taxPaid()], 'filed');
  return { ...filled, entered: before.length + filled.entered + 1 };
}

function enterSteps(book: Book, steps: readonly Step[], idPrefix: string): void {
  steps.forEach(([type, payload], index) => {
    const result = book.execute(type, payload, `${idPrefix}-${index + 1}`);
    if (!result.ok) throw new Error(`The template was refused: ${type} ${JSON.stringify(result.error)}`);
  });
}

/**
 * Enters the postponed samples of a copied template; does nothing for other books. Fixed commandIds ensure that it happens once.
 */
export function enterPresentSamples(book: Book, today: BusinessDate): Book {
  if (!book.isAwaitingSamples) return book;
  enterSteps(book, recentDocuments(today), 'recent');
  const { refused } = enterSamples(book, ({ commandType }) => OF_THE_PRESENT.includes(commandType));
  if (refused.length > 0) throw new Error(`The sample company was refused: ${refused.join('; ')}`);
  book.awaitSamples(false);
  return book;
}

/** Defines the user-defined fields of the sample company, before the first document uses one. */
function defineSampleFields(book: Book): void {
  const problems = book.setFields(sampleUserDefinedFields, 'sample');
  if (problems.length > 0) throw new Error(`The sample fields were refused: ${problems.join(' ')}`);
}

function enterSamples(book: Book, isWanted: (sample: Sample) => boolean): Filled {
  const supported = new Set(Book.supportedTypes);
  const skipped: string[] = [];
  const refused: string[] = [];
  let entered = 0;
  for (const { code, commandType, payload } of samples().filter(isWanted)) {
    if (commandType === SEEDED_REQUEST) {
      const result = book.seedDocument('RQ', payload);
      if (result.ok) entered += 1;
      else refused.push(`${commandType} ${code}: ${JSON.stringify(result.error)}`);
      continue;
    }
    if (!supported.has(commandType)) {
      skipped.push(`${commandType} ${code}`);
      continue;
    }
    const result = book.execute(commandType, payload, `sample-${commandType}-${code}`.replace(/[^A-Za-z0-9._-]/g, '_'));
    if (result.ok) entered += 1;
    else refused.push(`${commandType} ${code}: ${JSON.stringify(result.error)}`);
  }
  return { skipped, refused, entered };
}
