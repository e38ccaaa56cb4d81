/** The settings of a cloud with its secrets. Creates secrets that were not given; the settings are declared in settings/table.ts. */

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
  /** The settings of the sandbox host. */
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

/** Reads every setting; creates the data directory and the secrets that were not given. */
export function readConfig(environment: Environment, randomness: Randomness): Config | ConfigProblems {
  const problems: string[] = [];
  const read = readSettings(settings, environment, problems);
  const sandboxSettings = readSettings(settingsOfSandboxHost, environment, problems);
  problems.push(...billingProblems(read));
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

/** Half a payment service would take money and not know it. */
function billingProblems({ stripeSecretKey, stripeWebhookSecret, ...read }: Settings): readonly string[] {
  if (stripeSecretKey === null && stripeWebhookSecret === null) return [];
  if (stripeSecretKey === null) return ['STRIPE_SECRET_KEY must be set too, because STRIPE_WEBHOOK_SECRET is.'];
  if (stripeWebhookSecret === null) return ['STRIPE_WEBHOOK_SECRET must be set too, because STRIPE_SECRET_KEY is.'];
  const prices = Object.entries(read).filter(([name, value]) => name.startsWith('stripePrice') && value !== null);
  if (prices.length === 0)
    return ['At least one price, such as STRIPE_PRICE_KEDAI_MONTHLY, must be set, because STRIPE_SECRET_KEY is.'];
  return new Set(prices.map(([, price]) => price)).size === prices.length
    ? []
    : ['Two of the prices STRIPE_PRICE_… are the same; each belongs to one plan and interval.'];
}

export function isConfigProblems(outcome: Config | ConfigProblems): outcome is ConfigProblems {
  return 'problems' in outcome;
}
