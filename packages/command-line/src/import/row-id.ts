/** Ids that follow from rows: the same row is the same command, regardless of the path and name of its file. */

import { createHash } from 'node:crypto';
import { canonicalJson } from '@ledgerline/client';
import type { Payload } from '../payload.ts';
import { DigestCounts } from './digest-counts.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_BYTES = 20;
const BITS = 5;

/** The purpose that all rows of an import share. */
export interface Purpose {
  readonly type: string;
  readonly connectorId: string;
  readonly companyId: string;
  /** Distinguishes imports of the same rows that should be saved again. */
  readonly name: string | undefined;
}

export class RowIds {
  readonly #purpose: readonly unknown[];
  /** How often a payload has been seen, by the start of its digest: two equal rows both run. */
  readonly #seen = new DigestCounts();

  constructor({ type, connectorId, companyId, name }: Purpose) {
    this.#purpose = [type, connectorId, companyId, name ?? null];
  }

  next(payload: Payload): string {
    const text = canonicalJson([...this.#purpose, payload]);
    const times = this.#seen.add(createHash('sha256').update(text).digest().readUIntBE(0, 6) + 1);
    return `imp-${base32(createHash('sha256').update(`${text}\n${times}`).digest().subarray(0, ID_BYTES))}`;
  }
}

function base32(bytes: Uint8Array): string {
  let [value, bits, text] = [0, 0, ''];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= BITS; bits -= BITS) text += ALPHABET.charAt((value >>> (bits - BITS)) & 31);
    value &= (1 << bits) - 1;
  }
  return text;
}
