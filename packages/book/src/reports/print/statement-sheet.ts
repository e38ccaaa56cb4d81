/** A statement of account as a sheet, from the same figures that the statement commands return. Draws nothing. */

import { isDocType, type Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { type Sen, senOf } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { partyBlock } from '../documents/party.ts';
import type { Template } from '../documents/templates.ts';
import { type AgingBucket, statementOf } from '../reads/statement.ts';
import { companyOf, joinedTexts } from '../sheet/company.ts';
import { paymentRequestOf } from '../sheet/payment-request.ts';
import type { Fact, Row, Sheet, Table } from '../sheet/sheet.ts';
import { type ColumnOf, tableOf } from '../sheet/table.ts';
import { currencySign, dateText, moneyText } from '../words/figures.ts';
import { type Language, languageOf } from '../words/language.ts';
import { type Phrase, periodText, type Say, sayIn } from '../words/phrases.ts';
import { isPrinted, STATEMENT_TITLE, TITLES } from '../words/titles.ts';

interface StatementRow {
  readonly kind: Row['kind'];
  readonly language: Language;
  readonly data: Payload;
}

const sen = ({ data }: StatementRow, name: string): Sen => senOf(data[name] ?? 0);
const text = ({ data }: StatementRow, name: string): string => textOf(data[name]) ?? '';
const money = (row: StatementRow, name: string): string =>
  row.data[name] === undefined || sen(row, name) === 0n ? '' : moneyText(sen(row, name));
const day = (row: StatementRow, name: string): string => (text(row, name) === '' ? '' : dateText(row.language, text(row, name)));

/** The description of the document, otherwise its type. */
function saidOf(row: StatementRow): string {
  const type = text(row, 'docType');
  const title = isDocType(type) && isPrinted(type) ? TITLES[type][row.language] : '';
  return [text(row, 'description') || title, text(row, 'ref')].filter((part) => part !== '').join(' · ');
}

const MOVEMENTS: readonly ColumnOf<StatementRow>[] = [
  { head: 'documentDate', cell: (row) => day(row, 'docDate') },
  { head: 'document', cell: (row) => text(row, 'docNo') },
  { head: 'description', isWide: true, cell: saidOf },
  { head: 'debit', isFigure: true, isMoney: true, cell: (row) => money(row, 'debit'), sum: (row) => sen(row, 'debit') },
  { head: 'credit', isFigure: true, isMoney: true, cell: (row) => money(row, 'credit'), sum: (row) => sen(row, 'credit') },
  { head: 'balance', isFigure: true, isMoney: true, cell: (row) => moneyText(sen(row, 'balance')), isBalance: true },
];

const OPEN_ITEMS: readonly ColumnOf<StatementRow>[] = [
  { head: 'documentDate', cell: (row) => day(row, 'docDate') },
  { head: 'dueDate', cell: (row) => day(row, 'dueDate') },
  { head: 'document', cell: (row) => text(row, 'docNo') },
  { head: 'description', isWide: true, cell: saidOf },
  {
    head: 'daysOverdue',
    isFigure: true,
    cell: (row) => (Number(row.data.daysOverdue) > 0 && sen(row, 'outstanding') > 0n ? String(row.data.daysOverdue) : ''),
  },
  { head: 'original', isFigure: true, cell: (row) => moneyText(sen(row, 'original')) },
  {
    head: 'outstanding',
    isFigure: true,
    isMoney: true,
    cell: (row) => moneyText(sen(row, 'outstanding')),
    sum: (row) => sen(row, 'outstanding'),
  },
];

const BUCKET_HEADS: Readonly<Record<AgingBucket, Phrase>> = {
  current: 'current',
  months1: 'month1',
  months2: 'month2',
  months3: 'month3',
  months4: 'month4',
  months5AndMore: 'month5',
};

/** Every month has its column, empty or not. */
function agingTable(say: Say, aging: Payload, caption: Phrase, currency: string): Table {
  const names = Object.keys(BUCKET_HEADS) as AgingBucket[];
  return {
    caption: `${say(caption)} (${currency})`,
    columns: names.map((name) => ({ head: say(BUCKET_HEADS[name]), isFigure: true, isWide: true })),
    rows: [{ kind: 'line', cells: names.map((name) => ({ text: moneyText(senOf(aging[name] ?? 0)) })) }],
  };
}

function mainTable(statement: Payload, language: Language, currency: string): Table {
  const say = sayIn(language);
  const rows = (statement.rows as readonly Payload[]).map((data): StatementRow => ({ kind: 'line', language, data }));
  if (statement.style === 'open-item') {
    return tableOf(OPEN_ITEMS, rows, { say, currency, hasTotal: true, empty: 'nothingOpen' });
  }
  const opening: StatementRow = {
    kind: 'opening',
    language,
    data: { docDate: statement.dateFrom ?? '', description: say('openingBalance'), balance: statement.opening ?? 0 },
  };
  const all = statement.dateFrom === null ? rows : [opening, ...rows];
  return tableOf(MOVEMENTS, all, { say, currency, hasTotal: rows.length > 0, empty: 'noMovement', kindOf: ({ kind }) => kind });
}

/** The figures of a statement, and the sheet that shows them. */
export function statementSheet(
  command: CommandContext,
  side: LedgerSide,
  party: string,
  payload: Payload,
  template: Template,
): { readonly sheet: Sheet; readonly report: Payload } {
  const language = languageOf(payload);
  const say = sayIn(language);
  const statement = statementOf(command, side, party, payload);
  const [from, to] = [textOf(statement.dateFrom), String(statement.dateTo)];
  const currency = currencySign(String(statement.currencyCode));
  const by = payload.agingBy === 'docDate' ? 'agingByDocumentDate' : 'agingByDueDate';
  const term = textOf(command.records.find(SIDES[side].partyKind, party)?.data.displayTerm);
  const facts: readonly (Fact | null)[] = [
    { label: say('date'), value: dateText(language, to) },
    {
      label: say('period'),
      value: periodText(language, from === null ? null : dateText(language, from), dateText(language, to)),
    },
    term === null ? null : { label: say('term'), value: term },
    { label: say('currencyRate'), value: String(statement.currencyCode) },
  ];
  const closing = senOf(statement.closing ?? 0);
  const addressee = partyBlock(command, say, side, party, side === 'AR' ? 'customer' : 'supplier');
  const sheet: Sheet = {
    language,
    title: STATEMENT_TITLE[language],
    number: null,
    mark: null,
    changedAt: `${to}T00:00:00.000Z`,
    company: companyOf(command, say),
    hasLetterhead: template.hasLetterhead,
    lead: null,
    addressees: [addressee],
    subject: joinedTexts(' · ', addressee.name, party),
    facts: facts.filter((fact) => fact !== null),
    tables: [mainTable(statement, language, currency), agingTable(say, statement.aging as Payload, by, currency)],
    closing: {
      paragraphs: [],
      tables: [],
      totals: [{ label: say('closingBalance'), amount: `${currency} ${moneyText(closing)}`, isSum: true }],
      ...(side === 'AR' && closing > 0n
        ? paymentRequestOf(command, say, { amount: closing, currency: String(statement.currencyCode), docNo: null })
        : {}),
    },
    seal: null,
    signatures: [],
  };
  return { sheet, report: statement };
}
