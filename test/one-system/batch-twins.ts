/**
 * Two tenants that are sent the same commands, one of them one by one and the other in batches, large and small, as JSON and as lines. A batch is
 * its commands sent one after the other, so both are told the same and have the same rows.
 */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Chance } from '../../packages/book/conformance/chance.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../packages/cloud/testing/test-server.ts';

interface Answer {
  readonly statusCode: number;
  readonly command?: { readonly commandId: string; readonly status: string };
  readonly error?: { readonly code: string };
}

type Envelope = Readonly<Record<string, unknown>>;

/** A tenant with keys of different rights. */
interface Sender extends TestTenant {
  readonly keys: readonly string[];
}

const DEBTOR = { type: 'create-debtor', payload: { debtorCode: '300-A001', companyName: 'Alpha' } };
const LINES = 'application/x-ndjson';
const COMMANDS_MAX = 30;
const LEASED_MAX = 8;
/** A body of this length is checked in a thread. */
const LARGE = 'x'.repeat(70_000);

export class BatchTwins {
  readonly #server: TestServer;
  readonly #single: Sender;
  readonly #batched: Sender;
  readonly #database: DatabaseSync;
  /** How many commands were answered in each way. */
  readonly answers = new Map<string, number>();

  private constructor(server: TestServer, single: Sender, batched: Sender, database: DatabaseSync) {
    this.#server = server;
    this.#single = single;
    this.#batched = batched;
    this.#database = database;
  }

  static async open(): Promise<BatchTwins> {
    const server = await openTestServer();
    const [single, batched] = [await sender(server), await sender(server)];
    const path = join(server.context.config.dataDirectory, 'ledgerline.db');
    return new BatchTwins(server, single, batched, new DatabaseSync(path, { readOnly: true }));
  }

  async close(): Promise<void> {
    this.#database.close();
    await this.#server.close();
  }

  /** Sends the commands of a seed to both, has some of them run, and compares everything. */
  async compare(seed: number): Promise<void> {
    const chance = new Chance(seed);
    const isLarge = chance.happens(0.3);
    const envelopes = Array.from({ length: chance.integer(1, COMMANDS_MAX) }, () => envelopeOf(chance, seed, isLarge));
    const keyAt = chance.happens(0.6) ? 0 : chance.integer(0, this.#single.keys.length - 1);
    const alone: Answer[] = [];
    for (const envelope of envelopes) alone.push(await this.#post(this.#single, keyAt, envelope));
    const together: Answer[] = [];
    for (let at = 0; at < envelopes.length; ) {
      const size = chance.integer(1, COMMANDS_MAX);
      together.push(...(await this.#postBatch(this.#batched, keyAt, envelopes.slice(at, at + size), chance)));
      at += size;
    }
    const told = (answers: readonly Answer[]) =>
      answers.map(({ statusCode, command, error }) => [statusCode, command?.commandId, command?.status, error?.code]);
    assert.deepEqual(told(together), told(alone), `seed ${seed}`);
    for (const { error } of alone) {
      const way = error?.code ?? 'accepted';
      this.answers.set(way, (this.answers.get(way) ?? 0) + 1);
    }
    const count = chance.integer(0, LEASED_MAX);
    const [ofSingle, ofBatched] = [await this.#run(this.#single, count), await this.#run(this.#batched, count)];
    assert.deepEqual(ofBatched, ofSingle, `seed ${seed}: another order`);
    const [rows, expected] = [this.#rowsOf(this.#batched), this.#rowsOf(this.#single)];
    for (const [index, row] of rows.entries()) assert.equal(row, expected[index], `seed ${seed}: another row`);
    assert.equal(rows.length, expected.length, `seed ${seed}: other rows`);
  }

  async #post({ keys, connectorId }: Sender, keyAt: number, envelope: Envelope): Promise<Answer> {
    const body = { connectorId, ...envelope };
    const answer = await this.#server.call('POST', '/v1/commands', { key: keys[keyAt], body });
    return { ...answer.json(), statusCode: answer.statusCode };
  }

  async #postBatch(
    { keys, connectorId }: Sender,
    keyAt: number,
    envelopes: readonly Envelope[],
    chance: Chance,
  ): Promise<readonly Answer[]> {
    const commands = envelopes.map((envelope) => ({ connectorId, ...envelope }));
    const isLines = chance.happens(0.4);
    const body = isLines ? commands.map((command) => `${JSON.stringify(command)}\n`).join('') : { commands };
    const headers = isLines ? { 'content-type': LINES } : {};
    const answer = await this.#server.call('POST', '/v1/commands/batch', { key: keys[keyAt], headers, body });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 500));
    return answer.json().results;
  }

  /** Leases so many commands and ends each of them; returns them in their order. */
  async #run(home: Sender, count: number): Promise<readonly string[]> {
    if (count === 0) return [];
    const { commands = [] } = (await this.#server.next(home, `?max=${count}`)).json() as {
      readonly commands?: readonly { readonly commandId: string; readonly type: string }[];
    };
    for (const [index, { commandId, type }] of commands.entries()) {
      const result = { ok: true, saved: true, ...(type.startsWith('create-') && { docNo: `N-${commandId}` }) };
      const failed = { code: 'NOT_FOUND', message: 'Not found.', outcome: 'not_applied', retryable: false };
      const ended = index % 3 === 2 ? { status: 'failed', error: failed } : { status: 'done', result };
      const reported = await this.#server.report(home, commandId, ended);
      assert.equal(reported.statusCode, 200, reported.body);
    }
    return commands.map(({ commandId }) => commandId);
  }

  /** What the tables have of a tenant, in the order in which it came, without what each has for itself. */
  #rowsOf({ tenantId, connectorId }: TestTenant): readonly string[] {
    const keyIds: string[] = [];
    const keyNumber = (keyId: string): string => {
      if (!keyIds.includes(keyId)) keyIds.push(keyId);
      return `key ${keyIds.indexOf(keyId)}`;
    };
    // The events first: they name the keys in the order in which they were made.
    return ['event', 'command', 'link'].flatMap((table) =>
      this.#database
        .prepare(`SELECT * FROM ${table} WHERE tenant_id = ? ORDER BY rowid`)
        .all(tenantId)
        .map((row) => {
          const own = Object.entries(row).filter(([name]) => !OWN_COLUMNS.includes(name));
          const text = `${table} ${JSON.stringify(Object.fromEntries(own))}`;
          return text
            .replaceAll(tenantId, 'T')
            .replaceAll(connectorId, 'C')
            .replaceAll(/key_\w+/g, keyNumber);
        }),
    );
  }
}

/** Random, counted over all tenants, or worked out of what a row is and whose it is. */
const OWN_COLUMNS: readonly string[] =
  'seq,link_id,event_id,lease_token,position,tag,fingerprint,payload_digest,result_digest'.split(',');

async function sender(server: TestServer): Promise<Sender> {
  const home = await server.household();
  const keys = [home.tenantKey];
  for (const access of [{ sales: ['read'], ar: ['read', 'write'] }, { sales: ['read', 'write'] }]) {
    const body = { name: 'Limited', access, ...(keys.length > 1 && { companies: ['SAMPLE'] }) };
    keys.push((await server.call('POST', '/v1/keys', { key: home.tenantKey, body })).json().secret);
  }
  return { ...home, keys };
}

/** Few ids and few own ids, so that they meet again within a batch, in another one and in another seed. */
function envelopeOf(chance: Chance, seed: number, isLarge: boolean): Envelope {
  const number = chance.integer(1, COMMANDS_MAX);
  const commandId = chance.happens(0.1) ? `old-${number}` : `s${seed}-${number}`;
  const externalId = `own-${chance.integer(1, 15)}`;
  const content = chance.pick<Envelope>([
    { type: 'read-debtors' },
    { type: 'read-debtors', payload: { search: chance.pick(['a', 'b']) } },
    invoice,
    { ...invoice, externalId },
    ...(isLarge ? [{ ...invoice, payload: { ...invoice.payload, description: LARGE } }] : []),
    { ...DEBTOR, externalId },
    { ...DEBTOR, externalId },
    { type: 'update-debtor', externalId, payload: { reason: 'Why', phone1: '03-1' } },
    { type: 'get-debtor-detail', externalId, payload: {} },
    { type: 'create-sales-invoce', payload: {} },
    { type: 'create-debtor', payload: {} },
    { type: 'create-debtor', payload: { ...DEBTOR.payload, nonsense: 1 } },
  ]);
  return {
    commandId: chance.happens(0.05) ? 'bad id!' : commandId,
    companyId: chance.happens(0.1) ? 'NONE' : chance.pick(['SAMPLE', 'SAMPLE', 'BOOK']),
    ...content,
    ...(chance.happens(0.05) && { connectorId: 'conn_0' }),
    ...(chance.happens(0.05) && { unknown: true }),
  };
}
