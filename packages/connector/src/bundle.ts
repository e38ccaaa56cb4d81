/** The bundle that this program runs from: its build, the Node it needs and the keys that its updates are signed with. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReleasedFile } from '@ledgerline/contract';

/** Set by the bundle of the connector: where build.json is, relative to the code. */
declare const LEDGERLINE_BUILD_FILE: string | undefined;

/** A public key for updates. Each build has two, so that a key can be replaced. */
export interface UpdateKey {
  readonly keyId: string;
  /** SPKI in base64. */
  readonly publicKey: string;
}

/** The content of build.json. */
export interface Bundle {
  readonly build: string;
  readonly runtime: string;
  readonly updateKeys: readonly UpdateKey[];
  readonly files: readonly ReleasedFile[];
}

/** The drivers that come with the connector: beside its code in a bundle, at the root of the sources. */
export const driversFolder: string = fileURLToPath(
  new URL(typeof LEDGERLINE_BUILD_FILE === 'string' ? './drivers/' : '../../../drivers/', import.meta.url),
);

/** Null where the program runs from its sources, which no update replaces. */
export const bundle: Bundle | null =
  typeof LEDGERLINE_BUILD_FILE === 'string' ? readBundle(new URL(LEDGERLINE_BUILD_FILE, import.meta.url)) : null;

/** The content of the build.json of an installed build. */
export function readBundle(path: string | URL): Bundle {
  return JSON.parse(readFileSync(path, 'utf8')) as Bundle;
}
