/** Proposals in SQL: writes that wait for a decision. Their rules are in proposal/ and command/. */

import type { Store } from '../../store/store.ts';
import type { ListedProposal, ProposalDecision, ProposalKey, StoredProposal } from '../../store/stored-proposal.ts';
import { audit } from '../event/audit.ts';
import { record } from '../event/event.ts';
import { notify, resolveNotification } from '../event/notification.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';

const LISTED_COLUMNS = `proposal_id AS "proposalId", tenant_id AS "tenantId", key_id AS "keyId", connector_id AS "connectorId",
  company_id AS "companyId", type, module, doc_no AS "docNo", meaning_hash AS "meaningHash", command_id AS "commandId", approval,
  before_hash AS "beforeHash", agent, state, created_at AS "createdAt", expires_at AS "expiresAt", decided_at AS "decidedAt",
  decided_by AS "decidedBy", reason, ended_at AS "endedAt"`;
const COLUMNS = `${LISTED_COLUMNS}, payload, warnings, preview, token_hash AS "tokenHash"`;

const SELECT = `SELECT ${COLUMNS} FROM proposal`;

const findProposal = ({ tenantId, proposalId }: ProposalKey): Steps<StoredProposal | null> =>
  one<StoredProposal>(`${SELECT} WHERE proposal_id = :proposalId AND tenant_id = :tenantId`, { tenantId, proposalId });

export const findOfCommand = ({ tenantId, commandId }: Parameters<Store['proposalOfCommand']>[0]): Steps<StoredProposal | null> =>
  one<StoredProposal>(`${SELECT} WHERE tenant_id = :tenantId AND command_id = :commandId`, { tenantId, commandId });

/** An expired proposal releases its commandId, so the program can ask again. */
const propose = verb<Store['propose']>({
  sqlite: 'write',
  postgres: { write: ({ proposal: wanted }) => ofTenant(wanted) },
  events: (result, { proposal }) => (result.kind === 'proposed' && proposal.approval === 'person' ? told(proposal) : []),
  *run({ proposal: wanted, validMs, openMax, approvalUrl, notice, audit: entry }, now) {
    const { tenantId, commandId } = wanted;
    const queued = yield* one('SELECT seq FROM command WHERE tenant_id = :tenantId AND command_id = :commandId', {
      tenantId,
      commandId,
    });
    if (queued) return { kind: 'queued' };
    const known = yield* findOfCommand(wanted);
    if (known && !isOver(known, now)) return { kind: 'known', proposal: known };
    if (known) {
      if (known.state === 'open') yield* end(known, 'expired', now);
      yield* run('DELETE FROM proposal WHERE proposal_id = :proposalId', { proposalId: known.proposalId });
    }
    const open = yield* one<{ count: number }>(COUNT_OPEN, { tenantId, now, limit: openMax });
    if ((open?.count ?? 0) >= openMax) return { kind: 'limit_reached' };
    const proposal = yield* one<StoredProposal>(
      `INSERT INTO proposal (proposal_id, tenant_id, key_id, connector_id, company_id, type, module, payload, warnings, doc_no, meaning_hash,
         command_id, approval, before_hash, preview, agent, token_hash, state, created_at, expires_at)
       VALUES (:proposalId, :tenantId, :keyId, :connectorId, :companyId, :type, :module, :payload, :warnings, :docNo, :meaningHash,
         :commandId, :approval, :beforeHash, :preview, :agent, :tokenHash, 'open', :now, :expiresAt) RETURNING ${COLUMNS}`,
      { ...wanted, now, expiresAt: now + validMs },
    );
    if (!proposal) throw new Error('A proposal that was inserted must exist.');
    yield* audit.run(entry, now);
    if (notice) yield* notify.run({ tenantId, ...notice }, now);
    if (approvalUrl !== null) yield* recordOf(proposal, 'approval.requested', { approvalUrl }, now);
    return { kind: 'proposed', proposal };
  },
});

const COUNT_OPEN = `SELECT count(*) AS count FROM
  (SELECT 1 FROM proposal WHERE tenant_id = :tenantId AND state = 'open' AND expires_at > :now LIMIT :limit) AS open`;

const isOver = ({ state, expiresAt }: StoredProposal, now: number): boolean =>
  state === 'expired' || (state === 'open' && expiresAt <= now);

function recordOf(
  { tenantId, proposalId, commandId, type, connectorId, companyId, keyId }: ListedProposal,
  event: 'approval.requested' | 'approval.decided',
  more: Readonly<Record<string, unknown>>,
  now: number,
): Steps<void> {
  const data = { proposalId, commandId, type, connectorId, companyId, keyId, ...more };
  return record({ tenantId, type: event, subject: proposalId, connectorId, companyId, data }, now);
}

const proposal = verb<Store['proposal']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: findProposal,
});

const proposalOfCommand = verb<Store['proposalOfCommand']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: findOfCommand,
});

const AFTER_PLACE = 'AND created_at <= :at AND (created_at < :at OR proposal_id > :id)';

/** Lists the proposals that a person decides, open or decided, newest first. Decided ones are filtered from all, because only a limited number is open. */
const proposals = verb<Store['proposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, isOpen, before, limit }) =>
    all<ListedProposal>(
      `SELECT ${LISTED_COLUMNS} FROM proposal WHERE tenant_id = :tenantId AND approval = 'person' AND state ${isOpen ? '=' : '<>'} 'open'
       ${before === null ? '' : AFTER_PLACE} ORDER BY created_at DESC, proposal_id LIMIT :limit`,
      { tenantId, limit, ...before },
    ),
});

const COUNTED_MAX = 1_000;

const openProposals = verb<Store['openProposals']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tenantId }, now) {
    const counted = yield* one<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM proposal
        WHERE tenant_id = :tenantId AND state = 'open' AND approval = 'person' AND expires_at > :now LIMIT ${COUNTED_MAX}) AS open`,
      { tenantId, now },
    );
    return counted?.count ?? 0;
  },
});

const keepPreview = verb<Store['keepPreview']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ tenantId, proposalId, preview, beforeHash }) =>
    one<StoredProposal>(
      `UPDATE proposal SET preview = :preview, before_hash = :beforeHash
        WHERE proposal_id = :proposalId AND tenant_id = :tenantId AND state = 'open' RETURNING ${COLUMNS}`,
      { tenantId, proposalId, preview, beforeHash },
    ),
});

const askForApproval = verb<Store['askForApproval']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result, given) => (result ? told(given) : []),
  *run({ tenantId, proposalId, validMs, approvalUrl, notice, audit: entry }, now) {
    const asked = yield* one<StoredProposal>(
      `UPDATE proposal SET approval = 'person', expires_at = :expiresAt
        WHERE proposal_id = :proposalId AND tenant_id = :tenantId AND state = 'open' AND approval = 'none' RETURNING ${COLUMNS}`,
      { tenantId, proposalId, expiresAt: now + validMs },
    );
    if (!asked) {
      const known = yield* findProposal({ tenantId, proposalId });
      return known?.state === 'open' ? known : null;
    }
    yield* audit.run(entry, now);
    yield* notify.run({ tenantId, ...notice }, now);
    yield* recordOf(asked, 'approval.requested', { approvalUrl }, now);
    return asked;
  },
});

/** The states in which repeating a decision changes nothing: an approved proposal may be `submitted` already. */
const sameAs: Readonly<Record<ProposalDecision, readonly string[]>> = {
  approved: ['approved', 'submitted'],
  denied: ['denied'],
};

const decideProposal = verb<Store['decideProposal']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result, given) => (result.kind === 'decided' ? told(given) : []),
  *run({ tenantId, proposalId, decision, decidedBy, reason, queueMs, audit: entry }, now) {
    const known = yield* findProposal({ tenantId, proposalId });
    if (known?.approval !== 'person') return { kind: 'unknown' };
    if (sameAs[decision].includes(known.state)) return { kind: 'repeated', proposal: known };
    if (known.state !== 'open') return { kind: 'ended', proposal: known };
    if (known.expiresAt <= now) return { kind: 'ended', proposal: (yield* end(known, 'expired', now)) ?? known };
    const decided = yield* one<StoredProposal>(
      `UPDATE proposal SET state = :decision, decided_at = :now, decided_by = :decidedBy, reason = :reason, ended_at = :endedAt,
              expires_at = :expiresAt WHERE proposal_id = :proposalId AND state = 'open' RETURNING ${COLUMNS}`,
      {
        decision,
        now,
        decidedBy,
        reason,
        endedAt: decision === 'denied' ? now : null,
        expiresAt: decision === 'denied' ? known.expiresAt : now + queueMs,
        proposalId,
      },
    );
    if (!decided) return { kind: 'ended', proposal: known };
    yield* audit.run(entry, now);
    yield* recordOf(decided, 'approval.decided', { decision, reason }, now);
    yield* resolveNotification({ tenantId, kind: 'approval_requested', subject: proposalId }, now);
    return { kind: 'decided', proposal: decided };
  },
});

/** Ends a proposal that was not decided, or whose command could not be queued in time. */
function* end(known: ListedProposal, state: 'expired', now: number): Steps<StoredProposal | null> {
  const { tenantId, proposalId, approval } = known;
  const ended = yield* one<StoredProposal>(
    `UPDATE proposal SET state = :state, ended_at = :now WHERE proposal_id = :proposalId AND ended_at IS NULL RETURNING ${COLUMNS}`,
    { state, now, proposalId },
  );
  if (ended && approval === 'person') {
    yield* recordOf(known, 'approval.decided', { decision: state, reason: null }, now);
    yield* resolveNotification({ tenantId, kind: 'approval_requested', subject: proposalId }, now);
  }
  return ended;
}

const submitProposal = verb<Store['submitProposal']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ tenantId, proposalId }, now) =>
    one<StoredProposal>(
      `UPDATE proposal SET state = 'submitted', ended_at = coalesce(ended_at, :now)
        WHERE proposal_id = :proposalId AND tenant_id = :tenantId
          AND (state IN ('approved', 'submitted') OR (state = 'open' AND approval = 'none')) RETURNING ${COLUMNS}`,
      { now, proposalId, tenantId },
    ),
});

const approvedProposals = verb<Store['approvedProposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ decidedBefore, limit }) =>
    all<ProposalKey>(
      `SELECT tenant_id AS "tenantId", proposal_id AS "proposalId" FROM proposal
        WHERE state = 'approved' AND decided_at <= :decidedBefore ORDER BY decided_at LIMIT :limit`,
      { decidedBefore, limit },
    ),
});

const expireProposals = verb<Store['expireProposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  events: (ended) => ended.flatMap(told),
  *run({ limit }, now) {
    const due = yield* all<ListedProposal>(
      `SELECT ${LISTED_COLUMNS} FROM proposal WHERE ended_at IS NULL AND expires_at <= :now ORDER BY expires_at LIMIT :limit`,
      { now, limit },
    );
    const ended: ProposalKey[] = [];
    for (const known of due) {
      const { tenantId, proposalId } = known;
      if (yield* end(known, 'expired', now)) ended.push({ tenantId, proposalId });
    }
    return ended;
  },
});

const forgetProposals = verb<Store['forgetProposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<{ proposalId: string }>(
      'SELECT proposal_id AS "proposalId" FROM proposal WHERE ended_at < :before ORDER BY ended_at LIMIT :limit',
      { before, limit },
    );
    for (const { proposalId } of old) yield* run('DELETE FROM proposal WHERE proposal_id = :proposalId', { proposalId });
    return old.length;
  },
});

const alikeProposals = verb<Store['alikeProposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, keyId, connectorId, companyId, type, meaningHash, since, limit }) =>
    all<StoredProposal>(
      `${SELECT} WHERE tenant_id = :tenantId AND key_id = :keyId AND meaning_hash = :meaningHash AND created_at >= :since
          AND connector_id = :connectorId AND company_id = :companyId AND type = :type AND state IN ('approved', 'submitted')
        ORDER BY created_at DESC LIMIT :limit`,
      { tenantId, keyId, connectorId, companyId, type, meaningHash, since, limit },
    ),
});

const proposalStatistics = verb<Store['proposalStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(_, now) {
    const counted = yield* one<{ open: number }>(
      `SELECT count(*) AS open FROM proposal WHERE ended_at IS NULL AND expires_at > :now AND state = 'open' AND approval = 'person'`,
      { now },
    );
    return { open: counted?.open ?? 0 };
  },
});

const wholeProposals = verb<Store['wholeProposals']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, after, limit }) =>
    all<StoredProposal>(`${SELECT} WHERE tenant_id = :tenantId AND command_id > :after ORDER BY command_id LIMIT :limit`, {
      tenantId,
      after,
      limit,
    }),
});

export const proposalVerbs = {
  propose,
  proposal,
  proposalOfCommand,
  proposals,
  openProposals,
  keepPreview,
  askForApproval,
  decideProposal,
  submitProposal,
  approvedProposals,
  expireProposals,
  forgetProposals,
  alikeProposals,
  proposalStatistics,
  wholeProposals,
};
