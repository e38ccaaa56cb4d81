/** The result of a command in a sentence. Knows neither page nor network. */

import { commandRunWords } from '@ledgerline/words/browser/command-run';
import { figuresOf, type Reader } from '@ledgerline/words/figures';
import { paragraph } from '@ledgerline/words/paragraph';
import { type DisplayStatus, displayStatus, isAboutPayment } from './display-status.ts';
import type { ShownSentences } from './follow.ts';

export interface SummarisedCommand {
  readonly commandId: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt?: string;
  readonly startedAt?: string | null;
  readonly finishedAt?: string | null;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly outcome: string;
    readonly retryable?: boolean;
  } | null;
  /** The warnings: one for each field that was ignored, and for each payment that was not applied. */
  readonly warnings?: readonly { readonly code?: string; readonly path?: string; readonly message: string }[];
  readonly queuePosition?: number | null;
  readonly connectorOnline?: boolean;
}

export const displayStatusOf = ({ status, result, error, warnings = [] }: SummarisedCommand): DisplayStatus =>
  displayStatus({
    status,
    outcome: error?.outcome,
    isPartial: result?.ok === false,
    isUnapplied: warnings.some(isAboutPayment),
    isWarned: warnings.length > 0,
  });

type Words = ReturnType<typeof commandRunWords>;

/** The sentences as the command stores them, in English. */
const storedSentences = ({ error, warnings = [] }: SummarisedCommand): ShownSentences => ({
  error: error?.message ?? null,
  warnings: warnings.map(({ message }) => message),
});

/** `verb` is what the recipe of the command declares; `shown` are its sentences in the language of the reader. */
export function summaryLine(
  command: SummarisedCommand,
  verb: string,
  reader: Reader,
  shown: ShownSentences = storedSentences(command),
): string {
  const words = commandRunWords(reader.language);
  const { status, result, error } = command;
  if (status === 'queued') return command.connectorOnline === false ? words.waitingForSandbox : words.waiting;
  if (status === 'running') return words.runningIt;
  if (error) return paragraph([shown.error, outcomeLine(error.outcome, words)]);
  return paragraph([result ? resultLine(command, verb, result, reader) : words.done, ...warningLines(command, words, shown)]);
}

const outcomeLine = (outcome: string, words: Words): string =>
  outcome === 'not_applied' || outcome === 'applied' || outcome === 'unknown' ? words[outcome] : '';

/** Payments that were not applied, then `2 fields were ignored: shelf, channel.` */
function warningLines({ warnings = [] }: SummarisedCommand, words: Words, shown: ShownSentences): readonly string[] {
  const ignored = warnings.filter((warning) => !isAboutPayment(warning));
  const unapplied = shown.warnings.filter((_, index) => isAboutPayment(warnings[index] ?? {}));
  const names = ignored.map(({ path = '' }) => path.slice(path.lastIndexOf('/') + 1));
  return ignored.length === 0 ? unapplied : [...unapplied, words.ignored(names)];
}

type Result = Readonly<Record<string, unknown>>;

/** The sentence for the kind of result; the first that fits is used. */
function resultLine({ warnings = [] }: SummarisedCommand, verb: string, result: Result, reader: Reader): string {
  const words = commandRunWords(reader.language);
  const matches = warnings.length === 0 ? words.everyFieldMatches : words.everyRecognisedFieldMatches;
  return (
    bulkLine(result, words) ??
    fileLine(result, words, reader) ??
    savedLine(verb, result, matches, reader) ??
    validLine(verb, result, reader) ??
    readLine(result, reader) ??
    words.done
  );
}

function bulkLine({ total, succeeded, saved }: Result, words: Words): string | null {
  if (typeof total !== 'number' || typeof succeeded !== 'number') return null;
  if (saved !== true) return words.rowsValid(succeeded, total);
  return paragraph([words.rowsSaved(succeeded, total), succeeded < total && words.othersFailed]);
}

function fileLine({ artifact }: Result, words: Words, reader: Reader): string | null {
  const { fileName, size } = object(artifact);
  return typeof fileName === 'string' ? words.fileReady(fileName, figuresOf(reader).sizeText(Number(size))) : null;
}

/** What a write did to what it names; every other one saves something new. */
const DID: Readonly<Record<string, 'wasChanged' | 'wasDeleted' | 'isInactive'>> = {
  update: 'wasChanged',
  change: 'wasChanged',
  delete: 'wasDeleted',
  void: 'isInactive',
};

function savedLine(verb: string, result: Result, matches: string, reader: Reader): string | null {
  if (result.saved !== true) return null;
  const words = commandRunWords(reader.language);
  const name = nameOf(result);
  if (result.operationUsed === 'CancelDocument') return words.isVoid(name ?? words.theDocument);
  const { matched } = object(result.writeVerification);
  return paragraph([savedText(verb, name, totalOf(result, reader), words), matched === true && matches]);
}

function savedText(verb: string, name: string | null, total: string, words: Words): string {
  if (name === null) return words.saved(total);
  const did = DID[verb];
  return did === undefined ? words.savedAs(`${name}${total}`) : words[did](name, total);
}

function validLine(verb: string, result: Result, reader: Reader): string | null {
  if (result.saved !== false && verb !== 'validate') return null;
  return commandRunWords(reader.language).valid(totalOf(result, reader));
}

function readLine(result: Result, reader: Reader): string | null {
  const words = commandRunWords(reader.language);
  const rows = Array.isArray(result.rows) ? result.rows : null;
  if (rows) return result.nextCursor ? words.rowsAndMore(rows.length) : words.rows(rows.length);
  const name = nameOf(result);
  if (name !== null) return words.shown(`${name}${totalOf(result, reader)}`);
  return 'report' in result ? words.reportReady : null;
}

const object = (value: unknown): Result => (typeof value === 'object' && value !== null ? (value as Result) : {});

function nameOf(result: Result): string | null {
  const { docNo, code } = object(result.document);
  const name = docNo ?? code ?? result.docNo ?? result.code;
  return typeof name === 'string' && name !== '' ? name : null;
}

/** `, RM 220.00`, where the result has a total. */
function totalOf(result: Result, reader: Reader): string {
  const fields = { ...object(result.document), ...object(result.fields), ...object(result.totals) };
  const total = fields.FinalTotal ?? fields.finalTotal ?? fields.total ?? fields.Total;
  if (typeof total !== 'number') return '';
  const currency = fields.CurrencyCode ?? fields.currencyCode;
  const sign = typeof currency === 'string' && currency !== 'MYR' ? currency : 'RM';
  return commandRunWords(reader.language).total(`${sign} ${figuresOf(reader).amountText(total)}`);
}

/** `438 ms`, from acceptance to the end. */
export function tookText({ createdAt, finishedAt }: SummarisedCommand, reader: Reader): string {
  if (!createdAt || !finishedAt) return '';
  return figuresOf(reader).durationText(Date.parse(finishedAt) - Date.parse(createdAt));
}
