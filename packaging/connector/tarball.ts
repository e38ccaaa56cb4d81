/** The connector for Linux and macOS as one archive: the build, the host that keeps it running, a launcher, and the files for systemd and launchd. */

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { type ArchiveSystem, archiveName } from '../../packages/cloud/src/delivery/connector-archive.ts';
import { type BundleOptions, bundleConnector } from './bundle.ts';
import { isPublishedIn } from './release.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAME = 'ledgerline-connector';

export interface Tarball {
  readonly path: string;
  readonly build: string;
  readonly bytes: number;
  /** Node is only brought along where npm has installed it; else the machine must have it. */
  readonly hasRuntime: boolean;
  /** A signed manifest that names the build is in it. Else the machine must be connected to a cloud that publishes the build. */
  readonly hasManifest: boolean;
}

export interface TarballOptions extends BundleOptions {
  /** Where the releases are; its manifest is brought along if it names this build. */
  readonly releases?: string;
}

/** Everything in the archive has the same time and order, so that two builds can be compared. */
export async function makeTarball(folder: string, platform: ArchiveSystem, options: TarballOptions = {}): Promise<Tarball> {
  const content = join(folder, NAME);
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  const { build } = await bundleConnector(join(content, 'app'), options);
  await bundle({
    entryPoints: [join(import.meta.dirname, 'host/main.ts')],
    outfile: join(content, 'host.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minifySyntax: true,
    logLevel: 'error',
  });
  cpSync(join(import.meta.dirname, 'service'), content, { recursive: true });
  chmodSync(join(content, NAME), 0o755);
  const hasManifest = options.releases !== undefined && isPublishedIn(options.releases, join(content, 'app'));
  if (hasManifest) cpSync(join(options.releases, 'manifest.json'), join(content, 'manifest.json'));
  const hasRuntime = copyRuntime(platform, join(content, 'runtime'));
  const path = join(folder, archiveName(build, platform));
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const { status, stderr } = spawnSync('tar', [...same, '--use-compress-program=gzip -n', '-cf', path, '-C', folder, NAME], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tar failed. ${stderr}`);
  rmSync(content, { recursive: true });
  return { path, build, bytes: statSync(path).size, hasRuntime, hasManifest };
}

function copyRuntime(platform: ArchiveSystem, folder: string): boolean {
  const node = join(ROOT, 'node_modules', `node-${platform}`, 'bin/node');
  if (!existsSync(node)) return false;
  mkdirSync(folder);
  cpSync(node, join(folder, 'node'));
  chmodSync(join(folder, 'node'), 0o755);
  return true;
}
