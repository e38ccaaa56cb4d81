/** What a test server has to offer: a client, a build of the connector, and a preview of a proposal. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderIn, packageListFile } from '../src/delivery/offered-package.ts';
import { filePathIn, manifestPathIn } from '../src/delivery/release.ts';

/** A client that is offered. */
export const OFFERED = { id: 'client', fileName: 'client.tgz', version: '1.0.0', size: 2, sha256: '0'.repeat(64) };

export function offerPackage(dataDirectory: string): void {
  const folder = packageFolderIn(dataDirectory);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, OFFERED.fileName), 'TZ');
  writeFileSync(join(folder, packageListFile), JSON.stringify({ packages: [OFFERED] }));
}

/** A file of a build that is there. */
export const RELEASED = '0'.repeat(64);

export function publishNothing(folder: string): void {
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(manifestPathIn(folder), JSON.stringify({ manifest: '', signatures: [{ keyId: 'a', ed25519: '' }] }));
  writeFileSync(filePathIn(folder, RELEASED), '');
}

/** The preview of a proposal whose book did not respond. */
export const SEEN = JSON.stringify({
  kind: 'asked',
  summary: '',
  changes: [],
  changesTotal: 0,
  before: null,
  effects: [],
  warnings: [],
  postings: [],
  problem: null,
  isBookSilent: true,
});
