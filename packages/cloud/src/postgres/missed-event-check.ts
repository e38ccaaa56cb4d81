/**
 * Remembers what this node's callers were last told nothing new about, and looks whether that still holds: a message of
 * another node that got lost then costs a moment, not the whole wait. Looks at states, so it cannot miss a change.
 */

import { isTerminal } from '@ledgerline/contract';
import type { CommandKey, StoredCommand, StoredSandbox, StoreEvent } from '../store/store.ts';
import type { Database } from './database.ts';
import { own } from './session.ts';

/** Nobody waits longer than a minute; whoever asks again is remembered again. */
const LOOKS_KEPT = 35;
const COMMANDS_MAX = 5_000;
const CONNECTORS_MAX = 20_000;

const FINISHED = own(`SELECT tenant_id AS "tenantId", command_id AS "commandId"
  FROM unnest($1::TEXT[], $2::TEXT[]) AS asked(tenant_id, command_id) JOIN command USING (tenant_id, command_id)
 WHERE status IN ('done', 'failed')`);

const WITH_WORK = own(`SELECT asked.connector_id AS "connectorId" FROM unnest($1::TEXT[]) AS asked(connector_id)
 WHERE EXISTS (SELECT 1 FROM command WHERE command.connector_id = asked.connector_id AND status = 'queued')`);

const SANDBOXES = own(`SELECT count(*) AS count, coalesce(sum(epoch), 0) + coalesce(sum(changes), 0) AS epochs
  FROM connector LEFT JOIN sandbox_field USING (connector_id) WHERE kind = 'sandbox'`);

export class Watch {
  readonly #database: Database;
  readonly #tell: (event: StoreEvent) => void;
  /** By name: what was asked about, and the look after which it is forgotten. */
  readonly #unfinished = new Map<string, { readonly key: CommandKey; readonly until: number }>();
  readonly #idle = new Map<string, number>();
  #sandboxes: { readonly state: string; readonly until: number } | null = null;
  #lookCount = 0;

  /** `tell` reaches those who wait on this node, and comes back here as `told`. */
  constructor(database: Database, tell: (event: StoreEvent) => void) {
    this.#database = database;
    this.#tell = tell;
  }

  /** A caller was shown a command. If others on this node still wait for its end, now is the time. */
  seen({ tenantId, commandId, status }: Pick<StoredCommand, 'tenantId' | 'commandId' | 'status'>): void {
    const name = nameOf({ tenantId, commandId });
    if (!isTerminal(status)) remember(this.#unfinished, name, { key: { tenantId, commandId }, until: this.#until }, COMMANDS_MAX);
    else if (this.#unfinished.has(name)) this.#tell({ kind: 'finished', tenantId, commandId });
  }

  /** A connector was told that there is nothing to do. */
  foundNothing(connectorId: string): void {
    remember(this.#idle, connectorId, this.#until, CONNECTORS_MAX);
  }

  /** A host was told which sandboxes there are. */
  seenSandboxes(sandboxes: readonly Pick<StoredSandbox, 'epoch' | 'fieldChanges'>[]): void {
    const epochs = sandboxes.reduce((sum, { epoch, fieldChanges }) => sum + epoch + fieldChanges, 0);
    this.#compareSandboxes({ count: sandboxes.length, epochs });
  }

  told(event: StoreEvent): void {
    if (event.kind === 'finished') this.#unfinished.delete(nameOf(event));
  }

  /** Looks at everything that somebody may wait for, and tells what has happened after all. */
  async look(): Promise<void> {
    this.#lookCount += 1;
    this.#forgetOld();
    await this.#lookAtCommands();
    await this.#lookAtConnectors();
    if (this.#sandboxes) await this.#lookAtSandboxes();
  }

  get #until(): number {
    return this.#lookCount + LOOKS_KEPT;
  }

  async #lookAtCommands(): Promise<void> {
    const keys = [...this.#unfinished.values()].map(({ key }) => key);
    if (keys.length === 0) return;
    const columns = [keys.map(({ tenantId }) => tenantId), keys.map(({ commandId }) => commandId)];
    const found = await this.#database.reading((session) => session.query<CommandKey>(FINISHED, columns));
    for (const { tenantId, commandId } of found) this.#tell({ kind: 'finished', tenantId, commandId });
  }

  async #lookAtConnectors(): Promise<void> {
    if (this.#idle.size === 0) return;
    const connectorIds = [...this.#idle.keys()];
    const found = await this.#database.reading((session) => session.query<{ connectorId: string }>(WITH_WORK, [connectorIds]));
    for (const { connectorId } of found) this.#tell({ kind: 'queued', connectorId });
  }

  async #lookAtSandboxes(): Promise<void> {
    const [state] = await this.#database.reading((session) => session.query<SandboxState>(SANDBOXES, []));
    if (state) this.#compareSandboxes(state, this.#sandboxes?.until);
  }

  #compareSandboxes({ count, epochs }: SandboxState, until = this.#until): void {
    const before = this.#sandboxes?.state;
    const state = `${count} ${epochs}`;
    this.#sandboxes = { state, until };
    if (before !== undefined && before !== state) this.#tell({ kind: 'sandbox' });
  }

  #forgetOld(): void {
    for (const [name, { until }] of this.#unfinished) if (until < this.#lookCount) this.#unfinished.delete(name);
    for (const [connectorId, until] of this.#idle) if (until < this.#lookCount) this.#idle.delete(connectorId);
    if (this.#sandboxes && this.#sandboxes.until < this.#lookCount) this.#sandboxes = null;
  }
}

/** Both only grow, so either tells of any change. */
interface SandboxState {
  readonly count: number;
  readonly epochs: number;
}

const nameOf = ({ tenantId, commandId }: CommandKey): string => `${tenantId} ${commandId}`;

/** The newest last; past the limit the oldest goes. */
function remember<T>(map: Map<string, T>, name: string, value: T, sizeMax: number): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > sizeMax && oldest !== undefined) map.delete(oldest);
}
