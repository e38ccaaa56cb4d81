/**
 * A folder with wine 10 of Debian 13 and all it needs, made with apt without installing anything on this machine: lists, state and packages
 * are in a folder of their own, and the packages are only unpacked.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from '../../../test/debian-archive.ts';

const SUITE = 'trixie';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** The last one has the locale in which file names are UTF-8. */
const PACKAGES = ['wine64', 'wine', 'libc-bin'];
const DEVICES = { null: [1, 3], zero: [1, 5], full: [1, 7], random: [1, 8], urandom: [1, 9], tty: [5, 0] } as const;

function run(program: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...environment },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ${parameters[0] ?? ''} failed.\n${stdout}${stderr}`.trim());
}

/** What keeps the journey from running here; null when nothing does. */
export function whyNoWine(): string | null {
  if (process.arch !== 'x64') return `Wine runs Windows programs for amd64; this machine is ${process.arch}.`;
  if (process.getuid?.() !== 0) return 'Only root can change the root of a process. Run it as root.';
  if (!existsSync(KEYRING)) return `${KEYRING} is missing. Install debian-archive-keyring.`;
  return null;
}

/** Makes the folder unless it is there. */
export function ensureWineRoot(folder: string, say: (line: string) => void): string {
  const root = join(folder, 'root');
  if (existsSync(root)) return root;
  const fresh = join(folder, 'root.new');
  rmSync(fresh, { recursive: true, force: true });
  say('Downloading wine 10 and what it needs from Debian 13.');
  const packages = download(join(folder, 'apt'));
  say(`Unpacking ${packages.length} packages.`);
  mkdirSync(fresh, { recursive: true });
  for (const file of packages) run('dpkg-deb', ['-x', file, fresh]);
  complete(fresh);
  renameSync(fresh, root);
  rmSync(join(folder, 'apt'), { recursive: true });
  return root;
}

function download(apt: string): readonly string[] {
  for (const name of ['lists/partial', 'cache/archives/partial', 'etc/apt.conf.d', 'etc/preferences.d', 'state'])
    mkdirSync(join(apt, name), { recursive: true });
  writeFileSync(join(apt, 'status'), '');
  writeFileSync(join(apt, 'etc/sources.list'), sourceOf(SUITE, 'amd64'));
  const settings = {
    'Dir::State': join(apt, 'state'),
    'Dir::State::lists': join(apt, 'lists'),
    'Dir::State::status': join(apt, 'status'),
    'Dir::Cache': join(apt, 'cache'),
    'Dir::Etc': join(apt, 'etc'),
    'APT::Architecture': 'amd64',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': 'root',
  };
  const path = join(apt, 'apt.conf');
  writeFileSync(
    path,
    Object.entries(settings)
      .map(([name, value]) => `${name} "${value}";\n`)
      .join(''),
  );
  const environment = { APT_CONFIG: path };
  run('apt-get', ['update', '-qq'], environment);
  run('apt-get', ['install', '-y', '-qq', '--download-only', ...PACKAGES], environment);
  return globSync('*.deb', { cwd: join(apt, 'cache/archives') }).map((name) => join(apt, 'cache/archives', name));
}

/** What the packages' own scripts would do, as far as wine needs it. */
function complete(root: string): void {
  for (const name of ['bin', 'lib', 'lib64', 'sbin'])
    if (existsSync(join(root, 'usr', name))) symlinkSync(`usr/${name}`, join(root, name));
  for (const name of ['dev', 'proc', 'tmp', 'root']) mkdirSync(join(root, name), { recursive: true });
  for (const [name, [major, minor]] of Object.entries(DEVICES))
    run('mknod', ['-m', '666', join(root, 'dev', name), 'c', String(major), String(minor)]);
  // Wine takes a library for its own by these words behind the header.
  const library = readFileSync(join(root, 'usr/x86_64-w64-mingw32/lib/zlib1.dll'));
  library.fill(0, 64, 96).write('Wine builtin DLL', 64);
  writeFileSync(join(root, 'usr/lib/x86_64-linux-gnu/wine/x86_64-windows/zlib1.dll'), library);
}
