/** Creates a record under an id of the caller, or updates the fields that differ in the existing one. */

import { commandIdFrom } from './command-id.ts';
import { CommandFailed, MisuseError, RequestRefused } from './errors.ts';

export interface UpsertOptions {
  /** Chosen by you and unique forever; a random one by default. */
  readonly commandId?: string;
  /** Why a record is changed, for the audit trail of the book. */
  readonly reason?: string;
}

/** The result of an upsert. */
export interface Upserted {
  readonly outcome: 'created' | 'updated' | 'unchanged';
  /** The result of the command that created or updated it; of the read if nothing differs. */
  readonly result: unknown;
}

type Payload = Readonly<Record<string, unknown>>;

/** The part of the client that an upsert needs. */
export interface Upserting {
  run(type: string, payload: Payload, commandId: string): Promise<unknown>;
  /** Waits for the end of a command that another caller sent. */
  settle(commandId: string): Promise<void>;
}

/** The maximum number of tries, because another caller can create, change or release the same id between two requests. */
const TURNS_MAX = 3;

/** Get commands of records whose name is irregular. */
const GETS: Readonly<Record<string, string>> = {
  debtor: 'get-debtor-detail',
  creditor: 'get-creditor-detail',
  item: 'get-stock-item-detail',
};

export async function upsertRecord(
  { run, settle }: Upserting,
  entity: string,
  payload: Payload,
  { commandId, reason = 'Upsert' }: UpsertOptions & { readonly commandId: string },
): Promise<Upserted> {
  if ('lines' in payload)
    throw new MisuseError('invalid_option', 'upsert is for records. Send a document with its own create and update commands.');
  for (let turn = 1; ; turn += 1) {
    const idOf = (step: string): string =>
      turn === 1 && step === 'create' ? commandId : commandIdFrom('upsert', commandId, turn, step);
    try {
      return { outcome: 'created', result: await run(`create-${entity}`, payload, idOf('create')) };
    } catch (error) {
      const link = error instanceof RequestRefused && error.code === 'external_id_taken' ? error.link : undefined;
      if (link === undefined || link.state === 'unknown' || turn === TURNS_MAX) throw error;
      if (link.state === 'pending' && link.commandId !== null) {
        await settle(link.commandId);
        continue;
      }
    }
    const found = (await run(GETS[entity] ?? `get-${entity}`, {}, idOf('get'))) as { readonly document: Payload };
    const differing = Object.entries(payload).filter(
      ([name, value]) => JSON.stringify(found.document[name]) !== JSON.stringify(value),
    );
    if (differing.length === 0) return { outcome: 'unchanged', result: found };
    const update = { ...Object.fromEntries(differing), reason };
    return { outcome: 'updated', result: await run(`update-${entity}`, update, idOf('update')) };
  }
}

/** A create that failed has released its id, which the next try takes. */
export async function ignoringFailure(ended: Promise<unknown>): Promise<void> {
  try {
    await ended;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
}
