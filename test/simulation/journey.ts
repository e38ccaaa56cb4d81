/** A real cloud on a free port, and a tenant who uses it: the base of the journeys below. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCloud } from '../../packages/cloud/src/main.ts';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { untilBooksReported } from '../cloud-process.ts';

type ResponseBody = Readonly<Record<string, unknown>>;

export interface JourneyCommand {
  readonly commandId: string;
  readonly status: string;
  readonly result: ResponseBody | null;
  readonly error: { readonly code: string; readonly outcome: string } | null;
}

const quiet = {
  info() {},
  warn() {},
  error() {},
  debug() {},
  fatal() {},
  trace() {},
  silent() {},
  level: 'silent',
  child: () => quiet,
};

export class Journey {
  readonly folder = mkdtempSync(join(tmpdir(), 'journey-'));
  readonly #port: number;
  #cloud: { stop(): Promise<void> } | null = null;
  #cookie = '';
  #key = '';
  connectorId = '';

  private constructor(port: number) {
    this.#port = port;
  }

  static async begin(): Promise<Journey> {
    const journey = new Journey(await freePort());
    await journey.startCloud();
    await journey.#signUp();
    return journey;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get adminKey(): string {
    return readFileSync(join(this.folder, 'cloud', 'admin.key'), 'utf8').trim();
  }

  async startCloud(): Promise<void> {
    const environment = { PORT: String(this.#port), DATA_DIR: join(this.folder, 'cloud'), BASE_URL: this.url };
    const cloud = await startCloud(environment, quiet as unknown as Parameters<typeof startCloud>[1]);
    if ('problems' in cloud) throw new Error(cloud.problems.join(' '));
    this.#cloud = cloud;
  }

  async stopCloud(): Promise<void> {
    await this.#cloud?.stop();
    this.#cloud = null;
  }

  async end(): Promise<void> {
    await this.stopCloud();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #signUp(): Promise<void> {
    const body = JSON.stringify({ companyName: 'Kedai', email: 'a@b.example', password: 'a short sentence' });
    const response = await fetch(`${this.url}/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answer = (await response.json()) as { tenantApiKey: string; connector: { connectorId: string } };
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.#key = answer.tenantApiKey;
    this.connectorId = answer.connector.connectorId;
  }

  async portal(method: 'GET' | 'POST', path: string): Promise<ResponseBody> {
    const response = await fetch(`${this.url}${path}`, { method, headers: { cookie: this.#cookie } });
    return (await response.json()) as ResponseBody;
  }

  /** The folder of a connector as a customer sets it up. */
  async connectorFolder(name: string, companies: readonly object[]): Promise<string> {
    const folder = mkdtempSync(join(this.folder, name));
    writeFileSync(join(folder, 'connector-config.json'), JSON.stringify(await this.portal('GET', '/app/connector-config.json')));
    writeFileSync(join(folder, 'companies.json'), JSON.stringify({ companies }));
    return folder;
  }

  untilBooksReported(): Promise<void> {
    return untilBooksReported(this.url, { tenantKey: this.#key, connectorId: this.connectorId });
  }

  async queue(
    command: { commandId: string; companyId: string; type: string; payload: object; connectorId?: string },
    waitSeconds = 0,
  ) {
    return this.#call('POST', `/v1/commands?wait=${waitSeconds}`, { connectorId: this.connectorId, ...command });
  }

  async command(commandId: string, waitSeconds = 0): Promise<JourneyCommand> {
    return this.#call('GET', `/v1/commands/${commandId}?wait=${waitSeconds}`);
  }

  async artifact(commandId: string): Promise<string> {
    const response = await fetch(`${this.url}/v1/commands/${commandId}/artifact`, {
      headers: { authorization: `Bearer ${this.#key}` },
    });
    return response.text();
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<JourneyCommand> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { command?: JourneyCommand };
    if (!answer.command) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
    return answer.command;
  }
}
