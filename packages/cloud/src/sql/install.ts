/** Installs of a connector in SQL: which of them is active, and when it was last heard of. */

import { MINUTE_MS } from '@ledgerline/contract';
import { installSilenceMs } from '../delivery/delivery.ts';
import type { ConnectorCall, InstallCheck } from '../store/store.ts';
import { one, run, type Steps } from './statement.ts';

/** A call is written down at most this often; presence needs no finer grain. */
export const SEEN_EVERY_MS = 10_000;
/** A second install may call as often as it likes; it is written down this often. */
const REFUSED_EVERY_MS = MINUTE_MS;

/** Counts a call of an install; a second install has to wait until the first is silent or moved away. */
export function* recordCall({ connectorId, install }: ConnectorCall, now: number): Steps<InstallCheck> {
  const known = yield* one<KnownInstall>(
    `SELECT active_install AS "activeInstall", active_install_seen_at AS "activeInstallSeenAt", refused_install_at AS "refusedInstallAt"
       FROM connector WHERE connector_id = :connectorId`,
    { connectorId },
  );
  const silentForMs = now - (known?.activeInstallSeenAt ?? 0);
  const isOther = known?.activeInstall !== null && known?.activeInstall !== install;
  if (isOther && silentForMs < installSilenceMs) {
    if (now - (known?.refusedInstallAt ?? 0) >= REFUSED_EVERY_MS) yield* noteRefused(connectorId, now);
    return { kind: 'other_install', silentForMs };
  }
  const isTakeOver = isOther || known?.activeInstall === null;
  if (isTakeOver || silentForMs >= SEEN_EVERY_MS) {
    yield* run(
      `UPDATE connector SET last_seen_at = :now, active_install = :install, active_install_seen_at = :now${isTakeOver ? FORGET_REFUSED : ''} WHERE connector_id = :connectorId`,
      { now, install, connectorId },
    );
  }
  return { kind: 'active' };
}

interface KnownInstall {
  readonly activeInstall: string | null;
  readonly activeInstallSeenAt: number | null;
  readonly refusedInstallAt: number | null;
}

const FORGET_REFUSED = ', refused_install_at = NULL';

/** The tenant is shown that two machines hold one key. */
const noteRefused = (connectorId: string, now: number): Steps<void> =>
  run('UPDATE connector SET refused_install_at = :now WHERE connector_id = :connectorId', { connectorId, now });

export function* releaseInstall({ connectorId }: { connectorId: string }): Steps<void> {
  yield* run(
    `UPDATE connector SET active_install = NULL, active_install_seen_at = NULL${FORGET_REFUSED} WHERE connector_id = :connectorId`,
    { connectorId },
  );
}
