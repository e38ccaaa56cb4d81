/**
 * What tests need besides `npm ci`: packages of Debian, all listed here. What is missing is installed where this process may do so; jobs
 * that run at the same time wait for each other. Where tests decide about a release (CI), a need that stays unmet fails them.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_MS_MAX = 8 * 60_000;
const LOCK_FILE = '/tmp/ledgerline-packages.lock';
/** The Python of Debian, whose packages Tryton, the bindings of GnuCash and the checkers are. */
export const PYTHON = '/usr/bin/python3';

export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

export const isRoot = process.getuid?.() === 0;

/** Where Debian puts the modules of its Python. To import them all takes a second, and is left to systems that have them elsewhere. */
const DEBIAN_MODULES = '/usr/lib/python3/dist-packages';
const canImport = (...modules: readonly string[]): boolean =>
  modules.every((name) => existsSync(join(DEBIAN_MODULES, name.replaceAll('.', '/')))) ||
  spawnSync(PYTHON, ['-c', `import ${modules.join(', ')}`]).status === 0;
const areOnPath = (...programs: readonly string[]): boolean => programs.every((program) => onPath(program) !== undefined);

/** The first draws the same pages without the windows of a desktop, in half the time. */
export const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

export const COMPILERS = ['cc', 'gcc', 'clang'];

interface Need {
  readonly packages: readonly string[];
  readonly isMet: () => boolean;
  /** What is not tested without it. */
  readonly untested: string;
  /** Whether only a soak script or a benchmark needs it, which installs it by itself. */
  readonly isForSoaks?: boolean;
}

const NEEDS = {
  browser: {
    packages: ['chromium-headless-shell'],
    isMet: () => process.env.CHROME_PATH !== undefined || BROWSERS.some((name) => areOnPath(name)),
    untested: 'No browser was found, so no page was tested in one. Set CHROME_PATH to one, or',
  },
  gnucash: {
    // The bindings do not depend on the libraries of the program that they load.
    packages: ['gnucash', 'python3-gnucash', 'libdbd-sqlite3'],
    isMet: () => canImport('gnucash') && spawnSync('sh', ['-c', 'ls /usr/lib/*/dbd/libdbdsqlite3.so']).status === 0,
    untested: 'GnuCash was not found, so its driver was not tested.',
  },
  window: {
    packages: ['xvfb', 'xdotool', 'dbus', 'libglib2.0-bin'],
    isMet: () => areOnPath('Xvfb', 'xdotool', 'dbus-run-session', 'gsettings'),
    untested: 'Xvfb and xdotool were not found, so nothing was typed into the window of GnuCash.',
    isForSoaks: true,
  },
  tryton: {
    packages: ['tryton-server', 'tryton-modules-sale', 'tryton-modules-purchase'],
    isMet: () => canImport('trytond.modules.sale', 'trytond.modules.purchase'),
    untested: 'Tryton was not found, so its driver was not tested.',
  },
  pythonCheckers: {
    packages: ['python3-mypy', 'python3-pyflakes'],
    isMet: () => canImport('mypy', 'pyflakes'),
    untested: 'mypy and pyflakes were not found, so the Python of the drivers was not checked.',
  },
  mono: {
    packages: ['mono-mcs', 'mono-runtime'],
    isMet: () => areOnPath('mcs', 'mono'),
    untested: 'mono was not found, so the C# kit for drivers was not tested.',
  },
  trace: {
    packages: ['strace'],
    isMet: () => areOnPath('strace'),
    untested: 'strace was not found, so the flushes of a driver were not counted.',
    isForSoaks: true,
  },
  hledger: {
    packages: ['hledger'],
    isMet: () => areOnPath('hledger'),
    untested: 'hledger was not found, so the exported ledger was not loaded into it.',
  },
  setupProgram: {
    packages: ['nsis', 'gcc-mingw-w64-x86-64-win32', 'osslsigncode', '7zip', 'openssl'],
    isMet: () => areOnPath('makensis', 'x86_64-w64-mingw32-gcc', 'osslsigncode', '7zz', 'openssl'),
    untested: 'The programs that build the setup program for Windows were not found, so it was not tested.',
  },
  serviceManager: {
    packages: ['systemd'],
    isMet: () => areOnPath('systemd-analyze'),
    untested: 'systemd-analyze was not found, so the file of the service was not checked by it.',
  },
  python: {
    packages: ['python3', 'python3-pip', 'python3-venv'],
    isMet: () => spawnSync('python3', ['-c', 'import ensurepip, pip, venv']).status === 0,
    untested: 'python3 with pip and venv was not found, so the Python client was not tested.',
  },
  compiler: {
    packages: ['gcc', 'libc6-dev'],
    isMet: () => COMPILERS.some((name) => areOnPath(name)),
    untested: 'No C compiler was found, so the rules of the Windows service host were not tested.',
  },
  cutDisk: {
    packages: ['fuse3', 'libfuse3-dev', 'gcc', 'libc6-dev'],
    isMet: () => areOnPath('fusermount3') && existsSync('/usr/include/fuse3/fuse.h') && COMPILERS.some((name) => areOnPath(name)),
    untested: 'FUSE was not found, so no power was cut under the cloud and the connector.',
  },
  scanners: {
    packages: ['wapiti', 'sqlmap', 'slowhttptest'],
    isMet: () => areOnPath('wapiti', 'sqlmap', 'slowhttptest'),
    untested: 'wapiti, sqlmap and slowhttptest were not found, so the cloud was not scanned.',
    isForSoaks: true,
  },
} as const satisfies Readonly<Record<string, Need>>;

function install(packages: readonly string[]): void {
  if (!isRoot || onPath('apt-get') === undefined) return;
  // A machine for tests needs no package that survives a power cut, and no manual, whose index takes as long as a large package.
  const options =
    '-o DPkg::Lock::Timeout=240 -o Dpkg::Options::=--force-unsafe-io -o Dpkg::Options::=--path-exclude=/usr/share/man/*';
  const install = `apt-get ${options} install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`;
  spawnSync('flock', [LOCK_FILE, 'sh', '-c', script], { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS_MAX });
}

/** Installs in one go what any test needs. What cannot be installed, the tests that need it say. */
export function installMissing(): void {
  const needs: readonly Need[] = Object.values(NEEDS);
  const missing = needs.filter(({ isMet, isForSoaks = false }) => !isForSoaks && !isMet());
  if (missing.length > 0) install(missing.flatMap(({ packages }) => packages));
}

/** False, and said loudly, where something is missing and that may be so. */
export function isReady(name: keyof typeof NEEDS): boolean {
  const { packages, isMet, untested }: Need = NEEDS[name];
  if (!isMet()) install(packages);
  if (isMet()) return true;
  const message = `${untested} Install ${packages.join(', ')}.`;
  if (process.env.CI === 'true') throw new Error(message);
  console.error(`\n!!! ${message}\n`);
  return false;
}
