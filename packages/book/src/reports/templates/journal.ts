/** The journal: every document in the order of its date, with its postings. */

import { DOC_TYPES } from '@ledgerline/catalog';
import { addDays, type BusinessDate, businessDate } from '../../date.ts';
import type { Row } from '../sheet/sheet.ts';
import { dateText } from '../words/figures.ts';
import { saidOf } from './general-ledger.ts';
import {
  accountName,
  blank,
  currencyFact,
  figureOrBlank,
  narrow,
  periodFact,
  plain,
  type ReportMaker,
  type ReportRequest,
  sumFigure,
  summed,
  wide,
  withTotal,
} from './report.ts';

interface DocumentRow {
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly party_name: string | null;
  readonly description: string | null;
}

interface PostingRow {
  readonly account: string;
  readonly party: string | null;
  readonly debit: bigint;
  readonly credit: bigint;
}

/**
 * Documents of a day and those that settle something on it: few enough to be put in order, however many years there are. An
 * exchange difference is posted on the day of its knock-off.
 */
const DOCUMENTS = `SELECT doc_key, doc_type, doc_no,
    coalesce(header ->> 'debtorName', header ->> 'creditorName', header ->> 'payee') AS party_name, header ->> 'description' AS description
  FROM document WHERE doc_key IN (
    SELECT doc_key FROM document WHERE doc_type IN (SELECT value FROM json_each(:types)) AND doc_date = :day AND status = 'Saved'
    UNION SELECT owner_doc_key FROM knock_off WHERE date = :day)
  ORDER BY doc_key`;
const POSTINGS = 'SELECT account, party, debit, credit FROM gl_entry WHERE doc_key = :docKey AND date = :day ORDER BY gl_key';

function* daysOf({ from, to }: ReportRequest): Generator<BusinessDate> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

/** The first and last day with postings, so that centuries without a document are skipped. */
function posted({ command, from, to }: ReportRequest) {
  return command.db.get<{
    first: string | null;
    last: string | null;
    count: bigint;
    debit: bigint | null;
    credit: bigint | null;
  }>(
    `SELECT min(date) AS first, max(date) AS last, count(*) AS count, sum(debit) AS debit, sum(credit) AS credit
     FROM gl_entry WHERE date >= :from AND date <= :to`,
    { from, to },
  );
}

function* journalRows(request: ReportRequest): Generator<Row> {
  const { command, language } = request;
  const types = JSON.stringify(DOC_TYPES);
  for (const day of daysOf(request)) {
    for (const document of command.db.all<DocumentRow>(DOCUMENTS, { types, day })) {
      const postings = command.db.all<PostingRow>(POSTINGS, { docKey: document.doc_key, day });
      if (postings.length === 0) continue;
      const head = [dateText(language, day), document.doc_no, saidOf(request, document)].filter((text) => text !== '');
      yield { kind: 'heading', cells: [plain(head.join(' · '))] };
      for (const { account, party, debit, credit } of postings) {
        yield {
          kind: 'line',
          cells: [
            plain(account),
            plain(accountName(command, account)),
            plain(party ?? ''),
            figureOrBlank(debit),
            figureOrBlank(credit),
          ],
        };
      }
    }
  }
}

export const journal: ReportMaker<'journal'> = (request) => {
  const { say } = request;
  const found = posted(request);
  const [debit, credit] = [found?.debit ?? 0n, found?.credit ?? 0n];
  const span = found?.first && found.last ? { ...request, from: businessDate(found.first), to: businessDate(found.last) } : null;
  return {
    facts: [periodFact(request), currencyFact(request)],
    tables: [
      {
        columns: [narrow(say('account')), wide(say('name')), narrow(say('party')), ...[say('debit'), say('credit')].map(summed)],
        isGrouped: true,
        rows: [],
        empty: say('nothing'),
      },
    ],
    rows:
      span === null ? [] : withTotal(journalRows(span), [blank, plain(say('total')), blank, sumFigure(debit), sumFigure(credit)]),
    count: Number(found?.count ?? 0n),
    totals: { debit, credit },
    closing: [],
  };
};
