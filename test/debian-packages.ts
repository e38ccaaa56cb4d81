/** Installs packages of Debian that tests need, where this process may do so. Jobs that run at the same time wait for each other. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_MS_MAX = 8 * 60_000;
const LOCK_FILE = '/tmp/ledgerline-packages.lock';

export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

export const isRoot = process.getuid?.() === 0;

export function installPackages(...names: readonly string[]): void {
  if (!isRoot || onPath('apt-get') === undefined) return;
  const install = `apt-get -o DPkg::Lock::Timeout=240 install -y -qq --no-install-recommends ${names.join(' ')}`;
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`;
  spawnSync('flock', [LOCK_FILE, 'sh', '-c', script], { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS_MAX });
}
