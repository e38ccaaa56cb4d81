/** Commands in SQL: accept, read, list, cancel. What delivery does to them is in delivery.ts beside this. */

import { cloudError } from '../delivery.ts';
import type {
  AcceptOutcome,
  CommandFilter,
  CommandKey,
  ListedCommand,
  NewCommand,
  SeenCommand,
  Store,
  StoredCommand,
} from '../store.ts';
import { payloadDigest } from '../stored-digest.ts';
import { all, one, run, type Parameters as StatementParameters, type Steps, type Value } from './statement.ts';

/** Everything but what may be large. */
export const LISTED_COLUMNS = `seq, tenant_id AS "tenantId", command_id AS "commandId", connector_id AS "connectorId", company_id AS "companyId",
  type, module, mode, status, created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt",
  attempts, error, outcome, report_hash AS "reportHash", doc_no AS "docNo",
  lease_token AS "leaseToken", lease_until AS "leaseUntil", run_started_at AS "runStartedAt", installs,
  artifact_sha256 AS "artifactSha256", artifact_file_name AS "artifactFileName", artifact_content_type AS "artifactContentType",
  artifact_size AS "artifactSize"`;

export const COMMAND_COLUMNS = `${LISTED_COLUMNS}, payload, warnings, result, late_report AS "lateReport", sent_by AS "sentBy",
  payload_digest AS "payloadDigest", result_digest AS "resultDigest", late_report_digest AS "lateReportDigest"`;

/** How far a queue is counted; a place beyond it reads as this. Every accepted command pays for the counting. */
export const QUEUE_WINDOW = 50;

const BY_ID = `SELECT ${COMMAND_COLUMNS} FROM command WHERE tenant_id = :tenantId AND command_id = :commandId`;

export const findStored = (tenantId: string, commandId: string): Steps<StoredCommand | null> =>
  one<StoredCommand>(BY_ID, { tenantId, commandId });

/** Adds what a caller sees around a command. */
export function* seen(command: StoredCommand): Steps<SeenCommand> {
  const { connectorId, companyId, seq } = command;
  const isQueued = command.status === 'queued';
  const around = yield* one<{ lastSeenAt: number | null; place?: number }>(isQueued ? AROUND_QUEUED : AROUND, {
    connectorId,
    ...(isQueued && { companyId, seq }),
  });
  return { ...command, connectorLastSeenAt: around?.lastSeenAt ?? null, queuePosition: around?.place ?? null };
}

const LAST_SEEN = '(SELECT last_seen_at FROM connector WHERE connector_id = :connectorId) AS "lastSeenAt"';

const AROUND = `SELECT ${LAST_SEEN}`;

/** Counts those of the same account book, but never beyond the window: once that is full of any, the place reads as its end. */
export const AROUND_QUEUED = `SELECT ${LAST_SEEN},
    CASE WHEN count(*) = ${QUEUE_WINDOW} THEN ${QUEUE_WINDOW} ELSE count(CASE WHEN company_id = :companyId THEN 1 END) END AS place
  FROM (SELECT company_id FROM command WHERE connector_id = :connectorId AND status = 'queued' AND seq <= :seq
         ORDER BY seq LIMIT ${QUEUE_WINDOW}) AS queued`;

export function* command({ tenantId, commandId }: CommandKey): Steps<SeenCommand | null> {
  const found = yield* findStored(tenantId, commandId);
  return found && (yield* seen(found));
}

/** Answers nothing when the id is known. */
export const INSERT = `INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, doc_no, sent_by, payload_digest, status, created_at, attempts, installs)
  VALUES (:tenantId, :commandId, :connectorId, :companyId, :type, :module, :mode, :payload, :warnings, :docNo, :sentBy, :payloadDigest, 'queued', :now, 0, '')
  ON CONFLICT (tenant_id, command_id) DO NOTHING RETURNING seq`;

/** One durable insert; of two simultaneous posts of one id the second finds the first. */
export function* accept(command: NewCommand, now: number): Steps<AcceptOutcome> {
  const { tenantId, commandId, connectorId, companyId, type, module, mode, payload, warnings, docNo, sentBy } = command;
  const inserted = yield* one<{ seq: number }>(INSERT, {
    tenantId,
    commandId,
    connectorId,
    companyId,
    type,
    module,
    mode,
    payload,
    warnings,
    docNo,
    sentBy,
    payloadDigest: payloadDigest(command),
    now,
  });
  if (inserted) return { kind: 'queued', command: yield* seen(freshCommand(command, inserted.seq, now)) };
  const known = yield* findStored(tenantId, commandId);
  if (!known) throw new Error('A command that conflicts must exist.');
  return { kind: 'known', command: yield* seen(known) };
}

/** A command as it stands right after its insert, without reading back what was just written. */
export function freshCommand(command: NewCommand, seq: number, now: number): StoredCommand {
  return {
    ...command,
    seq,
    status: 'queued',
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    attempts: 0,
    result: null,
    error: null,
    outcome: null,
    reportHash: null,
    lateReport: null,
    leaseToken: null,
    leaseUntil: null,
    runStartedAt: null,
    installs: '',
    artifactSha256: null,
    artifactFileName: null,
    artifactContentType: null,
    artifactSize: null,
  };
}

export function* queuedCount({ tenantId, limit }: { tenantId: string; limit: number }): Steps<number> {
  const counted = yield* one<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM connector JOIN command ON command.connector_id = connector.connector_id
        WHERE connector.tenant_id = :tenantId AND command.status = 'queued' LIMIT :limit) AS queued`,
    { tenantId, limit },
  );
  return counted?.count ?? 0;
}

type CancelOutcome = Awaited<ReturnType<Store['cancel']>>;

export function* cancel({ tenantId, commandId }: CommandKey, now: number): Steps<CancelOutcome> {
  const found = yield* findStored(tenantId, commandId);
  if (!found) return { kind: 'unknown' };
  if (found.status !== 'queued') return { kind: 'not_queued', command: yield* seen(found) };
  return { kind: 'cancelled', command: yield* seen(yield* end(found, 'cancelled', now)) };
}

/** Ends a command in the cloud's own words. */
export function* end<Ended extends Pick<StoredCommand, 'seq'>>(command: Ended, code: CloudCode, now: number) {
  const error = cloudError(code);
  const ended = { status: 'failed', error: JSON.stringify(error), outcome: error.outcome, finishedAt: now } as const;
  yield* run(
    `UPDATE command SET status = :status, error = :error, outcome = :outcome, finished_at = :finishedAt, lease_token = NULL, lease_until = NULL
      WHERE seq = :seq`,
    { ...ended, seq: command.seq },
  );
  return { ...command, ...ended, leaseToken: null, leaseUntil: null };
}

type CloudCode = Parameters<typeof cloudError>[0];

/** How many of the newest commands a text is looked for in. */
const SEARCH_WINDOW = 20_000;

export function commands(filter: CommandFilter): Steps<readonly ListedCommand[]> {
  const { conditions, parameters } = conditionsOf(filter);
  return all<ListedCommand>(
    `SELECT ${LISTED_COLUMNS} FROM command WHERE ${conditions.join(' AND ')} ORDER BY seq DESC LIMIT :limit`,
    parameters,
  );
}

function conditionsOf(filter: CommandFilter): {
  readonly conditions: readonly string[];
  readonly parameters: StatementParameters;
} {
  const conditions = ['tenant_id = :tenantId'];
  const parameters: Record<string, Value> = { tenantId: filter.tenantId, limit: filter.limit };
  const when = (name: string, value: Value, condition: string): void => {
    if (value === null) return;
    conditions.push(condition);
    parameters[name] = value;
  };
  when('beforeSeq', filter.beforeSeq, 'seq < :beforeSeq');
  // Written out, so that the index of failures alone is known to be enough.
  if (filter.status !== null) conditions.push(`status = '${filter.status}'`);
  when('type', filter.type, 'type = :type');
  when('module', filter.module, 'module = :module');
  when('companyId', filter.companyId, 'company_id = :companyId');
  when('connectorId', filter.connectorId, 'connector_id = :connectorId');
  when('outcome', filter.outcome, 'outcome = :outcome');
  if (filter.errorCode !== null) {
    // The code is the first member of every error that is stored.
    const errorStart = `{"code":${JSON.stringify(filter.errorCode)},`;
    conditions.push('substr(error, 1, :errorStartLength) = :errorStart');
    Object.assign(parameters, { errorStart, errorStartLength: errorStart.length });
  }
  when('from', filter.from, 'created_at >= :from');
  when('to', filter.to, 'created_at < :to');
  when('text', filter.text === null ? null : `%${filter.text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`, TEXT_CONDITION);
  const oneOf = (name: string, values: readonly string[]): string => {
    const names = values.map((_, index) => `${name}${index}`);
    for (const [index, value] of values.entries()) parameters[`${name}${index}`] = value;
    return `(${names.map((parameter) => `:${parameter}`).join(', ')})`;
  };
  // An empty list lets nothing through.
  if (filter.companies?.length === 0 || filter.modules?.length === 0) conditions.push('1 = 0');
  if (filter.companies?.length) conditions.push(`company_id IN ${oneOf('book', filter.companies)}`);
  if (filter.modules?.length) conditions.push(`module IN ${oneOf('visible', filter.modules)}`);
  if (filter.hiddenTypes.length > 0) conditions.push(`type NOT IN ${oneOf('hidden', filter.hiddenTypes)}`);
  return { conditions, parameters };
}

const TEXT_CONDITION = `seq >= (SELECT min(seq) FROM (SELECT seq FROM command WHERE tenant_id = :tenantId
    ORDER BY seq DESC LIMIT ${SEARCH_WINDOW}) AS newest)
  AND (lower(command_id) LIKE :text ESCAPE '\\' OR type LIKE :text ESCAPE '\\' OR lower(doc_no) LIKE :text ESCAPE '\\')`;
