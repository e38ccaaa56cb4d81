/** The result of a command in a sentence. Knows neither page nor network. */

import { type DisplayStatus, displayStatus, isAboutPayment } from './display-status.ts';

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
  /** One for each field that was ignored, and for each payment that was not applied. */
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

const FAILED: Readonly<Record<string, string>> = {
  not_applied: 'Nothing was changed in the book.',
  applied: 'The document was saved anyway. Check the differences and do not create it again.',
  unknown: 'The document may have been saved. Check the book before you send it again.',
};

/** `verb` is what the recipe of the command declares. */
export function summaryLine(command: SummarisedCommand, verb: string): string {
  const { status, result, error } = command;
  if (status === 'queued') {
    return command.connectorOnline === false ? 'Waiting for the sandbox to start.' : 'Waiting in the queue.';
  }
  if (status === 'running') return 'The sandbox is running it.';
  if (error) return `${error.message} ${FAILED[error.outcome] ?? ''}`.trim();
  return `${result ? resultLine(command, verb, result) : 'Done.'}${ignoredLine(command)}`;
}

/** ` 2 fields were ignored: shelf, channel.` */
function ignoredLine({ warnings = [] }: SummarisedCommand): string {
  const ignored = warnings.filter((warning) => !isAboutPayment(warning));
  const unapplied = warnings.filter(isAboutPayment).map(({ message }) => ` ${message}`);
  if (ignored.length === 0) return unapplied.join('');
  const names = ignored.map(({ path = '' }) => path.slice(path.lastIndexOf('/') + 1));
  return `${unapplied.join('')} ${ignored.length === 1 ? '1 field was' : `${ignored.length} fields were`} ignored: ${names.join(', ')}.`;
}

type Result = Readonly<Record<string, unknown>>;

/** The sentence for the kind of result; the first that fits is used. */
function resultLine({ warnings = [] }: SummarisedCommand, verb: string, result: Result): string {
  const saved = savedLine(verb, result, warnings.length === 0 ? 'field' : 'recognised field');
  return bulkLine(result) ?? fileLine(result) ?? saved ?? validLine(verb, result) ?? readLine(result) ?? 'Done.';
}

function bulkLine({ total, succeeded, saved }: Result): string | null {
  if (typeof total !== 'number' || typeof succeeded !== 'number') return null;
  const rest = saved === true && succeeded < total ? ' The others failed. The result says why.' : '';
  return `${succeeded} of ${total} rows ${saved === true ? 'saved' : 'are valid, and nothing was saved'}.${rest}`;
}

function fileLine({ artifact }: Result): string | null {
  const { fileName, size } = object(artifact);
  return typeof fileName === 'string' ? `${fileName}, ${Math.max(1, Math.round(Number(size) / 1024))} KB, is ready.` : null;
}

/** What a write did to what it names; every other one saves something new. */
const DID: Readonly<Record<string, string>> = {
  update: 'was changed',
  change: 'was changed',
  delete: 'was deleted',
  void: 'is inactive',
};

function savedLine(verb: string, result: Result, compared: string): string | null {
  if (result.saved !== true) return null;
  const name = nameOf(result);
  const { matched } = object(result.writeVerification);
  const verified = matched === true ? ` Every ${compared} matches.` : '';
  if (result.operationUsed === 'CancelDocument') return `${name ?? 'The document'} is void. Its number stays.`;
  const did = DID[verb];
  if (did !== undefined && name !== null) return `${name} ${did}${totalOf(result)}.${verified}`;
  return `Saved${name === null ? '' : ` as ${name}`}${totalOf(result)}.${verified}`;
}

function validLine(verb: string, result: Result): string | null {
  if (result.saved !== false && verb !== 'validate') return null;
  return `The command is valid${totalOf(result)}. Nothing was saved.`;
}

function readLine(result: Result): string | null {
  const rows = Array.isArray(result.rows) ? result.rows : null;
  if (rows) {
    const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
    return result.nextCursor ? `${count}, more available.` : `${count}.`;
  }
  const name = nameOf(result);
  if (name !== null) return `${name}${totalOf(result)}.`;
  return 'report' in result ? 'The report is ready.' : null;
}

const object = (value: unknown): Result => (typeof value === 'object' && value !== null ? (value as Result) : {});

function nameOf(result: Result): string | null {
  const { docNo, code } = object(result.document);
  const name = docNo ?? code ?? result.docNo ?? result.code;
  return typeof name === 'string' && name !== '' ? name : null;
}

/** `, RM 220.00`, where the result has a total. */
function totalOf(result: Result): string {
  const fields = { ...object(result.document), ...object(result.fields), ...object(result.totals) };
  const total = fields.FinalTotal ?? fields.finalTotal ?? fields.total ?? fields.Total;
  if (typeof total !== 'number') return '';
  const currency = fields.CurrencyCode ?? fields.currencyCode;
  const sign = typeof currency === 'string' && currency !== 'MYR' ? currency : 'RM';
  return `, ${sign} ${total.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** `438 ms`, from acceptance to the end. */
export function tookText({ createdAt, finishedAt }: SummarisedCommand): string {
  if (!createdAt || !finishedAt) return '';
  const ms = Date.parse(finishedAt) - Date.parse(createdAt);
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
