/** Runs a command: a read directly, a write once for each commandId. */

import { type Book, type Command, type Json, Refusal } from './book.ts';
import { fingerprintOf, UncertainSave } from './record.ts';

export type Outcome = 'not_applied' | 'applied' | 'unknown';

/** A command ends with an error and not with a result. The outcome says whether the book changed. */
export class Failure extends Error {
  readonly code: string;
  readonly outcome: Outcome;

  constructor(code: string, message: string, outcome: Outcome) {
    super(message);
    this.code = code;
    this.outcome = outcome;
  }
}

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** `beginSave` is called last before the package saves; it throws where the command must not be saved any more. */
export async function runCommand(book: Book, command: Command, beginSave: () => void): Promise<Json> {
  const read = Object.hasOwn(book.reads, command.type) ? book.reads[command.type] : undefined;
  const prepare = Object.hasOwn(book.writes, command.type) ? book.writes[command.type] : undefined;
  if (!read && !prepare) throw new Failure('unsupported_command', `This driver does not run ${command.type}.`, 'not_applied');
  try {
    if (read) return await reading(() => read(command));
    return prepare ? await runWrite(book, command, prepare, beginSave) : {};
  } catch (failure) {
    if (failure instanceof Refusal) return failure.result();
    throw failure;
  }
}

async function runWrite(book: Book, command: Command, prepare: Book['writes'][string], beginSave: () => void): Promise<Json> {
  const fingerprint = fingerprintOf(command.type, command.payload);
  const known = book.record.find(command.id);
  if (known === 'uncertain')
    throw new Failure(
      'PACKAGE_FAILED',
      'The command was begun before a crash, and the package does not tell whether it was saved. Look there.',
      'unknown',
    );
  if (known && known.fingerprint !== fingerprint)
    throw new Refusal('COMMAND_ID_REUSED', `The commandId ${command.id} was used for another command.`);
  if (known?.record) return known.result ?? presented(book, command.id, known.record);
  const write = await reading(() => prepare(command));
  beginSave();
  return presented(book, command.id, await saved(book, command.id, fingerprint, write));
}

async function saved(
  book: Book,
  commandId: string,
  fingerprint: string,
  write: Awaited<ReturnType<Book['writes'][string]>>,
): Promise<Json> {
  try {
    return await book.record.save(commandId, fingerprint, write);
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    if (failure instanceof UncertainSave)
      throw new Failure(
        'PACKAGE_FAILED',
        `The package may have saved the command. Look there before it is sent again. ${failure.message}`,
        'unknown',
      );
    throw new Failure(
      'PACKAGE_FAILED',
      `The package could not save, and nothing was saved. ${messageOf(failure)}`,
      'not_applied',
    );
  }
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
    );
  }
}

async function presented(book: Book, commandId: string, record: Json): Promise<Json> {
  try {
    const result = await book.present(record);
    book.record.remember(commandId, result);
    return result;
  } catch (failure) {
    throw new Failure(
      'VERIFY_MISMATCH',
      `The command was saved, but its result could not be read back. ${messageOf(failure)}`,
      'applied',
    );
  }
}

/** What is known about a command after a crash. It changes nothing. */
export async function lookUp(book: Book, commandId: string, hasProof: boolean): Promise<Json> {
  const known = book.record.find(commandId);
  if (known !== 'uncertain' && known?.record) return { found: true, result: known.result ?? (await book.present(known.record)) };
  return { found: false, ...(hasProof && { proof: known === 'uncertain' ? 'none' : 'not_applied' }) };
}
