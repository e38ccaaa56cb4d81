/** Tells the same request from another one: the SHA-256 of its canonical JSON. Takes values whose depth json-safety.ts has bounded. */

import { hash } from 'node:crypto';
import { canonicalJson } from '@ledgerline/contract';

export function fingerprintOf(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'hex');
}
