/** Derives from what was heard of a connector why it, or one of its books, cannot run commands now. */

import {
  type ConnectorPresence,
  isBelowUpdateContract,
  isSetupNeeded,
  MINUTE_MS,
  type PresenceCode,
  type PresenceReason,
  presenceReason,
  reasonOfBook,
} from '@ledgerline/contract';
import type { StoredCompany, StoredConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isOnline } from './delivery.ts';

/** A second installation calls repeatedly; after this time without a call it counts as gone. */
const REFUSED_LATELY_MS = 5 * MINUTE_MS;

type Heard = Pick<StoredConnector, 'kind' | 'lastSeenAt' | 'reportedState' | 'refusedInstallAt' | 'build' | 'setupBuild'>;

export function presenceOf(lastSeenAt: number | null, now: number): ConnectorPresence {
  if (lastSeenAt === null) return 'never-connected';
  return isOnline(lastSeenAt, now) ? 'online' : 'offline';
}

/** When the connector was last heard of. A report that it has stopped counts too. */
export const lastHeardAt = ({ lastSeenAt, reportedState, reportedAt }: StoredConnector): number | null =>
  reportedState === 'stopped' && reportedAt !== null ? Math.max(reportedAt, lastSeenAt ?? 0) : lastSeenAt;

/** What keeps a connector from taking any command. A sandbox has no machine of its owner's. */
function absenceOf({ kind, lastSeenAt, reportedState }: Heard, now: number): PresenceCode | null {
  if (kind === 'sandbox') return null;
  if (lastSeenAt === null) return 'never_connected';
  if (!isOnline(lastSeenAt, now)) return reportedState === 'stopped' ? 'service_stopped' : 'machine_off';
  return reportedState === 'paused' ? 'paused' : null;
}

const isRefusedLately = ({ refusedInstallAt }: Heard, now: number): boolean =>
  refusedInstallAt !== null && now - refusedInstallAt <= REFUSED_LATELY_MS;

/** The most important code comes first: a connector that is offline cannot be updated. */
function codeOf(connector: Heard, now: number): PresenceCode | null {
  const absence = absenceOf(connector, now);
  if (absence !== null && absence !== 'paused') return absence;
  if (isRefusedLately(connector, now)) return 'other_installation';
  if (absence !== null) return absence;
  if (isBelowUpdateContract(connector.build)) return 'build_too_old';
  return isSetupNeeded(connector) ? 'setup_needed' : null;
}

const reasonOrNull = (code: PresenceCode | null): PresenceReason | null => (code === null ? null : presenceReason(code));

export const connectorReason = (connector: Heard, now: number): PresenceReason | null => reasonOrNull(codeOf(connector, now));

export const bookReason = (connector: Heard, { state }: Pick<StoredCompany, 'state'>, now: number): PresenceReason | null =>
  reasonOrNull(absenceOf(connector, now) ?? reasonOfBook(state));

/** Why a queued command does not run; null if only its turn has not come. */
export async function waitingReason(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  { connectorId, companyId }: { readonly connectorId: string; readonly companyId: string },
): Promise<PresenceReason | null> {
  const connector = await store.connector({ connectorId });
  if (!connector) return null;
  const book = (await store.companies({ connectorId })).find((one) => one.companyId === companyId);
  return bookReason(connector, book ?? { state: null }, clock.now());
}
