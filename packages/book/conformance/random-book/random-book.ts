/** A book on which random steps run. Every law of the book is checked after each step; the step that breaks one fails. */

import assert from 'node:assert/strict';
import { findRecipe } from '@ledgerline/catalog';
import type { Database } from '../../src/index.ts';
import { type SpeculativeBook, speculativeBook } from '../speculative-book.ts';
import { CHANGE } from './change.ts';
import { DRAFTS } from './drafts.ts';
import { GOODS } from './goods.ts';
import {
  assertCashFlowBalances,
  assertOpenItemsAgree,
  assertRebuilt,
  assertReplayed,
  assertStatementAgrees,
  assertUpdateIsVoidAndCreate,
  assertValidationChangesNothing,
  assertVoidRestores,
  stateNow,
} from './laws.ts';
import { LinkModel } from './link-model.ts';
import { MONEY } from './money.ts';
import { assertReportsTie } from './report-laws.ts';
import { type Command, CREDITORS, DEBTORS, dateOf, FOREIGN_CREDITOR, FOREIGN_DEBTOR, ITEMS, LOCATIONS, Scene } from './scene.ts';
import type { Step } from './step.ts';
import { TRADE } from './trade.ts';

const ACTIONS = { ...TRADE, ...MONEY, ...GOODS, ...CHANGE, ...DRAFTS };
export type Action = keyof typeof ACTIONS;
/** The command of a step, on the book as it is. */
export const commandOf = (db: Database, step: Step<Action>): Command => ACTIONS[step.action](new Scene(db, step));
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];

/**
 * What leans on other documents comes up more often: parts of one delivery, returns of one sale, goods bought before them; and
 * changes of lines.
 */
const OFTEN: readonly Action[] = ['deliver', 'sell', 'buy', 'invoice-delivery', 'invoice-receipt', 'return-sale', 'return-sale'];
const MOST_OFTEN: readonly Action[] = ['change-lines', 'change-lines', 'change-lines', 'change-linked-lines'];
export const WEIGHTED_ACTIONS: readonly Action[] = [
  ...ACTION_NAMES,
  ...OFTEN,
  ...OFTEN,
  ...MOST_OFTEN,
  ...MOST_OFTEN,
  ...MOST_OFTEN,
  ...MOST_OFTEN,
];

export interface Tally {
  played: number;
  saved: number;
  /** Steps that were saved at least once, by action. */
  readonly byAction: Map<string, number>;
  readonly refusals: Map<string, number>;
  /** Types of documents whose lines were changed, and how: IV append. */
  readonly changed: Map<string, number>;
}

export const newTally = (): Tally => ({ played: 0, saved: 0, byAction: new Map(), refusals: new Map(), changed: new Map() });

export interface Pace {
  /**
   * The invariants of the stored rows are checked after one command in this many; at 1, after every command before its commit.
   */
  readonly checkEvery: number;
  /** A rebuild is compared after one command in this many, and at the end. */
  readonly rebuildEvery: number;
  /** Statements and cash flow are compared after one command in this many. */
  readonly reportEvery: number;
}

const LAST_DAY = '2026-12-31';
const PARTIES = [...DEBTORS, ...CREDITORS, FOREIGN_DEBTOR, FOREIGN_CREDITOR];
/** The catalog must accept every payload: the actions must know what they send. */
const FORBIDDEN_CODES = ['INVALID_PAYLOAD', 'unsupported_command'];

export class RandomBook {
  readonly world: SpeculativeBook;
  readonly #pace: Pace;
  readonly #tally: Tally;
  readonly #links = new LinkModel();
  #state: string;
  #highestLine = 0n;

  constructor(pace: Pace, tally: Tally = newTally()) {
    this.world = speculativeBook('BLANK', { isChecked: pace.checkEvery === 1 });
    this.#pace = pace;
    this.#tally = tally;
    this.#enter('create-creditor', { creditorCode: FOREIGN_CREDITOR, companyName: 'Union Exports LLC', currencyCode: 'USD' });
    // Something to sell, so that the first steps do not all run into empty stock.
    this.#enter('create-stock-receive', {
      docDate: '2026-03-01',
      lines: [...new Set(ITEMS)].flatMap((itemCode, index) =>
        LOCATIONS.map((location) => ({ itemCode, location, qty: 40, unitCost: 3 + index / 8 })),
      ),
    });
    this.#state = stateNow(this.world);
    this.#rememberLines();
  }

  play(step: Step<Action>): void {
    const command = commandOf(this.world.db, step);
    const [type] = command;
    this.#tally.played += 1;
    const commandId = `step-${this.#tally.played}`;
    const verb = findRecipe(type)?.verb;
    const isCreate = verb === 'create';
    if (isCreate && step.probe < 12) assertValidationChangesNothing(this.world, command);
    if (verb === 'update' && step.probe < 30 && canBeRecreated(this.world, command)) {
      assertUpdateIsVoidAndCreate(this.world, command);
    }
    const before = isCreate && step.probe >= 12 && step.probe < 24 ? this.world.book.derivedRows() : undefined;
    const result = this.world.book.execute(type, command[1], commandId) as Readonly<Record<string, unknown>>;
    this.#judge(step, command, result);
    if (result.saved === true) this.#links.follow(this.world, command, result);
    if (before !== undefined && result.ok === true && result.docType !== 'BR') assertVoidRestores(this.world, result, before);
    if (step.probe >= 30 && step.probe < 36) assertReplayed(this.world, command, commandId, result);
    if (this.#tally.played % this.#pace.checkEvery === 0) this.#checkRows(type);
    this.#checkDay(step);
    if (this.#tally.played % this.#pace.reportEvery === 0) this.checkReports();
    if (this.#tally.played % this.#pace.rebuildEvery === 0) assertRebuilt(this.world);
  }

  /** What is too expensive to check after every command. */
  finish(): void {
    assert.deepEqual(this.world.book.invariants(), []);
    this.checkReports();
    assertReportsTie(this.world);
    assertRebuilt(this.world);
  }

  #checkRows(type: string): void {
    if (this.#pace.checkEvery > 1)
      assert.deepEqual(this.world.book.invariants(), [], `${type} or one shortly before it broke the book`);
  }

  /** One party on one day: the steps choose others. */
  #checkDay({ pick, probe }: Step<Action>): void {
    const party = PARTIES[pick % PARTIES.length] ?? FOREIGN_DEBTOR;
    const date = dateOf(probe);
    assertOpenItemsAgree(this.world, party, date);
    assertStatementAgrees(this.world, party, date);
  }

  checkReports(): void {
    for (const party of PARTIES) assertStatementAgrees(this.world, party, LAST_DAY);
    assertCashFlowBalances(this.world);
  }

  close(): void {
    this.world.close();
  }

  #judge(step: Step<Action>, [type, payload]: Command, result: Readonly<Record<string, unknown>>): void {
    const { byAction, refusals, changed } = this.#tally;
    const state = stateNow(this.world);
    if (result.ok === true && result.saved !== false) {
      this.#tally.saved += 1;
      byAction.set(step.action, (byAction.get(step.action) ?? 0) + 1);
      const change = `${String(result.docType)} ${String(payload.detailMode)}`;
      if (payload.detailMode !== undefined) changed.set(change, (changed.get(change) ?? 0) + 1);
      const verification = result.writeVerification as { readonly matched: boolean } | undefined;
      assert.ok(verification === undefined || verification.matched, `${type} ${JSON.stringify(result)}`);
      this.#rememberLines();
    } else if (result.saved !== true) {
      assert.equal(state, this.#state, `${type} saved nothing and changed the book`);
      const code = (result.error as { readonly code?: string } | undefined)?.code ?? 'preview';
      assert.ok(!FORBIDDEN_CODES.includes(code), `${type} ${JSON.stringify(payload)}: ${JSON.stringify(result.error)}`);
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
    }
    this.#state = state;
  }

  /** Keys of lines only increase: no key is used twice. */
  #rememberLines(): void {
    const rows = this.world.db.all<{ dtl_key: bigint }>(
      'SELECT dtl_key FROM document_line WHERE dtl_key > :highest ORDER BY dtl_key',
      {
        highest: this.#highestLine,
      },
    );
    const given = this.world.db.get<{ seq: bigint }>(`SELECT seq FROM sqlite_sequence WHERE name = 'document_line'`)?.seq ?? 0n;
    assert.ok(given >= this.#highestLine, 'the counter of lines went back');
    this.#highestLine = rows.at(-1)?.dtl_key ?? this.#highestLine;
  }

  #enter(type: string, payload: Command[1]): void {
    const result = this.world.book.execute(type, payload, `first-${type}`);
    assert.equal(result.ok, true, JSON.stringify(result.error));
  }
}

/** Except for the order within a day: a document entered again comes last on its day, which may change the cost of goods. */
function canBeRecreated({ db }: SpeculativeBook, [, payload]: Command): boolean {
  const found = db.get<{ doc_type: string }>(
    `SELECT doc_type FROM document WHERE doc_no = :docNo AND status = 'Saved' AND doc_type IN ('RI', 'RC', 'RD', 'PB', 'PC', 'PD', 'JE')
       AND NOT EXISTS (SELECT 1 FROM knock_off WHERE owner_doc_key = document.doc_key) LIMIT 1`,
    { docNo: String(payload.docNo) },
  );
  return found !== undefined;
}
