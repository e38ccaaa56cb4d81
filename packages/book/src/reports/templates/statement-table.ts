/**
 * A financial statement as rows of amounts: headings, accounts and sums, over as many columns as there are periods or
 * departments.
 */

import type { AccountType } from '@ledgerline/catalog';
import { findAccount } from '../../master-data/master.ts';
import type { Sen } from '../../money.ts';
import type { Row, Table } from '../sheet/sheet.ts';
import type { ReportWord } from '../words/report-words.ts';
import { accountName, figure, narrow, plain, type ReportRequest, sumFigure, summed, wide } from './report.ts';

export interface AmountColumn {
  readonly head: string;
  /** Debits less credits. */
  readonly amountOf: (account: string) => Sen;
}

export interface Section {
  readonly heading: ReportWord;
  readonly total: ReportWord;
  readonly types: readonly AccountType[];
  /** 1 where debits count, -1 where credits do. */
  readonly sign: 1n | -1n;
}

interface Line {
  readonly kind: Row['kind'];
  readonly account: string;
  readonly text: string;
  readonly amounts: readonly Sen[];
}

/** The number of figure columns that fit on a page. */
const COLUMNS_MAX = 6;

export class StatementTable {
  readonly #request: ReportRequest;
  readonly #columns: readonly AmountColumn[];
  readonly #lines: Line[] = [];

  constructor(request: ReportRequest, columns: readonly AmountColumn[]) {
    this.#request = request;
    this.#columns = columns;
  }

  get count(): number {
    return this.#lines.length;
  }

  heading(word: ReportWord): void {
    this.#lines.push({ kind: 'heading', account: '', text: this.#request.say(word), amounts: [] });
  }

  line(account: string, text: string, amounts: readonly Sen[]): void {
    if (amounts.some((amount) => amount !== 0n)) this.#lines.push({ kind: 'line', account, text, amounts });
  }

  sum(kind: 'subtotal' | 'total', word: ReportWord, amounts: readonly Sen[]): void {
    this.#lines.push({ kind, account: '', text: this.#request.say(word), amounts });
  }

  /** The accounts of a section under its heading, and their sum; a section with nothing in it is left out. */
  section(section: Section, accounts: readonly string[], more: readonly Pick<Line, 'text' | 'amounts'>[] = []): readonly Sen[] {
    const { command } = this.#request;
    const own = accounts.filter((account) =>
      (section.types as readonly string[]).includes(findAccount(command, account)?.accountType ?? ''),
    );
    const lines = [
      ...own.map((account) => ({
        account,
        text: accountName(command, account),
        amounts: this.#columns.map(({ amountOf }) => section.sign * amountOf(account)),
      })),
      ...more.map((line) => ({ account: '', ...line })),
    ].filter(({ amounts }) => amounts.some((amount) => amount !== 0n));
    const sums = this.#columns.map((_, index) => lines.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0n), 0n));
    if (lines.length === 0) return sums;
    this.heading(section.heading);
    for (const { account, text, amounts } of lines) this.line(account, text, amounts);
    this.sum('subtotal', section.total, sums);
    return sums;
  }

  /** The statement as one table, or as several with the columns split between them. */
  tables(): readonly Table[] {
    const { say } = this.#request;
    const starts = Array.from({ length: Math.ceil(this.#columns.length / COLUMNS_MAX) }, (_, index) => index * COLUMNS_MAX);
    return starts.map((start) => ({
      columns: [
        narrow(say('account')),
        wide(say('name')),
        ...this.#columns.slice(start, start + COLUMNS_MAX).map(({ head }) => summed(head)),
      ],
      isGrouped: true,
      rows: this.#lines.map(({ kind, account, text, amounts }) => ({
        kind,
        cells:
          kind === 'heading'
            ? [plain(text)]
            : [
                plain(account),
                plain(text),
                ...amounts.slice(start, start + COLUMNS_MAX).map(kind === 'line' ? figure : sumFigure),
              ],
      })),
      empty: say('nothing'),
    }));
  }
}

export const added = (...lists: readonly (readonly Sen[])[]): readonly Sen[] =>
  (lists[0] ?? []).map((_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0n), 0n));

export const less = (list: readonly Sen[], ...others: readonly (readonly Sen[])[]): readonly Sen[] =>
  list.map((amount, index) => others.reduce((rest, other) => rest - (other[index] ?? 0n), amount));
