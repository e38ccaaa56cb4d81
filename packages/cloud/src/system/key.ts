/** The keys of programs: how they are created, parsed and compared. The store knows their owners. */

import { hash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Randomness } from './randomness.ts';

export const keyKinds = ['tenant', 'app', 'conn', 'admin'] as const;
export type KeyKind = (typeof keyKinds)[number];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 24;
/** 62 to the power of 33 is more than 2 to the power of 192. */
const BODY_LENGTH = 33;
/** 62 to the power of 6 is more than 2 to the power of 32. */
const CHECKSUM_LENGTH = 6;
const SHOWN_CHARACTERS = 5;

const FORM = new RegExp(`^ll_(${keyKinds.join('|')})_[0-9A-Za-z]{${BODY_LENGTH + CHECKSUM_LENGTH}}$`);

/** A fresh key: `ll_app_…`, 192 random bits, then a checksum, so that scanners can spot one that leaked. */
export function makeKey(kind: KeyKind, randomness: Randomness): string {
  const number = BigInt(`0x${Buffer.from(randomness.bytes(RANDOM_BYTES)).toString('hex')}`);
  const unchecked = `ll_${kind}_${inDigits(number, BODY_LENGTH)}`;
  return unchecked + checksumOf(unchecked);
}

export type KeyReading = { readonly kind: KeyKind } | { readonly fault: 'malformed' | 'checksum' };

/** The kind of a key, or what is wrong with it; needs no store, so that mistyped keys cost nothing. */
export function readKey(text: string): KeyReading {
  const kind = FORM.exec(text)?.[1] as KeyKind | undefined;
  if (kind === undefined) return { fault: 'malformed' };
  const unchecked = text.slice(0, -CHECKSUM_LENGTH);
  return text === unchecked + checksumOf(unchecked) ? { kind } : { fault: 'checksum' };
}

/** The hash that is stored instead of a key. Keys are random enough that a plain hash cannot be reversed. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** The first characters of a key, to distinguish keys in a list. */
export function shownStart(key: string): string {
  const bodyStart = key.lastIndexOf('_') + 1;
  return key.slice(0, bodyStart + SHOWN_CHARACTERS);
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(one)), Buffer.from(hashKey(other)));
}

const checksumOf = (unchecked: string): string => inDigits(BigInt(crc32(unchecked)), CHECKSUM_LENGTH);

function inDigits(number: bigint, length: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
