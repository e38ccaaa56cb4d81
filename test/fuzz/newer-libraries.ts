/**
 * Jazzer.js from npm is built against glibc 2.38. On an older system its process runs with the C libraries of Debian 13, unpacked beside
 * it and not installed.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from '../debian-archive.ts';

const GLIBC_MINOR_MIN = 38;
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1'];

interface Report {
  readonly header: { readonly glibcVersionRuntime?: string };
}

/** What stands before the command line of such a process. */
export function loaderArguments(folder: string): readonly string[] {
  const { glibcVersionRuntime = '2.0' } = (process.report.getReport() as unknown as Report).header;
  if (process.platform !== 'linux' || Number(glibcVersionRuntime.split('.')[1]) >= GLIBC_MINOR_MIN) return [];
  const root = join(folder, 'root');
  if (!existsSync(root)) unpack(folder, root);
  const [loader = ''] = globSync(join(root, 'usr/lib/*/ld-linux-*.so.*'));
  return [loader, '--library-path', join(loader, '..')];
}

function unpack(folder: string, root: string): void {
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  writeFileSync(join(folder, 'sources.list'), sourceOf('trixie'));
  const options = [
    `Dir::Etc::SourceList=${join(folder, 'sources.list')}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${join(folder, 'lists')}`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  execFileSync('apt-get', ['-qq', ...options, 'update'], { stdio: 'inherit' });
  execFileSync('apt-get', ['-qq', ...options, 'download', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  for (const file of globSync(join(folder, '*.deb'))) execFileSync('dpkg', ['-x', file, root]);
}
