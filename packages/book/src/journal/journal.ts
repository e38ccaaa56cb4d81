/**
 * The whole ledger as a journal: accounts, currencies and one entry per document, for other accounting programs. The files next
 * to this one write the formats.
 */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { Database } from '../database.ts';
import type { Sen } from '../money.ts';

/** The five kinds of accounts that every bookkeeping program has. */
export type AccountClass = 'assets' | 'liabilities' | 'equity' | 'income' | 'expenses';

export interface JournalAccount {
  readonly accountNo: string;
  readonly description: string;
  readonly accountClass: AccountClass;
}

export interface JournalPosting {
  readonly accountNo: string;
  readonly party: string | null;
  /** Base currency, debits positive. */
  readonly amount: Sen;
  /** The amount in the currency of the document, if that is not the base currency. */
  readonly foreign: { readonly currency: string; readonly amount: Sen } | null;
}

export interface JournalEntry {
  readonly date: string;
  readonly docType: DocType;
  readonly docNo: string;
  readonly party: { readonly code: string; readonly name: string } | null;
  readonly description: string | null;
  readonly postings: readonly JournalPosting[];
}

export interface Journal {
  readonly company: string;
  readonly baseCurrency: string;
  /** Every currency that an entry mentions, the base currency first. */
  readonly currencies: readonly string[];
  readonly accounts: readonly JournalAccount[];
  /** The day of the first entry; null if there is none. */
  readonly firstDate: string | null;
  /** The entries by date, then in the order of entry; read on demand. */
  readonly entries: () => Iterable<JournalEntry>;
}

const CLASSES: Readonly<Record<string, AccountClass>> = {
  CP: 'equity',
  RE: 'equity',
  AD: 'equity',
  FA: 'assets',
  OA: 'assets',
  CA: 'assets',
  CL: 'liabilities',
  LL: 'liabilities',
  OL: 'liabilities',
  SL: 'income',
  SA: 'income',
  OI: 'income',
  EI: 'income',
  CO: 'expenses',
  EP: 'expenses',
  TX: 'expenses',
};

const ENTRIES_PER_READ = 500;

export function readJournal(db: Database): Journal {
  const setting = (name: string): unknown => {
    const row = db.get<{ data: string }>(`SELECT data FROM record WHERE kind = 'setting' AND code = :name`, { name });
    return row && (JSON.parse(row.data) as Payload).value;
  };
  const baseCurrency = String(setting('company.baseCurrency') ?? 'MYR');
  const company = setting('company') as { readonly name?: string } | undefined;
  const foreign = db
    .all<{ currency: string }>('SELECT DISTINCT currency FROM gl_entry WHERE currency <> :baseCurrency ORDER BY currency', {
      baseCurrency,
    })
    .map(({ currency }) => currency);
  const first = db.get<{ date: string | null }>('SELECT min(date) AS date FROM gl_entry');
  return {
    company: company?.name ?? '',
    baseCurrency,
    currencies: [baseCurrency, ...foreign],
    accounts: accountsOf(db),
    firstDate: first?.date ?? null,
    entries: () => entriesOf(db, baseCurrency),
  };
}

function accountsOf(db: Database): readonly JournalAccount[] {
  const rows = db.all<{ code: string; data: string }>(`SELECT code, data FROM record WHERE kind = 'account' ORDER BY code`);
  return rows.map(({ code, data }) => {
    const { description, accountType } = JSON.parse(data) as Payload;
    return { accountNo: code, description: String(description ?? ''), accountClass: CLASSES[String(accountType)] ?? 'equity' };
  });
}

interface EntryRow {
  readonly doc_key: bigint;
  readonly date: string;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly party: string | null;
  readonly description: string | null;
  readonly account: string;
  readonly posting_party: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly foreign_amount: bigint;
}

function* entriesOf(db: Database, baseCurrency: string): Generator<JournalEntry> {
  // An exchange difference has the day of its knock-off, so that a document may have entries on several days.
  const keys = db.all<{ doc_key: bigint; date: string }>('SELECT DISTINCT date, doc_key FROM gl_entry ORDER BY date, doc_key');
  const names = partyNames(db);
  for (let at = 0; at < keys.length; at += ENTRIES_PER_READ) {
    const wanted = keys.slice(at, at + ENTRIES_PER_READ).map(({ doc_key, date }) => [doc_key.toString(), date]);
    const rows = db.all<EntryRow>(
      `SELECT gl_entry.doc_key, gl_entry.date, doc_type, doc_no, document.party, header ->> 'description' AS description, account,
         gl_entry.party AS posting_party, debit - credit AS amount, gl_entry.currency, foreign_amount
       FROM json_each(:wanted) JOIN document ON document.doc_key = CAST(value ->> 0 AS INTEGER)
         JOIN gl_entry ON gl_entry.doc_key = document.doc_key AND gl_entry.date = value ->> 1
       ORDER BY gl_entry.date, document.doc_key, gl_key`,
      { wanted: JSON.stringify(wanted) },
    );
    for (const group of Map.groupBy(rows, (row) => `${row.date} ${row.doc_key}`).values())
      yield entryOf(group, baseCurrency, names);
  }
}

function entryOf(rows: readonly EntryRow[], baseCurrency: string, names: ReadonlyMap<string, string>): JournalEntry {
  const [head] = rows;
  if (!head) throw new Error('An entry of the journal has no postings.');
  return {
    date: head.date,
    docType: head.doc_type,
    docNo: head.doc_no,
    party: head.party === null ? null : { code: head.party, name: names.get(head.party) ?? head.party },
    description: head.description,
    postings: rows.map((row) => ({
      accountNo: row.account,
      party: row.posting_party,
      amount: row.amount,
      foreign:
        row.currency === baseCurrency || row.foreign_amount === 0n
          ? null
          : { currency: row.currency, amount: row.foreign_amount },
    })),
  };
}

function partyNames(db: Database): ReadonlyMap<string, string> {
  const rows = db.all<{ code: string; name: string | null }>(
    `SELECT code, data ->> 'companyName' AS name FROM record WHERE kind IN ('debtor', 'creditor')`,
  );
  return new Map(rows.map(({ code, name }) => [code, name ?? code]));
}
