/** Runs a command: a read directly, a write once for each commandId. */

import { type Book, type Command, type Json, type Parts, type Prepared, Refusal, TakenBack, type Write } from './book.ts';
import { isBulkRecord, presentRows } from './bulk.ts';
import { notesOf } from './change-row.ts';
import { wallMs } from './clock.ts';
import { type Entry, fingerprintOf, messageOf, type Noted, UncertainSave } from './record.ts';

export type Outcome = 'not_applied' | 'applied' | 'unknown';

/** A command ends with an error and not with a result. The outcome says whether the book changed. */
export class Failure extends Error {
  readonly code: string;
  readonly outcome: Outcome;

  constructor(code: string, message: string, outcome: Outcome, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.outcome = outcome;
  }
}

/** `beginSave` is called last before the package saves; it throws if the command can no longer be saved. */
export async function runCommand(book: Book, command: Command, beginSave: () => void): Promise<Json> {
  const read = Object.hasOwn(book.reads, command.type) ? book.reads[command.type] : undefined;
  const prepare = Object.hasOwn(book.writes, command.type) ? book.writes[command.type] : undefined;
  if (!read && !prepare) throw new Failure('unsupported_command', `This driver does not run ${command.type}.`, 'not_applied');
  try {
    if (read) return await reading(() => read(command));
    return prepare ? await runWrite(book, command, prepare, beginSave) : {};
  } catch (failure) {
    if (failure instanceof Refusal) return failure.result();
    if (failure instanceof TakenBack) return failure.result;
    throw failure;
  }
}

async function runWrite(book: Book, command: Command, prepare: Book['writes'][string], beginSave: () => void): Promise<Json> {
  const fingerprint = fingerprintOf(command.type, command.payload);
  const known = await knownOf(book, command.id);
  if (known && known.fingerprint !== fingerprint)
    throw new Refusal('COMMAND_ID_REUSED', `The commandId ${command.id} was used for another command.`);
  if (known?.record) return known.result ?? presented(book, command.id, known.record);
  if (known?.unsettled === 'uncertain')
    throw new Failure(
      'PACKAGE_FAILED',
      'The command was begun before a crash, and the package does not tell whether it was saved. Look there.',
      'unknown',
    );
  const begin = async (): Promise<Prepared> => {
    const prepared = await reading(() => prepare(command));
    if (!('preview' in prepared)) beginSave();
    return prepared;
  };
  const write = known ? await rest(begin) : await begin();
  if ('preview' in write) return write.preview;
  return presented(book, command.id, await saved(book, command.id, fingerprint, write));
}

/** What begins the rest of a command after a crash: whatever goes wrong, its first part is saved. */
async function rest<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (failure) {
    throw new Failure(
      'PACKAGE_FAILED',
      `A part of the command was saved before a crash, and the rest cannot be. Look there. ${messageOf(failure)}`,
      'unknown',
      failure,
    );
  }
}

async function saved(book: Book, commandId: string, fingerprint: string, write: Write | Parts): Promise<Json> {
  try {
    return await book.record.save(commandId, fingerprint, write, notedBy(book));
  } catch (failure) {
    if (failure instanceof Refusal || failure instanceof TakenBack) throw failure;
    if (failure instanceof UncertainSave)
      throw new Failure(
        'PACKAGE_FAILED',
        `The package may have saved the command. Look there before it is sent again. ${failure.message}`,
        'unknown',
        failure,
      );
    throw new Failure(
      'PACKAGE_FAILED',
      `The package could not save, and nothing was saved. ${messageOf(failure)}`,
      'not_applied',
      failure,
    );
  }
}

/** Also records what rows a save has left, so that the process that follows changes can tell them from those of a person. */
function notedBy(book: Book): Noted {
  return async (record) => {
    if (!book.written) return record;
    try {
      return { ...record, rowNotes: notesOf(await book.written(record), new Date(wallMs()).toISOString()) };
    } catch {
      // What was saved is saved, also if it cannot be read for the notes.
      return record;
    }
  };
}

/** What is known of a command. What a crash left is recorded with its rows, as if the command had ended. */
async function knownOf(book: Book, commandId: string): Promise<Entry | undefined> {
  const known = book.record.find(commandId);
  if (!known?.isFound || !known.record) return known;
  const record = await notedBy(book)(known.record);
  try {
    book.record.settle(commandId, record);
  } catch {
    // It is found again.
  }
  return { ...known, record };
}

/** Reads and checks change nothing, so that their failure leaves nothing behind. */
async function reading<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Failure(
      'PACKAGE_FAILED',
      `The package could not run the command, and nothing was saved. ${messageOf(failure)}`,
      'not_applied',
      failure,
    );
  }
}

const resultOf = (book: Book, record: Json): Json | Promise<Json> =>
  isBulkRecord(record) ? presentRows(book, record) : book.present(record);

async function presented(book: Book, commandId: string, record: Json): Promise<Json> {
  let result: Json;
  try {
    result = await resultOf(book, record);
  } catch (failure) {
    throw new Failure(
      'VERIFY_MISMATCH',
      `The command was saved, but its result could not be read back. ${messageOf(failure)}`,
      'applied',
      failure,
    );
  }
  try {
    book.record.remember(commandId, result);
  } catch {
    // It is presented again.
  }
  return result;
}

/** What is known about a command after a crash. It changes nothing in the book. */
export async function lookUp(book: Book, commandId: string, hasProof: boolean): Promise<Json> {
  const known = await knownOf(book, commandId);
  if (known?.record) return { found: true, result: known.result ?? (await resultOf(book, known.record)) };
  return { found: false, ...(hasProof && { proof: proofOf(known) }) };
}

function proofOf(known: Entry | undefined): string {
  if (!known) return 'not_applied';
  return known.unsettled === 'partly saved' ? 'partly_applied' : 'none';
}
