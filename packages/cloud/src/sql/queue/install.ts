/** Installations of a connector in SQL: which one is active, and when it last called. */

import { type ConnectorKind, MINUTE_MS, type PresenceCode } from '@ledgerline/contract';
import { installSilenceMs, onlineWithinMs } from '../../delivery/delivery.ts';
import type { Store } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { record } from '../event/event.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** A call is stored at most this often; presence needs no finer resolution. */
export const SEEN_EVERY_MS = 10_000;
/** A second installation can call at any rate; its calls are stored this often. */
const REFUSED_EVERY_MS = MINUTE_MS;

/** Counts a call of an installation; a second installation must wait until the first is silent or moved away. */
export const recordCall = verb<Store['recordCall']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: 'connector' },
  *run({ connectorId, install, generation }, now) {
    const known = yield* one<KnownInstall>(
      `SELECT tenant_id AS "tenantId", kind, presence, active_install AS "activeInstall", active_install_seen_at AS "activeInstallSeenAt",
            refused_install_at AS "refusedInstallAt", released_install AS "releasedInstall", epoch FROM connector WHERE connector_id = :connectorId`,
      { connectorId },
    );
    if (generation !== undefined && known?.epoch !== generation) return { kind: 'other_generation' };
    const silentForMs = now - (known?.activeInstallSeenAt ?? 0);
    const isOther = known?.activeInstall !== null && known?.activeInstall !== install;
    if (isOther && silentForMs < installSilenceMs) {
      if (now - (known?.refusedInstallAt ?? 0) >= REFUSED_EVERY_MS) yield* noteRefused(connectorId, now);
      return { kind: 'other_install', silentForMs };
    }
    const isTakeOver = isOther || known?.activeInstall === null;
    const isArrival = known?.kind === 'desktop' && known.presence !== 'online';
    if (isTakeOver || isArrival || silentForMs >= SEEN_EVERY_MS) {
      yield* run(
        `UPDATE connector SET last_seen_at = :now, active_install = :install, active_install_seen_at = :now${isArrival ? ARRIVED : ''}${isTakeOver ? FORGET_OTHERS : ''} WHERE connector_id = :connectorId`,
        { now, install, connectorId },
      );
    }
    if (known?.kind === 'desktop' && (isTakeOver || isArrival))
      yield* recordArrival({ ...known, connectorId, install, isArrival }, now);
    return { kind: 'active' };
  },
});

interface KnownInstall {
  readonly tenantId: string;
  readonly kind: ConnectorKind;
  readonly presence: 'never' | 'online' | 'offline';
  readonly activeInstall: string | null;
  readonly activeInstallSeenAt: number | null;
  readonly refusedInstallAt: number | null;
  readonly releasedInstall: string | null;
  readonly epoch: number;
}

const FORGET_REFUSED = ', refused_install_at = NULL';
const FORGET_OTHERS = `${FORGET_REFUSED}, released_install = NULL`;
const ARRIVED = ", presence = 'online'";

type Arrival = KnownInstall & { readonly connectorId: string; readonly install: string; readonly isArrival: boolean };

/** Creates the events that a connector is online, and that it runs as a different installation, which reports the changes of its books from the start. */
function* recordArrival(arrival: Arrival, now: number): Steps<void> {
  const { tenantId, connectorId, install, isArrival, activeInstall, releasedInstall } = arrival;
  const about = { tenantId, subject: connectorId, connectorId };
  const before = activeInstall ?? releasedInstall;
  if (isArrival) yield* record({ ...about, type: 'connector.online', data: { connectorId } }, now);
  if (before === null || before === install) return;
  yield* record({ ...about, type: 'connector.moved', data: { connectorId } }, now);
  // Its books may be other copies, and what was read of the copies of the other machine is not in their logs: each starts with a gap.
  yield* run('UPDATE change_cursor SET cursor = NULL WHERE connector_id = :connectorId', { connectorId });
}

/** A connector that has stopped calling. */
interface Absent {
  readonly connectorId: string;
  readonly tenantId: string;
  readonly lastSeenAt: number;
}

/** Desktop connectors that count as online and have not called for a while. */
export function* absentConnectors(limit: number, now: number): Steps<readonly Absent[]> {
  return yield* all<Absent>(
    `SELECT connector_id AS "connectorId", tenant_id AS "tenantId", last_seen_at AS "lastSeenAt" FROM connector
      WHERE presence = 'online' AND last_seen_at < :before ORDER BY last_seen_at LIMIT :limit`,
    { before: now - onlineWithinMs, limit },
  );
}

/** Marks a connector that reported its stop as not heard of for long, so that it is offline everywhere at once. */
export function* leave({ connectorId, tenantId, lastSeenAt }: Absent, reason: PresenceCode, now: number): Steps<void> {
  const offlineSince = Math.min(lastSeenAt, now - onlineWithinMs - 1);
  yield* run("UPDATE connector SET presence = 'offline', last_seen_at = :offlineSince WHERE connector_id = :connectorId", {
    offlineSince,
    connectorId,
  });
  const data = { connectorId, lastSeenAt: instantText(lastSeenAt), reason };
  yield* record({ tenantId, type: 'connector.offline', subject: connectorId, connectorId, data }, now);
}

/** Shows the tenant that two machines use one key. */
const noteRefused = (connectorId: string, now: number): Steps<void> =>
  run('UPDATE connector SET refused_install_at = :now WHERE connector_id = :connectorId', { connectorId, now });

const releaseInstall = verb<Store['releaseInstall']>({
  sqlite: 'write',
  postgres: { write: 'connector' },
  *run({ connectorId }) {
    yield* run(
      `UPDATE connector SET released_install = coalesce(active_install, released_install), active_install = NULL, active_install_seen_at = NULL${FORGET_REFUSED} WHERE connector_id = :connectorId`,
      { connectorId },
    );
  },
});

export const installVerbs = { recordCall, releaseInstall };
