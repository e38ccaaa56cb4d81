/** Chance: new ids, and the spread of retries. */

import { base64Url } from './encoding/base64.ts';

const ID_BYTES = 24;

/** An id that no other command has: 192 random bits in 32 characters. */
export const newCommandId = (): string => base64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));

/** A number from 0 up to, but not including, 1. */
export const randomFraction = (): number => Math.random();
