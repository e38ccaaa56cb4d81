/**
 * Which reads a key is waiting for, so that the same read, sent again by an impatient assistant, joins the one that is queued or
 * running. A finished read is never returned again: what it read may have been changed since.
 */

import { createHash } from 'node:crypto';
import { isTerminal } from '@ledgerline/contract';
import { meaningOf } from '../../command/submission.ts';
import type { Store } from '../../store/store.ts';

/** The maximum number of reads that are remembered; one that is forgotten is queued again, which changes nothing. */
const READS_MAX = 10_000;

export interface WantedRead {
  readonly tenantId: string;
  readonly callerId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: unknown;
}

/** A read with the name that equal reads of a key share. */
export interface NamedRead extends WantedRead {
  readonly name: string;
}

export const namedRead = (read: WantedRead): NamedRead => ({ ...read, name: nameOf(read) });

export class ReadsUnderWay {
  readonly #store: Pick<Store, 'command'>;
  readonly #commandIds = new Map<string, string>();

  constructor(store: Pick<Store, 'command'>) {
    this.#store = store;
  }

  /** The id under which this read is queued or running; `newId` if it is not. */
  async idFor({ tenantId, name }: NamedRead, newId: string): Promise<string> {
    const known = this.#commandIds.get(name);
    const command = known === undefined ? null : await this.#store.command({ tenantId, commandId: known });
    if (command && !isTerminal(command.status)) return command.commandId;
    this.#commandIds.delete(name);
    this.#forgetOldest();
    this.#commandIds.set(name, newId);
    return newId;
  }

  /** The read has ended or was rejected. */
  forget({ name }: NamedRead, commandId: string): void {
    if (this.#commandIds.get(name) === commandId) this.#commandIds.delete(name);
  }

  #forgetOldest(): void {
    if (this.#commandIds.size < READS_MAX) return;
    const [oldest] = this.#commandIds.keys();
    if (oldest !== undefined) this.#commandIds.delete(oldest);
  }
}

const nameOf = ({ callerId, connectorId, companyId, type, payload }: WantedRead): string =>
  createHash('sha256')
    .update(JSON.stringify([callerId, connectorId, companyId, type, meaningOf(type, payload)]))
    .digest('base64');
