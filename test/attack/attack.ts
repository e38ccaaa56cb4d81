/** Attacks a running cloud from many connections at once while a neighbour does its work, and reports what failed. */

import { Agent, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { Chance } from '../../packages/book/conformance/chance.ts';
import type { Route } from '../../packages/cloud/src/http/server/route-table.ts';
import { call } from '../cloud-process.ts';
import { type Attacker, newAttacker, newVictim, type Victim } from './attacker.ts';
import { nastyBytes } from './nasty.ts';
import { type AttackRequest, attackRequest } from './request.ts';
import { type AttackReply, faultIn } from './verdict.ts';

export interface AttackPlan {
  readonly baseUrl: string;
  readonly routes: readonly Route[];
  readonly count: number;
  readonly seed: number;
  readonly connections: number;
  readonly told?: (figures: AttackFigures) => void;
}

export interface AttackFigures {
  readonly requests: number;
  /** How often each status was returned. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly abandoned: number;
  readonly faults: readonly string[];
}

/** An attacker lives this long: what it ends, it ends for itself. */
const REQUESTS_PER_ATTACKER = 1_500;
const RAW_LIKELIHOOD = 0.03;
const RAW_WAIT_MS = 200;
/** Far longer than any response takes; a request without a response by then counts as hanging. */
const HANG_MS = 60_000;
const ABANDONED_AFTER_MS = 2;
const TOLD_EVERY = 5_000;
const FAULTS_MAX = 50;

export async function attack(plan: AttackPlan): Promise<AttackFigures> {
  const run = new AttackRun(plan, await newVictim(plan.baseUrl));
  await Promise.all(Array.from({ length: plan.connections }, (_, number) => run.work(number)));
  run.close();
  await run.lookAtVictim();
  return run.figures;
}

class AttackRun {
  readonly #plan: AttackPlan;
  readonly #victim: Victim;
  readonly #agent: Agent;
  readonly #statuses: Record<string, number> = {};
  readonly #faults: string[] = [];
  #requests = 0;
  #abandoned = 0;

  constructor(plan: AttackPlan, victim: Victim) {
    this.#plan = plan;
    this.#victim = victim;
    this.#agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  }

  get figures(): AttackFigures {
    return { requests: this.#requests, statuses: this.#statuses, abandoned: this.#abandoned, faults: this.#faults };
  }

  close(): void {
    this.#agent.destroy();
  }

  /** One connection, with a chance and attackers of its own. */
  async work(number: number): Promise<void> {
    const { baseUrl, count, seed, routes, told } = this.#plan;
    const chance = new Chance(seed * 1_000 + number);
    let attacker = await newAttacker(baseUrl);
    for (let own = 1; this.#requests < count; own += 1) {
      this.#requests += 1;
      if (told && this.#requests % TOLD_EVERY === 0) told(this.figures);
      if (own % REQUESTS_PER_ATTACKER === 0) attacker = await newAttacker(baseUrl);
      if (chance.happens(RAW_LIKELIHOOD)) await this.#throwBytes(chance);
      else await this.#ask(attackRequest(chance, routes, attacker, this.#victim));
    }
  }

  async #ask(request: AttackRequest): Promise<void> {
    const reply = await this.#send(request);
    if (typeof reply === 'string') {
      if (!request.isAbandoned) this.#fault(request, reply);
      return;
    }
    this.#count(String(reply.status));
    const fault = faultIn(request, reply, this.#victim.canary);
    if (fault !== null) this.#fault(request, `${fault}: ${reply.body.slice(0, 300)}`);
  }

  #send({ method, path, headers, body, isAbandoned }: AttackRequest): Promise<AttackReply | string> {
    const { promise, resolve } = Promise.withResolvers<AttackReply | string>();
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const outgoing = openRequest(
      `${this.#plan.baseUrl}${path}`,
      { method, headers: { ...headers, ...length }, agent: this.#agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', (error) => resolve(`broke off: ${error.message}`));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.setTimeout(HANG_MS, () => outgoing.destroy(new Error(`no answer in ${HANG_MS / 1000} s`)));
    outgoing.once('error', (error) => resolve(error.message));
    outgoing.end(body);
    if (isAbandoned) {
      this.#abandoned += 1;
      setTimeout(() => outgoing.destroy(), ABANDONED_AFTER_MS);
    }
    return promise;
  }

  /** What is not HTTP may get a response or not; the connection is closed soon either way. */
  async #throwBytes(chance: Chance): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const bytes = nastyBytes(chance);
    let received = '';
    const socket = connect(Number(new URL(this.#plan.baseUrl).port), '127.0.0.1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', () => resolve(received)).once('close', () => resolve(received));
    socket.write(bytes);
    setTimeout(() => socket.destroy(), RAW_WAIT_MS);
    for (const [, status = ''] of (await promise).matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
      this.#count(status);
      if (status.startsWith('5'))
        this.#faults.push(`Bytes got the response ${status}: ${JSON.stringify(bytes.toString('latin1'))}`);
    }
  }

  /** Only the victim has changed anything of the victim's. */
  async lookAtVictim(): Promise<void> {
    const { baseUrl } = this.#plan;
    const { commandIds, tenantKey, connectorKey, connectorId, cookie, canary }: Attacker & { canary: string } = this.#victim;
    const expected = ['done', 'queued'];
    for (const [index, commandId] of commandIds.entries()) {
      const { status, body } = await call(baseUrl, 'GET', `/v1/commands/${commandId}`, tenantKey);
      const command = body.command as { status?: string } | undefined;
      if (status !== 200 || command?.status !== expected[index])
        this.#faults.push(`The victim's command ${index} is ${status} ${command?.status}, not ${expected[index]}.`);
    }
    const list = await call(baseUrl, 'GET', '/v1/commands', tenantKey);
    const commands = list.body.commands as readonly unknown[];
    if (commands.length !== commandIds.length) this.#faults.push(`The victim has ${commands.length} commands.`);
    const state = await fetch(`${baseUrl}/app/state`, { headers: { cookie } });
    if (!(await state.text()).includes(canary.toLowerCase())) this.#faults.push("The victim's session has ended.");
    const beat = await call(baseUrl, 'POST', `/connectors/${connectorId}/heartbeat`, connectorKey, {});
    if (beat.status !== 200) this.#faults.push(`The victim's connector is answered ${beat.status}.`);
  }

  #count(status: string): void {
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
  }

  #fault({ method, path, headers, body }: AttackRequest, what: string): void {
    if (this.#faults.length >= FAULTS_MAX) return;
    this.#faults.push(`${method} ${path} ${what}\n  ${JSON.stringify(headers)}\n  ${body?.toString().slice(0, 1000) ?? ''}`);
  }
}
