/** Turns a connector's report into the status, result and error of a command. The store decides whether the command can still end. */

import {
  type CommandError,
  type CommandMode,
  type FailureCode,
  failureMeanings,
  isPartlyDone,
  isRetryable,
  isSavedMismatch,
  limits,
  type Outcome,
  type RefusalDetail,
  type ResultBody,
  wordingMember,
} from '@ledgerline/contract';
import { commandSays } from '@ledgerline/words/problem/command';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { makeNotificationId, noticeOfEnd, notifyTenant, resultConflict, resultReconciled } from '../account/notification.ts';
import type { ConnectorCall, ListedCommand, Report } from '../store/store.ts';
import { findListed } from '../store/store-damage.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { artifactMembers } from './command-view.ts';
import { fingerprintOf } from './fingerprint.ts';
import { documentNumber } from './submission.ts';

export interface ReportedCommand extends ConnectorCall {
  /** The tenant of the connector. */
  readonly tenantId: string;
  readonly commandId: string;
}

/** A command as a report left it. */
export interface Reported {
  readonly command: ListedCommand;
  /** Whether this report ended the command; an identical earlier one may have ended it. */
  readonly isEnd: boolean;
}

/** Stores a report. A repeated report gets the same response; a different one is rejected, stored for review and notified. */
export async function reportResult(context: Context, reported: ReportedCommand, report: ReadReport): Promise<Reported | Refusal> {
  const { tenantId, commandId, connectorId, install } = reported;
  const known = report.isSameForBothModes ? PLAIN : await given(context, reported);
  if (known === null) return notGiven();
  const ending = endingOf(report, known.mode);
  const draft = noticeOfEnd({ commandId, type: known.type }, ending.error?.outcome ?? null);
  const notice = draft && { notice: { notificationId: makeNotificationId(context), draft } };
  const outcome = await context.store.finish({ connectorId, install, commandId, ...ending, ...notice });
  if (outcome.kind === 'unknown') return notGiven();
  if (outcome.kind === 'reconciled') await notifyTenant(context, tenantId, resultReconciled(outcome.command));
  if (outcome.kind !== 'contradicted') return { command: outcome.command, isEnd: outcome.kind === 'finished' };
  await notifyTenant(context, tenantId, resultConflict(outcome.command));
  return refuse('already_finished', commandSays.finishedDifferently(outcome.command.status));
}

const notGiven = (): Refusal => refuse('unknown_command', deliverySays.notSentHere());

/** A plain success ends a read and a write alike. Most reports are one, so their command is not looked up. */
const isSameForBothModes = ({ status, result }: ResultBody): boolean => status === 'done' && !isSavedMismatch(result);

type Given = Pick<ListedCommand, 'mode' | 'type'>;

/** Ends like a read and needs no notification. */
const PLAIN: Given = { mode: 'read', type: '' };

async function given({ store }: Context, { tenantId, commandId, connectorId }: ReportedCommand): Promise<Given | null> {
  const command = await findListed(store, { tenantId, commandId });
  return command?.connectorId === connectorId ? command : null;
}

type Ending = Omit<Report, keyof ReportedCommand>;
type Result = Readonly<Record<string, unknown>>;

/** The part of a report that can be read without its command. */
export interface ReadReport {
  readonly isSameForBothModes: boolean;
  readonly content: Pick<Ending, 'result' | 'reportHash' | 'docNo' | 'isPartlyDone'>;
  /** How the command ends. */
  readonly ends: Readonly<Record<CommandMode, Pick<Ending, 'status' | 'error'>>>;
}

/** Returns how a report ends a command of a mode. */
export const endingOf = ({ content, ends }: ReadReport, mode: CommandMode): Ending => ({ ...content, ...ends[mode] });

export function readReport(body: ResultBody): ReadReport {
  const { status, result = null, error = null } = body;
  const document = result?.document as Result | undefined;
  return {
    isSameForBothModes: isSameForBothModes(body),
    content: {
      result: result === null ? null : JSON.stringify(withoutArtifact(result)),
      reportHash: fingerprintOf({ error, result, status }),
      docNo: documentNumber(result?.docNo) ?? documentNumber(document?.docNo) ?? documentNumber(document?.code),
      ...(status === 'done' && isPartlyDone(result) && { isPartlyDone: true }),
    },
    ends: { read: endOf(body, 'read'), write: endOf(body, 'write') },
  };
}

function endOf({ status, result = null, error = null }: ResultBody, mode: CommandMode): Pick<Ending, 'status' | 'error'> {
  const isMismatch = mode === 'write' && isSavedMismatch(result);
  return {
    status: isMismatch ? 'failed' : status,
    error: status === 'failed' || isMismatch ? errorOf(error, result, mode, isMismatch) : null,
  };
}

function withoutArtifact(result: Result): Result {
  if (!artifactMembers.some((name) => name in result)) return result;
  return Object.fromEntries(Object.entries(result).filter(([name]) => !artifactMembers.some((member) => member === name)));
}

function errorOf(reported: ResultBody['error'], result: Result | null, mode: CommandMode, isMismatch: boolean): CommandError {
  const own: FailureCode = isMismatch ? 'verify_mismatch' : 'driver_failed';
  const code = reported?.code ?? own;
  const message = reported?.message ?? failureMeanings[own].meaning;
  const outcome = outcomeOf(reported?.outcome, result, mode);
  const details = detailsOf(result);
  return {
    code,
    message,
    ...wordingMember(reported?.wording),
    retryable: isRetryable(code, outcome),
    outcome,
    ...(details.length > 0 && { details: [...details] }),
  };
}

/** The reasons in a result that a connector sent; values that are not reasons are left out. */
function detailsOf(result: Result | null): readonly RefusalDetail[] {
  const { details } = (result?.error ?? {}) as { readonly details?: unknown };
  const rows: readonly unknown[] = Array.isArray(details) ? details : [];
  return rows.slice(0, limits.detailsMax).flatMap((row) => {
    const { path, code, message, wording } = (row ?? {}) as Readonly<Record<string, unknown>>;
    const isReason = typeof path === 'string' && typeof code === 'string' && typeof message === 'string';
    return isReason ? [{ path, code, message, ...wordingMember(wording) }] : [];
  });
}

/** A saved write is applied, even if the report differs. Without an outcome a write is unknown and a read is not applied. */
function outcomeOf(reported: Outcome | undefined, result: Result | null, mode: CommandMode): Outcome {
  if (mode === 'write' && result?.saved === true) return 'applied';
  return reported ?? (mode === 'read' ? 'not_applied' : 'unknown');
}
