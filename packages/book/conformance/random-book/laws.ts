/** Laws of a book that are checked by trying a command and rolling it back, in addition to the invariants of the stored rows. */

import assert from 'node:assert/strict';
import { findRecipe, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { loadDocument, payloadOf } from '../../src/document/document-store.ts';
import type { SpeculativeBook } from '../speculative-book.ts';
import { sumsOf } from '../state.ts';
import { nameOf, withdrawals } from './change.ts';
import type { Command } from './scene.ts';

type Result = Readonly<Record<string, unknown>>;

const sen = (amount: unknown): number => Math.round(Number(amount) * 100);

/** A command that is refused, validated or previewed leaves nothing but its result. */
export const stateNow = ({ db }: SpeculativeBook): string => sumsOf(db);

export function assertRebuilt({ book, speculate }: SpeculativeBook): void {
  const incremental = book.derivedRows();
  const rebuilt = speculate(() => {
    book.rebuild();
    assert.deepEqual(book.invariants(), [], 'a rebuild broke the book');
    return book.derivedRows();
  });
  assert.deepEqual(rebuilt, incremental, 'a rebuild gives other rows');
}

/** Voiding a new document restores all derived rows. */
export function assertVoidRestores({ book, speculate }: SpeculativeBook, made: Result, before: readonly string[]): void {
  const [withdrawal] = withdrawals(String(made.docType));
  if (withdrawal === undefined) return;
  const after = speculate(() => {
    const result = book.execute(withdrawal, { docNo: made.docNo }, 'law-void');
    assert.equal(result.ok, true, `what was just entered cannot be voided: ${JSON.stringify(result.error)}`);
    return book.derivedRows();
  });
  assert.deepEqual(after, before, `voiding ${String(made.docNo)} does not restore the book`);
}

export function assertReplayed(world: SpeculativeBook, [type, payload]: Command, commandId: string, first: Result): void {
  const before = stateNow(world);
  const again = world.book.execute(type, payload, commandId);
  assert.deepEqual(
    JSON.parse(JSON.stringify(again)),
    JSON.parse(JSON.stringify(first)),
    'a repeated command returns another result',
  );
  assert.equal(stateNow(world), before, 'a repeated command changed the book');
}

/** The command that validates what a command would create, if there is one. */
function validationOf(type: string): Recipe | undefined {
  const document = findRecipe(type)?.grouped?.document;
  return recipes().find(({ verb, grouped }) => verb === 'validate' && grouped?.document === document);
}

export function assertValidationChangesNothing(world: SpeculativeBook, [type, payload]: Command): void {
  const validation = validationOf(type);
  if (validation === undefined) return;
  const before = stateNow(world);
  world.book.execute(validation.commandType, payload, 'law-validate');
  assert.equal(stateNow(world), before, `${type}: a validation changed the book`);
}

interface Statement {
  readonly opening: number;
  readonly closing: number;
  readonly aging: { readonly total?: number; readonly buckets?: Readonly<Record<string, number>> };
}

/** The closing balance of a statement equals the sum of its aging and the balance in the ledger. */
export function assertStatementAgrees({ book }: SpeculativeBook, partyCode: string, dateTo: string): void {
  const isDebtor = partyCode.startsWith('300');
  const read = (type: string, payload: Payload): Result => book.execute(type, payload, 'law-read');
  const { report } = read(`${isDebtor ? 'debtor' : 'creditor'}-statement-report`, {
    [isDebtor ? 'debtorCode' : 'creditorCode']: partyCode,
    dateFrom: '2026-01-01',
    dateTo,
  }) as unknown as { report: Statement };
  const { rows } = read('read-gl-account-balance', { partyCode, dateTo }) as unknown as { rows: readonly Payload[] };
  const ledger = rows.reduce((sum, row) => sum + sen(row.currencyBalance ?? row.closing), 0);
  const aged = Object.entries(report.aging).reduce((sum, [name, amount]) => (name === 'total' ? sum : sum + sen(amount)), 0);
  assert.equal(
    sen(report.closing),
    isDebtor ? ledger : 0 - ledger,
    `${partyCode}: the statement closes otherwise than the ledger`,
  );
  assert.equal(aged, sen(report.closing), `${partyCode}: the aging adds up to something else`);
}

/** On any day, past or to come, the ledger of a party equals its open items, in base currency and in its own. */
export function assertOpenItemsAgree({ book }: SpeculativeBook, partyCode: string, date: string): void {
  const isDebtor = partyCode.startsWith('300');
  const read = (type: string, payload: Payload) => book.execute(type, payload, 'law-read').rows as readonly Payload[];
  const items = read(`read-${isDebtor ? 'ar' : 'ap'}-outstanding-documents`, {
    [isDebtor ? 'debtorCode' : 'creditorCode']: partyCode,
    asOf: date,
    limit: 5000,
  });
  const sum = (rows: readonly Payload[], name: string): number => rows.reduce((total, row) => total + sen(row[name]), 0);
  const ledger = read('read-gl-account-balance', { partyCode, dateTo: date }).map((row) => ({
    closing: Number(row.closing),
    own: Number(row.currencyBalance ?? row.closing),
  }));
  const sign = isDebtor ? 1 : -1;
  assert.deepEqual(
    [sum(items, 'outstandingLocal'), sum(items, 'outstanding')],
    [sign * sum(ledger, 'closing') + 0, sign * sum(ledger, 'own') + 0],
    `${partyCode}: the open items differ from the ledger on ${date}`,
  );
  const [party] = read(`read-${isDebtor ? 'ar' : 'ap'}-outstanding`, {
    [isDebtor ? 'debtorCode' : 'creditorCode']: partyCode,
    asOf: date,
  });
  assert.equal(sen(party?.total ?? 0), sum(items, 'outstandingLocal'), `${partyCode}: the outstanding total on ${date}`);
}

/** The movement of all other accounts is the movement of cash with the opposite sign. */
export function assertCashFlowBalances({ book }: SpeculativeBook): void {
  const { rows } = book.execute(
    'read-gl-cash-flow-accounts',
    { dateFrom: '2026-01-01', dateTo: '2026-12-31' },
    'law-read',
  ) as unknown as {
    rows: readonly Payload[];
  };
  assert.equal(
    rows.reduce((sum, row) => sum + sen(row.movement), 0),
    0,
    'the cash flow does not add up',
  );
}

/** An update leaves the same balances as voiding and entering the document again. */
export function assertUpdateIsVoidAndCreate({ book, db, speculate }: SpeculativeBook, [type, payload]: Command): void {
  const balances = (): string => JSON.stringify(book.execute('read-gl-account-balance', {}, 'law-read').rows);
  const updated = speculate(() => {
    const result = book.execute(type, payload, 'law-update');
    if (!result.ok) return undefined;
    const document = loadDocument(db, BigInt(String(result.docKey)));
    return { document, sent: payloadOf(document), balances: balances() };
  });
  if (!updated || updated.document.lines.some((line) => line.posting.from !== undefined)) return;
  const { docNo: _no, ...sent } = updated.sent;
  const lines = Array.isArray(sent.lines)
    ? { lines: (sent.lines as readonly Payload[]).map(({ dtlKey: _key, ...line }) => line) }
    : {};
  const recreated = speculate(() => {
    const gone = book.execute(`void-${nameOf(updated.document.type)}`, { docNo: payload.docNo }, 'law-void');
    const name = CREATED_AS[updated.document.type] ?? nameOf(updated.document.type);
    const made = gone.ok ? book.execute(`create-${name}`, { ...sent, ...lines }, 'law-create') : gone;
    return made.ok ? balances() : undefined;
  });
  if (recreated !== undefined) assert.equal(recreated, updated.balances, `${type} differs from voiding and entering again`);
}

const CREATED_AS: Readonly<Record<string, string>> = { PV: 'gl-cash-book-payment', OR: 'gl-cash-book-receipt' };
