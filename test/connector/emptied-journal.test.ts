/** The journal of a connector is lost under load. Nothing that was accepted is lost with it, and nothing is booked twice. */

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { buildTemplate } from '@ledgerline/book';
import { installSilenceMs, leaseMs } from '../../packages/cloud/src/delivery/delivery.ts';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { call, inherited, untilBooksReported } from '../cloud-process.ts';
import { endProcess } from '../end-process.ts';

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
const LOOK_AGAIN_MS = 20;
const COMMANDS = 60;
const COMPANY = 'NORTH';

const place = mkdtempSync(join(tmpdir(), 'emptied-journal-'));
after(() => rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

class Connector {
  readonly #folder: string;
  #child: ChildProcess | null = null;
  printed = '';

  constructor(folder: string, config: object) {
    this.#folder = folder;
    mkdirSync(join(folder, 'books'), { recursive: true });
    writeFileSync(join(folder, 'connector-config.json'), JSON.stringify(config));
    const companies = [{ companyId: COMPANY, name: COMPANY, driver: 'embedded' }];
    writeFileSync(join(folder, 'companies.json'), JSON.stringify({ companies }));
    buildTemplate('BLANK', join(folder, 'books', `${COMPANY}.sqlite`));
  }

  start(): void {
    this.#child = spawn(process.execPath, [program, 'run', '--folder', this.#folder], { env: inherited });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.printed += chunk;
      });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child !== null) await endProcess(this.#child, signal);
  }

  get journalFiles(): readonly string[] {
    const names = readdirSync(this.#folder).filter((name) => name.startsWith('connector.sqlite'));
    return names.map((name) => join(this.#folder, name));
  }

  /** Until it has printed something. */
  async said(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.printed)) await pause(LOOK_AGAIN_MS);
  }
}

/** A program whose files are emptied under it may end by itself. */
const LOSSES = {
  removed: async (connector: Connector) => {
    await connector.end('SIGKILL');
    for (const file of connector.journalFiles) rmSync(file);
  },
  'emptied while the connector runs': async (connector: Connector) => {
    for (const file of connector.journalFiles) truncateSync(file, 0);
    await connector.end('SIGKILL');
  },
};

for (const [how, lose] of Object.entries(LOSSES))
  test(`a connector whose journal is ${how} waits for its turn, says so, and then finishes everything, once`, async (t) => {
    const server = await openTestServer();
    t.after(() => server.close());
    const { connectorId, connectorKey, tenantKey } = await server.newcomer();
    const baseUrl = `http://127.0.0.1:${await server.listen()}`;
    const connector = new Connector(join(place, how), { connectorId, connectorKey, cloudUrl: baseUrl });
    t.after(() => connector.end('SIGKILL'));
    connector.start();
    await untilBooksReported(baseUrl, { tenantKey, connectorId });
    const ask = async (commandId: string) =>
      (await call(baseUrl, 'GET', `/v1/commands/${commandId}`, tenantKey)).body.command as { status: string; error: unknown };
    const ids = Array.from({ length: COMMANDS }, (_, index) => `c-${index}`);
    for (const [index, commandId] of ids.entries()) {
      const payload = { code: commandId, description: 'Area' };
      const envelope = { commandId, connectorId, companyId: COMPANY, type: 'create-general-area', payload };
      const { status, body } = await call(baseUrl, 'POST', '/v1/commands', tenantKey, envelope);
      assert.equal(status, 202, JSON.stringify(body));
      if (index === COMMANDS / 2) {
        await lose(connector);
        connector.start();
      }
    }
    await connector.said(/Another installation of this connector is active/);
    server.time.advance(Math.max(installSilenceMs, leaseMs) + 1_000);
    for (const commandId of ids) {
      let command = await ask(commandId);
      while (command.status !== 'done' && command.status !== 'failed') {
        await pause(LOOK_AGAIN_MS);
        command = await ask(commandId);
      }
      assert.deepEqual([command.status, command.error], ['done', null], commandId);
    }
  });
