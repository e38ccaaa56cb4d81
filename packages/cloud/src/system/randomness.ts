/** Random bytes, provided once so that a test can replay them. */

import { randomBytes } from 'node:crypto';

export interface Randomness {
  bytes(count: number): Uint8Array;
}

export const systemRandomness: Randomness = { bytes: (count) => randomBytes(count) };

/** Random text that is safe in addresses. */
export const randomText = (randomness: Randomness, byteCount: number): string =>
  Buffer.from(randomness.bytes(byteCount)).toString('base64url');

/** A readable, unguessable id: `conn_…`. */
export const randomId = (randomness: Randomness, prefix: string): string =>
  `${prefix}_${Buffer.from(randomness.bytes(10)).toString('hex')}`;
