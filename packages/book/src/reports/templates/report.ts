/** A report: a request with its period and language in, tables and totals out. Types, and code shared by all reports. */

import type { Payload, ReportTemplate, ReportTotal } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { addDays, type BusinessDate, monthOf } from '../../date.ts';
import type { Sen } from '../../money.ts';
import { senText } from '../../money.ts';
import { textOf } from '../../payload.ts';
import type { Cell, Fact, Row, Table, Total } from '../sheet/sheet.ts';
import { dateText, statementText } from '../words/figures.ts';
import type { Language } from '../words/language.ts';
import { periodText } from '../words/phrases.ts';
import type { SayReport } from '../words/report-words.ts';

export interface ReportRequest {
  readonly command: CommandContext;
  readonly payload: Payload;
  readonly language: Language;
  readonly say: SayReport;
  /** The prefix of amounts in base currency. */
  readonly sign: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** What is open in one currency, by age: rows of `report.currencies`. */
export interface AgedCurrency {
  readonly currencyCode: string;
  readonly amounts: Readonly<Record<string, Sen>>;
}

export interface Report<Name extends ReportTemplate = never> {
  readonly facts: readonly Fact[];
  readonly tables: readonly Table[];
  /** Rows of the last table, where they are too many for memory; read once. */
  readonly rows?: Iterable<Row>;
  /** How many rows it shows. */
  readonly count: number;
  /** The totals by name: the figures of `report.totals`. */
  readonly totals: Readonly<Record<[Name] extends [never] ? string : ReportTotal<Name>, Sen>>;
  readonly currencies?: readonly AgedCurrency[];
  /** Sums under the last table. */
  readonly closing: readonly Total[];
  /** The period of the report, if it differs from the requested period. */
  readonly period?: { readonly from: BusinessDate; readonly to: BusinessDate };
}

/** Creates a report; undefined when the request was refused. */
export type ReportMaker<Name extends ReportTemplate> = (request: ReportRequest) => Report<Name> | undefined;

export const periodFact = ({ say, language, from, to }: ReportRequest): Fact => ({
  label: say('period'),
  value: periodText(language, dateText(language, from), dateText(language, to)),
});

const isWholeMonths = (from: BusinessDate, to: BusinessDate): boolean =>
  from.endsWith('-01') && monthOf(addDays(to, 1)) !== monthOf(to);

/** The head of a column: a month, a span of months, or two days. It breaks only between the two. */
export function periodHead(language: Language, { from, to }: { readonly from: BusinessDate; readonly to: BusinessDate }): string {
  const [first, last] = (isWholeMonths(from, to) ? [monthOf(from), monthOf(to)] : [from, to]).map((day) =>
    dateText(language, day).replaceAll(' ', '\u00a0'),
  );
  return first === last ? String(first) : `${first}\u00a0– ${last}`;
}

export const asAtFact = ({ say, language, to }: ReportRequest): Fact => ({ label: say('asAt'), value: dateText(language, to) });

export const currencyFact = ({ say, sign }: ReportRequest): Fact => ({ label: say('currency'), value: sign });

/** A total shows zero; in lines a dash is quicker to read. */
export const sumFigure = (amount: Sen): Cell => ({ text: statementText(amount), raw: senText(amount) });
export const figure = (amount: Sen): Cell => ({ ...sumFigure(amount), ...(amount === 0n && { text: '–' }) });
export const figureOrBlank = (amount: Sen): Cell => (amount === 0n ? { text: '', raw: '0.00' } : figure(amount));
export const plain = (text: string): Cell => ({ text });
export const day = (language: Language, date: string): Cell => ({ text: dateText(language, date), raw: date });

export const accountName = (command: CommandContext, account: string): string =>
  textOf(command.records.find('account', account)?.data.description) ?? '';

export const blank: Cell = { text: '' };

export const wide = (head: string) => ({ head, isFigure: false, isWide: true });
export const narrow = (head: string) => ({ head, isFigure: false, isWide: false });
export const figures = (head: string) => ({ head, isFigure: true, isWide: false });
/** Figures whose sum a page carries forward. */
export const summed = (head: string) => ({ ...figures(head), isSummed: true });

/** Rows with their total after them; none where there are none. */
export function* withTotal(rows: Iterable<Row>, cells: Row['cells']): Generator<Row> {
  let isAny = false;
  for (const row of rows) {
    isAny = true;
    yield row;
  }
  if (isAny) yield { kind: 'total', cells };
}
