/** The sales of a period as a sheet: by customer, item, agent or month, credit notes against, in base currency. Draws nothing. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { baseCurrency } from '../../master-data/master.ts';
import { type Sen, senNumber, senText, sumSen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { lineCost } from '../../stock/line-cost.ts';
import { EARNING } from '../reads/trade.ts';
import { companyOf } from '../sheet/company.ts';
import type { Cell, Sheet } from '../sheet/sheet.ts';
import { type ColumnOf, tableOf } from '../sheet/table.ts';
import { currencySign, dateText, moneyText, percentText, quantityText } from '../words/figures.ts';
import { type Language, languageOf } from '../words/language.ts';
import { type Phrase, periodText, type Say, salesLead, sayIn } from '../words/phrases.ts';
import { SALES_REPORT_TITLE } from '../words/titles.ts';

interface SoldLine {
  readonly doc_type: DocType;
  readonly doc_date: string;
  readonly party: string;
  readonly agent: string | null;
  readonly dtl_key: bigint;
  readonly item_code: string | null;
  readonly base_quantity: string;
  readonly net_local: bigint;
  readonly tax_local: bigint;
}

interface SalesGroup {
  readonly code: string;
  readonly name: string;
  quantity: bigint;
  net: Sen;
  tax: Sen;
  cost: Sen;
}

interface Grouping {
  readonly caption: Phrase;
  readonly head: Phrase;
  readonly codeOf: (line: SoldLine) => string;
  readonly nameOf: (command: CommandContext, say: Say, language: Language, code: string) => string;
}

const nameIn = (command: CommandContext, kind: 'debtor' | 'item' | 'sales-agent', code: string, member: string): string =>
  textOf(command.records.find(kind, code)?.data[member]) ?? '';

const GROUPINGS = {
  customer: {
    caption: 'byCustomer',
    head: 'customer',
    codeOf: ({ party }) => party,
    nameOf: (command, _say, _language, code) => nameIn(command, 'debtor', code, 'companyName'),
  },
  item: {
    caption: 'byItem',
    head: 'item',
    codeOf: ({ item_code }) => item_code ?? '',
    nameOf: (command, say, _language, code) => (code === '' ? say('withoutItem') : nameIn(command, 'item', code, 'description')),
  },
  agent: {
    caption: 'byAgent',
    head: 'agent',
    codeOf: ({ agent }) => agent ?? '',
    nameOf: (command, say, _language, code) =>
      code === '' ? say('withoutAgent') : nameIn(command, 'sales-agent', code, 'description'),
  },
  month: {
    caption: 'byMonth',
    head: 'month',
    codeOf: ({ doc_date }) => doc_date.slice(0, 7),
    nameOf: (_work, _say, language, code) => dateText(language, code),
  },
} as const satisfies Readonly<Record<string, Grouping>>;

type GroupBy = keyof typeof GROUPINGS;

const isGroupBy = (value: unknown): value is GroupBy => typeof value === 'string' && Object.hasOwn(GROUPINGS, value);

function soldLines(command: CommandContext, from: string | null, to: string): readonly SoldLine[] {
  return command.db.all<SoldLine>(
    `SELECT doc_type, doc_date, party, header ->> 'salesAgent' AS agent, dtl_key, item_code, base_quantity,
       document_line.net_local, document_line.tax_local
     FROM document JOIN document_line USING (doc_key)
     WHERE doc_type IN (SELECT value FROM json_each(:types)) AND status = 'Saved'
       AND (:from IS NULL OR doc_date >= :from) AND doc_date <= :to
     ORDER BY doc_date, doc_key, document_line.seq`,
    { types: JSON.stringify(EARNING), from, to },
  );
}

function groupsOf(command: CommandContext, lines: readonly SoldLine[], by: Grouping, language: Language): readonly SalesGroup[] {
  const groups = new Map<string, SalesGroup>();
  for (const line of lines) {
    const code = by.codeOf(line);
    const group = groups.get(code) ?? {
      code,
      name: by.nameOf(command, sayIn(language), language, code),
      quantity: 0n,
      net: 0n,
      tax: 0n,
      cost: 0n,
    };
    const effect = MATRIX[line.doc_type];
    const sign = effect.kind === 'bill' ? BigInt(effect.partySign) : 1n;
    group.quantity += sign * decimalOf(line.base_quantity);
    group.net += sign * line.net_local;
    group.tax += sign * line.tax_local;
    group.cost += line.item_code === null ? 0n : sign * lineCost(command.db, line.dtl_key);
    groups.set(code, group);
  }
  return [...groups.values()].sort((left, right) => (left.code < right.code ? -1 : 1));
}

const money = (amount: Sen): Cell => ({ text: moneyText(amount), raw: senText(amount) });

const columnsBy = (grouping: Grouping, isDated: boolean): readonly ColumnOf<SalesGroup>[] => [
  ...(isDated ? [] : [{ head: grouping.head, cell: ({ code }: SalesGroup) => code }]),
  { head: isDated ? grouping.head : 'name', isWide: true, cell: ({ name }) => name },
  { head: 'quantity', isFigure: true, cell: ({ quantity }) => ({ text: quantityText(quantity), raw: decimalText(quantity) }) },
  { head: 'net', isFigure: true, isMoney: true, cell: ({ net }) => money(net), sum: ({ net }) => net },
  { head: 'taxTotal', isFigure: true, isMoney: true, cell: ({ tax }) => money(tax), sum: ({ tax }) => tax },
  { head: 'cost', isFigure: true, isMoney: true, cell: ({ cost }) => money(cost), sum: ({ cost }) => cost },
  {
    head: 'profit',
    isFigure: true,
    isMoney: true,
    cell: ({ net, cost }) => money(net - cost),
    sum: ({ net, cost }) => net - cost,
  },
  { head: 'margin', isFigure: true, cell: ({ net, cost }) => percentText(net - cost, net) },
];

export interface SalesReport {
  readonly sheet: Sheet;
  /** The sums, as JSON numbers. */
  readonly report: { readonly groupBy: GroupBy; readonly dateFrom: string | null; readonly dateTo: string } & Readonly<
    Record<string, unknown>
  >;
  readonly count: number;
}

/** The figures of a sales report, and the sheet that shows them. */
export function salesSheet(command: CommandContext, payload: Payload): SalesReport {
  const language = languageOf(payload);
  const say = sayIn(language);
  const groupBy = isGroupBy(payload.groupBy) ? payload.groupBy : 'customer';
  const grouping: Grouping = GROUPINGS[groupBy];
  const [dateFrom, dateTo] = [textOf(payload.dateFrom), textOf(payload.dateTo) ?? command.today];
  const groups = groupsOf(command, soldLines(command, dateFrom, dateTo), grouping, language);
  const sumOf = (figure: 'net' | 'tax' | 'cost'): Sen => sumSen(groups.map((group) => group[figure]));
  const [net, tax, cost] = [sumOf('net'), sumOf('tax'), sumOf('cost')];
  const sign = currencySign(baseCurrency(command));
  const period = periodText(language, dateFrom === null ? null : dateText(language, dateFrom), dateText(language, dateTo));
  const table = tableOf(columnsBy(grouping, groupBy === 'month'), groups, {
    say,
    caption: grouping.caption,
    currency: sign,
    hasTotal: true,
    empty: 'noMovement',
  });
  const sheet: Sheet = {
    language,
    title: SALES_REPORT_TITLE[language],
    number: null,
    mark: null,
    changedAt: `${dateTo}T00:00:00.000Z`,
    company: companyOf(command, say),
    hasLetterhead: true,
    lead: salesLead(language, {
      net: `${sign} ${moneyText(net)}`,
      period,
      profit: `${sign} ${moneyText(net - cost)}`,
      margin: percentText(net - cost, net),
    }),
    addressees: [],
    facts: [],
    tables: [table],
    closing: { paragraphs: [], tables: [], totals: [] },
    seal: null,
    signatures: [],
  };
  const sums = { net: senNumber(net), tax: senNumber(tax), cost: senNumber(cost), profit: senNumber(net - cost) };
  return { sheet, report: { groupBy, dateFrom, dateTo, ...sums }, count: groups.length };
}
