/**
 * Which documents a read selects: the conditions in its payload, and the index that leads to the fewest rows. Of the book itself it
 * asks only how common a searched text is.
 */

import type { DocType, Payload } from '@ledgerline/catalog';
import { NEWEST, type Page, type RowKey } from '../../command/paging.ts';
import type { Database, Parameters } from '../../database.ts';
import { type LedgerSide, MATRIX, SIDES } from '../../ledger/matrix.ts';
import { keysIn, textOf } from '../../payload.ts';

export interface Selection {
  /** The SQL after FROM. */
  readonly source: string;
  /** Joined by AND; the type of the documents is among them. */
  readonly where: string;
  readonly parameters: Parameters;
  /** The columns of the order, newest first. */
  readonly place: readonly [moment: string, key: string];
}

interface Condition {
  readonly sql: string;
  readonly parameters?: Parameters;
}

type Filter = (type: DocType, payload: Payload) => readonly Condition[];

const amongKeys: Filter = (_type, payload) => {
  const keys = keysIn(payload);
  return keys === null
    ? []
    : [{ sql: 'document.doc_no IN (SELECT value FROM json_each(:keys))', parameters: { keys: JSON.stringify(keys) } }];
};

const equal =
  (member: string, sql: string): Filter =>
  (_type, payload) => {
    const value = textOf(payload[member]);
    return value === null ? [] : [{ sql, parameters: { [member]: value } }];
  };

type PartyKind = 'debtor' | 'creditor';

/** The kind of party in the column of a document; parties of lines and the other side of a contra are among the references. */
function partyInColumn(type: DocType): PartyKind | null {
  const effect = MATRIX[type];
  if (effect.kind === 'contra') return 'debtor';
  return 'side' in effect ? SIDES[effect.side].partyKind : null;
}

const ofParty =
  (kind: PartyKind): Filter =>
  (type, payload) => {
    const member = `${kind}Code`;
    const code = textOf(payload[member]);
    if (code === null) return [];
    const sql =
      partyInColumn(type) === kind
        ? `document.party = :${member}`
        : `EXISTS (SELECT 1 FROM document_reference AS named
             WHERE named.doc_key = document.doc_key AND named.kind = '${kind}' AND named.code = :${member})`;
    return [{ sql, parameters: { [member]: code } }];
  };

/** Header fields that people look for. The index of searched texts has the same. */
const TEXTS = ['ref', 'description', 'debtorName', 'creditorName', 'payee', 'yourRef', 'ourRef', 'refDocNo', 'supplierInvoiceNo'];
const SEARCHED = ['doc_no', 'document.party', ...TEXTS.map((name) => `header ->> '${name}'`)];

/** A pattern that finds the text anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const matching: Filter = (_type, { search }) => {
  const text = textOf(search);
  if (text === null) return [];
  const sql = `(${SEARCHED.map((column) => `${column} LIKE :search ESCAPE '\\'`).join(' OR ')})`;
  return [{ sql, parameters: { search: containing(text) } }];
};

const isDeposit = (type: DocType): boolean => {
  const effect = MATRIX[type];
  return effect.kind === 'settlement' && effect.isDeposit;
};

/** The unused part of a deposit, which has its own account. */
export const UNUSED = `CASE WHEN document.status = 'Saved' THEN document.total
  - coalesce((SELECT sum(amount) FROM deposit_use WHERE deposit_doc_key = document.doc_key), 0) END`;

const LEFT_OPEN = `EXISTS (SELECT 1 FROM open_item AS left_open
  WHERE left_open.doc_key = document.doc_key AND left_open.cleared < left_open.total)`;

/** Open and settled divide the saved documents; the other statuses are as stored. */
const inStatus: Filter = (type, { status }) => {
  const wanted = textOf(status);
  if (wanted === null) return [];
  if (wanted === 'Saved') return [{ sql: `document.status = 'Saved'` }];
  if (wanted === 'Open') return [{ sql: isDeposit(type) ? `${UNUSED} > 0` : `document.status = 'Saved' AND ${LEFT_OPEN}` }];
  if (wanted === 'Settled')
    return [{ sql: isDeposit(type) ? `${UNUSED} <= 0` : `document.status = 'Saved' AND NOT ${LEFT_OPEN}` }];
  // Both are stated, because only the first is the condition of the index.
  return [{ sql: `document.status <> 'Saved' AND document.status = :status`, parameters: { status: wanted } }];
};

/** The timestamp as the book writes its own, so that text order is time order. */
export const instantFrom = (payload: Payload): string | null => {
  const text = textOf(payload.changedSince);
  return text === null ? null : new Date(text).toISOString();
};

const changed: Filter = (_type, payload) => {
  const changedSince = instantFrom(payload);
  return changedSince === null ? [] : [{ sql: 'document.changed_at >= :changedSince', parameters: { changedSince } }];
};

const FILTERS: readonly Filter[] = [
  equal('docNo', 'document.doc_no = :docNo'),
  amongKeys,
  ofParty('debtor'),
  ofParty('creditor'),
  equal('dateFrom', 'document.doc_date >= :dateFrom'),
  equal('dateTo', 'document.doc_date <= :dateTo'),
  inStatus,
  matching,
  changed,
];

interface Way {
  readonly source: string;
  readonly place: Selection['place'];
  readonly condition?: Condition;
}

const BY_DATE: Selection['place'] = ['document.doc_date', 'document.doc_key'];
const BY_CHANGE: Selection['place'] = ['document.changed_at', 'document.doc_key'];

const ofNumber = (_type: DocType, { docNo }: Payload): Way | undefined =>
  textOf(docNo) === null ? undefined : { source: 'document', place: BY_DATE };

/** Each number is looked up by itself, in the order that the other filters ask for. */
const ofKeys = (_type: DocType, payload: Payload): Way | undefined =>
  keysIn(payload) === null
    ? undefined
    : {
        source:
          'json_each(:keys) AS wanted CROSS JOIN document INDEXED BY sqlite_autoindex_document_1 ON document.doc_no = wanted.value',
        place: instantFrom(payload) === null ? BY_DATE : BY_CHANGE,
      };

const ofChange = (_type: DocType, payload: Payload): Way | undefined =>
  instantFrom(payload) === null ? undefined : { source: 'document INDEXED BY document_by_change', place: BY_CHANGE };

const partyOf = (type: DocType, payload: Payload): string | null => {
  const kind = partyInColumn(type);
  return kind === null ? null : textOf(payload[`${kind}Code`]);
};

const sideOf = (type: DocType): LedgerSide | null => {
  const effect = MATRIX[type];
  return 'side' in effect ? effect.side : null;
};

/** Few documents are open, however long the history: they are found by their open items. */
function ofOpenItems(type: DocType, payload: Payload): Way | undefined {
  const side = sideOf(type);
  if (payload.status !== 'Open' || side === null || isDeposit(type)) return undefined;
  const party = partyOf(type, payload);
  const index = party === null ? 'open_item_by_date' : 'open_item_open';
  const ofOne = party === null ? '' : ' AND open_item.party = :openParty';
  return {
    source: `open_item INDEXED BY ${index} CROSS JOIN document USING (doc_key)`,
    place: ['open_item.doc_date', 'open_item.doc_key'],
    condition: {
      sql: `open_item.side = '${side}' AND open_item.cleared < open_item.total${ofOne}`,
      parameters: party === null ? {} : { openParty: party },
    },
  };
}

const ofColumn = (type: DocType, payload: Payload): Way | undefined =>
  partyOf(type, payload) === null ? undefined : { source: 'document INDEXED BY document_by_party', place: BY_DATE };

function ofReference(_type: DocType, payload: Payload): Way | undefined {
  const kind = (['debtor', 'creditor'] as const).find((one) => textOf(payload[`${one}Code`]) !== null);
  return (
    kind && {
      source: 'document_reference INDEXED BY document_reference_target CROSS JOIN document USING (doc_key)',
      place: BY_DATE,
      condition: { sql: `document_reference.kind = '${kind}' AND document_reference.code = :${kind}Code` },
    }
  );
}

const ofStatus = (_type: DocType, { status }: Payload): Way | undefined =>
  status === 'Draft' || status === 'Void' ? { source: 'document INDEXED BY document_not_saved', place: BY_DATE } : undefined;

/** The shortest text that the index of searched texts can find. */
const CHARACTERS_MIN = 3;
/** A text in more documents than this is looked for in the order of the list instead of sorting all that have it. */
const RARE_MAX = 1_000;
/** A text that as many new documents have is met soon on a walk through the list, so the walk needs no index of texts. */
const COMMON_SPAN = 20 * RARE_MAX;

const NEWEST_FOUND = `SELECT count(*) AS found, (SELECT max(doc_key) FROM document) - min(rowid) AS span FROM (
  SELECT rowid FROM document_search WHERE document_search MATCH :phrase ORDER BY rowid DESC LIMIT ${RARE_MAX + 1})`;

/** The index also takes letters for equal that differ in case outside of English; the filter decides. */
function ofSearch(type: DocType, { search }: Payload, db: Database): Way | undefined {
  const text = textOf(search);
  if (text === null || [...text].length < CHARACTERS_MIN || text.includes('\0')) return undefined;
  const parameters = { phrase: `type : "=${type}=" AND text : "${text.replaceAll('"', '""')}"` };
  const { found = 0n, span } = db.get<{ found: bigint; span: bigint | null }>(NEWEST_FOUND, parameters) ?? {};
  const isMatch = 'document_search MATCH :phrase';
  if (found <= BigInt(RARE_MAX)) {
    const source = 'document_search CROSS JOIN document ON document.doc_key = document_search.rowid';
    return { source, place: BY_DATE, condition: { sql: isMatch, parameters } };
  }
  if (Number(span) <= COMMON_SPAN) return undefined;
  const sql = `document.doc_key IN (SELECT rowid FROM document_search WHERE ${isMatch})`;
  return { ...ofDate(), condition: { sql, parameters } };
}

const ofDate = (): Way => ({ source: 'document INDEXED BY document_by_date', place: BY_DATE });

/** The first that fits leads to the fewest documents. */
const WAYS = [ofNumber, ofKeys, ofChange, ofOpenItems, ofColumn, ofReference, ofStatus, ofSearch] as const;

export function selectionOf(db: Database, type: DocType, payload: Payload): Selection {
  const way = firstWay(db, type, payload) ?? ofDate();
  const conditions = [
    { sql: 'document.doc_type = :type', parameters: { type } },
    ...(way.condition ? [way.condition] : []),
    ...FILTERS.flatMap((filter) => filter(type, payload)),
  ];
  return {
    source: way.source,
    place: way.place,
    where: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters ?? {})) as Parameters,
  };
}

function firstWay(db: Database, type: DocType, payload: Payload): Way | undefined {
  for (const fits of WAYS) {
    const way = fits(type, payload, db);
    if (way) return way;
  }
  return undefined;
}

/** A page of a list by change starts after a change, and is not a page of a list by date. */
export const listKey = (payload: Payload): RowKey => (instantFrom(payload) === null ? ['', 0n] : ['changed', '', 0n]);

/** The position after which a page starts, as parameters. */
export function placeBehind({ after }: Page): { readonly moment: string; readonly key: bigint } {
  const [moment, key] = after === null ? NEWEST : [after.at(-2) ?? '', BigInt(after.at(-1) ?? 0)];
  return { moment, key };
}
