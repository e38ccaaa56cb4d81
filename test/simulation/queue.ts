/**
 * The cloud of the simulation: the verbs of packages/cloud as the SQLite store runs them, and around them just enough of its HTTP side:
 * long polls, and going down.
 */

import type { Asked, CloudResponse } from '@ledgerline/connector';
import type { CommandMode, HeartbeatBody, HeartbeatResponse, LeasedCommand, ResultBody } from '@ledgerline/contract';
import { deliveryLimits } from '@ledgerline/contract';
import { endingOf, readReport } from '../../packages/cloud/src/command/result.ts';
import type { Argument, Result, VerbName } from '../../packages/cloud/src/sql/verb/verb.ts';
import type { InstallCheck, StoredCommand } from '../../packages/cloud/src/store/store.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import { openDatabase } from './database.ts';
import type { World } from './world.ts';

const TENANT = 'tenant';
const CONNECTOR = 'connector';

/** Ways to break the cloud, each dropping one rule of delivery. */
export interface CloudFaults {
  /** Before commands are leased. */
  readonly beforeLease?: string;
  /** Before a call is counted. */
  readonly beforeHearing?: string;
  /** Before a report is judged. */
  readonly beforeReport?: string;
  readonly handsOutWhileLeased?: boolean;
  /** Before a connector that names what it holds gets again what it lacks. */
  readonly beforeSendingAgain?: string;
  /** What happens to what a connector says it holds. */
  readonly hearsHolding?: (holding: readonly string[]) => readonly string[] | undefined;
  readonly sendsAgainForAFullLease?: boolean;
  /** Takes any lease that a connector names for all of them. */
  readonly handsOutAheadOfLost?: boolean;
}

export type QueuedCommand = Pick<StoredCommand, 'seq' | 'commandId' | 'mode' | 'status' | 'outcome' | 'reportHash' | 'createdAt'>;

interface Waiter {
  readonly install: string;
  readonly max: number;
  /** What the connector named, until it has been looked at. */
  holding: readonly string[] | undefined;
  readonly ahead: readonly string[] | undefined;
  readonly untilMs: number;
  readonly reply: (response: CloudResponse<readonly LeasedCommand[]>) => void;
}

const ok = <Value>(value: Value): CloudResponse<Value> => ({ kind: 'ok', value });

/** One database for all seeds: prepared statements are worth more than a fresh one. */
let shared: DirectFile | undefined;

function emptyDatabase(): DirectFile {
  shared ??= openDatabase();
  shared.execute('DELETE FROM command; DELETE FROM company; DELETE FROM connector; DELETE FROM sqlite_sequence');
  return shared;
}

export class Queue {
  readonly #world: World;
  readonly #faults: CloudFaults;
  readonly #database = emptyDatabase();
  #waiters: Waiter[] = [];
  #tokens = 0;
  #openCount: number | null = null;
  #isDown = false;
  onHandOut: (install: string) => void = () => undefined;
  onHeard: (install: string) => void = () => undefined;
  onSentAgain: (install: string, leaseTokens: readonly string[], holding: readonly string[]) => void = () => undefined;

  constructor(world: World, faults: CloudFaults) {
    this.#world = world;
    this.#faults = faults;
    this.#database.query({
      sql: `INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at)
            VALUES (:connectorId, :tenantId, 'desktop', 'hash', 'sealed', :now)`,
      parameters: { connectorId: CONNECTOR, tenantId: TENANT, now: this.#now },
    });
  }

  /** The cloud's clock has nothing to do with anybody else's. */
  get #now(): number {
    return 1_800_000_000_000 + Math.floor(this.#world.nowMs);
  }

  #perform<Name extends VerbName>(name: Name, given: Argument<Name>): Result<Name> {
    return this.#database.perform(name, given, this.#now);
  }

  #break(sql: string | undefined, install: string, commandId = ''): void {
    if (sql === undefined) return;
    const parameters = Object.fromEntries(
      Object.entries({ now: this.#now, install, commandId }).filter(([name]) => sql.includes(`:${name}`)),
    );
    this.#database.query({ sql, parameters });
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  goDown(): void {
    this.#isDown = true;
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const { reply } of waiters) reply({ kind: 'unreachable', message: 'The cloud is down.' });
  }

  comeBack(): void {
    this.#isDown = false;
  }

  // Callers

  accept(commandId: string, companyId: string, mode: CommandMode): void {
    const command = {
      tenantId: TENANT,
      connectorId: CONNECTOR,
      module: 'sales',
      payload: '{}',
      warnings: null,
      docNo: null,
      sentBy: null,
      trace: null,
    } as const;
    this.#openCount = null;
    this.#perform('accept', { ...command, commandId, companyId, mode, type: `${mode}-something` });
    this.wake();
  }

  cancel(commandId: string): void {
    this.#openCount = null;
    this.#perform('cancel', { tenantId: TENANT, commandId });
  }

  commands(): readonly QueuedCommand[] {
    const sql = `SELECT seq, command_id AS commandId, mode, status, outcome, report_hash AS reportHash, created_at AS createdAt
      FROM command ORDER BY seq`;
    return this.#database.query({ sql, parameters: {} }) as unknown as readonly QueuedCommand[];
  }

  /** How many are neither done nor failed; counted only when something was changed. */
  openCount(): number {
    if (this.#openCount !== null) return this.#openCount;
    const sql = `SELECT count(*) AS count FROM command WHERE status IN ('queued', 'running')`;
    this.#openCount = Number(this.#database.query({ sql, parameters: {} })[0]?.count);
    return this.#openCount;
  }

  /** Whether a command is leased to an install at this moment, or was last and has since been reported by another one. */
  isLeasedTo(commandId: string, install: string): boolean {
    const sql = `SELECT installs FROM command WHERE command_id = :commandId
      AND ((status = 'running' AND lease_until > :now) OR report_hash IS NOT NULL)`;
    const row = this.#database.query({ sql, parameters: { commandId, now: this.#now } })[0];
    return row !== undefined && String(row.installs).split(' ').at(-1) === install;
  }

  /** Whether the end of a read is known. If a crash took that from the journal it runs again, and the cloud keeps the first end. */
  isReportedRead(commandId: string): boolean {
    const sql = `SELECT 1 FROM command WHERE command_id = :commandId AND mode = 'read' AND report_hash IS NOT NULL`;
    return this.#database.query({ sql, parameters: { commandId } }).length > 0;
  }

  /** The portal frees the connector for another install. */
  releaseInstall(): void {
    this.#perform('releaseInstall', { connectorId: CONNECTOR });
  }

  /** The cloud was restored from a backup that is older than some of its responses. */
  restore(commandId: string): void {
    this.#openCount = null;
    const sql = `UPDATE command SET status = 'running', finished_at = NULL, result = NULL, error = NULL, outcome = NULL, report_hash = NULL,
      lease_token = 'restored', lease_until = :now WHERE command_id = :commandId AND report_hash IS NOT NULL`;
    this.#database.query({ sql, parameters: { commandId, now: this.#now } });
  }

  sweep(): void {
    if (this.openCount() === 0) return;
    this.#openCount = null;
    this.#perform('sweep', { limit: 100 });
    this.wake();
  }

  // Connectors

  /** Responds at once when there is anything, otherwise as soon as there is or when the time is up. */
  next(install: string, { waitSeconds, max, holding, ahead }: Asked, reply: Waiter['reply']): void {
    const waiter = { install, max, holding, ahead, untilMs: this.#world.nowMs + waitSeconds * 1000, reply };
    if (this.#serve(waiter)) return;
    this.#waiters.push(waiter);
    this.#world.at(waiter.untilMs, () => this.wake());
  }

  /** A poll whose client is gone, and whose going was noticed. */
  forget(install: string): void {
    this.#waiters = this.#waiters.filter((waiter) => waiter.install !== install);
  }

  /** Checks again for every waiting poll. */
  wake(): void {
    if (this.#waiters.length > 0) this.#waiters = this.#waiters.filter((waiter) => !this.#serve(waiter));
  }

  #serve(waiter: Waiter): boolean {
    const { install, untilMs, reply } = waiter;
    const isTimeUp = this.#world.nowMs >= untilMs;
    const refused = this.#recordCall(install);
    if (refused) {
      reply(refused);
      return true;
    }
    const commands = this.openCount() > 0 ? this.#lease(waiter) : [];
    if (commands.length === 0 && !isTimeUp) return false;
    reply(ok(commands));
    return true;
  }

  #lease(waiter: Waiter): readonly LeasedCommand[] {
    const { install, max, holding, ahead } = waiter;
    const { beforeLease, beforeSendingAgain, hearsHolding, handsOutWhileLeased } = this.#faults;
    const { sendsAgainForAFullLease, handsOutAheadOfLost } = this.#faults;
    waiter.holding = undefined;
    this.#break(beforeLease, install);
    if (holding) this.#break(beforeSendingAgain, install);
    const heard = holding && hearsHolding ? hearsHolding(holding) : holding;
    const isOrdered = handsOutWhileLeased !== true && !(handsOutAheadOfLost === true && ahead !== undefined);
    const call = { connectorId: CONNECTOR, install, isOrdered, ...(ahead && { ahead }) };
    if (!heard && !this.#perform('hasWork', call)) return [];
    this.#tokens += 1;
    const request = { ...call, max, token: `token-${this.#tokens}`, ...(heard && { holding: heard }) };
    const { commands, sentAgainAt } = this.#perform('lease', request);
    this.#openCount = null;
    if (commands.length > 0) this.onHandOut(install);
    if (sentAgainAt === undefined) return commands.map((command) => leased(command, deliveryLimits.leaseSeconds));
    const leaseTokens = commands.map(({ leaseToken }) => leaseToken ?? '');
    this.onSentAgain(install, leaseTokens, holding ?? []);
    return commands.map((command) => {
      const leaseSeconds = ((command.leaseUntil ?? 0) - sentAgainAt) / 1000;
      const leaseAgeSeconds = deliveryLimits.leaseSeconds - leaseSeconds;
      if (sendsAgainForAFullLease) return leased(command, deliveryLimits.leaseSeconds);
      return { ...leased(command, leaseSeconds), leaseAgeSeconds };
    });
  }

  #recordCall(install: string): CloudResponse<never> | null {
    this.#break(this.#faults.beforeHearing, install);
    return this.#refusalOf(install, this.#perform('recordCall', { connectorId: CONNECTOR, install }));
  }

  #refusalOf(install: string, heard: InstallCheck): CloudResponse<never> | null {
    if (heard.kind !== 'active') return refused(409, 'other_install_active');
    this.onHeard(install);
    return null;
  }

  heartbeat(install: string, { driver, running }: HeartbeatBody): CloudResponse<HeartbeatResponse> {
    this.#break(this.#faults.beforeHearing, install);
    const beat = {
      connectorId: CONNECTOR,
      install,
      build: null,
      driver: driver ?? null,
      hostname: null,
      os: null,
      companies: [],
    };
    const heard = this.#perform('heartbeat', { ...beat, running: running ?? [] });
    return (
      this.#refusalOf(install, heard) ??
      ok({ ok: true, serverTime: '2027-01-15T08:00:00.000Z', newestBuild: null, updateRequired: false })
    );
  }

  companies(install: string): CloudResponse<null> {
    return this.#recordCall(install) ?? ok(null);
  }

  result(install: string, commandId: string, body: ResultBody): CloudResponse<null> {
    this.#openCount = null;
    this.#break(this.#faults.beforeReport, install, commandId);
    const found = this.#perform('command', { tenantId: TENANT, commandId });
    if (!found) return refused(404, 'unknown_command');
    const report = { connectorId: CONNECTOR, install, commandId, ...endingOf(readReport(body), found.mode) };
    const { kind } = this.#perform('finish', report);
    if (kind === 'unknown') return refused(404, 'unknown_command');
    return kind === 'contradicted' ? refused(409, 'already_finished') : ok(null);
  }
}

const refused = (status: number, code: string): CloudResponse<never> => ({
  kind: 'refused',
  status,
  code,
  message: code,
  retryAfterSeconds: null,
});

function leased(command: StoredCommand, leaseSeconds: number): LeasedCommand {
  const { commandId, companyId, type, mode, payload, attempts, leaseToken } = command;
  return {
    commandId,
    companyId,
    type,
    mode,
    payload: JSON.parse(payload) as Record<string, unknown>,
    attempt: attempts,
    leaseToken: leaseToken ?? '',
    leaseSeconds,
  };
}
