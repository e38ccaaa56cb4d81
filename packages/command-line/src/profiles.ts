/** The profiles of a person: addresses and keys, in one file that no other user can read. */

import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';

export interface Profile {
  readonly url: string;
  readonly apiKey: string;
  readonly connectorId?: string;
  readonly companyId?: string;
}

interface Config {
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const EMPTY: Config = { current: 'default', profiles: {} };
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

type Environment = Readonly<Record<string, string | undefined>>;

function configPath(environment: Environment, platform: NodeJS.Platform): string {
  if (platform === 'win32') return join(environment.APPDATA ?? '.', 'Ledgerline', 'config.json');
  return join(environment.XDG_CONFIG_HOME || join(environment.HOME ?? '.', '.config'), 'ledgerline', 'config.json');
}

export class Profiles {
  readonly path: string;
  readonly #isWindows: boolean;

  constructor(environment: Environment, platform: NodeJS.Platform) {
    this.path = configPath(environment, platform);
    this.#isWindows = platform === 'win32';
  }

  current(): string {
    return this.#read().current;
  }

  all(): Readonly<Record<string, Profile>> {
    return this.#read().profiles;
  }

  find(name: string | undefined): Profile | undefined {
    const { current, profiles } = this.#read();
    const wanted = name ?? current;
    const profile = Object.hasOwn(profiles, wanted) ? profiles[wanted] : undefined;
    if (profile === undefined && name !== undefined)
      throw new Failure('usage', `There is no profile ${name}. Run: ledgerline login -p ${name}`);
    return profile;
  }

  use(name: string): void {
    this.find(name);
    this.#write({ ...this.#read(), current: name });
  }

  /** The first profile becomes the one in use. */
  save(name: string, profile: Profile): void {
    const { current, profiles } = this.#read();
    const isFirst = Object.keys(profiles).length === 0;
    this.#write({ current: isFirst ? name : current, profiles: { ...profiles, [name]: profile } });
  }

  remove(name: string): void {
    const { current, profiles } = this.#read();
    const { [name]: _, ...others } = profiles;
    this.#write({ current: current === name ? (Object.keys(others)[0] ?? EMPTY.current) : current, profiles: others });
  }

  #read(): Config {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch {
      return EMPTY;
    }
    this.#assertPrivate();
    try {
      return { ...EMPTY, ...(JSON.parse(text) as Partial<Config>) };
    } catch {
      throw new Failure('usage', `${this.path} is not JSON. Remove it and log in again.`);
    }
  }

  #assertPrivate(): void {
    if (this.#isWindows) return;
    for (const [path, mode] of [
      [this.path, FILE_MODE],
      [dirname(this.path), FOLDER_MODE],
    ] as const) {
      if ((statSync(path).mode & OTHERS) === 0) continue;
      throw new Failure(
        'key',
        `Other users of this machine can read ${path}, which contains keys. Run: chmod ${mode.toString(8)} ${path}`,
      );
    }
  }

  #write(config: Config): void {
    const folder = dirname(this.path);
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    const partial = `${this.path}.new`;
    writeFileSync(partial, `${JSON.stringify(config, null, 2)}\n`, { mode: FILE_MODE });
    chmodSync(partial, FILE_MODE);
    renameSync(partial, this.path);
  }
}
