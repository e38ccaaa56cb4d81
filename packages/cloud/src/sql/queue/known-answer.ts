/** Known answers of account books in SQL. Questions, and the sealing of answers, are in book-window/. */

import type { Store } from '../../store/store.ts';
import type { AnswerKey, KnownAnswer } from '../../store/stored-known-answer.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const COLUMNS = 'asked_at AS "askedAt", command_id AS "commandId", answer, answered_at AS "answeredAt", problem';
const OF_QUESTION = `tenant_id = :tenantId AND connector_id = :connectorId AND company_id = :companyId AND question_hash = :questionHash`;

const keyOf = ({ tenantId, connectorId, companyId, questionHash }: AnswerKey) => ({
  tenantId,
  connectorId,
  companyId,
  questionHash,
});

const findAnswer = (key: AnswerKey): Steps<KnownAnswer | null> =>
  one<KnownAnswer>(`SELECT ${COLUMNS} FROM known_answer WHERE ${OF_QUESTION}`, keyOf(key));

const knownAnswer = verb<Store['knownAnswer']>({ sqlite: 'here', postgres: { read: 'batched' }, run: findAnswer });

const claimRefresh = verb<Store['claimRefresh']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: ofTenant },
  *run(claim, now) {
    const { tenantId, commandId, everyMs, freshMs, answersMax } = claim;
    const known = yield* findAnswer(claim);
    if (known && !isDue(known, { everyMs, freshMs }, now)) return { isClaimed: false, known };
    if (!known) yield* makeRoom(tenantId, answersMax);
    const claimed = yield* one<KnownAnswer>(
      `INSERT INTO known_answer (tenant_id, connector_id, company_id, question_hash, asked_at, command_id)
       VALUES (:tenantId, :connectorId, :companyId, :questionHash, :now, :commandId)
       ON CONFLICT (tenant_id, connector_id, company_id, question_hash) DO UPDATE SET asked_at = :now, command_id = :commandId
       RETURNING ${COLUMNS}`,
      { ...keyOf(claim), now, commandId },
    );
    if (!claimed) throw new Error('A question that was inserted must exist.');
    return { isClaimed: true, known: claimed };
  },
});

type Pace = Pick<Parameters<Store['claimRefresh']>[0], 'everyMs' | 'freshMs'>;

const isDue = ({ askedAt, commandId, answeredAt }: KnownAnswer, { everyMs, freshMs }: Pace, now: number): boolean =>
  commandId === null && askedAt <= now - everyMs && (answeredAt === null || answeredAt <= now - freshMs);

function* makeRoom(tenantId: string, answersMax: number): Steps<void> {
  const counted = yield* one<{ count: number }>('SELECT count(*) AS count FROM known_answer WHERE tenant_id = :tenantId', {
    tenantId,
  });
  const over = (counted?.count ?? 0) - answersMax + 1;
  if (over <= 0) return;
  const oldest = yield* all<Omit<AnswerKey, 'tenantId'>>(
    `SELECT connector_id AS "connectorId", company_id AS "companyId", question_hash AS "questionHash"
       FROM known_answer WHERE tenant_id = :tenantId ORDER BY asked_at LIMIT :over`,
    { tenantId, over },
  );
  for (const key of oldest) yield* remove({ tenantId, ...key });
}

const remove = (key: AnswerKey): Steps<void> => run(`DELETE FROM known_answer WHERE ${OF_QUESTION}`, keyOf(key));

const keepAnswer = verb<Store['keepAnswer']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: (outcome, now) =>
    one<KnownAnswer>(
      `UPDATE known_answer SET command_id = NULL, problem = :problem,
              answer = CASE WHEN :isAnswer = 1 THEN :answer WHEN answered_at >= :keptSince THEN answer END,
              answered_at = CASE WHEN :isAnswer = 1 THEN :now WHEN answered_at >= :keptSince THEN answered_at END
        WHERE ${OF_QUESTION} AND command_id = :commandId RETURNING ${COLUMNS}`,
      {
        ...keyOf(outcome),
        now,
        commandId: outcome.commandId,
        isAnswer: outcome.answer === null ? 0 : 1,
        answer: outcome.answer,
        problem: outcome.problem,
        keptSince: outcome.keptSince,
      },
    ),
});

const forgetAnswers = verb<Store['forgetAnswers']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<AnswerKey>(
      `SELECT tenant_id AS "tenantId", connector_id AS "connectorId", company_id AS "companyId", question_hash AS "questionHash"
         FROM known_answer WHERE asked_at < :before ORDER BY asked_at LIMIT :limit`,
      { before, limit },
    );
    for (const key of old) yield* remove(key);
    return old.length;
  },
});

export const knownAnswerVerbs = { knownAnswer, claimRefresh, keepAnswer, forgetAnswers };
