/** The file of a Kedai company, read without its SDK and without the driver: a line for each save, with everything that was saved together. */

import { readFileSync } from 'node:fs';

interface SavedRecord {
  readonly kind: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly SavedRecord[];
}

interface Posting {
  readonly account: string;
  /** Above zero for a debit. */
  readonly cents: number;
}

export interface CompanyFigures {
  /** In cents by account code; accounts with nothing left out. */
  readonly balances: Readonly<Record<string, number>>;
  /** Documents whose postings do not come to zero, but for sales that nobody paid. */
  readonly unbalanced: number;
  /** Invoices by number. */
  readonly posted: readonly string[];
  /** As often as each was saved, whole. */
  readonly commandIds: readonly string[];
  /** Cash sales of which only the first of their two saves is there. */
  readonly halves: readonly string[];
  readonly integrity: string;
}

const centsOf = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);

function readRecord(text: string): SavedRecord {
  const [head = '', ...rows] = text.split(';');
  const [kind = '', key = '', ...pairs] = head.split('&').map((part) => part.split('=').map(decodeURIComponent).join('='));
  const columns = Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  return { kind, key, columns, rows: rows.map((row) => readRecord(decodeURIComponent(row))) };
}

/** Every save of every record, in order. */
const savesIn = (file: string): readonly SavedRecord[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1, -1)
    .flatMap((line) => line.split('\t').map(readRecord));

/** As each record is now. */
const recordsIn = (saves: readonly SavedRecord[]): readonly SavedRecord[] => [
  ...new Map(saves.map((record) => [`${record.kind} ${record.key}`, record])).values(),
];

function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const stampOf = ({ columns }: SavedRecord): readonly string[] => (columns.CommandId === undefined ? [] : [columns.CommandId]);

/** How many records each commandId has made. */
export const stampsIn = (file: string): ReadonlyMap<string, number> => counted(recordsIn(savesIn(file)).flatMap(stampOf));

function postingsOf(document: SavedRecord, records: readonly SavedRecord[]): readonly Posting[] {
  const taxAccountOf = (code: string | undefined): string =>
    records.find(({ kind, key }) => kind === 'TaxCode' && key === code)?.columns.Account ?? '';
  const sold = document.rows.flatMap(({ columns }) => [
    { account: columns.Account ?? '', cents: -centsOf(columns.NetAmount) },
    { account: taxAccountOf(columns.TaxCode), cents: -centsOf(columns.TaxAmount) },
  ]);
  const rounded = { account: '900-3000', cents: -centsOf(document.columns.RoundAdj) };
  if (document.kind === 'Invoice') return [...sold, rounded, { account: '300-0000', cents: centsOf(document.columns.Total) }];
  const paid = records
    .filter(({ kind, columns }) => kind === 'CashPayment' && columns.DocNo === document.key)
    .map(({ columns }) => ({ account: columns.Account ?? '', cents: centsOf(columns.Amount) }));
  return [...sold, rounded, ...paid];
}

/** What a company has of invoices, cash sales, and telephone numbers of debtors that are the ids of the commands that set them. */
export function figuresIn(file: string): CompanyFigures {
  const text = readFileSync(file, 'utf8');
  const saves = savesIn(file);
  const records = recordsIn(saves);
  const of = (wanted: string): readonly SavedRecord[] => records.filter(({ kind }) => kind === wanted);
  const documents = records.filter(({ kind }) => kind === 'Invoice' || kind === 'CashSale');
  const postings = documents.map((document) => ({ document, rows: postingsOf(document, records) }));
  const balances: Record<string, number> = {};
  for (const { account, cents } of postings.flatMap(({ rows }) => rows)) balances[account] = (balances[account] ?? 0) + cents;
  const begun = of('CashSale').flatMap(stampOf);
  const paid = of('CashPayment').flatMap(stampOf);
  const changed = saves.filter(({ kind }) => kind === 'Debtor').map(({ columns }) => columns.Phone1 ?? '');
  const halves = begun.filter((stamp) => !paid.includes(secondOf(stamp))).map(commandOf);
  const isHalf = ({ kind, columns }: SavedRecord): boolean =>
    kind === 'CashSale' && halves.includes(commandOf(columns.CommandId ?? ''));
  return {
    balances: Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0)),
    unbalanced: postings.filter(
      ({ document, rows }) => !isHalf(document) && rows.reduce((sum, { cents }) => sum + cents, 0) !== 0,
    ).length,
    posted: of('Invoice').map(({ key }) => key),
    commandIds: [
      ...of('Invoice').flatMap(stampOf),
      ...paid.map(commandOf),
      ...begun.filter((stamp, index) => begun.indexOf(stamp) !== index).map(commandOf),
      ...changed.filter((id) => id !== ''),
    ],
    halves,
    integrity: text.startsWith('Kedai 9.1 ') && text.endsWith('\n') ? 'ok' : 'the last line is torn',
  };
}

/** A command of two saves stamps them with its id, a number sign, and 1 or 2. */
const commandOf = (stamp: string): string => stamp.replace(/#\d$/, '');
const secondOf = (stamp: string): string => `${commandOf(stamp)}#2`;
