/** Callers and a connector work on while the database dies and its synchronous standby takes over. For the test and the soak. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, type ProcessResponse, reportBooks, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';
import { startStandbyPair } from './standby-pair.ts';

const CALLERS = 4;
const BEFORE = 100;
const AFTER = 100;
const TRIED_AGAIN_MS = 20;

class Load {
  readonly accepted = new Set<string>();
  readonly run: string[] = [];
  readonly #baseUrl: string;
  readonly #tenant: SignedUp;
  #isOver = false;
  #lastAcceptedAt = performance.now();
  longestSilenceMs = 0;

  constructor(baseUrl: string, tenant: SignedUp) {
    this.#baseUrl = baseUrl;
    this.#tenant = tenant;
  }

  /** Each command is sent until it is accepted, under the same id. */
  async submitUntilOver(caller: number): Promise<void> {
    const { connectorId, tenantKey } = this.#tenant;
    for (let count = 0; !this.#isOver; count += 1) {
      const commandId = `C${caller}-${count}`;
      const envelope = {
        commandId,
        connectorId,
        companyId: 'MAIN',
        type: 'create-debtor',
        payload: { debtorCode: commandId, companyName: 'Maju' },
      };
      while ((await this.#ask('POST', '/v1/commands', tenantKey, envelope))?.status !== 202) await pause(TRIED_AGAIN_MS);
      this.accepted.add(commandId);
      const now = performance.now();
      this.longestSilenceMs = Math.max(this.longestSilenceMs, now - this.#lastAcceptedAt);
      this.#lastAcceptedAt = now;
    }
  }

  /** A connector with a record: what it has run it does not run again. */
  async runUntil(isEnough: () => boolean): Promise<void> {
    const { connectorId, connectorKey } = this.#tenant;
    const known = new Set<string>();
    const path = `/connectors/${connectorId}/commands`;
    while (!isEnough()) {
      const answer = await this.#ask('GET', `${path}/next?max=20`, connectorKey);
      for (const { commandId } of (answer?.body.commands ?? []) as readonly { commandId: string }[]) {
        if (!known.has(commandId)) this.run.push(commandId);
        known.add(commandId);
        const result = { status: 'done', result: { ok: true, code: commandId } };
        while ((await this.#ask('POST', `${path}/${commandId}/result`, connectorKey, result))?.status !== 200)
          await pause(TRIED_AGAIN_MS);
      }
    }
  }

  end(): void {
    this.#isOver = true;
  }

  #ask(method: string, path: string, key: string, body?: object): Promise<ProcessResponse | null> {
    return call(this.#baseUrl, method, path, key, body).then(
      (answer) => {
        assert.ok(answer.status < 400 || answer.status >= 500, JSON.stringify(answer.body));
        return answer;
      },
      () => null,
    );
  }
}

export interface FailoverFigures {
  readonly accepted: number;
  readonly longestSilenceMs: number;
}

/** Throws if an accepted command is lost or run twice. */
export async function failOverUnderLoad(): Promise<FailoverFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-failover-'));
  const pair = await startStandbyPair();
  const cloud = await startCloudProcess({ DATA_DIR: folder, DATABASE_URL: pair.url });
  try {
    const tenant = await signUpOver(cloud.baseUrl, 'owner@example.com');
    await reportBooks(cloud.baseUrl, tenant, ['MAIN']);
    const load = new Load(cloud.baseUrl, tenant);
    const callers = Array.from({ length: CALLERS }, (_, caller) => load.submitUntilOver(caller));
    let isOver = false;
    const connector = load.runUntil(() => isOver && load.run.length >= load.accepted.size);
    while (load.accepted.size < BEFORE) await pause(TRIED_AGAIN_MS);
    await pair.failOver();
    const reached = load.accepted.size;
    while (load.accepted.size < reached + AFTER) await pause(TRIED_AGAIN_MS);
    load.end();
    await Promise.all(callers);
    isOver = true;
    await connector;
    assert.deepEqual(load.run.toSorted(), [...load.accepted].toSorted());
    return { accepted: load.accepted.size, longestSilenceMs: Math.round(load.longestSilenceMs) };
  } finally {
    await cloud.kill();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
