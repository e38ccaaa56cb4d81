/** Chance, provided once so that a test can replay it. */

import { randomBytes } from 'node:crypto';

export interface Randomness {
  /** A fraction that is at least 0 and less than 1. */
  fraction(): number;
}

export const systemRandomness: Randomness = { fraction: () => Math.random() };

/** The secret part of the link to the local page. */
export const newPageToken = (): string => randomBytes(24).toString('base64url');

/** The name of an installation, made once: unguessable, and safe in a header. */
export const newInstallId = (): string => `install-${randomBytes(16).toString('hex')}`;

/** The id of a span of a trace. */
export const newSpanId = (): string => randomBytes(8).toString('hex');

/** Random bytes for keys of this machine. */
export const secretBytes = (bytes: number): Buffer => randomBytes(bytes);
