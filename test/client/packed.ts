/** The client as a user gets it: packed, installed into an empty folder, compiled and run there. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildClient } from '../../packages/client/build.ts';
import { buildCommandLine } from '../../packages/command-line/build.ts';

const root = join(import.meta.dirname, '../..');
const tool = (path: string): string => join(root, 'node_modules', path);

export interface Installed {
  readonly folder: string;
  readonly tarball: string;
}

const npm = (parameters: readonly string[], cwd: string): string =>
  execFileSync('npm', [...parameters], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Installed into an empty folder from its tarball alone, without a network. */
function install(folder: string, dist: string): Installed {
  const home = join(folder, 'user');
  mkdirSync(home);
  const [{ filename }] = JSON.parse(npm(['pack', '--json', dist], folder)) as [{ filename: string }];
  const tarball = join(folder, filename);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }\n');
  npm(['install', '--offline', '--no-audit', '--no-fund', tarball], home);
  return { folder: home, tarball };
}

export function installPacked(folder: string): Installed {
  const installed = install(folder, buildClient(join(folder, 'dist')));
  copyFileSync(join(root, 'test/client/fixtures/packed-client/program.mts'), join(installed.folder, 'program.mts'));
  return installed;
}

export const installCommandLine = async (folder: string): Promise<Installed> =>
  install(folder, await buildCommandLine(join(folder, 'dist')));

const COMPILERS: Readonly<Record<string, string>> = {
  'TypeScript 7': tool('typescript/bin/tsc'),
  'TypeScript 5.9': tool('@ledgerline/type-generator/node_modules/typescript/bin/tsc'),
};

/** What each compiler says about the user's program; the last one leaves it compiled. */
export function compile({ folder }: Installed): Readonly<Record<string, string>> {
  const options = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--typeRoots',
    tool('@types'),
    'program.mts',
  ];
  return Object.fromEntries(
    Object.entries(COMPILERS).map(([name, compiler]) => {
      const startedAt = performance.now();
      try {
        execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
        return [name, `compiled in ${Math.round(performance.now() - startedAt)} ms`];
      } catch (error) {
        return [name, String((error as { readonly stdout?: string }).stdout)];
      }
    }),
  );
}

/** The pinned Node, and that of the machine where it has another one. */
export function nodes(): Readonly<Record<string, string>> {
  const machines = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, 'node'));
  const machine = machines.find((path) => existsSync(path) && !path.includes('node_modules'));
  return { PINNED: process.execPath, ...(machine !== undefined && { MACHINE: machine }) };
}

/** Every Node, and Bun and Deno where npm has installed them. */
export function runtimes(): Readonly<Record<string, string>> {
  const others = { BUN: tool('@oven/bun-linux-x64/bin/bun'), DENO: tool('@deno/linux-x64-glibc/deno') };
  return { ...nodes(), ...Object.fromEntries(Object.entries(others).filter(([, program]) => existsSync(program))) };
}

/** Deno grants nothing by itself. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  DENO: ['run', '--quiet', '--allow-net=127.0.0.1', '--allow-env', '--allow-read=.', '--allow-write=.'],
};

/** What the program prints. */
export async function run(
  runtime: string,
  program: string,
  { folder }: Installed,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(program, [...(RIGHTS[runtime] ?? []), 'program.mjs', runtime], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  await once(child, 'close');
  return printed.trim();
}

/** What two checkers of packages find. */
export function findings({ tarball }: Installed): readonly string[] {
  const checks = [
    [tool('publint/src/cli.js'), tarball, '--strict'],
    [tool('@arethetypeswrong/cli/dist/index.js'), tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'],
  ];
  return checks.flatMap(([program = '', ...parameters]) => {
    try {
      execFileSync(process.execPath, [program, ...parameters], { encoding: 'utf8', stdio: 'pipe' });
      return [];
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      return [`${program}: ${stdout}${stderr}`];
    }
  });
}
