/** A user of the portal of a test server, and what has happened there before. For tests. */

import assert from 'node:assert/strict';
import type { Command } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { assertAccessiblePage } from './page-assertions.ts';
import { invoice, type TestServer, type TestTenant } from './test-server.ts';

export class PortalTestClient {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  visit(url: string, cookie?: string): Promise<LightMyRequestResponse> {
    return this.#server.call('GET', url, { headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });
  }

  /** A page that is there and sound. */
  async pageAt(url: string, { cookie }: Pick<TestTenant, 'cookie'>): Promise<string> {
    const response = await this.visit(url, cookie);
    assert.equal(response.statusCode, 200, `${url}: ${response.body.slice(0, 300)}`);
    assertAccessiblePage(response);
    return response.body;
  }

  async wordsAt(url: string, home: Pick<TestTenant, 'cookie'>): Promise<string> {
    return words(await this.pageAt(url, home));
  }

  /** Sends a command of the tenant's own connector and ends it. */
  async ended(home: TestTenant, report: object, envelope: object = invoice): Promise<string> {
    const { commandId } = (await this.#server.submit(home, envelope)).json().command as Command;
    await this.#server.next(home);
    await this.#server.report(home, commandId, report);
    return commandId;
  }
}

/** The words of a page without its markup, with every run of white space as one space. */
export const words = (body: string): string =>
  body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');

/** How a connector reports that the book refused. */
export const refusal = (message: string, code = 'PERIOD_LOCKED', outcome = 'not_applied'): object => ({
  status: 'failed',
  error: { code, message, outcome },
  result: { ok: false, saved: false, error: { code, message, details: [{ path: '/docDate', code, message }] } },
});
