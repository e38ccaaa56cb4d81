/** The two books a sandbox starts with: BLANK with master data only, SAMPLE with some months of documents on top. Built by real commands. */

import { type Sample, samples, sampleUserDefinedFields } from '@ledgerline/catalog';
import { Book } from '../book.ts';
import { readSeed, type SeedData, seedCommands, seedRecords } from './seed.ts';

export interface Filled {
  /** Samples whose command this book does not run. */
  readonly skipped: readonly string[];
  /** Samples the book refused, with the reason. */
  readonly refused: readonly string[];
  readonly entered: number;
}

/** Enters the master data of the sample company into an empty book. */
export const fillBlank = (book: Book): void => fillFrom(book, readSeed());

/** Enters the master data of a chart or a sample company into an empty book. */
export function fillFrom(book: Book, seed: SeedData): void {
  book.seed(seedRecords(seed));
  seedCommands(seed).forEach(([type, payload], index) => {
    const result = book.execute(type, payload, `seed-${index + 1}`);
    if (!result.ok) throw new Error(`The seed was refused: ${type} ${JSON.stringify(result.error)}`);
  });
}

/** Requests for quotation are entered in the desktop package; no command creates one. */
const SEEDED_REQUEST = 'seed-request-quotation';

/**
 * Samples that count from the present: an e-invoice can be cancelled for 72 hours after its validation. A copied template
 * enters them when it is first opened, at the time that it then is.
 */
const OF_THE_PRESENT: readonly string[] = ['einvoice.submit', 'einvoice.status.refresh'];

/** Enters the documents that the published examples lean on. */
export function fillSample(book: Book): Filled {
  defineSampleFields(book);
  return enterSamples(book, () => true);
}

/** The same for a template: what counts from the present waits for the day on which a copy is opened. */
export function fillPastSample(book: Book): Filled {
  defineSampleFields(book);
  const filled = enterSamples(book, ({ commandType }) => !OF_THE_PRESENT.includes(commandType));
  book.awaitSamples(true);
  return filled;
}

/** Enters what a copied template has waited with; nothing on any other book. Their ids make it happen once. */
export function enterPresentSamples(book: Book): Book {
  if (!book.isAwaitingSamples) return book;
  const { refused } = enterSamples(book, ({ commandType }) => OF_THE_PRESENT.includes(commandType));
  if (refused.length > 0) throw new Error(`The sample company was refused: ${refused.join('; ')}`);
  book.awaitSamples(false);
  return book;
}

/** The sample company has fields of its own, before the first document uses one. */
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
