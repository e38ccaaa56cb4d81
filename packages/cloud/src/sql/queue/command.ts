/** Commands in SQL: accept, read, list, cancel. What delivery does to them is in delivery.ts. */

import { cloudError } from '../../delivery/delivery.ts';
import type {
  CommandFilter,
  CommandRow,
  CommandSnapshot,
  ManyOutcome,
  NewCommand,
  Store,
  StoredCommand,
} from '../../store/store.ts';
import { intact } from '../verb/intact.ts';
import { all, one, run, type Parameters as StatementParameters, type Steps, type Value } from '../verb/statement.ts';
import { finished, queued } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { linkInTheWay } from './link.ts';
import { findOfCommand } from './proposal.ts';

/** All columns except those that can be large. */
export const LISTED_COLUMNS = `seq, tenant_id AS "tenantId", command_id AS "commandId", connector_id AS "connectorId", company_id AS "companyId",
  type, module, mode, status, created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt",
  attempts, error, outcome, report_hash AS "reportHash", doc_no AS "docNo",
  lease_token AS "leaseToken", lease_until AS "leaseUntil", run_started_at AS "runStartedAt", installs,
  artifact_sha256 AS "artifactSha256", artifact_file_name AS "artifactFileName", artifact_content_type AS "artifactContentType",
  artifact_size AS "artifactSize", trace`;

export const COMMAND_COLUMNS = `${LISTED_COLUMNS}, payload, warnings, result, late_report AS "lateReport", sent_by AS "sentBy",
  cleared_at AS "clearedAt", meaning_hash AS "meaningHash", external_id AS "externalId",
  payload_digest AS "payloadDigest", result_digest AS "resultDigest", late_report_digest AS "lateReportDigest"`;

/** The highest position in a queue that is counted; positions beyond it show as this. Every accepted command pays for the counting. */
export const QUEUE_WINDOW = 50;

const BY_ID = `SELECT ${COMMAND_COLUMNS} FROM command WHERE tenant_id = :tenantId AND command_id = :commandId`;

export const findStored = (tenantId: string, commandId: string): Steps<StoredCommand | null> =>
  one<StoredCommand>(BY_ID, { tenantId, commandId });

/** Adds the data that a caller sees with a command. */
function* seen(command: StoredCommand): Steps<CommandSnapshot> {
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

/** Counts queued commands of the same account book, at most up to the window. */
export const AROUND_QUEUED = `SELECT ${LAST_SEEN}, count(*) AS place
  FROM (SELECT 1 FROM command WHERE connector_id = :connectorId AND company_id = :companyId AND status = 'queued' AND seq <= :seq
         LIMIT ${QUEUE_WINDOW}) AS queued`;

const command = verb<Store['command'], 'own'>({
  sqlite: 'here',
  postgres: 'own',
  watch: (waiting, result) => {
    if (result !== null) waiting.seen(result);
  },
  intact: (result) => result && intact(result),
  *run({ tenantId, commandId }) {
    const found = yield* findStored(tenantId, commandId);
    return found && (yield* seen(found));
  },
});

/** A condition on a new command, as `given` names its columns: its id is free, or belongs to a decided proposal of this very command. */
export const idIsFree = (given: Readonly<Record<GivenColumn, string>>): string => `NOT EXISTS (
  SELECT 1 FROM proposal WHERE proposal.tenant_id = ${given.tenantId} AND proposal.command_id = ${given.commandId}
     AND proposal.state <> 'expired' AND NOT (proposal.state = 'open' AND proposal.expires_at <= ${given.now})
     AND NOT ((proposal.state IN ('approved', 'submitted') OR (proposal.state = 'open' AND proposal.approval = 'none'))
       AND proposal.connector_id = ${given.connectorId} AND proposal.company_id = ${given.companyId} AND proposal.type = ${given.type}
       AND proposal.payload = ${given.payload}))`;

/** The columns of a new command as parameters of those names. */
export const GIVEN_PARAMETERS: Readonly<Record<GivenColumn, string>> = {
  tenantId: ':tenantId',
  commandId: ':commandId',
  connectorId: ':connectorId',
  companyId: ':companyId',
  type: ':type',
  payload: ':payload',
  now: ':now',
};

/** A row if the id of a new command is taken. */
export const IS_TAKEN = `SELECT 1 AS taken
  WHERE EXISTS (SELECT 1 FROM command WHERE tenant_id = :tenantId AND command_id = :commandId) OR NOT (${idIsFree(GIVEN_PARAMETERS)})`;

export const takenParameters = ({ tenantId, commandId, connectorId, companyId, type, payload }: NewCommand) => ({
  tenantId,
  commandId,
  connectorId,
  companyId,
  type,
  payload,
});

type GivenColumn = 'tenantId' | 'commandId' | 'connectorId' | 'companyId' | 'type' | 'payload' | 'now';

/**
 * Every store inserts a new command in a way of its own, since nothing happens more often. What is left here is a command whose id was
 * known before: of two simultaneous posts of one id the second finds the first. An id can also belong to a write that waits for a person.
 */
export const accept = verb<Store['accept'], 'hot' | 'own'>({
  sqlite: 'hot',
  postgres: 'own',
  watch: (waiting, result) => {
    if ('command' in result) waiting.seen(result.command);
  },
  events: (result, { connectorId }) => (result.kind === 'queued' ? [queued(connectorId)] : []),
  // A command that was just written need not be compared.
  intact: (result) => (result.kind === 'known' ? { kind: 'known', command: intact(result.command) } : result),
  *run({ tenantId, commandId }) {
    const known = yield* findStored(tenantId, commandId);
    if (known) return { kind: 'known', command: yield* seen(known) };
    const proposal = yield* findOfCommand({ tenantId, commandId });
    if (!proposal) throw new Error('A command that conflicts, or a proposal with its id, must exist.');
    return { kind: 'proposed', proposal };
  },
});

/**
 * As for a single one, every store inserts in a way of its own. What is left here is a list that is kept together and cannot be queued:
 * those of it whose ids, or external ids, are taken.
 */
export const acceptMany = verb<Store['acceptMany'], 'hot' | 'own'>({
  sqlite: 'hot',
  postgres: 'own',
  watch: (waiting, outcomes) => {
    for (const outcome of outcomes) if (outcome !== null && 'command' in outcome) waiting.seen(outcome.command);
  },
  events: (outcomes) => {
    const queuedOnes = outcomes.flatMap((outcome) => (outcome?.kind === 'queued' ? [outcome.command.connectorId] : []));
    return [...new Set(queuedOnes)].map(queued);
  },
  intact: (outcomes) =>
    outcomes.map((outcome) => (outcome?.kind === 'known' ? { kind: 'known', command: intact(outcome.command) } : outcome)),
  *run({ commands }, now) {
    const outcomes: ManyOutcome[] = [];
    for (const command of commands) {
      const taken = yield* one(IS_TAKEN, { ...takenParameters(command), now });
      const inTheWay = taken === null ? yield* linkInTheWay(command) : null;
      if (inTheWay) outcomes.push({ kind: 'linked', link: inTheWay });
      else outcomes.push(taken === null ? null : yield* accept.run(command, now));
    }
    return outcomes;
  },
});

/** A command right after its insert, without reading back what was just written. */
export function freshCommand({ keptMs: _kept, claim: _claim, ...command }: NewCommand, seq: number, now: number): StoredCommand {
  return {
    ...command,
    externalId: command.externalId ?? null,
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
    clearedAt: null,
    meaningHash: null,
  };
}

export const cancel = verb<Store['cancel'], 'own'>({
  sqlite: 'write',
  postgres: 'own',
  events: (result, given) => (result.kind === 'cancelled' ? [finished(given)] : []),
  intact: (result) => (result.kind === 'unknown' ? result : { ...result, command: intact(result.command) }),
  *run({ tenantId, commandId }, now) {
    const found = yield* findStored(tenantId, commandId);
    if (!found) return { kind: 'unknown' };
    if (found.status !== 'queued') return { kind: 'not_queued', command: yield* seen(found) };
    return { kind: 'cancelled', command: yield* seen(yield* end(found, 'cancelled', now)) };
  },
});

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

/** Columns that only say whether a value exists, because reading it could be expensive. */
const ROW_COLUMNS = `${LISTED_COLUMNS}, CASE WHEN warnings IS NULL THEN 0 ELSE 1 END AS "isWarned",
  CASE WHEN partly_done IS NULL THEN 0 ELSE 1 END AS "isPartlyDone"`;

/** Looks at a bounded number of commands, newest first, and returns where it stopped if that was before the end. */
const commands = verb<Store['commands']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(filter) {
    const { scope, conditions, parameters } = conditionsOf(filter);
    const { tenantId, beforeSeq, limit } = filter;
    const floor = conditions.length === 0 ? null : yield* floorOf(scope, filter);
    const within = floor === null ? [] : ['seq >= :floorSeq'];
    const found = yield* all<CommandRow>(
      `SELECT ${ROW_COLUMNS} FROM command WHERE ${[...scope, ...within, ...conditions].join(' AND ')} ORDER BY seq DESC LIMIT :limit`,
      {
        tenantId,
        limit,
        ...parameters,
        ...(beforeSeq !== null && { beforeSeq }),
        ...(floor !== null && { floorSeq: floor.seq }),
      },
    );
    const isCutShort = floor !== null && found.length < limit && floor.createdAt >= (filter.from ?? 0);
    return { commands: found, continueBeforeSeq: isCutShort ? floor.seq : null };
  },
});

/** The last command that is searched; null when all are. */
function floorOf(scope: readonly string[], { tenantId, beforeSeq, lookedAtMax }: CommandFilter) {
  return one<Pick<StoredCommand, 'seq' | 'createdAt'>>(
    `SELECT seq, created_at AS "createdAt" FROM command WHERE ${scope.join(' AND ')} ORDER BY seq DESC LIMIT 1 OFFSET :passed`,
    { tenantId, passed: lookedAtMax - 1, ...(beforeSeq !== null && { beforeSeq }) },
  );
}

/** An index finds the rows of `scope`; `conditions` filter those. */
function conditionsOf(filter: CommandFilter): {
  readonly scope: readonly string[];
  readonly conditions: readonly string[];
  readonly parameters: StatementParameters;
} {
  const scope = ['tenant_id = :tenantId'];
  const conditions: string[] = [];
  const parameters: Record<string, Value> = {};
  const when = (name: string, value: Value, condition: string): void => {
    if (value === null) return;
    conditions.push(condition);
    parameters[name] = value;
  };
  if (filter.beforeSeq !== null) scope.push('seq < :beforeSeq');
  // Only failures have an outcome or an error. The condition is written out, so that the planner can use the indexes of failures.
  if (filter.outcome === 'unknown') scope.push("outcome = 'unknown'");
  else if (filter.outcome !== null || filter.errorCode !== null || filter.status === 'failed') scope.push("status = 'failed'");
  if (filter.status !== null && filter.status !== 'failed') conditions.push(`status = '${filter.status}'`);
  if (filter.outcome !== null && filter.outcome !== 'unknown') conditions.push(`outcome = '${filter.outcome}'`);
  when('type', filter.type, 'type = :type');
  when('module', filter.module, 'module = :module');
  when('companyId', filter.companyId, 'company_id = :companyId');
  when('connectorId', filter.connectorId, 'connector_id = :connectorId');
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
  // An empty list matches nothing.
  if (filter.companies?.length === 0 || filter.modules?.length === 0) conditions.push('1 = 0');
  if (filter.companies?.length) conditions.push(`company_id IN ${oneOf('book', filter.companies)}`);
  if (filter.modules?.length) conditions.push(`module IN ${oneOf('visible', filter.modules)}`);
  if (filter.hiddenTypes.length > 0) conditions.push(`type NOT IN ${oneOf('hidden', filter.hiddenTypes)}`);
  return { scope, conditions, parameters };
}

const TEXT_CONDITION = `(lower(command_id) LIKE :text ESCAPE '\\' OR type LIKE :text ESCAPE '\\' OR lower(doc_no) LIKE :text ESCAPE '\\')`;

export const commandVerbs = { command, accept, acceptMany, cancel, commands };
