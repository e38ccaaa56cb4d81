/**
 * Remembers what callers of this node wait for, and checks at intervals whether it has happened: a lost event of another node then delays a caller only
 * briefly. Checks states, so it cannot miss a change.
 */

import { isTerminal } from '@ledgerline/contract';
import type { WaitingCallers } from '../sql/verb/verb.ts';
import type { CommandKey, StoredCommand, StoredSandbox, StoreEvent } from '../store/store.ts';
import type { Database } from './database.ts';
import { own } from './session.ts';

/** No wait is longer than a minute; a caller that asks again is remembered again. */
const CHECKS_KEPT = 35;
const COMMANDS_MAX = 5_000;
const CONNECTORS_MAX = 20_000;

const FINISHED = own(`SELECT tenant_id AS "tenantId", command_id AS "commandId"
  FROM unnest($1::TEXT[], $2::TEXT[]) AS asked(tenant_id, command_id) JOIN command USING (tenant_id, command_id)
 WHERE status IN ('done', 'failed')`);

const WITH_WORK = own(`SELECT asked.connector_id AS "connectorId" FROM unnest($1::TEXT[]) AS asked(connector_id)
 WHERE EXISTS (SELECT 1 FROM command WHERE command.connector_id = asked.connector_id AND status = 'queued')`);

const SANDBOXES = own(`SELECT count(*) AS count, coalesce(sum(epoch), 0) + coalesce(sum(changes), 0) AS epochs
  FROM connector LEFT JOIN sandbox_field USING (connector_id) WHERE kind = 'sandbox'`);

export class MissedEventCheck implements WaitingCallers {
  readonly #database: Database;
  readonly #publish: (event: StoreEvent) => void;
  /** Subjects by name, each with the check after which it is dropped. */
  readonly #unfinished = new Map<string, { readonly key: CommandKey; readonly until: number }>();
  readonly #idle = new Map<string, number>();
  #sandboxes: { readonly state: string; readonly until: number } | null = null;
  #checkCount = 0;

  /** `publish` reaches those who wait on this node, and comes back here as `delivered`. */
  constructor(database: Database, publish: (event: StoreEvent) => void) {
    this.#database = database;
    this.#publish = publish;
  }

  /** A caller was shown a command. If others on this node still wait for its end, now is the time. */
  seen({ tenantId, commandId, status }: Pick<StoredCommand, 'tenantId' | 'commandId' | 'status'>): void {
    const name = nameOf({ tenantId, commandId });
    if (!isTerminal(status)) remember(this.#unfinished, name, { key: { tenantId, commandId }, until: this.#until }, COMMANDS_MAX);
    else if (this.#unfinished.has(name)) this.#publish({ kind: 'finished', tenantId, commandId });
  }

  /** A connector got the response that there is nothing to do. */
  foundNothing(connectorId: string): void {
    remember(this.#idle, connectorId, this.#until, CONNECTORS_MAX);
  }

  /** A host got the list of sandboxes. */
  seenSandboxes(sandboxes: readonly Pick<StoredSandbox, 'epoch' | 'fieldChanges'>[]): void {
    const epochs = sandboxes.reduce((sum, { epoch, fieldChanges }) => sum + epoch + fieldChanges, 0);
    this.#compareSandboxes({ count: sandboxes.length, epochs });
  }

  delivered(event: StoreEvent): void {
    if (event.kind === 'finished') this.#unfinished.delete(nameOf(event));
  }

  /** Checks everything that a caller may wait for, and publishes what has happened. */
  async check(): Promise<void> {
    this.#checkCount += 1;
    this.#forgetOld();
    await this.#checkCommands();
    await this.#checkConnectors();
    if (this.#sandboxes) await this.#checkSandboxes();
  }

  get #until(): number {
    return this.#checkCount + CHECKS_KEPT;
  }

  async #checkCommands(): Promise<void> {
    const keys = [...this.#unfinished.values()].map(({ key }) => key);
    if (keys.length === 0) return;
    const columns = [keys.map(({ tenantId }) => tenantId), keys.map(({ commandId }) => commandId)];
    const found = await this.#database.reading((session) => session.query<CommandKey>(FINISHED, columns));
    for (const { tenantId, commandId } of found) this.#publish({ kind: 'finished', tenantId, commandId });
  }

  async #checkConnectors(): Promise<void> {
    if (this.#idle.size === 0) return;
    const connectorIds = [...this.#idle.keys()];
    const found = await this.#database.reading((session) => session.query<{ connectorId: string }>(WITH_WORK, [connectorIds]));
    for (const { connectorId } of found) this.#publish({ kind: 'queued', connectorId });
  }

  async #checkSandboxes(): Promise<void> {
    const [state] = await this.#database.reading((session) => session.query<SandboxState>(SANDBOXES, []));
    if (state) this.#compareSandboxes(state, this.#sandboxes?.until);
  }

  #compareSandboxes({ count, epochs }: SandboxState, until = this.#until): void {
    const before = this.#sandboxes?.state;
    const state = `${count} ${epochs}`;
    this.#sandboxes = { state, until };
    if (before !== undefined && before !== state) this.#publish({ kind: 'sandbox' });
  }

  #forgetOld(): void {
    for (const [name, { until }] of this.#unfinished) if (until < this.#checkCount) this.#unfinished.delete(name);
    for (const [connectorId, until] of this.#idle) if (until < this.#checkCount) this.#idle.delete(connectorId);
    if (this.#sandboxes && this.#sandboxes.until < this.#checkCount) this.#sandboxes = null;
  }
}

/** Two values that only grow, so either shows any change. */
interface SandboxState {
  readonly count: number;
  readonly epochs: number;
}

const nameOf = ({ tenantId, commandId }: CommandKey): string => `${tenantId} ${commandId}`;

/** Adds an entry as the newest; beyond the limit the oldest is removed. */
function remember<T>(map: Map<string, T>, name: string, value: T, sizeMax: number): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > sizeMax && oldest !== undefined) map.delete(oldest);
}
