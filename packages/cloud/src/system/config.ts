/** The settings of a cloud with its secrets. Makes what was not given and has to be kept; which settings there are is settings/table.ts's. */

import { join } from 'node:path';
import type { SandboxSettings } from '@ledgerline/contract';
import { makeKey } from './key.ts';
import { type Randomness, randomText } from './randomness.ts';
import { makePrivateDirectory, readOrMakeSecret } from './secret-file.ts';
import { type Environment, readSettings } from './settings/setting.ts';
import { type Settings, settings, settingsOfSandboxHost } from './settings/table.ts';

export interface Config extends Settings {
  readonly adminKey: string;
  readonly secretKey: string;
  /** For the sandbox host. */
  readonly sandboxSettings: SandboxSettings;
}

/** One line for each setting that cannot be used. */
export interface ConfigProblems {
  readonly problems: readonly string[];
}

const SECRET_KEY_BYTES = 32;

const makeSecret = {
  adminKey: (randomness: Randomness) => makeKey('admin', randomness),
  secretKey: (randomness: Randomness) => randomText(randomness, SECRET_KEY_BYTES),
};

/** Reads every setting; makes the data directory and the secrets that were not given. */
export function readConfig(environment: Environment, randomness: Randomness): Config | ConfigProblems {
  const problems: string[] = [];
  const read = readSettings(settings, environment, problems);
  const sandboxSettings = readSettings(settingsOfSandboxHost, environment, problems);
  if (problems.length > 0) return { problems };
  const { dataDirectory } = read;
  const secretOf = (name: keyof typeof makeSecret, file: string): string => {
    const { kind } = settings[name];
    const kept = read[name] ?? readOrMakeSecret(join(dataDirectory, file), () => makeSecret[name](randomness), randomness);
    if (kind.read(kept) === undefined) problems.push(`${file} in DATA_DIR must be ${kind.form}.`);
    return kept;
  };
  try {
    makePrivateDirectory(dataDirectory);
    const secretKey = secretOf('secretKey', 'secret.key');
    const adminKey = secretOf('adminKey', 'admin.key');
    return problems.length > 0 ? { problems } : { ...read, sandboxSettings, adminKey, secretKey };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`DATA_DIR must be a directory that can be created and written to; it is ${dataDirectory} (${reason}).`] };
  }
}

export function isConfigProblems(outcome: Config | ConfigProblems): outcome is ConfigProblems {
  return 'problems' in outcome;
}
