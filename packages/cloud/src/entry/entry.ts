/**
 * An entry that a person makes in an account book: checked, previewed and sent as a command, with the rights of the person. The form has
 * its command id from its first showing, so what is sent twice is one command. Knows no HTML.
 */

import type { Payload } from '@ledgerline/catalog';
import { type ProblemDetail, SECOND_MS } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { SeenBook } from '../book-window/sight.ts';
import { fingerprintOf } from '../command/fingerprint.ts';
import { readCommand } from '../command/submission.ts';
import { type Asking, type Preview, previewWrite } from '../proposal/preview.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, problemIn, type Refusal } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { type Entered, type PlacedProblems, placeProblems, type ReadEntry, readEntry } from './entered.ts';
import type { EntryForm } from './entry-form.ts';

/** A person waits for the trial in the book this long; the entry can be sent without it. */
const TRIAL_WAIT_MS = 8 * SECOND_MS;

export const newEntryId = ({ randomness }: Pick<Context, 'randomness'>): string => randomId(randomness, 'enter');

export interface Entry {
  readonly form: EntryForm;
  readonly book: SeenBook;
  readonly commandId: string;
  readonly entered: Entered;
  /** Identifies the preview that the person saw; null before there was one. */
  readonly seen: string | null;
}

/** Problems of an entry, with the places of its fields. */
export interface EntryProblems extends PlacedProblems {
  /** The message about the whole entry. */
  readonly message: string;
}

export interface CheckedEntry {
  readonly entry: Entry;
  /** The command that an earlier version of the form was sent as; null if it was not. */
  readonly renewedFrom: string | null;
  readonly problems: EntryProblems | null;
  readonly preview: Preview | null;
  /** Names what is previewed; null without a preview. */
  readonly seen: string | null;
}

const NO_PREVIEW = { preview: null, seen: null } as const;

export const emptyCheck = (entry: Entry): CheckedEntry => ({ entry, renewedFrom: null, problems: null, ...NO_PREVIEW });

const meaningOf = ({ form, book }: Entry, payload: Payload): string =>
  fingerprintOf({ type: form.recipe.commandType, connectorId: book.connectorId, companyId: book.companyId, payload });

/** Returns all problems at once. A form that was sent and then changed is a new entry, and gets another id. */
export async function checkEntry(asking: Asking, entry: Entry, language: Language): Promise<CheckedEntry> {
  const read = readEntry(entry.form, entry.entered);
  const refusal = await refusalOf(asking, entry, read);
  if (refusal?.refused.code === 'command_id_reused') {
    const renewed = { ...entry, commandId: newEntryId(asking.context), seen: null };
    return { ...(await checkEntry(asking, renewed, language)), renewedFrom: entry.commandId };
  }
  const problems = refusal && problemsIn(entry, read, refusal, language);
  return { entry, renewedFrom: null, problems, ...NO_PREVIEW };
}

async function refusalOf({ intake, caller }: Asking, entry: Entry, { payload }: ReadEntry): Promise<Refusal | null> {
  const body = envelopeOf(entry, payload);
  const wanted = readCommand(body, bytesOf(body), null);
  const refusal = isRefusal(wanted) ? wanted : await intake.refusalOf(caller, wanted);
  // A write that needs approval is not rejected: it is sent to the person who decides.
  return refusal?.refused.code === 'approval_required' ? null : refusal;
}

function envelopeOf({ form, book, commandId }: Entry, payload: Payload) {
  const { connectorId, companyId } = book;
  return { commandId, connectorId, companyId, type: form.recipe.commandType, payload };
}

const bytesOf = (body: object): number => Buffer.byteLength(JSON.stringify(body));

function problemsIn({ form }: Entry, read: ReadEntry, refusal: Refusal, language: Language): EntryProblems {
  const { message, details } = problemIn(refusal, language);
  return placed(form, read, message, details);
}

function placed(form: EntryForm, read: ReadEntry, message: string, details: readonly ProblemDetail[]): EntryProblems {
  const { atFields, others } = placeProblems(form, read, details);
  return { message, atFields, others: details.length === 0 ? [message] : others };
}

/** Checks the entry, and shows what the book would save. A problem that only the book can find is shown at its field too. */
export async function previewEntry(asking: Asking, entry: Entry, language: Language): Promise<CheckedEntry> {
  const checked = await checkEntry(asking, entry, language);
  if (checked.problems) return checked;
  const read = readEntry(entry.form, entry.entered);
  const { connectorId, companyId } = entry.book;
  const write = { connectorId, companyId, type: entry.form.recipe.commandType, payload: JSON.stringify(read.payload) };
  const { preview } = await previewWrite({ ...asking, waitMs: TRIAL_WAIT_MS }, write);
  const { problem } = preview;
  if (problem) {
    const details = (problem.details ?? []).map(({ path = '', message }) => ({ path, message, code: 'format' }) as const);
    return { ...checked, problems: placed(entry.form, read, problem.message, details) };
  }
  return { ...checked, preview, seen: meaningOf(entry, read.payload) };
}

/** Sends the previewed entry. An entry that was changed since is previewed again first. */
export async function sendEntry(
  asking: Asking,
  entry: Entry,
  { language, requestId }: { readonly language: Language; readonly requestId: string },
): Promise<CommandSnapshot | CheckedEntry | Refusal> {
  const { payload } = readEntry(entry.form, entry.entered);
  if (entry.seen !== meaningOf(entry, payload)) return previewEntry(asking, entry, language);
  const body = envelopeOf(entry, payload);
  const accepted = await asking.intake.accept(asking.caller, { body, bodyBytes: bytesOf(body), served: null, requestId });
  if (!isRefusal(accepted) || accepted.refused.code === 'approval_required') return accepted;
  return previewEntry(asking, entry, language);
}
