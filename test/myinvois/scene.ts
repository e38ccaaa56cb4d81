/** A book, the connector's couriers and the stand-in server, on a clock that runs faster than ours, so that minutes of waiting pass at once. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { invoiceFor, openOffice, resultsOf } from '../../packages/book/conformance/e-invoice-office.ts';
import type { Book, Result } from '../../packages/book/src/index.ts';
import type { Clock, Timers } from '../../packages/connector/src/clock.ts';
import { BookCourier, type CourierHold } from '../../packages/connector/src/gateway/courier.ts';
import { GatewayState } from '../../packages/connector/src/gateway/gateway-state.ts';
import { GatewaySession } from '../../packages/connector/src/gateway/session.ts';
import { CLIENT, type ServerOptions, type StandInServer, startStandIn } from './server.ts';

const FAST = 200;
const TIMEOUT_MS = 250;

export interface Scene {
  readonly book: Book;
  readonly server: StandInServer;
  readonly courier: BookCourier;
  readonly session: GatewaySession;
  readonly clock: Clock;
  readonly state: GatewayState;
  /** Nothing is sent for this reason. */
  hold: CourierHold | null;
  run(type: string, payload: unknown, commandId?: string): Result;
  invoice(): string;
  /** Submits documents and returns the command and its first result. */
  submit(...docNos: readonly string[]): { readonly commandId: string; readonly result: Result };
  statusOf(docNo: string): string;
  /** Resolves when every e-invoice has one of these statuses. */
  until(statuses: readonly string[], docNos: readonly string[]): Promise<void>;
}

/** A clock that starts now and runs fast, and timers on it. */
export function fastClock(speed = FAST): { readonly clock: Clock; readonly timers: Timers } {
  const [startMs, startedMs] = [Date.now(), performance.now()];
  const passedMs = (): number => (performance.now() - startedMs) * speed;
  const wallMs = (): number => startMs + passedMs();
  return {
    clock: { wallMs, monotonicMs: passedMs, machineMoment: () => ({ uptimeMs: passedMs(), wallMs: wallMs() }) },
    timers: {
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds / speed);
        return { cancel: () => clearTimeout(timer) };
      },
    },
  };
}

const WAITED_MS_MAX = 60_000;

export interface SceneOptions extends ServerOptions {
  readonly secret?: string;
  readonly speed?: number;
  /** How long an answer can take. */
  readonly timeoutMs?: number;
}

/** Closed with the test. */
export async function openScene(
  context: TestContext,
  { secret = CLIENT.secret, speed, timeoutMs = TIMEOUT_MS, ...options }: SceneOptions = {},
): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'myinvois-'));
  const { clock, timers } = fastClock(speed);
  const office = openOffice('BLANK', false, { clock: { now: clock.wallMs }, carrier: () => ({ skewMs: 0 }) });
  office.book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
  const server = await startStandIn({ now: clock.wallMs, validationMs: 1000, ...options });
  const session = new GatewaySession({ address: server.url, proxies: {}, clock, timers, build: 'test', timeoutMs });
  const state = new GatewayState(join(folder, 'gateway-state.json'));
  let count = 0;
  const scene: Scene = {
    book: office.book,
    server,
    session,
    clock,
    state,
    hold: null,
    courier: new BookCourier({
      companyId: 'MAIN',
      book: office.book,
      passage: () =>
        scene.hold === null ? { session, credentials: { clientId: CLIENT.id, secrets: [secret] } } : { hold: scene.hold },
      state,
      clock,
      timers,
      log: { line: (_level, text) => console.error(text) },
    }),
    run: (type, payload, commandId) => {
      count += 1;
      return office.book.execute(type, payload, commandId ?? `scene-${count}`);
    },
    invoice: () => String(scene.run('create-sales-invoice', invoiceFor({ docDate: '2026-07-01' })).docNo),
    submit(...docNos) {
      count += 1;
      const commandId = `submit-${count}`;
      const result = scene.run('einvoice.submit', { docType: 'IV', docNos }, commandId);
      scene.courier.wake();
      return { commandId, result };
    },
    statusOf: (docNo) => String(resultsOf(scene.run('einvoice.status.list', { docNo }))[0]?.status),
    async until(statuses, docNos) {
      const endMs = performance.now() + WAITED_MS_MAX;
      while (!docNos.every((docNo) => statuses.includes(scene.statusOf(docNo)))) {
        if (performance.now() > endMs)
          throw new Error(
            `Still ${docNos.map((docNo) => scene.statusOf(docNo)).join(', ')}: ${JSON.stringify(scene.book.courier.tries(5))}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
  context.after(async () => {
    await scene.courier.stop();
    session.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return scene;
}
