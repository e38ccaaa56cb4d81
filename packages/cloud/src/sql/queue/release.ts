/** Builds of the connector in SQL: who gets which, how many have each, and which are withdrawn. What is published is in files. */

import type { Store } from '../../store/store.ts';
import type { WithdrawnBuild } from '../../store/stored-release.ts';
import { audit } from '../event/audit.ts';
import { all, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Connectors can report any name; the most used are counted. */
const BUILDS_COUNTED_MAX = 50;

const setChannel = verb<Store['setChannel']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ connectorId, channel, audit: entry }, now) {
    yield* run('UPDATE connector SET channel = :channel WHERE connector_id = :connectorId', { channel, connectorId });
    yield* audit.run(entry, now);
  },
});

/** Counts connectors by build. A connector that runs a build does not count as having rejected it. */
const buildCounts = verb<Store['buildCounts']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const running = yield* all<{ build: string; connectors: number }>(
      `SELECT build, count(*) AS connectors FROM connector WHERE kind = 'desktop' AND build IS NOT NULL
      GROUP BY build ORDER BY connectors DESC, build DESC LIMIT ${BUILDS_COUNTED_MAX}`,
      {},
    );
    const refusing = yield* all<{ build: string; refused: number }>(
      `SELECT refused_build AS build, count(*) AS refused FROM connector
      WHERE refused_build IS NOT NULL AND (build IS NULL OR build <> refused_build)
      GROUP BY refused_build ORDER BY refused DESC, refused_build DESC LIMIT ${BUILDS_COUNTED_MAX}`,
      {},
    );
    const connectors = new Map(running.map((row) => [row.build, row.connectors]));
    const refused = new Map(refusing.map((row) => [row.build, row.refused]));
    return [...new Set([...connectors.keys(), ...refused.keys()])].map((build) => ({
      build,
      connectors: connectors.get(build) ?? 0,
      refused: refused.get(build) ?? 0,
    }));
  },
});

const withdrawnBuilds = verb<Store['withdrawnBuilds']>({
  sqlite: 'here',
  postgres: { read: 'alone' },
  run: () => all<WithdrawnBuild>('SELECT build, withdrawn_at AS "withdrawnAt" FROM withdrawn_build ORDER BY build', {}),
});

/** Withdraws a build; false if it was withdrawn before. */
const withdrawBuild = verb<Store['withdrawBuild']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ build, audit: entry }, now) {
    const rows = yield* all(
      'INSERT INTO withdrawn_build (build, withdrawn_at) VALUES (:build, :now) ON CONFLICT (build) DO NOTHING RETURNING build',
      { build, now },
    );
    if (rows.length === 1) yield* audit.run(entry, now);
    return rows.length === 1;
  },
});

export const releaseVerbs = { setChannel, buildCounts, withdrawnBuilds, withdrawBuild };
