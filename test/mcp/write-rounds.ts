/** Every n-th write of the catalog, previewed and run by an assistant in one book and sent over HTTP to another; then a naive assistant that loses answers. */

import assert from 'node:assert/strict';
import { type Recipe, recipes } from '@ledgerline/catalog';
import { assistant, type ToolResult } from '../../packages/cloud/testing/assistant.ts';
import type { TestServer } from '../../packages/cloud/testing/test-server.ts';
import { bookBehind } from './book-behind.ts';

const writes: readonly Recipe[] = recipes().filter(({ mode }) => mode === 'write');

export interface WriteFigures {
  readonly previewed: number;
  readonly saved: number;
}

/** What differs between two books without meaning anything: when something was written, and under which command. */
const withoutTimes = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result ?? null, (name, value) =>
      /timestamp|modified|commandId|artifact|At$/i.test(name) ? undefined : value,
    ),
  );

interface Ended {
  readonly status: string;
  readonly result: unknown;
  readonly error: { readonly code: string } | null;
}

/** The example of every n-th write. What the book rejects in a preview, it rejects over HTTP too. */
export async function compareWrites(server: TestServer, every: number): Promise<WriteFigures> {
  const [shown, plain] = [await bookBehind(server), await bookBehind(server)];
  const { call } = assistant(server, shown.home.tenantKey);
  const figures = { previewed: 0, saved: 0 };
  for (const { commandType: type, examples } of writes.filter((_, place) => place % every === 0)) {
    const payload = examples[0]?.payload ?? {};
    const body = { commandId: `rest-${type}`, connectorId: plain.home.connectorId, companyId: 'SAMPLE', type, payload };
    const sent = await plain.during(server.call('POST', '/v1/commands?wait=60', { key: plain.home.tenantKey, body }));
    const { command } = sent.json<{ command: Ended }>();
    const preview = await shown.during(call('preview_write', { type, payload, book: 'SAMPLE' }));
    figures.previewed += 1;
    if (preview.isError) {
      assert.equal(command.status, 'failed', `${type}: ${JSON.stringify(preview.structuredContent).slice(0, 500)}`);
      continue;
    }
    const { proposalId, token, commandId } = preview.structuredContent;
    await shown.during(call('run_write', { proposalId, token }));
    const ran = (await server.call('GET', `/v1/commands/${commandId}`, { key: shown.home.tenantKey })).json<{ command: Ended }>();
    assert.deepEqual(
      [ran.command.status, ran.command.error?.code, withoutTimes(ran.command.result)],
      [command.status, command.error?.code, withoutTimes(command.result)],
      type,
    );
    const again = await shown.during(call('run_write', { proposalId, token }));
    assert.equal(again.structuredContent.commandId, commandId, 'a second run returns the first');
    assert.equal(shown.ran.filter((one) => one.commandId === commandId).length, 1, type);
    if (command.status === 'done') figures.saved += 1;
  }
  return figures;
}

const WISHES = 3;
const TRIES_MAX = 60;

/** An assistant that starts over whenever it gets no answer. Each of its wishes is in the book once. */
export async function loseAnswers(server: TestServer, chance: () => number): Promise<number> {
  const book = await bookBehind(server);
  const { call } = assistant(server, book.home.tenantKey);
  let lost = 0;
  /** The server has done it, and the assistant does not know. */
  const losing = async (work: Promise<ToolResult>): Promise<ToolResult['structuredContent'] | null> => {
    const { structuredContent } = await book.during(work);
    if (chance() < 0.6) return structuredContent;
    lost += 1;
    return null;
  };
  for (let wish = 0; wish < WISHES; wish += 1) {
    const line = { itemCode: 'WIDGET', qty: 1 + wish, uom: 'PCS', unitPrice: 20, location: 'HQ' };
    const payload = { debtorCode: '300-A001', docDate: '2026-07-06', ref: `wish-${wish}`, lines: [line] };
    let isDone = false;
    for (let tries = 0; !isDone && tries < TRIES_MAX; tries += 1) {
      const preview = await losing(call('preview_write', { type: 'create-sales-invoice', payload, book: 'SAMPLE' }));
      if (preview === null) continue;
      if (preview.alreadyRun) isDone = true;
      else isDone = (await losing(call('run_write', { proposalId: preview.proposalId, token: preview.token }))) !== null;
    }
    assert.ok(isDone, 'the wish came true');
    const saved = book.ran.filter((one) => one.type === 'create-sales-invoice' && one.payload.ref === payload.ref);
    assert.equal(saved.length, 1, `${payload.ref} is in the book once`);
  }
  return lost;
}

/** A number from 0 to 1 that follows from a seed. */
export function chanceOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
