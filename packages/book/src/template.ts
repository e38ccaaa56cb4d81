/** The two books a sandbox starts with: BLANK with master data only, SAMPLE with some months of documents on top. Built by real commands. */

import { samples } from '@ledgerline/catalog';
import { Book } from './book.ts';
import { readSeed, seedCommands, seedRecords } from './seed.ts';

export interface Filled {
  /** Samples whose command this book does not run. */
  readonly skipped: readonly string[];
  /** Samples the book refused, with the reason. */
  readonly refused: readonly string[];
  readonly entered: number;
}

/** Enters the master data of the sample company into an empty book. */
export function fillBlank(book: Book): void {
  const seed = readSeed();
  book.seed(seedRecords(seed));
  seedCommands(seed).forEach(([type, payload], index) => {
    const result = book.execute(type, payload, `seed-${index + 1}`);
    if (!result.ok) throw new Error(`The seed was refused: ${type} ${JSON.stringify(result.error)}`);
  });
}

/** Requests for quotation are entered in the desktop package; no command creates one. */
const SEEDED_REQUEST = 'seed-request-quotation';

/** Enters the documents that the published examples lean on. */
export function fillSample(book: Book): Filled {
  const supported = new Set(Book.supportedTypes);
  const skipped: string[] = [];
  const refused: string[] = [];
  let entered = 0;
  for (const { code, commandType, payload } of samples()) {
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
