/** The baseline of the queue benchmark: the verbs that the hot routes use, over Maps, forgetting everything when it ends. */

import { freshCommand } from '../../packages/cloud/src/sql/queue/command.ts';
import type {
  AcceptOutcome,
  CommandSnapshot,
  FinishOutcome,
  LeaseOutcome,
  NewCommand,
  Report,
  Store,
  StoreEvent,
} from '../../packages/cloud/src/store/store.ts';
import { type BenchTenant, benchBook } from './tenants.ts';

type Queued = CommandSnapshot & { readonly key: string };

const keyOf = (tenantId: string, commandId: string): string => `${tenantId} ${commandId}`;

export function openMapStore(tenants: readonly BenchTenant[], now: () => number): Store {
  const commands = new Map<string, CommandSnapshot>();
  const queues = new Map<string, Queued[]>(tenants.map(({ connector }) => [connector.connectorId, []]));
  const tenantOf = new Map(tenants.map(({ tenant, connector }) => [connector.connectorId, tenant.tenantId]));
  const holders = new Map(tenants.map(({ tenant }) => [tenant.tenantKeyHash, { tenant, appKey: null, secretUntil: null }]));
  const tenantsById = new Map(tenants.map(({ tenant }) => [tenant.tenantId, tenant]));
  const connectorsByKey = new Map(tenants.map(({ connector }) => [connector.keyHash, connector]));
  const connectors = new Map(tenants.map(({ connector }) => [connector.connectorId, connector]));
  const listeners = new Set<(event: StoreEvent) => void>();
  let seq = 0;

  function accept(command: NewCommand): AcceptOutcome {
    const key = keyOf(command.tenantId, command.commandId);
    const known = commands.get(key);
    if (known) return { kind: 'known', command: known };
    seq += 1;
    const queued: Queued = { ...freshCommand(command, seq, now()), key, queuePosition: 1, connectorLastSeenAt: now() };
    commands.set(key, queued);
    queues.get(command.connectorId)?.push(queued);
    for (const listener of listeners) listener({ kind: 'queued', connectorId: command.connectorId });
    return { kind: 'queued', command: queued };
  }

  function lease(connectorId: string, install: string, max: number): LeaseOutcome {
    const taken = queues.get(connectorId)?.splice(0, max) ?? [];
    const leased = taken.map((command) => {
      const running = {
        ...command,
        status: 'running' as const,
        attempts: 1,
        installs: install,
        leaseToken: command.key,
        leaseUntil: now() + 60_000,
      };
      commands.set(command.key, running);
      return running;
    });
    return { heard: { kind: 'active' }, commands: leased, ended: [] };
  }

  function finish(report: Report): FinishOutcome {
    const key = keyOf(tenantOf.get(report.connectorId) ?? '', report.commandId);
    const command = commands.get(key);
    if (!command) return { kind: 'unknown' };
    const done = {
      ...command,
      status: report.status,
      result: report.result,
      reportHash: report.reportHash,
      finishedAt: now(),
      leaseUntil: null,
    };
    commands.set(key, done);
    for (const listener of listeners) listener({ kind: 'finished', tenantId: command.tenantId, commandId: command.commandId });
    return { kind: 'finished', command: done };
  }

  const verbs: Partial<Store> = {
    keyChanges: () => 0,
    tenant: async ({ tenantId }) => tenantsById.get(tenantId) ?? null,
    keyHolder: async ({ keyHash }) => holders.get(keyHash) ?? null,
    connectorByKey: async ({ keyHash }) => connectorsByKey.get(keyHash) ?? null,
    connector: async ({ connectorId }) => connectors.get(connectorId) ?? null,
    companies: async ({ connectorId }) => [{ ...benchBook, connectorId, state: null, message: null, einvoice: null }],
    recordCall: async () => ({ kind: 'active' }),
    queuedCount: async () => 0,
    command: async ({ tenantId, commandId }) => commands.get(keyOf(tenantId, commandId)) ?? null,
    accept: async (command) => accept(command),
    lease: async ({ connectorId, install, max }) => lease(connectorId, install, max),
    hasWork: async ({ connectorId }) => (queues.get(connectorId)?.length ?? 0) > 0,
    finish: async (report) => finish(report),
    sweep: async () => ({ ended: [], connectorIds: [] }),
    setSubscription: async () => null,
    rotateTenantKey: async () => null,
    ping: async () => {},
    now: async () => now(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  return verbs as Store;
}
