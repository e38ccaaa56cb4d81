/** The kit for drivers in TypeScript. Everything that an author writes against; it imports nothing but Node. */

export {
  type Book,
  BookClosed,
  type Command,
  type Json,
  type Parts,
  type Prepared,
  Refusal,
  TakenBack,
  type Write,
} from './book.ts';
export { BookWatch, type WatchedBook } from './book-watch.ts';
export { bulk } from './bulk.ts';
export { digestOf, type WrittenRow } from './change-row.ts';
export { ByNumber, ByScan, ByTime, type ChangeSource, type NumberedRow, type TimedRow } from './change-source.ts';
export { WritersInFile, writersInTable } from './change-writers.ts';
export type { Dialog, Dialogs } from './dialogs.ts';
export { Family } from './family.ts';
export { page } from './paging.ts';
export { runDriver } from './program.ts';
export { differences, ReadBack } from './read-back.ts';
export { type CommandRecord, fingerprintOf, TransactionRecord } from './record.ts';
export { settled } from './settling.ts';
export { SideFileRecord } from './side-file.ts';
export { type UserField, UserFields } from './user-fields.ts';
export { amount, canonical, day, discounted, rounded, roundedToFiveSen } from './values.ts';
