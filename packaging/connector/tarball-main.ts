/** `npm run tarball`: reads the command line, makes the archives for Linux and macOS, and says what was made. */

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTarball, type TarballPlatform, tarballPlatforms } from './tarball.ts';
import { readUpdateKeys } from './update-keys.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, platform: { type: 'string', multiple: true } } });
const folder = resolve(values.out ?? `${import.meta.dirname}/out`);
const wanted = (values.platform ?? [`linux-${process.arch}`, 'darwin']).filter((name): name is TarballPlatform =>
  tarballPlatforms.some((platform) => platform === name),
);
mkdirSync(folder, { recursive: true });
for (const platform of wanted) {
  const { path, bytes, hasRuntime } = await makeTarball(folder, platform, { updateKeys: readUpdateKeys() });
  const runtime = hasRuntime ? 'with its own Node' : `WITHOUT NODE: the machine needs Node ${process.versions.node}`;
  console.log(`${path}\n  ${(bytes / 1024 / 1024).toFixed(1)} MiB, ${runtime}`);
}
