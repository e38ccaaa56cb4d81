/** Recovery codes: how they are made and hashed. Keeps nothing. */

import { limits } from '@ledgerline/contract';
import { hashKey } from '../../system/key.ts';
import type { Randomness } from '../../system/randomness.ts';

/** 32 characters, so that each byte value is equally likely, and no letters that look like digits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_CHARACTERS = 16;

/** New codes of a person as they are shown, and their stored form. */
export interface NewCodes {
  readonly codes: readonly string[];
  readonly codeHashes: readonly string[];
}

export function makeRecoveryCodes(randomness: Randomness, personId: string): NewCodes {
  const codes = Array.from({ length: limits.recoveryCodes }, () => makeCode(randomness));
  return { codes, codeHashes: codes.map((code) => codeHash(personId, code.replaceAll('-', ''))) };
}

function makeCode(randomness: Randomness): string {
  const characters = [...randomness.bytes(CODE_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The hash of a code without its hyphens. */
export const codeHash = (personId: string, code: string): string => hashKey(`recovery ${personId} ${code}`);
