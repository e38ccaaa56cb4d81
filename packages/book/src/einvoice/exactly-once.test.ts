import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { ALPHA_ADDRESS, HOUR, invoiceFor, resultsOf } from '../../conformance/e-invoice-office.ts';
import { freshBook, NOW } from '../../conformance/fresh-book.ts';
import type { Gateway } from '../e-invoice-gateway.ts';
import { type Fault, SandboxGateway } from './gateway/sandbox-gateway.ts';
import { MemoryShelf } from './gateway/sandbox-shelf.ts';

const COMMANDS = ['submit', 'refresh', 'cancel', 'void', 'change'] as const;
const CALLS = ['submit', 'getSubmission', 'findIssued', 'cancel', 'getDocument'] as const;
const KINDS = ['down', 'timeout-lost', 'timeout-done', 'reject', 'invalid', 'slow'] as const;

interface Move {
  readonly command: (typeof COMMANDS)[number];
  readonly pick: number;
  readonly waitHours: number;
  readonly faults: readonly Fault[];
  /** The process dies right after this call has reached the gateway. */
  readonly diesAfter: 'submit' | 'cancel' | null;
}

const move: fc.Arbitrary<Move> = fc.record({
  command: fc.constantFrom(...COMMANDS),
  pick: fc.nat(2),
  waitHours: fc.constantFrom(0, 0.001, 1, 30, 73),
  faults: fc.array(fc.record({ call: fc.constantFrom(...CALLS), kind: fc.constantFrom(...KINDS) }), { maxLength: 2 }),
  diesAfter: fc.option(fc.constantFrom('submit' as const, 'cancel' as const), { freq: 4 }),
});

/** Three invoices, a gateway that fails on request, and a connector that runs a command again after its process died. */
class World {
  readonly shelf = new MemoryShelf();
  #elapsed = 0;
  #count = 0;
  #dying: Move['diesAfter'] = null;
  readonly #clock = { now: () => Date.parse(NOW) + this.#elapsed };
  readonly sandbox = new SandboxGateway({ shelf: this.shelf, now: () => new Date(this.#clock.now()).toISOString() });
  readonly book = freshBook('BLANK', true, { clock: this.#clock, gateway: this.#mortal() });
  readonly numbers = ['IV-000001', 'IV-000002', 'IV-000003'];

  constructor() {
    this.run('update-tax-entity', ALPHA_ADDRESS);
    for (const _no of this.numbers) this.run('create-sales-invoice', invoiceFor());
  }

  #mortal(): Gateway {
    const perish = <Result>(call: Move['diesAfter'], result: Result): Result => {
      if (this.#dying !== call) return result;
      this.#dying = null;
      throw new Error('The process died.');
    };
    const { sandbox } = this;
    return {
      ...sandbox,
      name: sandbox.name,
      submit: (documents) => perish('submit', sandbox.submit(documents)),
      cancel: (uuid, reason) => perish('cancel', sandbox.cancel(uuid, reason)),
    };
  }

  run(type: string, payload: Payload): Readonly<Record<string, unknown>> {
    this.#count += 1;
    const id = `world-${this.#count}`;
    try {
      return this.book.execute(type, payload, id);
    } catch (failure) {
      assert.match(String(failure), /The process died/);
      // After the time in which the gateway itself would recognise the duplicate.
      this.#elapsed += 3 * HOUR;
      return this.book.execute(type, payload, id);
    }
  }

  play({ command, pick, waitHours, faults, diesAfter }: Move): void {
    this.#elapsed += waitHours * HOUR;
    this.sandbox.fail(...faults);
    this.#dying = diesAfter;
    const docNo = this.numbers[pick] ?? '';
    const commands: Record<Move['command'], () => readonly [string, Payload]> = {
      submit: () => ['einvoice.submit', { docType: 'IV', docNos: this.numbers.slice(0, pick + 1) }],
      refresh: () => ['einvoice.status.refresh', {}],
      cancel: () => ['einvoice.cancel', { docNo, reason: 'Wrong' }],
      void: () => ['void-sales-invoice', { docNo }],
      change: () => ['update-sales-invoice', { docNo, reason: 'Term', docDate: '2026-07-02' }],
    };
    this.run(...commands[command]());
  }

  /** Triggers all remaining faults, then queries everything that is open. */
  settle(): void {
    this.#dying = null;
    for (let round = 0; round < 60; round += 1) this.run('einvoice.status.refresh', {});
  }
}

test('whatever fails and whenever the process dies, the gateway has no document twice, and book and gateway agree in the end', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 3, maxLength: 14 }), (moves) => {
      const world = new World();
      for (const one of moves) {
        world.play(one);
        for (const docNo of world.numbers) {
          const alive = world.shelf.ofNumber(docNo).filter(({ status }) => status === 'Submitted' || status === 'Valid');
          assert.ok(alive.length <= 1, `${docNo} is with the gateway ${alive.length} times`);
        }
      }
      world.settle();
      const known = new Map(
        resultsOf(world.run('einvoice.status.list', {})).map((row) => [String(row.uuid), String(row.status)] as const),
      );
      for (const docNo of world.numbers) {
        for (const held of world.shelf.ofNumber(docNo)) {
          const isOurs = known.has(held.uuid);
          // A document whose process died before the book recorded it, and that was never queried again, is only at the gateway.
          if (isOurs) assert.equal(known.get(held.uuid), held.status, `${docNo} ${held.uuid}`);
        }
      }
      world.book.close();
    }),
    { numRuns: 80, seed: 20260706, endOnFailure: true },
  );
});
