/** `npm run tarball`: reads the command line, makes the archives for Linux and macOS, and says what was made. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ArchiveSystem, archiveSystems } from '../../packages/cloud/src/delivery/connector-archive.ts';
import { releasesFolder } from './release.ts';
import { makeTarball } from './tarball.ts';
import { readUpdateKeys } from './update-keys.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, releases: { type: 'string' }, platform: { type: 'string', multiple: true } },
});
const folder = resolve(values.out ?? `${import.meta.dirname}/out`);
const wanted = (values.platform ?? [`linux-${process.arch}`, 'darwin']).filter((name): name is ArchiveSystem =>
  archiveSystems.some((platform) => platform === name),
);
mkdirSync(folder, { recursive: true });
const options = { updateKeys: readUpdateKeys(), releases: resolve(values.releases ?? releasesFolder(process.env)) };
for (const platform of wanted) {
  const { path, bytes, hasRuntime, hasManifest } = await makeTarball(folder, platform, options);
  const runtime = hasRuntime ? 'with its own Node' : `WITHOUT NODE: the machine needs Node ${process.versions.node}`;
  console.log(`${path}\n  ${(bytes / 1024 / 1024).toFixed(1)} MiB, ${runtime}`);
  console.log(`  SHA-256 ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
  console.log(`  ${trustOf(hasManifest)}`);
}

function trustOf(hasManifest: boolean): string {
  if (options.updateKeys.length === 0)
    return 'NOT SIGNED: there are no update keys, so it installs only with --unsigned. Make a key with "npm run publish-connector -- --new-key NAME".';
  return hasManifest
    ? 'with the signed manifest that names its build'
    : `WITHOUT A MANIFEST: ${options.releases} does not name this build. It installs on machines whose cloud publishes the build.`;
}
