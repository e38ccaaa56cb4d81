/** Writes for account books, posted in order and remembered: what the cloud has accepted, and what the books must hold in the end. */

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { openBook } from '@ledgerline/book';
import { call, type ProcessResponse, type SignedUp } from '../cloud-process.ts';

interface Row {
  readonly docKey: string;
  readonly docNo: string;
  readonly description: string;
}

interface Command {
  readonly commandId: string;
  readonly companyId: string;
  readonly status: string;
  readonly attempts: number;
  readonly docNo: string | null;
  readonly error: { readonly code: string; readonly outcome: string } | null;
}

/** How far the callers are ahead of the book at most, and how often they look. */
const AHEAD_MAX = 24;
const LOOKED_AFTER = 8;
const RETRY_MS = 20;
/** A cloud that does not respond for so long will not come back. */
const PATIENCE_MS = 120_000;
const UNDER_WAY_MIN = 2;
const WRITES_PER_REFUSAL = 10;
const SEN = 100;

const docDate = '2026-07-06';

/** Documents of two kinds, each of another amount, and now and then one that the book refuses. */
function writeOf(commandId: string, count: number): { readonly type: string; readonly payload: object } {
  const amount = (SEN + count) / SEN;
  if (count % 3 === 1) {
    const lines = [
      { accountNo: '900-1000', debit: amount },
      { accountNo: '310-1000', credit: amount },
    ];
    return { type: 'create-journal-entry', payload: { docDate, description: commandId, lines } };
  }
  const debtorCode = isRefused(count) ? '300-NOBODY' : '300-A001';
  const lines = [{ description: 'Service', qty: 1, unitPrice: amount, accountNo: '500-1000', taxCode: 'SV8' }];
  return { type: 'create-sales-invoice', payload: { debtorCode, docDate, description: commandId, lines } };
}

const isRefused = (count: number): boolean => count % WRITES_PER_REFUSAL === 5 && count % 3 !== 1;

export interface LoadFigures {
  readonly accepted: number;
  readonly applied: number;
  readonly refused: number;
  /** Leased more than once. */
  readonly repeated: number;
}

export class JourneyLoad {
  readonly #baseUrl: string;
  readonly #tenant: SignedUp;
  /** In the order of their acceptance, book by book: what comes next is posted when this one is accepted. */
  readonly #accepted = new Map<string, string[]>();
  #isStopped = false;

  constructor(baseUrl: string, tenant: SignedUp, companyIds: readonly string[]) {
    this.#baseUrl = baseUrl;
    this.#tenant = tenant;
    for (const companyId of companyIds) this.#accepted.set(companyId, []);
  }

  /** Posts until stopped. A request without a response is sent again. */
  async post(): Promise<void> {
    await Promise.all([...this.#accepted].map(([companyId, accepted]) => this.#postTo(companyId, accepted)));
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #postTo(companyId: string, accepted: string[]): Promise<void> {
    for (let count = 0; !this.#isStopped; count += 1) {
      const commandId = `${companyId}-${count}`;
      const body = { commandId, connectorId: this.#tenant.connectorId, companyId, ...writeOf(commandId, count) };
      const { status, body: answer } = await this.#insist('POST', '/v1/commands', body);
      assert.equal(status, 202, JSON.stringify(answer));
      accepted.push(commandId);
      const behind = count % LOOKED_AFTER === 0 ? accepted[count - AHEAD_MAX] : undefined;
      while (behind && !this.#isStopped && !isEnded(await this.#command(behind, 2)));
    }
  }

  /** A response, however often the cloud is killed until then. */
  async #insist(method: string, path: string, body?: unknown): Promise<ProcessResponse> {
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      try {
        const answer = await call(this.#baseUrl, method, path, this.#tenant.tenantKey, body);
        if (answer.status !== 503) return answer;
      } catch {
        // It is gone, or was killed before it responded.
      }
      await pause(RETRY_MS);
    }
    throw new Error(`${method} ${path} is not answered.`);
  }

  async #command(commandId: string, waitSeconds: number): Promise<Command> {
    const { status, body } = await this.#insist('GET', `/v1/commands/${commandId}?wait=${waitSeconds}`);
    assert.equal(status, 200, `${commandId} was accepted and is lost`);
    return body.command as Command;
  }

  /** Whether a connector has commands of every book in hand. */
  async isUnderWay(): Promise<boolean> {
    const { body } = await this.#insist('GET', '/v1/commands?limit=200&status=running');
    const running = body.commands as readonly Command[];
    return [...this.#accepted.keys()].every((id) => running.filter(({ companyId }) => companyId === id).length >= UNDER_WAY_MIN);
  }

  /** Resolves when so many more are accepted. */
  async untilAccepted(more: number): Promise<void> {
    const wanted = this.acceptedCount + more;
    while (this.acceptedCount < wanted) await pause(RETRY_MS);
  }

  get acceptedCount(): number {
    return [...this.#accepted.values()].reduce((sum, ids) => sum + ids.length, 0);
  }

  /** Every accepted command as it ended, book by book in the order of acceptance. */
  async ends(): Promise<ReadonlyMap<string, readonly Command[]>> {
    for (const accepted of this.#accepted.values()) await this.#untilEnded(accepted.at(-1) ?? '');
    const listed = new Map((await this.#list()).map((command) => [command.commandId, command]));
    assert.equal(listed.size, this.acceptedCount, 'every accepted command got a response');
    const ended = [...this.#accepted].map(([companyId, accepted]) => {
      const commands = accepted.map((commandId) => listed.get(commandId));
      return [companyId, commands.filter((command) => command !== undefined && isEnded(command))] as const;
    });
    for (const [companyId, commands] of ended)
      assert.equal(commands.length, this.#accepted.get(companyId)?.length, `every command of ${companyId} has ended`);
    return new Map(ended as [string, Command[]][]);
  }

  async #list(): Promise<readonly Command[]> {
    const commands: Command[] = [];
    for (let cursor: unknown = ''; typeof cursor === 'string'; ) {
      const { body } = await this.#insist('GET', `/v1/commands?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      commands.push(...(body.commands as readonly Command[]));
      cursor = body.nextCursor;
    }
    return commands;
  }

  /** The last of a book comes to its end after all before it. */
  async #untilEnded(commandId: string): Promise<void> {
    const began = performance.now();
    while (!isEnded(await this.#command(commandId, 30)))
      assert.ok(performance.now() - began < PATIENCE_MS, `${commandId} does not end`);
  }
}

const isEnded = ({ status }: Pick<Command, 'status'>): boolean => status === 'done' || status === 'failed';

/** Compares how the commands of one book ended with what the book itself holds. */
export function compareWithBook(path: string, commands: readonly Command[]): LoadFigures {
  const book = openBook(path);
  const rowsOf = (type: string): readonly Row[] => {
    const { rows, nextCursor } = book.execute(type, {}, `look-${type}`) as { rows?: readonly Row[]; nextCursor?: unknown };
    assert.ok(rows && !nextCursor, `${type} answers everything`);
    return rows;
  };
  const documents = [...rowsOf('list-sales-invoices'), ...rowsOf('list-journal-entries')]
    .toSorted((left, right) => Number(left.docKey) - Number(right.docKey))
    .map(({ docNo, description }) => `${docNo} ${description}`);
  const balances = book.execute('read-gl-account-balance', {}, 'look-balances') as { rows?: readonly { closing: number }[] };
  const invariants = book.invariants();
  book.close();

  const done = commands.filter(({ status }) => status === 'done');
  assert.deepEqual(
    documents,
    done.map(({ commandId, docNo }) => `${docNo} ${commandId}`),
    'every write that was accepted is in the book once, in the order of acceptance, under the number that was returned',
  );
  for (const [count, { commandId, status, error }] of commands.entries()) {
    const end = isRefused(count) ? ['failed', 'UNKNOWN_CODE', 'not_applied'] : ['done', undefined, undefined];
    assert.deepEqual([status, error?.code, error?.outcome], end, commandId);
  }
  assert.deepEqual(invariants, []);
  const differenceSen = (balances.rows ?? []).reduce((sum, { closing }) => sum + Math.round(closing * SEN), 0);
  assert.equal(differenceSen, 0, 'the trial balance is zero');
  return {
    accepted: commands.length,
    applied: done.length,
    refused: commands.length - done.length,
    repeated: commands.filter(({ attempts }) => attempts > 1).length,
  };
}
