/** What the book remembers of commands: the result under each id, so that no command runs twice. */

import { hash } from 'node:crypto';
import { canonicalJson } from '@ledgerline/contract';
import { bookCommandSays } from '@ledgerline/words/book/command';
import type { Database } from '../database.ts';
import { problem, refusal } from '../problem.ts';
import type { Result } from './handler-result.ts';

const fingerprintOf = (type: string, payload: unknown): string => hash('sha256', `${type}\n${canonicalJson(payload ?? null)}`);

/** The result of the same command; a refusal if the id belongs to another one. */
export function knownResult(db: Database, type: string, payload: unknown, commandId: string): Result | undefined {
  const row = db.get<{ fingerprint: string; result: string }>(
    'SELECT fingerprint, result FROM command WHERE command_id = :commandId',
    { commandId },
  );
  if (!row) return undefined;
  if (row.fingerprint === fingerprintOf(type, payload)) return JSON.parse(row.result) as Result;
  return refusal([problem('', 'COMMAND_ID_REUSED', bookCommandSays.reusedId(commandId))]);
}

export function storedResult(db: Database, commandId: string): { readonly type: string; readonly result: Result } | undefined {
  const row = db.get<{ command_type: string; result: string }>(
    'SELECT command_type, result FROM command WHERE command_id = :commandId',
    { commandId },
  );
  return row && { type: row.command_type, result: JSON.parse(row.result) as Result };
}

interface Finished {
  readonly commandId: string;
  readonly type: string;
  readonly payload: unknown;
  readonly result: Result;
  readonly sentBy: string | null;
  readonly now: string;
}

export function remember(db: Database, { commandId, type, payload, result, sentBy, now }: Finished): void {
  db.run(
    `INSERT INTO command (command_id, fingerprint, command_type, finished_at, result, sent_by)
     VALUES (:commandId, :fingerprint, :type, :now, :result, :sentBy)`,
    { commandId, fingerprint: fingerprintOf(type, payload), type, now, result: JSON.stringify(result), sentBy },
  );
}

export function rewrite(db: Database, commandId: string, result: Result): void {
  db.run('UPDATE command SET result = :result WHERE command_id = :commandId', { commandId, result: JSON.stringify(result) });
}
