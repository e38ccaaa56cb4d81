/**
 * What customers owe and what is owed to suppliers, by month and currency, next to the control account. One report for both
 * ledgers.
 */

import { businessDate, daysBetween } from '../../date.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { baseCurrency } from '../../master-data/master.ts';
import { type Sen, sumSen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { type ItemRow, open, openItems, openLocal } from '../reads/party.ts';
import { agedSums } from '../reads/statement.ts';
import type { Row, Table } from '../sheet/sheet.ts';
import { currencySign, statementText } from '../words/figures.ts';
import type { ReportWord } from '../words/report-words.ts';
import { accountsBalance, specialAccounts } from './ledger-balance.ts';
import {
  asAtFact,
  blank,
  day,
  figure,
  figures,
  narrow,
  plain,
  type ReportMaker,
  type ReportRequest,
  sumFigure,
  summed,
  wide,
} from './report.ts';

const BUCKET_HEADS: readonly ReportWord[] = ['current', 'month1', 'month2', 'month3', 'month4', 'month5'];
const CONTROLS: Readonly<Record<LedgerSide, string>> = { AR: 'DEBTOR_CONTROL', AP: 'CREDITOR_CONTROL' };

interface PartyItems {
  readonly code: string;
  readonly name: string;
  readonly items: readonly ItemRow[];
}

class AgedBalances {
  readonly #request: ReportRequest;
  readonly #side: LedgerSide;
  readonly items: readonly ItemRow[];

  constructor(request: ReportRequest, side: LedgerSide) {
    this.#request = request;
    this.#side = side;
    this.items = openItems(request.command, side, null, null, request.to).filter(
      (item) => open(item) !== 0n || openLocal(item) !== 0n,
    );
  }

  get by(): 'dueDate' | 'docDate' {
    return this.#request.payload.agingBy === 'docDate' ? 'docDate' : 'dueDate';
  }

  /** Amounts owed are positive. */
  counted(amount: Sen): Sen {
    return BigInt(SIDES[this.#side].raises) * amount;
  }

  aged(items: readonly ItemRow[], of: (item: ItemRow) => Sen): readonly Sen[] {
    return agedSums(items, this.#request.to, this.by, of).map((amount) => this.counted(amount));
  }

  parties(items: readonly ItemRow[]): readonly PartyItems[] {
    const { records } = this.#request.command;
    return [...Map.groupBy(items, ({ party }) => party)].map(([code, own]) => ({
      code,
      name: textOf(records.find(SIDES[this.#side].partyKind, code)?.data.companyName) ?? '',
      items: own,
    }));
  }

  /** A row for each party, and the total. */
  summary(caption: string, items: readonly ItemRow[], of: (item: ItemRow) => Sen): Table {
    const { say } = this.#request;
    const rowOf = (kind: Row['kind'], name: Row['cells'][number], aged: readonly Sen[]): Row => ({
      kind,
      cells: [name, ...aged.map(kind === 'line' ? figure : sumFigure), sumFigure(sumSen(aged))],
    });
    const parties = this.parties(items);
    return {
      caption,
      columns: [
        wide(say(this.#side === 'AR' ? 'customer' : 'supplier')),
        ...[...BUCKET_HEADS, 'total' as const].map((word) => summed(say(word))),
      ],
      rows: [
        ...parties.map((party) => rowOf('line', { text: party.name, notes: [party.code] }, this.aged(party.items, of))),
        ...(parties.length === 0 ? [] : [rowOf('total', plain(say('total')), this.aged(items, of))]),
      ],
      empty: say('nothingOpen'),
    };
  }

  /** The total of each currency in base currency: the balance of the control account. */
  inBase(currencies: readonly string[]): Table {
    const { say, sign } = this.#request;
    const rowOf = (kind: Row['kind'], name: string, items: readonly ItemRow[]): Row => {
      const aged = this.aged(items, openLocal);
      return { kind, cells: [plain(name), ...aged.map(kind === 'line' ? figure : sumFigure), sumFigure(sumSen(aged))] };
    };
    return {
      caption: `${say('allCurrencies')} (${sign})`,
      columns: [wide(say('currency')), ...[...BUCKET_HEADS, 'total' as const].map((word) => figures(say(word)))],
      rows: [
        ...currencies.map((currency) =>
          rowOf(
            'line',
            currency,
            this.items.filter((item) => item.currency === currency),
          ),
        ),
        rowOf('total', say('total'), this.items),
      ],
    };
  }

  /** The documents behind the figures, party by party, in their own currency. */
  documents(): Table {
    const { say, language, to } = this.#request;
    const rows = this.parties(this.items).flatMap(({ code, name, items }): readonly Row[] => [
      { kind: 'heading', cells: [plain(`${code}  ${name} · ${currencySign(items[0]?.currency ?? '')}`)] },
      ...items.map((item): Row => {
        const overdue = daysBetween(businessDate(item.due_date), to);
        const isOverdue = overdue > 0 && this.counted(open(item)) > 0n;
        return {
          kind: 'line',
          cells: [
            day(language, item.doc_date),
            day(language, item.due_date),
            plain(item.doc_no),
            isOverdue ? { text: String(overdue), raw: String(overdue) } : blank,
            figure(this.counted(item.sign * item.total)),
            figure(this.counted(open(item))),
          ],
        };
      }),
      {
        kind: 'subtotal',
        cells: [blank, blank, plain(say('total')), blank, blank, sumFigure(this.counted(sumSen(items.map(open))))],
      },
    ]);
    return {
      caption: say('openDocuments'),
      columns: [
        narrow(say('date')),
        narrow(say('dueDate')),
        wide(say('document')),
        ...[say('daysOverdue'), say('original')].map(figures),
        summed(say('outstanding')),
      ],
      isGrouped: true,
      rows,
    };
  }
}

/** A gain or loss is posted when the items are settled, so the ledger has none that the open documents lack. */
const EXCHANGE_AHEAD: Sen = 0n;

export const agedBalances =
  (side: LedgerSide): ReportMaker<'aged-receivables' | 'aged-payables'> =>
  (request) => {
    const { command, payload, say, sign, to } = request;
    const aged = new AgedBalances(request, side);
    const base = baseCurrency(command);
    const currencies = [...new Set(aged.items.map(({ currency }) => currency))].sort();
    const hasForeign = currencies.some((currency) => currency !== base);
    const tables = currencies.map((currency) => {
      const own = aged.items.filter((item) => item.currency === currency);
      return aged.summary(currencySign(currency), own, open);
    });
    const buckets = aged.aged(aged.items, openLocal);
    const total = sumSen(buckets);
    const control = aged.counted(accountsBalance(command, specialAccounts(command, CONTROLS[side]), to));
    const difference = total - control;
    const currencyRows = currencies.map((currencyCode) => {
      const own = aged.items.filter((item) => item.currency === currencyCode);
      const ages = aged.aged(own, open);
      return {
        currencyCode,
        amounts: {
          ...Object.fromEntries(BUCKET_HEADS.map((name, index) => [name, ages[index] ?? 0n])),
          total: sumSen(ages),
          totalLocal: sumSen(aged.aged(own, openLocal)),
        },
      };
    });
    const [current = 0n, month1 = 0n, month2 = 0n, month3 = 0n, month4 = 0n, month5 = 0n] = buckets;
    return {
      facts: [asAtFact(request), { label: say('agingBy'), value: say(aged.by === 'dueDate' ? 'byDueDate' : 'byDocumentDate') }],
      tables: [
        ...tables,
        ...(currencies.length === 0 ? [aged.summary(sign, [], open)] : []),
        ...(hasForeign ? [aged.inBase(currencies)] : []),
        ...(payload.showDocuments === false || aged.items.length === 0 ? [] : [aged.documents()]),
      ],
      count: aged.items.length,
      currencies: currencyRows,
      totals: { current, month1, month2, month3, month4, month5, total, exchange: EXCHANGE_AHEAD, control, difference },
      closing: [
        { label: say('total'), amount: `${sign} ${statementText(total)}`, isSum: false },
        { label: say('controlAccount'), amount: `${sign} ${statementText(control)}`, isSum: false },
        { label: say('difference'), amount: `${sign} ${statementText(difference)}`, isSum: true },
      ],
    };
  };
