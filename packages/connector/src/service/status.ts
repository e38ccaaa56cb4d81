/** The status of a connector, read from its folder whether or not it runs. */

import { existsSync } from 'node:fs';
import { lockFolder } from '@ledgerline/sqlite';
import { CONNECTOR_BUILD, type ConnectorFolder, isProblems, readConfig } from '../config.ts';
import { JournalFile } from '../sqlite/journal-file.ts';

export interface Status {
  readonly connectorId: string | null;
  readonly installId: string | null;
  readonly build: string;
  readonly isRunning: boolean;
  readonly lastAnswerAt: string | null;
  readonly lastFailureAt: string | null;
  readonly lastFailure: string | null;
  /** Commands that were started and whose end is not known yet. */
  readonly unfinished: readonly string[];
  /** Results that the cloud has not acknowledged; counted up to 1,000. */
  readonly pendingCount: number;
}

const PENDING_COUNTED_MAX = 1_000;

export function statusOf(folder: ConnectorFolder): Status {
  const config = readConfig(folder.config);
  const connectorId = isProblems(config) ? null : config.connectorId;
  const nothing = {
    installId: null,
    lastAnswerAt: null,
    lastFailureAt: null,
    lastFailure: null,
    unfinished: [],
    pendingCount: 0,
  };
  if (!existsSync(folder.journal)) return { ...nothing, connectorId, build: CONNECTOR_BUILD, isRunning: false };
  const file = new JournalFile(folder.journal, { isReadOnly: true });
  try {
    const journal = connectorId === null ? null : file.journalOf(connectorId);
    return {
      connectorId,
      build: CONNECTOR_BUILD,
      isRunning: isLocked(folder),
      installId: file.note('installId'),
      lastAnswerAt: file.note('lastAnswerAt'),
      lastFailureAt: file.note('lastFailureAt'),
      lastFailure: file.note('lastFailure'),
      unfinished: journal?.unfinished().map(({ commandId }) => commandId) ?? [],
      pendingCount: journal?.pending(PENDING_COUNTED_MAX).length ?? 0,
    };
  } finally {
    file.close();
  }
}

function isLocked({ lock }: ConnectorFolder): boolean {
  if (!existsSync(lock)) return false;
  const free = lockFolder(lock);
  free?.release();
  return free === null;
}
