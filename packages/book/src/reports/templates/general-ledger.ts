/** The general ledger: every posting, account by account, from the balance brought forward to the closing balance. */

import { isDocType } from '@ledgerline/catalog';
import { addDays } from '../../date.ts';
import { missingRecord } from '../../master-data/record-sentence.ts';
import { sumSen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import type { Row } from '../sheet/sheet.ts';
import { isPrinted, TITLES } from '../words/titles.ts';
import { LedgerSums } from './ledger-sums.ts';
import {
  accountName,
  blank,
  currencyFact,
  day,
  figure,
  figureOrBlank,
  figures,
  narrow,
  periodFact,
  plain,
  type ReportMaker,
  type ReportRequest,
  sumFigure,
  wide,
  withTotal,
} from './report.ts';

interface Posting {
  readonly date: string;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly party_name: string | null;
  readonly description: string | null;
  readonly debit: bigint;
  readonly credit: bigint;
}

/** Postings in the order of the index, so that any number of rows can be streamed. */
const POSTINGS = `SELECT date, doc_type, doc_no, coalesce(header ->> 'debtorName', header ->> 'creditorName', header ->> 'payee') AS party_name,
    header ->> 'description' AS description, debit, credit
  FROM gl_entry CROSS JOIN document USING (doc_key) WHERE account = :account AND date >= :from AND date <= :to ORDER BY date, gl_key`;

/** The description, otherwise the party, otherwise the document type. */
export function saidOf({ language }: ReportRequest, row: Omit<Posting, 'date' | 'debit' | 'credit'>): string {
  const title = isDocType(row.doc_type) && isPrinted(row.doc_type) ? TITLES[row.doc_type][language] : '';
  return [row.party_name, row.description ?? title].filter((text) => text !== null && text !== '').join(' · ');
}

/** The account that is named, with the accounts below it; all when none is named. */
function chosenAccounts({ command, payload }: ReportRequest, ledger: LedgerSums): readonly string[] {
  const named = textOf(payload.accountNo);
  if (named === null) return ledger.accounts;
  if (!command.records.find('account', named)) {
    command.refuse('/accountNo', 'NOT_FOUND', missingRecord(command, 'account', named));
    return [];
  }
  const below = (account: string): readonly string[] =>
    command.records
      .all('account')
      .filter(({ data }) => data.parentAccountNo === account)
      .flatMap(({ code }) => [code, ...below(code)]);
  return [named, ...below(named)];
}

function* accountRows(request: ReportRequest, ledger: LedgerSums, accounts: readonly string[]): Generator<Row> {
  const { command, say, language, from, to } = request;
  for (const account of accounts) {
    const opening = ledger.balance(account, addDays(from, -1), from);
    const { debit, credit } = ledger.movement(account, { from, to });
    if (opening === 0n && debit === 0n && credit === 0n) continue;
    yield { kind: 'heading', cells: [plain(`${account}  ${accountName(command, account)}`)] };
    yield { kind: 'opening', cells: [day(language, from), blank, plain(say('broughtForward')), blank, blank, figure(opening)] };
    let balance = opening;
    for (const posting of command.db.each<Posting>(POSTINGS, { account, from, to })) {
      balance += posting.debit - posting.credit;
      yield {
        kind: 'line',
        cells: [
          day(language, posting.date),
          plain(posting.doc_no),
          plain(saidOf(request, posting)),
          figureOrBlank(posting.debit),
          figureOrBlank(posting.credit),
          figure(balance),
        ],
      };
    }
    yield {
      kind: 'subtotal',
      cells: [blank, blank, plain(say('closingBalance')), sumFigure(debit), sumFigure(credit), sumFigure(balance)],
    };
  }
}

export const generalLedger: ReportMaker<'general-ledger'> = (request) => {
  const { command, say, from, to } = request;
  const ledger = new LedgerSums(command, to);
  const accounts = chosenAccounts(request, ledger);
  if (command.isRefused) return undefined;
  const sums = accounts.map((account) => ledger.movement(account, { from, to }));
  const postings = command.db.get<{ count: bigint }>(
    `SELECT count(*) AS count FROM gl_entry WHERE account IN (SELECT value FROM json_each(:accounts)) AND date >= :from AND date <= :to`,
    { accounts: JSON.stringify(accounts), from, to },
  );
  const [debit, credit] = [sumSen(sums.map((each) => each.debit)), sumSen(sums.map((each) => each.credit))];
  const listed = accountRows(request, ledger, accounts);
  const total = [blank, blank, plain(say('total')), sumFigure(debit), sumFigure(credit), blank];
  return {
    facts: [periodFact(request), currencyFact(request)],
    tables: [
      {
        columns: [
          narrow(say('date')),
          narrow(say('document')),
          wide(say('description')),
          ...[say('debit'), say('credit')].map(figures),
          { ...figures(say('balance')), isBalance: true },
        ],
        isGrouped: true,
        rows: [],
        empty: say('nothing'),
      },
    ],
    // The closing balance of a single account says the same as a total.
    rows: accounts.length === 1 ? listed : withTotal(listed, total),
    count: Number(postings?.count ?? 0n),
    totals: { debit, credit },
    closing: [],
  };
};
