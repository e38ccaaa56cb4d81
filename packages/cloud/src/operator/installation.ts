/** Where an installation keeps its data, from the same settings that the cloud reads. Makes nothing and starts nothing. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderLock, lockFolder } from '@ledgerline/sqlite';
import type { PlaceSettings } from '../artifact-files/place.ts';
import { type Environment, readSettings } from '../system/settings/setting.ts';
import { settings } from '../system/settings/table.ts';

export interface Installation extends PlaceSettings {
  readonly databasePath: string;
  /** Builds of the connector that were published. */
  readonly downloadDirectory: string;
  readonly keys: InstallationKeys;
}

/** The keys of an installation; null for a key that is neither set nor in its file yet. */
export interface InstallationKeys {
  readonly secretKey: string | null;
  readonly adminKey: string | null;
}

/** A problem that the operator must fix. Only its message is printed. */
export class Refused extends Error {}

export const KEY_FILES = { secretKey: 'secret.key', adminKey: 'admin.key' } as const;

export function readInstallation(environment: Environment): Installation {
  const problems: string[] = [];
  const { secretKey, adminKey, ...read } = readSettings(settings, environment, problems);
  const { dataDirectory } = read;
  if (problems.length > 0) throw new Refused(problems.join('\n'));
  const kept = (name: keyof typeof KEY_FILES): string | null => {
    const path = join(dataDirectory, KEY_FILES[name]);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
  };
  return {
    ...read,
    databasePath: join(dataDirectory, 'ledgerline.db'),
    downloadDirectory: join(dataDirectory, 'downloads'),
    keys: { secretKey: secretKey ?? kept('secretKey'), adminKey: adminKey ?? kept('adminKey') },
  };
}

/** Locks the installation for work that must not happen while a cloud runs. */
export function lockInstallation({ dataDirectory }: Installation): FolderLock {
  const lock = lockFolder(join(dataDirectory, 'ledgerline.lock'));
  if (!lock) throw new Refused(`A cloud is running on ${dataDirectory}. Stop it first.`);
  return lock;
}
