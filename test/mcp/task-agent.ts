/**
 * An assistant without a model: it does a task with the tools alone. It takes the first hit of a search, sends no field at the top of a
 * payload that the tools did not describe, and nothing that they object to. Which words it searches for, and what rows contain, is written in the task.
 */

import assert from 'node:assert/strict';
import { assistant, type Told } from '../../packages/cloud/testing/assistant.ts';
import type { TestServer } from '../../packages/cloud/testing/test-server.ts';
import type { BookBehind } from './book-behind.ts';

type Fields = Readonly<Record<string, unknown>>;

export class TaskAgent {
  readonly #book: BookBehind;
  readonly #call: ReturnType<typeof assistant>['call'];

  constructor(server: TestServer, book: BookBehind) {
    this.#book = book;
    this.#call = assistant(server, book.home.tenantKey).call;
  }

  async #ask(tool: string, input: object): Promise<Told> {
    const { isError, structuredContent } = await this.#book.during(this.#call(tool, input));
    assert.ok(!isError, `${tool} ${JSON.stringify(input)}: ${JSON.stringify(structuredContent)}`);
    return structuredContent;
  }

  /** The first command type for a few words, with every field that is sent among those that are described. */
  async #find(query: string, mode: 'read' | 'write', payload: Fields): Promise<{ type: string; payload: Fields }> {
    const { hits } = await this.#ask('search_commands', { query, mode });
    const [{ type, payload: needed }] = hits;
    const { required, optional } = await this.#ask('describe_command', { type, parts: ['schema'] });
    const known = new Set([...required, ...optional].map(({ path }: { path: string }) => path));
    for (const name of Object.keys(payload)) assert.ok(known.has(name), `${query}: ${type} describes no field ${name}.`);
    return { type, payload: { ...needed, ...payload } };
  }

  /** The result of a read. */
  async read(query: string, payload: Fields = {}): Promise<Told> {
    const found = await this.#find(query, 'read', payload);
    const { status, untrustedData } = await this.#ask('read', { ...found, book: 'SAMPLE' });
    assert.equal(status, 'done');
    return untrustedData.data.result;
  }

  /** The only row that a test holds for. */
  async pick(query: string, isMeant: (row: Told) => boolean, payload: Fields = {}): Promise<Told> {
    const { rows } = await this.read(query, payload);
    const meant = rows.filter(isMeant);
    assert.equal(meant.length, 1, `${query}: ${meant.length} of ${rows.length} rows`);
    return meant[0];
  }

  /** Checks, previews and runs a write, and returns its result. */
  async write(query: string, payload: Fields): Promise<Told> {
    const { type } = await this.#find(query, 'write', payload);
    const checked = await this.#ask('check_payload', { type, payload });
    assert.ok(checked.isValid, JSON.stringify(checked));
    const { proposalId, token } = await this.#ask('preview_write', { type, payload, book: 'SAMPLE' });
    const { status, untrustedData } = await this.#ask('run_write', { proposalId, token });
    assert.equal(status, 'done');
    return untrustedData.data.result;
  }
}
