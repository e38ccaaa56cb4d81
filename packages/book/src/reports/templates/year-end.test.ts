import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshBook } from '../../../conformance/fresh-book.ts';
import { type Book, fixedClock } from '../../index.ts';

const BANK = '310-1000';
const INCOME = '530-0000';
const RENT = '900-6000';
const RETAINED = '150-0000';

/** Two years: 2026 earned 700.00, January 2027 another 50.00. */
function twoYears(): Book {
  const book = freshBook('BLANK', true, { clock: fixedClock('2027-02-10T04:00:00.000Z') });
  const post = (docDate: string, debit: string, credit: string, amount: number): void => {
    const lines = [
      { accountNo: debit, debit: amount },
      { accountNo: credit, credit: amount },
    ];
    assert.equal(book.execute('create-journal-entry', { docDate, lines }, `${docDate}-${amount}`).ok, true);
  };
  post('2026-03-01', BANK, INCOME, 1000);
  post('2026-12-31', RENT, BANK, 300);
  post('2027-01-15', BANK, INCOME, 50);
  return book;
}

function reportOf(book: Book, template: string, payload: object) {
  let csv = '';
  const result = book.execute(
    'statement-report-html',
    { template, format: 'csv', ...payload },
    `${template}-${JSON.stringify(payload)}`,
    ({ bytes }) => {
      csv = new TextDecoder().decode(bytes);
    },
  );
  assert.equal(result.ok, true, JSON.stringify(result.error));
  const rows = new Map(
    csv
      .trimEnd()
      .split('\r\n')
      .map((line) => [line.split(',')[0] ?? '', line.split(',').slice(2)]),
  );
  return { totals: (result.report as { readonly totals: Readonly<Record<string, number>> }).totals, rows };
}

test('profits of earlier years open the next one as retained earnings, and nothing is posted for it', () => {
  const book = twoYears();
  const first = reportOf(book, 'balance-sheet', { dateTo: '2026-12-31' });
  assert.deepEqual([first.totals.currentEarnings, first.totals.check, first.rows.get(RETAINED)], [700, 0, undefined]);
  const next = reportOf(book, 'balance-sheet', { dateTo: '2027-01-31', compareWith: 'previous-period', dateFrom: '2027-01-01' });
  assert.deepEqual([next.totals.currentEarnings, next.totals.check, next.totals.equity], [50, 0, 750]);
  assert.deepEqual(next.rows.get(RETAINED), ['700.00', '0.00'], 'the comparative stands in its own year');
  const trial = reportOf(book, 'trial-balance', { dateFrom: '2027-01-01', dateTo: '2027-01-31', compareWith: 'none' });
  assert.deepEqual(trial.rows.get(RETAINED), ['-700.00', '0.00', '0.00', '-700.00']);
  assert.deepEqual(trial.rows.get(INCOME), ['0.00', '0.00', '50.00', '-50.00'], 'income begins the year with nothing');
  assert.equal(trial.rows.get(RENT), undefined);
  assert.deepEqual([trial.totals.opening, trial.totals.closing], [0, 0]);
  const ledger = reportOf(book, 'general-ledger', { dateFrom: '2027-01-01', dateTo: '2027-01-31', accountNo: RETAINED });
  assert.deepEqual(ledger.rows.get(''), ['Closing balance', '0.00', '0.00', '-700.00']);
});

let tries = 0;

test('a closed year accepts no new, changed or voided documents, and the owner can reopen it', () => {
  const book = twoYears();
  const before = book.derivedRows();
  book.changeSettings([{ code: 'closed-until', value: '2026-12-31' }]);
  assert.deepEqual(book.derivedRows(), before, 'closing a year posts nothing');
  const codeOf = (type: string, payload: object): string | undefined => {
    tries += 1;
    return (book.execute(type, payload, `try-${tries}`).error as { readonly code: string } | undefined)?.code;
  };
  const lines = [
    { accountNo: RENT, debit: 10 },
    { accountNo: BANK, credit: 10 },
  ];
  assert.equal(codeOf('create-journal-entry', { docDate: '2026-12-31', lines }), 'PERIOD_LOCKED');
  assert.equal(codeOf('void-journal-entry', { docNo: 'JE-000001' }), 'PERIOD_LOCKED');
  assert.equal(codeOf('update-journal-entry', { docNo: 'JE-000003', reason: 'Earlier', docDate: '2026-12-01' }), 'PERIOD_LOCKED');
  assert.equal(codeOf('create-journal-entry', { docDate: '2027-01-01', lines }), undefined);
  book.changeSettings([{ code: 'closed-until', value: 'none' }]);
  assert.equal(codeOf('void-journal-entry', { docNo: 'JE-000001' }), undefined);
});

test('only whole years that are over are closed, and the audit trail says who closed them', () => {
  const book = twoYears();
  const refused = (value: string): RegExpMatchArray | null => {
    try {
      book.changeSettings([{ code: 'closed-until', value }]);
    } catch (failure) {
      return /(not the last day|not over yet|valid date)/.exec(String(failure));
    }
    return null;
  };
  assert.equal(refused('2026-12-30')?.[1], 'not the last day');
  assert.equal(refused('2025-12-31')?.[1], 'not the last day');
  assert.equal(refused('2027-12-31')?.[1], 'not over yet');
  assert.equal(refused('2026-13-31')?.[1], 'valid date');
  assert.equal(refused('2026-12-31'), null);
  let csv = '';
  book.execute('gl-document-acct-pdf', { template: 'audit-trail', format: 'csv' }, 'audit', ({ bytes }) => {
    csv = new TextDecoder().decode(bytes);
  });
  assert.match(csv, /^When \(UTC\),Who,What,Document or record,Reason,commandId\r\n/);
  assert.match(csv, /Connector,CreateDocument,Journal Voucher JE-000001,,2026-03-01-1000/);
  assert.match(csv, /Owner of the book,ChangeSetting,closed-until,,settings/);
});
