/** The effects of a write, found by commands that save nothing: a trial of it, and a read of the current state. Knows nothing about who sees the preview. */

import { findRecipe, type Payload, previewPlan, type Question, type Recipe } from '@ledgerline/catalog';
import { type CommandError, isTerminal, SECOND_MS } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import { approvalEffectWords } from '@ledgerline/words/portal/approvals';
import type { Caller } from '../account/rights/caller.ts';
import type { CommandIntake } from '../command/command.ts';
import { fingerprintOf } from '../command/fingerprint.ts';
import { findCommand } from '../command/followed-command.ts';
import type { NewCommand } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { type Change, changesBetween } from './change-list.ts';
import { comparable, type Image, imageOf, imageOfPayload, NOTHING } from './document-image.ts';

/** `asked`: nothing of the book is shown, because it did not answer or cannot be asked about this type. */
export type PreviewKind = 'creates' | 'changes' | 'withdraws' | 'transfers' | 'asked';

export type Effect = keyof ReturnType<typeof approvalEffectWords>;

export interface Preview {
  readonly kind: PreviewKind;
  /** What the command type does, in a sentence. */
  readonly summary: string;
  readonly changes: readonly Change[];
  readonly changesTotal: number;
  /** The document that is withdrawn or transferred, in its current state. */
  readonly before: Image | null;
  /** The names of effects; what was stored by an earlier version has sentences. */
  readonly effects: readonly (Effect | string)[];
  /** Warnings of the book. */
  readonly warnings: readonly string[];
  readonly postings: readonly Posting[];
  /** The total of the document as the book calculates it; null if the book does not say, absent in older proposals. */
  readonly totals?: Totals | null;
  /** Why the book would reject the write; null if it would not, or could not be asked. */
  readonly problem: PreviewProblem | null;
  /** Whether the connector did not respond in time, so that only the request is shown. */
  readonly isBookSilent: boolean;
}

export type PreviewProblem = Pick<CommandError, 'code' | 'message' | 'details'>;

export interface Totals {
  readonly finalTotal: number;
  readonly tax: number;
}

export interface Posting {
  readonly accountNo: string;
  readonly party: string | null;
  readonly debit: number;
  readonly credit: number;
}

export interface SeenPreview {
  readonly preview: Preview;
  /** The hash of the current record; null if nothing was read. */
  readonly beforeHash: string | null;
}

/** The write that is previewed. */
export type Previewed = Pick<NewCommand, 'connectorId' | 'companyId' | 'type' | 'payload'>;

/** How the preview asks: with the rights of a caller, and with this timeout for each answer. */
export interface Asking {
  readonly context: Context;
  readonly intake: CommandIntake;
  readonly caller: Caller;
  readonly waitMs?: number;
}

const WAIT_MS = 20 * SECOND_MS;

type Answer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: PreviewProblem }
  | { readonly kind: 'silent' | 'unseen' };

/** Sends a command that saves nothing and waits for its result. A question that the caller has no right to ask gets no answer. */
async function ask(asking: Asking, { connectorId, companyId }: Previewed, { type, payload }: Question): Promise<Answer> {
  const { context, intake, caller, waitMs = WAIT_MS } = asking;
  const commandId = randomId(context.randomness, 'preview');
  const body = { commandId, connectorId, companyId, type, payload };
  const accepted = await intake.accept(caller, { body, bodyBytes: JSON.stringify(body).length, served: null });
  if (isRefusal(accepted)) return accepted.refused.code === 'access_denied' ? UNSEEN : failedBy(accepted);
  const abandoned = new AbortController().signal;
  const ended = await findCommand(context, caller, commandId, { milliseconds: waitMs, abandoned });
  if (isRefusal(ended)) return failedBy(ended);
  if (!isTerminal(ended.status)) return { kind: 'silent' };
  if (ended.error !== null) return { kind: 'failed', error: JSON.parse(ended.error) as CommandError };
  return { kind: 'result', result: JSON.parse(ended.result ?? 'null') };
}

/** The answer for a key that can write but not read, and so sees nothing of the book. */
const UNSEEN: Answer = { kind: 'unseen' };

const failedBy = ({ refused: { code, message } }: Refusal): Answer => ({
  kind: 'failed',
  error: { code, message } as CommandError,
});

const resultIn = (answer: Answer | null): unknown => (answer?.kind === 'result' ? answer.result : null);

/** Asks both questions at once, so that neither waits for the other in the queue of the book. */
export async function previewWrite(asking: Asking, write: Previewed): Promise<SeenPreview> {
  const recipe = findRecipe(write.type);
  if (!recipe) throw new Error(`The command type ${write.type} was found and is not there.`);
  const payload = JSON.parse(write.payload) as Payload;
  const plan = previewPlan(recipe, payload);
  const [trial, before] = await Promise.all(
    [plan.trial, plan.before].map((question) => (question === null ? null : ask(asking, write, question))),
  );
  const there = resultIn(before ?? null);
  const tried = resultIn(trial ?? null);
  const { changes, total } = listed({ there, tried, payload });
  const kind = kindOf(recipe, { isSeen: there !== null || tried !== null });
  const failed = [trial, before].find((answer) => answer?.kind === 'failed');
  return {
    preview: {
      kind,
      summary: recipe.summary,
      changes: kind === 'withdraws' || kind === 'transfers' ? [] : changes,
      changesTotal: kind === 'withdraws' || kind === 'transfers' ? 0 : total,
      before: there === null ? null : imageOf(there),
      effects: effectsOf(recipe, tried),
      warnings: textsIn(tried, 'warnings'),
      postings: postingsIn(tried ?? there),
      totals: totalsIn(tried),
      problem: failed?.kind === 'failed' ? problemOf(failed.error) : null,
      isBookSilent: [trial, before].some((answer) => answer?.kind === 'silent'),
    },
    beforeHash: there === null ? null : hashOf(there),
  };
}

const problemOf = ({ code, message, details }: PreviewProblem): PreviewProblem => ({
  code,
  message,
  ...(details !== undefined && { details }),
});

function totalsIn(result: unknown): Totals | null {
  const { finalTotal, tax } = ((result as Readonly<Record<string, unknown>> | null)?.totals ?? {}) as Partial<Totals>;
  return typeof finalTotal === 'number' ? { finalTotal, tax: typeof tax === 'number' ? tax : 0 } : null;
}

interface Compared {
  readonly there: unknown;
  readonly tried: unknown;
  readonly payload: Payload;
}

/** A new record is compared with nothing, and shown as it was sent, with the values that the book adds. */
function listed({ there, tried, payload }: Compared) {
  if (there !== null && tried !== null) {
    const { before, after } = comparable(there, tried);
    return changesBetween(before, after);
  }
  const sent = imageOfPayload(payload);
  const added = imageOf(tried);
  return changesBetween(NOTHING, {
    header: { ...sent.header, ...added.header },
    lines: added.lines.length > 0 ? added.lines : sent.lines,
  });
}

/** Whether what was shown is still there: the hash that `previewWrite` made, made again. Null where there is nothing to compare. */
export async function hashNow(asking: Asking, write: Previewed): Promise<string | null | 'silent'> {
  const recipe = findRecipe(write.type);
  const question = recipe && previewPlan(recipe, JSON.parse(write.payload) as Payload).before;
  if (!question) return null;
  const answer = await ask(asking, write, question);
  if (answer.kind === 'silent') return 'silent';
  return answer.kind === 'result' ? hashOf(answer.result) : null;
}

/** A hash without the fields that describe the book instead of the document. */
function hashOf(result: unknown): string {
  const { fieldCapabilities: _capabilities, ...shown } = result as Record<string, unknown>;
  return fingerprintOf(shown);
}

function kindOf({ task, verb }: Recipe, { isSeen }: { readonly isSeen: boolean }): PreviewKind {
  if (task.kind === 'transfer') return 'transfers';
  if (WITHDRAWING.has(verb)) return 'withdraws';
  if (!isSeen) return 'asked';
  return verb === 'create' || verb === 'bulk-create' ? 'creates' : 'changes';
}

const WITHDRAWING: ReadonlySet<Recipe['verb']> = new Set<Recipe['verb']>(['cancel', 'void', 'delete']);

/** What a person who decides should know. The notes of a command type are for developers. */
function effectsOf({ verb }: Recipe, tried: unknown): readonly Effect[] {
  const isLasting = WITHDRAWING.has(verb) || verb === 'merge' || verb === 'submit';
  return [...(isLasting ? (['lasting'] as const) : []), ...(postingsIn(tried).length > 0 ? (['posts'] as const) : [])];
}

/** The effect in the language of the reader. */
export function effectText(effect: string, language: Language): string {
  const words: Readonly<Record<string, string>> = approvalEffectWords(language);
  return Object.hasOwn(words, effect) ? (words[effect] ?? effect) : effect;
}

function textsIn(result: unknown, name: string): readonly string[] {
  const found = (result as Readonly<Record<string, unknown>> | null)?.[name];
  if (!Array.isArray(found)) return [];
  return found.map((one) =>
    typeof one === 'string' ? one : String((one as { message?: unknown }).message ?? JSON.stringify(one)),
  );
}

function postingsIn(result: unknown): readonly Posting[] {
  const found = (result as Readonly<Record<string, unknown>> | null)?.postings;
  return Array.isArray(found) ? (found as Posting[]).slice(0, POSTINGS_MAX) : [];
}

const POSTINGS_MAX = 200;
