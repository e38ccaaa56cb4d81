/** The store of Ledgerline behind the same thin routes as the others: the queue alone, without the keys and checks of the cloud. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import type { Store, StoredCommand } from '../../packages/cloud/src/store/store.ts';
import { systemClock } from '../../packages/cloud/src/system/clock.ts';
import { hashKey } from '../../packages/cloud/src/system/key.ts';
import { inventTenants, storeTenants } from '../queue/tenants.ts';
import type { OpenPeer, Peer, Reading, Submission } from './peer.ts';

const INSTALL = 'default';

export const openLedgerlineOnPostgres: OpenPeer = async (address, connectorIds) =>
  peerOver(await openPostgresStore({ url: address }), connectorIds);

export const openLedgerlineOnSqlite: OpenPeer = async (_address, connectorIds) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const peer = await peerOver(openSqliteStore({ path: join(folder, 'bench.db'), clock: systemClock }), connectorIds);
  return {
    ...peer,
    close: async () => {
      await peer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

async function peerOver(store: Store, connectorIds: readonly string[]): Promise<Peer> {
  const tenants = inventTenants(connectorIds.length, systemClock.now());
  await storeTenants(store, tenants);
  const tenantOf = new Map(tenants.map(({ tenant, connector }) => [connector.connectorId, tenant.tenantId]));
  let leases = 0;

  return {
    submit: async ({ commandId, connectorId, companyId, type, payload }) => {
      await store.accept({
        tenantId: tenantOf.get(connectorId) ?? '',
        commandId,
        connectorId,
        companyId,
        type,
        module: 'sales',
        mode: 'write',
        payload: JSON.stringify(payload),
        warnings: null,
        docNo: null,
        sentBy: null,
        trace: null,
      });
    },
    lease: async (connectorId) => {
      leases += 1;
      const { commands } = await store.lease({ connectorId, install: INSTALL, max: 1, token: `lease-${leases}` });
      return commands[0] ? submissionOf(commands[0]) : null;
    },
    finish: async (connectorId, commandId, given) => {
      const result = JSON.stringify(given);
      const report = { connectorId, commandId, install: INSTALL, status: 'done', result, error: null, docNo: null } as const;
      await store.finish({ ...report, reportHash: hashKey(result) });
    },
    read: async (connectorId, commandId): Promise<Reading | null> => {
      const command = await store.command({ tenantId: tenantOf.get(connectorId) ?? '', commandId });
      if (!command) return null;
      const status = command.status === 'failed' ? 'done' : command.status;
      return { command: submissionOf(command), status, result: command.result === null ? null : JSON.parse(command.result) };
    },
    close: () => store.close(),
  };
}

const submissionOf = ({ commandId, connectorId, companyId, type, payload }: StoredCommand): Submission => ({
  commandId,
  connectorId,
  companyId,
  type,
  payload: JSON.parse(payload) as object,
});
