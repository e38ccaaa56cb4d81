/** A whole server for tests, over a scratch cloud: tenants with a connector each, and the calls that both make. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { connectorKeyOf } from '../src/account/connector-config.ts';
import type { SignUp } from '../src/account/tenant.ts';
import { openArtifactFolder } from '../src/artifact-files/folder.ts';
import type { CommandIntake } from '../src/command/command.ts';
import type { LargeBodies } from '../src/command/large-body.ts';
import type { RouteTable } from '../src/http/server/route-table.ts';
import { createServer } from '../src/http/server/server.ts';
import type { Store } from '../src/store/store.ts';
import type { Clock, Timer, Timers } from '../src/system/clock.ts';
import type { Config } from '../src/system/config.ts';
import type { Context } from '../src/system/context.ts';
import type { Logger } from '../src/system/log.ts';
import { systemRandomness } from '../src/system/randomness.ts';
import { DeclaredResponses } from './declared-responses.ts';
import { type ManualClock, openTestCloud } from './test-cloud.ts';

export interface TestCloudOptions {
  readonly settings?: Partial<Config>;
  readonly queuedMax?: number;
  /** At once when absent. */
  readonly limitAnswerMs?: number;
  readonly log?: Logger;
  /** Puts something between the server and its store. */
  readonly through?: (store: Store) => Store;
  /** Instead of one that reaches nothing. */
  readonly sender?: Context['sender'];
  /** Instead of none. */
  readonly billing?: (clock: Clock) => Context['billing'];
  /** Instead of one that finds nothing. */
  readonly documents?: Context['documents'];
}

/** A tenant with everything it can prove itself with. */
export interface TestTenant {
  readonly signUp: SignUp;
  readonly tenantId: string;
  readonly tenantKey: string;
  readonly connectorId: string;
  readonly connectorKey: string;
  readonly cookie: string;
}

export interface Call {
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON; text and bytes are sent as they are, with the content type of JSON unless another is given. */
  readonly body?: unknown;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly routes: RouteTable;
  readonly largeBodies: LargeBodies;
  readonly intake: CommandIntake;
  readonly shareLimits: () => Promise<void>;
  readonly context: Context;
  readonly time: ManualClock;
  readonly artifactFolder: string;
  /** A tenant whose connector has reported its account books once; no installation is active. */
  household(): Promise<TestTenant>;
  /** A tenant that has just signed up: no connector has called yet. */
  newcomer(): Promise<TestTenant>;
  /** Fails if the response is not as its endpoint declares. */
  call(method: string, url: string, call?: Call): Promise<LightMyRequestResponse>;
  readonly responses: DeclaredResponses;
  /** Sends a command with the tenant's key; an arbitrary read by default. */
  submit(home: TestTenant, envelope?: object, query?: string): Promise<LightMyRequestResponse>;
  /** Asks for work with the connector's key. */
  next(home: TestTenant, query?: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  report(home: TestTenant, commandId: string, body: object): Promise<LightMyRequestResponse>;
  /** Listens on a port of its own, for what only a socket can show; once, however often it is asked. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export async function openTestServer(options: TestCloudOptions = {}): Promise<TestServer> {
  const cloud = openTestCloud(options.settings);
  const folder = mkdtempSync(join(tmpdir(), 'scratch-artifacts-'));
  const artifacts = await openArtifactFolder(folder, systemRandomness, cloud.time.now(), cloud.context.damage.report);
  const through = options.through?.(cloud.context.store) ?? cloud.context.store;
  const timers = { ...cloud.time.timers, every: repeating(cloud.time.timers) };
  const config = { ...cloud.context.config, artifactDirectory: folder };
  const sender = options.sender ?? cloud.context.sender;
  const documents = options.documents ?? cloud.context.documents;
  const billing = options.billing?.(cloud.time) ?? null;
  const context: Context = { ...cloud.context, config, artifacts, timers, store: through, sender, documents, billing };
  const { log, queuedMax, limitAnswerMs } = options;
  const { app, routes, largeBodies, intake, shareLimits } = createServer(context, {
    ...(log && { log }),
    ...(queuedMax !== undefined && { queuedMax }),
    ...(limitAnswerMs !== undefined && { limitAnswerMs }),
  });
  const responses = new DeclaredResponses();
  responses.watch(app);
  await app.ready();

  const call: TestServer['call'] = async (method, url, { key, headers = {}, body } = {}) => {
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const payload = body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...type, ...authorization, ...headers },
      ...payload,
    });
    responses.check();
    return response;
  };
  let sent = 0;
  return {
    app,
    routes,
    largeBodies,
    intake,
    shareLimits,
    context,
    time: cloud.time,
    artifactFolder: folder,
    household: async () => {
      const home = householdOf(context, await cloud.tenant());
      await reportBooks(context.store, home);
      return home;
    },
    newcomer: async () => householdOf(context, await cloud.tenant()),
    call,
    responses,
    submit: ({ tenantKey, connectorId }, envelope = {}, query = '') => {
      sent += 1;
      const body = { commandId: `command-${sent}`, connectorId, companyId: 'SAMPLE', type: 'read-debtors', ...envelope };
      return call('POST', `/v1/commands${query}`, { key: tenantKey, body });
    },
    next: ({ connectorId, connectorKey }, query = '', headers = {}) =>
      call('GET', `/connectors/${connectorId}/commands/next${query}`, { key: connectorKey, headers }),
    report: ({ connectorId, connectorKey }, commandId, body) =>
      call('POST', `/connectors/${connectorId}/commands/${commandId}/result`, { key: connectorKey, body }),
    listen: async () => {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('The server must have a port.');
      return address.port;
    },
    close: async () => {
      responses.check();
      await app.close();
      await cloud.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The account books of every scratch connector. */
const scratchBooks = ['SAMPLE', 'BOOK', 'OTHER', 'A', 'B', 'C0', 'C1', 'C2'];

/** As a connector does before any command can be sent to it. */
export async function reportBooks(
  store: Pick<Store, 'reportCompanies' | 'releaseInstall'>,
  { connectorId }: Pick<TestTenant, 'connectorId'>,
): Promise<void> {
  const companies = scratchBooks.map((companyId) => ({
    companyId,
    name: companyId,
    data: JSON.stringify({ companyId, name: companyId }),
  }));
  await store.reportCompanies({ connectorId, install: 'default', companies });
  await store.releaseInstall({ connectorId });
}

/** Rings again and again, once each time that a test moves the time past it. */
function repeating({ after }: Timers): Timers['every'] {
  return (milliseconds, run) => {
    let timer: Timer;
    const again = (): void => {
      timer = after(milliseconds, () => {
        again();
        run();
      });
    };
    again();
    return { cancel: () => timer.cancel() };
  };
}

function householdOf(context: Context, signUp: SignUp): TestTenant {
  const { tenant, connector, tenantApiKey, opened } = signUp;
  return {
    signUp,
    tenantId: tenant.tenantId,
    tenantKey: tenantApiKey,
    connectorId: connector.connectorId,
    connectorKey: connectorKeyOf(context, connector) ?? '',
    cookie: `ledgerline_session=${opened.token}`,
  };
}

/** A write that the sample company takes. */
export const invoice = {
  type: 'create-sales-invoice',
  payload: {
    debtorCode: '300-A001',
    docDate: '2026-01-05',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10, uom: 'UNIT' }],
  },
};
