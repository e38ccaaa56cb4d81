/**
 * The log of changes: what each transaction changed, in order. It names documents and records; commands read their content. Does not decide who is
 * notified.
 */

import {
  type ChangeKind,
  type ChangePage,
  type ChangePart,
  type LoggedChange,
  limits,
  type ReportedResync,
} from '@ledgerline/contract';
import type { Database } from '../database.ts';
import { entityOf } from './entity-name.ts';
import { type Change, changesOf, type Note } from './notes.ts';
import { START_OF_LOG } from './start-of-log.ts';

/** How long and how many changes are kept; the newest is always kept, so that a position in a quiet book stays valid. */
const KEPT_DAYS = 30;
const KEPT_ROWS = 1_000_000n;
const TRIMMED_AT_ONCE = 500;
const DAY_MILLISECONDS = 86_400_000;

interface Row {
  readonly seq: bigint;
  readonly tag: bigint;
  readonly kind: string;
  readonly key: string;
  readonly former_key: string | null;
  readonly doc_key: bigint | null;
  readonly change: ChangeKind | 'resync';
  readonly part: ChangePart;
  readonly at: string;
  readonly command_id: string | null;
}

/** Turns the notes of the transaction into rows of the log. Without a command they are changes made at the book itself. */
export function logChanges(db: Database, now: string, commandId: string | null): void {
  const notes = db.all<Note>(
    'SELECT kind, key, former_key, doc_key, change, part, effect, sign FROM change_note WHERE note_key > 0 ORDER BY note_key',
  );
  if (notes.length === 0) return;
  db.run('DELETE FROM change_note');
  const changes = changesOf(notes);
  if (changes.length === 0) return;
  const newest = (changes.length <= FEW_CHANGES ? addOneByOne : addTogether)(db, changes, { now, commandId });
  trim(db, now, newest);
}

interface Stamp {
  readonly now: string;
  readonly commandId: string | null;
}

/** Most writes change one document or two, and a list of rows as JSON costs more than a second statement. */
const FEW_CHANGES = 2;

const INSERTED = 'INSERT INTO change (kind, key, former_key, doc_key, change, part, at, command_id)';
const AS_NOTED = `${INSERTED} VALUES (:kind, :key, :formerKey, :docKey, :change, :part, :now, :commandId)`;
const AS_STORED = `${INSERTED}
  SELECT doc_type, doc_no, :formerKey, :docKey, :change, :part, :now, :commandId FROM document WHERE doc_key = :docKey`;

/**
 * A document is logged under its current number, unless it was deleted. A note of the document itself has that number; an effect on its rows has
 * none. Returns the position of the last change.
 */
function addOneByOne(db: Database, changes: readonly Change[], stamp: Stamp): bigint {
  let newest = 0n;
  for (const change of changes) newest = db.run(change.key === null ? AS_STORED : AS_NOTED, { ...change, ...stamp });
  return newest;
}

/** The same in one statement. */
function addTogether(db: Database, changes: readonly Change[], stamp: Stamp): bigint {
  const rows = changes.map(({ docKey, ...change }) => ({ ...change, docKey: docKey?.toString() ?? null }));
  return db.run(
    `${INSERTED}
     SELECT coalesce(doc_type, value ->> 'kind'), coalesce(doc_no, value ->> 'key'), value ->> 'formerKey', CAST(value ->> 'docKey' AS INTEGER),
       value ->> 'change', value ->> 'part', :now, :commandId
     FROM json_each(:rows) LEFT JOIN document ON document.doc_key = CAST(value ->> 'docKey' AS INTEGER) ORDER BY json_each.key`,
    { rows: JSON.stringify(rows), ...stamp },
  );
}

/** Logs that everything changed. A rebuild writes all derived rows again, so a reader must compare everything. */
export function logResync(db: Database, now: string): void {
  db.run('DELETE FROM change_note');
  db.run(`INSERT INTO change (kind, key, change, part, at) VALUES ('', '', 'resync', 'document', :now)`, { now });
}

/** Empties the log of a template, so that the log of a copy begins with the copy. */
export function clearLog(db: Database): void {
  db.run('DELETE FROM change_note');
  db.run('DELETE FROM change');
  db.run(`DELETE FROM sqlite_sequence WHERE name = 'change'`);
  db.run(START_OF_LOG);
}

function trim(db: Database, now: string, newest: bigint): void {
  const before = new Date(Date.parse(now) - KEPT_DAYS * DAY_MILLISECONDS).toISOString();
  const oldest = db.get<Pick<Row, 'seq' | 'at'>>('SELECT seq, at FROM change WHERE seq > 0 ORDER BY seq LIMIT 1');
  const kept = newest - KEPT_ROWS;
  if (!oldest || (oldest.at >= before && oldest.seq > kept)) return;
  db.run(
    `DELETE FROM change WHERE seq IN (
       SELECT seq FROM change WHERE seq < :newest AND (at < :before OR seq <= :kept) ORDER BY seq LIMIT :most)`,
    { newest, before, kept, most: TRIMMED_AT_ONCE },
  );
}

/** The start of the log is a row too, so that there is always a last one. */
function lastOf(db: Database): Row {
  const last = db.get<Row>('SELECT * FROM change WHERE seq >= 0 ORDER BY seq DESC LIMIT 1');
  if (!last) throw new Error('The log of changes has no last row.');
  return last;
}

const cursorOf = ({ seq, tag }: Pick<Row, 'seq' | 'tag'>): string => `${seq}.${BigInt.asUintN(64, tag).toString(16)}`;

const atEnd = (db: Database, resync: readonly ReportedResync[]): ChangePage => ({
  changes: [],
  nextCursor: cursorOf(lastOf(db)),
  hasMore: false,
  resync,
});

const CURSOR = /^(\d{1,18})\.([0-9a-f]{1,16})$/;

/**
 * What follows a position. A position of another copy of the book has another tag, even if the copy has used its number again:
 * that is a gap, and so is a position that the log no longer reaches back to.
 */
export function changesAfter(db: Database, cursor: string | null, limit: number): ChangePage {
  if (cursor === null) return atEnd(db, []);
  const [, number = '', tag = ''] = CURSOR.exec(cursor) ?? [];
  const seq = BigInt(number);
  const place = db.get<Row>('SELECT * FROM change WHERE seq = :seq', { seq });
  if (number === '' || !place || cursorOf(place) !== `${number}.${tag}`) return gapAt(db, number === '' ? null : seq);
  const rows = db.all<Row>('SELECT * FROM change WHERE seq > :seq ORDER BY seq LIMIT :most', { seq, most: limit + 1 });
  const [first] = rows;
  if (first?.change === 'resync') {
    return {
      changes: [],
      nextCursor: cursorOf(first),
      hasMore: rows.length > 1,
      resync: [{ scope: 'book', reason: 'book_replaced' }],
    };
  }
  const bulk = rows.length > limit ? bulkAfter(db, seq) : [];
  const told = bulk.length > 0 ? withoutBulk(db, seq, bulk, limit + 1) : rows;
  const resyncAt = told.findIndex(({ change }) => change === 'resync');
  const page = told.slice(0, resyncAt === -1 ? limit : Math.min(limit, resyncAt));
  const hasMore = page.length < told.length;
  const last = hasMore ? page.at(-1) : bulk.length > 0 ? lastOf(db) : page.at(-1);
  return {
    changes: page.flatMap(changeOf),
    nextCursor: last ? cursorOf(last) : cursor,
    hasMore,
    resync: bulk.map(({ resync }) => resync),
  };
}

function gapAt(db: Database, seq: bigint | null): ChangePage {
  const oldest = db.get<{ seq: bigint }>('SELECT seq FROM change WHERE seq >= 0 ORDER BY seq LIMIT 1')?.seq ?? 0n;
  const reason = seq !== null && seq < oldest ? 'log_expired' : 'restored';
  if (reason === 'log_expired') return atEnd(db, [{ scope: 'book', reason }]);
  const held = db.all<{ command_id: string }>('SELECT command_id FROM command ORDER BY finished_at DESC LIMIT :most', {
    most: limits.heldCommandsMax,
  });
  return atEnd(db, [{ scope: 'book', reason, commandIds: held.map(({ command_id }) => command_id) }]);
}

interface Bulk {
  readonly kind: string;
  readonly resync: ReportedResync;
}

/** Kinds with more pending changes than can be listed. A list by change shows them all, if only the documents themselves changed. */
function bulkAfter(db: Database, seq: bigint): readonly Bulk[] {
  return db
    .all<{ kind: string; count: bigint; since: string; others: bigint }>(
      `SELECT kind, count(*) AS count, min(at) AS since, sum(part <> 'document') AS others FROM change
       WHERE seq > :seq AND change NOT IN ('deleted', 'renamed', 'resync') GROUP BY kind HAVING count(*) > :most`,
      { seq, most: limits.changesListedMax },
    )
    .flatMap(({ kind, count, since, others }) => {
      const scope = entityOf(kind);
      return scope === null
        ? []
        : [{ kind, resync: { scope, reason: 'bulk', count: Number(count), ...(others === 0n ? { since } : {}) } as const }];
    });
}

/** No list shows deletions and renamings, so these are always reported. */
const withoutBulk = (db: Database, seq: bigint, bulk: readonly Bulk[], most: number): readonly Row[] =>
  db.all<Row>(
    `SELECT * FROM change WHERE seq > :seq
       AND (change IN ('deleted', 'renamed', 'resync') OR kind NOT IN (SELECT value FROM json_each(:kinds)))
     ORDER BY seq LIMIT :most`,
    { seq, kinds: JSON.stringify(bulk.map(({ kind }) => kind)), most },
  );

function changeOf(row: Row): readonly LoggedChange[] {
  const entity = entityOf(row.kind);
  if (entity === null || row.change === 'resync') return [];
  return [
    {
      entity,
      key: row.key,
      ...(row.doc_key === null ? {} : { docKey: row.doc_key.toString() }),
      change: row.change,
      ...(row.former_key === null ? {} : { formerKey: row.former_key }),
      ...(row.part === 'document' ? {} : { part: row.part }),
      at: row.at,
      source: row.command_id === null ? 'desk' : 'command',
      ...(row.command_id === null ? {} : { commandId: row.command_id }),
    },
  ];
}
