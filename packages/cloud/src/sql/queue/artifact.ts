/** Files of commands in SQL: which command names which. The files themselves are stored elsewhere. */

import { isTerminal } from '@ledgerline/contract';
import { ARTIFACTS_ASKED_MAX } from '../../delivery/artifact-sweep.ts';
import type { ListedCommand, Store } from '../../store/store.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { BY_CONNECTOR } from './delivery.ts';

const attachArtifact = verb<Store['attachArtifact']>({
  sqlite: 'write',
  postgres: { write: 'connector' },
  *run({ connectorId, install, commandId, artifact }) {
    const command = yield* one<ListedCommand>(BY_CONNECTOR, { connectorId, commandId });
    if (!command?.installs.split(' ').includes(install)) return { kind: 'unknown' };
    const { artifactSha256: before } = command;
    if (isTerminal(command.status)) return { kind: 'finished', kept: before };
    yield* run(
      `UPDATE command SET artifact_sha256 = :sha256, artifact_file_name = :fileName, artifact_content_type = :contentType, artifact_size = :size
      WHERE seq = :seq`,
      { ...artifact, seq: command.seq },
    );
    return { kind: 'attached', replaced: before === artifact.sha256 ? null : before };
  },
});

const asked = Array.from({ length: ARTIFACTS_ASKED_MAX }, (_, index) => `sha${index}`);

/** One statement for any number of files, so that it is parsed once. Many commands can name the same file; the first is enough. */
const KEPT_ARTIFACTS = `SELECT column1 AS "sha256" FROM (VALUES ${asked.map((name) => `(:${name})`).join(', ')}) AS asked
  WHERE EXISTS (SELECT 1 FROM command WHERE artifact_sha256 = column1 LIMIT 1)`;

const keptArtifacts = verb<Store['keptArtifacts']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ sha256s }) {
    const parameters = Object.fromEntries(asked.map((name, index) => [name, sha256s[index] ?? '']));
    const rows = yield* all<{ sha256: string }>(KEPT_ARTIFACTS, parameters);
    return rows.map(({ sha256 }) => sha256);
  },
});

export const artifactVerbs = { attachArtifact, keptArtifacts };
