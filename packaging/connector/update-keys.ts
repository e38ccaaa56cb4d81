/** The public keys that every build of the connector accepts updates from: the one in use and the next. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateKey } from '../../packages/connector/src/bundle.ts';

/** Absent until the operator has made a key. */
export const UPDATE_KEYS_FILE = join(import.meta.dirname, 'update-keys.json');

export const readUpdateKeys = (): readonly UpdateKey[] =>
  existsSync(UPDATE_KEYS_FILE) ? (JSON.parse(readFileSync(UPDATE_KEYS_FILE, 'utf8')) as readonly UpdateKey[]) : [];
