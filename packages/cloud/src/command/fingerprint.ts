/** Compares requests by the SHA-256 of their canonical JSON. Takes values whose depth json-safety.ts has bounded. */

import { hash } from 'node:crypto';
import { canonicalJson } from '@ledgerline/contract';

export function fingerprintOf(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'hex');
}
