/** A cloud, a connector and GnuCash drivers, each a process of its own, and commands that go through all of them. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from '@ledgerline/catalog';
import type { Result } from '../../packages/book/conformance/exercise-book.ts';
import {
  type CloudProcess,
  call,
  inherited,
  type SignedUp,
  signUpOver,
  startCloudProcess,
  untilBooksReported,
} from '../cloud-process.ts';
import { endProcess } from '../end-process.ts';

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;

export interface Company {
  readonly companyId: string;
  readonly driver: 'embedded' | 'external';
  readonly settings?: Payload;
}

export interface Ended {
  readonly status: string;
  readonly result: Result | null;
  readonly error: { readonly code: string; readonly message: string; readonly outcome: string } | null;
}

/** A cloud that a connector can be started for. */
type RunningCloud = Pick<CloudProcess, 'baseUrl'> & { stop(): Promise<unknown> };

export class GnuCashSystem {
  readonly #folder: string;
  readonly cloud: RunningCloud;
  readonly tenant: SignedUp;
  #connector: ChildProcess | null = null;
  #count = 0;

  private constructor(folder: string, cloud: RunningCloud, tenant: SignedUp) {
    this.#folder = folder;
    this.cloud = cloud;
    this.tenant = tenant;
  }

  /** In a cloud of its own, or as another tenant of one that runs. */
  static async start(folder: string, companies: readonly Company[], running?: RunningCloud): Promise<GnuCashSystem> {
    const cloud = running ?? (await startCloudProcess({ DATA_DIR: join(folder, 'cloud') }));
    const name = companies[0]?.companyId.toLowerCase();
    const tenant = await signUpOver(cloud.baseUrl, `${name}@example.com`);
    const connectorFolder = join(folder, `connector-${name}`);
    mkdirSync(join(connectorFolder, 'books'), { recursive: true });
    const { connectorId, connectorKey } = tenant;
    const config = { connectorId, connectorKey, cloudUrl: cloud.baseUrl };
    const named = companies.map((company) => ({ ...company, name: company.companyId }));
    writeFileSync(join(connectorFolder, 'connector-config.json'), JSON.stringify(config));
    writeFileSync(join(connectorFolder, 'companies.json'), JSON.stringify({ companies: named }));
    const system = new GnuCashSystem(connectorFolder, cloud, tenant);
    system.startConnector();
    await untilBooksReported(cloud.baseUrl, tenant);
    return system;
  }

  startConnector(): void {
    const environment = { ...inherited, HOME: this.#folder, TZ: 'UTC' };
    const parameters = [program, 'run', '--folder', this.#folder];
    this.#connector = spawn(process.execPath, parameters, { env: environment, stdio: 'ignore' });
  }

  /** As a power cut would. Its drivers notice that their input has ended. */
  async killConnector(): Promise<void> {
    if (this.#connector !== null) await endProcess(this.#connector, 'SIGKILL');
  }

  /** Ends the connector as an operator would; the cloud goes on. */
  async stop(): Promise<void> {
    if (this.#connector !== null) await endProcess(this.#connector);
  }

  /** Posts a command and waits for its end, however long a killed connector takes to return. */
  async run(companyId: string, type: string, payload: Payload, commandId?: string): Promise<Ended> {
    this.#count += 1;
    const { connectorId, tenantKey } = this.tenant;
    const envelope = { commandId: commandId ?? `gnucash-${this.#count}`, connectorId, companyId, type, payload };
    const { status, body } = await call(this.cloud.baseUrl, 'POST', '/v1/commands?wait=30', tenantKey, envelope);
    if (status !== 202) throw new Error(`${type} was answered ${status}: ${JSON.stringify(body)}`);
    let command = body.command as Ended;
    while (command.status !== 'done' && command.status !== 'failed') {
      const again = await call(this.cloud.baseUrl, 'GET', `/v1/commands/${envelope.commandId}?wait=30`, tenantKey);
      command = again.body.command as Ended;
    }
    return command;
  }

  /** The result of a command that makes a file, and the file. */
  async file(companyId: string, type: string, payload: Payload): Promise<{ readonly result: Result; readonly content: Buffer }> {
    const { result, error } = await this.run(companyId, type, payload);
    if (typeof result?.artifactUrl !== 'string') return { result: result ?? { ok: false, error }, content: Buffer.alloc(0) };
    const path = new URL(result.artifactUrl).pathname;
    const headers = { authorization: `Bearer ${this.tenant.tenantKey}` };
    const fetched = await fetch(new URL(path, this.cloud.baseUrl), { headers });
    return { result, content: Buffer.from(await fetched.arrayBuffer()) };
  }

  /** The result of a command; of one that the book refused too. */
  async result(companyId: string, type: string, payload: Payload, commandId?: string): Promise<Result> {
    const ended = await this.run(companyId, type, payload, commandId);
    return ended.result ?? { ok: false, saved: false, error: ended.error };
  }
}
