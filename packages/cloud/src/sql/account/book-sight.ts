/** Who can view account books in the portal, and who did, in SQL. What a role sees is not decided here. */

import type { BookPart } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type { BookKey } from '../../store/stored-known-answer.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { findMember } from './membership.ts';

const sightOf = verb<Store['sightOf']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tenantId, personId }) {
    const row = yield* one<{ sees: string }>(
      'SELECT sees FROM membership WHERE tenant_id = :tenantId AND person_id = :personId',
      { tenantId, personId },
    );
    return JSON.parse(row?.sees ?? '[]') as readonly BookPart[];
  },
});

const setSight = verb<Store['setSight']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, personId, sees, audit: entry }, now) {
    const found = yield* findMember(tenantId, personId);
    if (!found) return { kind: 'unknown' };
    yield* run('UPDATE membership SET sees = :sees WHERE tenant_id = :tenantId AND person_id = :personId', {
      sees: JSON.stringify(sees),
      tenantId,
      personId,
    });
    yield* audit.run(entry, now);
    return { kind: 'changed', member: { ...found, sees } };
  },
});

const OF_BOOK = 'tenant_id = :tenantId AND connector_id = :connectorId AND company_id = :companyId';

const bookOf = ({ tenantId, connectorId, companyId }: BookKey) => ({ tenantId, connectorId, companyId });

const closedBooks = verb<Store['closedBooks']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tenantId }) =>
    all<Omit<BookKey, 'tenantId'>>(
      'SELECT connector_id AS "connectorId", company_id AS "companyId" FROM closed_book WHERE tenant_id = :tenantId',
      { tenantId },
    ),
});

const setBookClosed = verb<Store['setBookClosed']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run(change, now) {
    const book = bookOf(change);
    const known = yield* one(`SELECT closed_at FROM closed_book WHERE ${OF_BOOK}`, book);
    if ((known !== null) === change.isClosed) return;
    if (change.isClosed) {
      yield* run(
        'INSERT INTO closed_book (tenant_id, connector_id, company_id, closed_at) VALUES (:tenantId, :connectorId, :companyId, :now)',
        { ...book, now },
      );
      yield* run(`DELETE FROM known_answer WHERE ${OF_BOOK}`, book);
    } else yield* run(`DELETE FROM closed_book WHERE ${OF_BOOK}`, book);
    yield* audit.run(change.audit, now);
  },
});

const noteLook = verb<Store['noteLook']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: ofTenant },
  *run({ personId, part, everyMs, audit: entry, ...book }, now) {
    const look = { ...bookOf(book), personId, part };
    const last = yield* one<{ lookedAt: number }>(
      `SELECT looked_at AS "lookedAt" FROM book_look WHERE ${OF_BOOK} AND person_id = :personId AND part = :part`,
      look,
    );
    if (last && last.lookedAt > now - everyMs) return;
    yield* run(
      `INSERT INTO book_look (tenant_id, person_id, connector_id, company_id, part, looked_at)
       VALUES (:tenantId, :personId, :connectorId, :companyId, :part, :now)
       ON CONFLICT (tenant_id, person_id, connector_id, company_id, part) DO UPDATE SET looked_at = :now`,
      { ...look, now },
    );
    yield* audit.run(entry, now);
  },
});

const forgetLooks = verb<Store['forgetLooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<BookKey & { personId: string; part: string }>(
      `SELECT tenant_id AS "tenantId", connector_id AS "connectorId", company_id AS "companyId", person_id AS "personId", part
         FROM book_look WHERE looked_at < :before ORDER BY looked_at LIMIT :limit`,
      { before, limit },
    );
    for (const { personId, part, ...book } of old) {
      yield* run(`DELETE FROM book_look WHERE ${OF_BOOK} AND person_id = :personId AND part = :part`, {
        ...bookOf(book),
        personId,
        part,
      });
    }
    return old.length;
  },
});

export const bookSightVerbs = { sightOf, setSight, closedBooks, setBookClosed, noteLook, forgetLooks };
