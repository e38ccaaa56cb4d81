/** A stored command as callers see it. Written as text at once: payload and result are JSON already and are not parsed again. */

import { type Command, type CommandError, type CommandSummary, type PresenceReason, traceOfLine } from '@ledgerline/contract';
import { isOnline } from '../delivery/delivery.ts';
import type { ArtifactFile, CommandRow, CommandSnapshot, StoredCommand } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import { isAboutRecord } from './record-code.ts';

export interface Viewpoint {
  /** Public address, without a slash at its end. */
  readonly baseUrl: string;
  readonly now: number;
  /** Why a queued command does not run; absent where it was not asked. */
  readonly waitingFor?: PresenceReason | null;
}

/** A command as the text of the contract's Command. Ids, types and statuses need no escaping in JSON. */
export function commandText(command: CommandSnapshot, view: Viewpoint): string {
  const { commandId, connectorId, companyId, type, mode, module, status, attempts } = command;
  const head =
    `{"commandId":"${commandId}","connectorId":"${connectorId}","companyId":"${companyId}","type":"${type}","mode":"${mode}",` +
    `"module":"${module}","status":"${status}","createdAt":"${createdText(command.createdAt)}",` +
    `"startedAt":${instantOrNull(command.startedAt)},"finishedAt":${instantOrNull(command.finishedAt)},"attempts":${attempts},`;
  const body = `"error":${command.error},"payload":${command.payload},"warnings":${command.warnings ?? '[]'},"result":${resultText(command, view.baseUrl)},`;
  const tail = `"queuePosition":${command.queuePosition},"connectorOnline":${isOnline(command.connectorLastSeenAt, view.now)}`;
  const waiting = view.waitingFor === undefined ? '' : `,"waitingFor":${JSON.stringify(view.waitingFor)}`;
  return `${head}${body}${tail}${waiting}${reconciliationText(command)}${clearedText(command)}${traceText(command)}}`;
}

const clearedText = ({ clearedAt }: StoredCommand): string =>
  clearedAt === null ? '' : `,"clearedAt":"${instantText(clearedAt)}"`;

const traceText = ({ trace }: StoredCommand): string =>
  trace === null ? '' : `,"traceparent":"${traceOfLine(trace).traceparent}"`;

/** The same as a value. */
export const commandView = (command: CommandSnapshot, view: Viewpoint): Command =>
  JSON.parse(commandText(command, view)) as Command;

const instantOrNull = (milliseconds: number | null): string =>
  milliseconds === null ? 'null' : `"${instantText(milliseconds)}"`;

let lastCreatedAt = Number.NaN;
let lastCreatedText = '';

/** Commands that are accepted together share their timestamp, so it is formatted once. */
function createdText(milliseconds: number): string {
  if (milliseconds !== lastCreatedAt) {
    lastCreatedAt = milliseconds;
    lastCreatedText = instantText(milliseconds);
  }
  return lastCreatedText;
}

/** Fields of a result that only the cloud writes; they are dropped from what a connector reports. */
export const artifactMembers = ['artifact', 'artifactUrl'] as const;

/** The result, and the file that belongs to it once there is a result. */
function resultText(command: StoredCommand, baseUrl: string): string {
  const { result, finishedAt } = command;
  const artifact = finishedAt === null ? null : artifactOf(command);
  if (artifact === null) return result ?? 'null';
  const artifactUrl = `${baseUrl}/v1/commands/${command.commandId}/artifact`;
  const members = JSON.stringify({ artifactUrl, artifact }).slice(1, -1);
  return result === null || result === '{}' ? `{${members}}` : `${result.slice(0, -1)},${members}}`;
}

type WithArtifact = Pick<StoredCommand, 'artifactSha256' | 'artifactFileName' | 'artifactContentType' | 'artifactSize'>;

export function artifactOf(command: WithArtifact): ArtifactFile | null {
  const { artifactSha256: sha256, artifactFileName: fileName, artifactContentType: contentType, artifactSize: size } = command;
  return sha256 === null || fileName === null || contentType === null || size === null
    ? null
    : { fileName, contentType, size, sha256 };
}

const RECEIVED_AT = /"receivedAt":(\d+)\}$/;

/** A late report ends with the time at which it was received, in milliseconds. */
function reconciliationText({ lateReport }: StoredCommand): string {
  if (lateReport === null) return '';
  const [ending = '', receivedAt] = RECEIVED_AT.exec(lateReport.slice(-ENDING_CHARACTERS)) ?? [];
  const report = lateReport.slice(0, lateReport.length - ending.length);
  return `,"reconciliation":${report}"receivedAt":"${instantText(Number(receivedAt))}"}`;
}

const ENDING_CHARACTERS = 40;

/** The text in a list instead of an error that the key cannot read. */
const HIDDEN_ERROR = 'GET /v1/commands/{commandId} returns the error to keys that can read every module of the rows.';

/** The error without its details, which can be many and name fields of the payload. */
function summaryError(text: string, isHidden: boolean): CommandError {
  const { details: _details, wording, ...error } = JSON.parse(text) as CommandError;
  return isHidden ? { ...error, message: HIDDEN_ERROR } : { ...error, ...(wording && { wording }) };
}

/** A command in a list, without its payload and result. */
export function summaryView(command: CommandRow, isErrorHidden = false): CommandSummary {
  const { commandId, connectorId, companyId, type, mode, module, status, attempts, docNo } = command;
  const isRecord = isAboutRecord(type);
  return {
    commandId,
    connectorId,
    companyId,
    type,
    mode,
    module,
    status,
    createdAt: instantText(command.createdAt),
    startedAt: command.startedAt === null ? null : instantText(command.startedAt),
    finishedAt: command.finishedAt === null ? null : instantText(command.finishedAt),
    attempts,
    error: command.error === null ? null : summaryError(command.error, isErrorHidden),
    docNo: isRecord ? null : docNo,
    recordCode: isRecord ? docNo : null,
    partlyDone: command.isPartlyDone === 1,
    fieldsIgnored: command.isWarned === 1,
  };
}
