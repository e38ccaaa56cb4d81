/** The result of a command, in the words of the contract. Pure; callers read these texts. */

import {
  type CommandMode,
  deliveryLimits,
  type FailureCode,
  failureMeanings,
  hasMoreJsonValues,
  isBookCode,
  isFailureCode,
  isPartlyDone,
  limits,
  type Outcome,
  type ReportedError,
  type ResultBody,
  type Wording,
  wordingMember,
} from '@ledgerline/contract';
import type { BookResult, DriverFailure, Execution } from '../driver.ts';
import { withoutPaths } from '../machine-path.ts';

const MESSAGE_CHARACTERS_MAX = 4_000;
/** Room for the envelope around a result. */
const ENVELOPE_BYTES = 16_384;
const ENVELOPE_VALUES = 16;

/** The report of an execution. A result that is larger than the cloud takes is reduced to what matters. */
export function reportOf(execution: Execution, mode: CommandMode): ResultBody {
  if (execution.kind === 'failed') return failureReport(execution, mode);
  const report = answerReport(execution.result, mode);
  return isTooLarge(JSON.stringify(report)) ? reducedReport(report, mode, 'result_too_large') : report;
}

const isTooLarge = (text: string): boolean =>
  Buffer.byteLength(text) > deliveryLimits.resultBytesMax - ENVELOPE_BYTES ||
  hasMoreJsonValues(text, limits.jsonValuesMax - ENVELOPE_VALUES);

/** A failure in the connector's own words. */
export function failed(code: FailureCode, outcome: Outcome, message: string = failureMeanings[code].meaning): ResultBody {
  return { status: 'failed', result: null, error: { code, message: clipped(withoutPaths(message)), outcome } };
}

function answerReport(result: BookResult, mode: CommandMode): ResultBody {
  // A result with saved and rejected rows shows both; the command failed only when nothing was saved.
  if (result.ok === true || (mode === 'write' && isPartlyDone(result))) return { status: 'done', result: { ...result } };
  const isSaved = mode === 'write' && result.saved === true;
  const error: ReportedError = isSaved
    ? { ...refusalOf(result, 'verify_mismatch'), outcome: 'applied' }
    : { ...refusalOf(result, 'driver_failed'), outcome: 'not_applied' };
  return { status: 'failed', result: { ...result }, error };
}

/** The error of the book, if it has one. */
function refusalOf(result: BookResult, otherwise: FailureCode): { code: string; message: string; wording?: Wording } {
  const refusal = firstRefusal(result);
  const { code, message, wording } = refusal;
  if (typeof code !== 'string' || !(isBookCode(code) || isFailureCode(code))) {
    return { code: otherwise, message: failureMeanings[otherwise].meaning };
  }
  if (typeof message !== 'string') return { code, message: code };
  const shown = clipped(withoutPaths(message));
  // The parameters of a message that named a path on this machine would name it too.
  return { code, message: shown, ...(shown === message && wordingMember(wording)) };
}

function firstRefusal(result: BookResult): Readonly<Record<string, unknown>> {
  const rows = Array.isArray(result.results) ? result.results : [];
  const error = result.error ?? rows.find((row) => row?.error)?.error;
  return typeof error === 'object' && error !== null ? (error as Readonly<Record<string, unknown>>) : {};
}

function failureReport({ code, message, wording, outcome }: DriverFailure, mode: CommandMode): ResultBody {
  const known = isFailureCode(code) || isBookCode(code) ? code : 'driver_failed';
  // A read changes nothing, regardless of how it ends.
  return {
    status: 'failed',
    result: null,
    error: {
      code: known,
      message: clipped(message),
      ...wordingMember(wording),
      outcome: mode === 'read' ? 'not_applied' : outcome,
    },
  };
}

const identifying = ['ok', 'saved', 'operationUsed', 'docType', 'docKey', 'docNo', 'code', 'total', 'succeeded', 'failed'];

/** The part of a report that is left when the cloud cannot accept it whole: its status, and its document. */
export function reducedReport(
  report: ResultBody,
  mode: CommandMode,
  code: 'result_too_large' | 'driver_failed' | 'artifact_failed',
): ResultBody {
  const message = code === 'driver_failed' ? 'The cloud rejected the format of the result.' : failureMeanings[code].meaning;
  const { status, result, error } = report;
  if (mode === 'read') return { status: 'failed', result: null, error: { code, message, outcome: 'not_applied' } };
  const kept = Object.fromEntries(
    Object.entries(result ?? {}).filter(([name, value]) => identifying.includes(name) && isPlain(value)),
  );
  if (status === 'done') {
    // A partly done command stays one, even if its rows do not fit.
    const rows = isPartlyDone(result) ? { ok: false, results: [] } : { ok: true };
    return { status: 'done', result: { ...kept, ...rows, saved: result?.saved === true, truncated: true } };
  }
  const outcome = error?.outcome ?? 'unknown';
  const isWordKnown = error && /^[A-Za-z][A-Za-z0-9_]{0,79}$/.test(error.code);
  return { status, result: kept, error: { code: isWordKnown ? error.code : code, message, outcome } };
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && /^[\x20-\x7e]{0,100}$/.test(value));

const clipped = (message: string): string => message.slice(0, MESSAGE_CHARACTERS_MAX).toWellFormed().replaceAll('\0', ' ');
