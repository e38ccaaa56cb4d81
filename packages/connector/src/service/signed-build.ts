/**
 * Finds a signed manifest that names the build of an unpacked archive: that of the cloud of this machine, else the one in the archive.
 * It must be signed with a key of the installed build; a machine without one trusts the keys of the archive.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasedBuild } from '@ledgerline/contract';
import type { Bundle } from '../bundle.ts';
import { systemClock } from '../clock.ts';
import { type ConnectorFolder, isProblems, type Problems, readConfig } from '../config.ts';
import { HttpClient, type ProxyEnvironment } from '../http/cloud-client.ts';
import { JournalFile } from '../sqlite/journal-file.ts';
import type { BuildNotes } from '../update/build-notes.ts';
import { fetchManifest } from '../update/download.ts';
import { trustedBuilds } from '../update/updater.ts';
import { installIdOf } from './installation.ts';

export type NamedBuild = Pick<ReleasedBuild, 'build' | 'files'>;

export interface Archive {
  readonly folder: ConnectorFolder;
  /** The unpacked archive, where a manifest may be. */
  readonly programFolder: string | null;
  readonly environment: ProxyEnvironment;
}

export async function signedBuild(archive: Archive, packed: Bundle, notes: BuildNotes): Promise<NamedBuild | Problems> {
  const { build } = packed;
  const keys = [notes.installed, packed].find((one) => one !== null && one.updateKeys.length > 0)?.updateKeys;
  if (keys === undefined)
    return {
      problems: [`Build ${build} has no update keys, so it cannot be verified. If you made it yourself, add --unsigned.`],
    };
  const kept = new JournalFile(archive.folder.journal);
  try {
    const problems: string[] = [];
    for (const [where, read] of sourcesOf(archive, installIdOf(kept), build)) {
      const text = await read();
      const builds = typeof text === 'string' ? trustedBuilds(text, { keys, kept, clock: systemClock }) : text;
      const named = isProblems(builds) ? undefined : builds.find((one) => one.build === build);
      if (named) return named;
      const reasons = isProblems(builds) ? builds.problems : [`It does not name build ${build}.`];
      problems.push(`${where}: ${reasons.join(' ')}`);
    }
    const reasons = problems.length > 0 ? problems : [NO_MANIFEST];
    return { problems: [`Build ${build} was not installed, because no signed manifest names it.`, ...reasons] };
  } finally {
    kept.close();
  }
}

const NO_MANIFEST =
  'The archive has no manifest.json, and this machine is not connected to a cloud. Run "ledgerline-connector pair" first.';

type Source = readonly [where: string, read: () => Promise<string | Problems>];

/** The sources of manifests, the cloud first: a build that it no longer names is not installed, because its serial is kept. */
function sourcesOf({ folder, programFolder, environment }: Archive, installId: string, build: string): readonly Source[] {
  const config = readConfig(folder.config);
  const manifest = join(programFolder ?? '', 'manifest.json');
  const published = async (cloudUrl: string): Promise<string | Problems> => {
    const http = new HttpClient({ cloudUrl, key: null, installId, environment, build });
    return fetchManifest(http).finally(() => http.close());
  };
  return [
    ...(isProblems(config) ? [] : [[config.cloudUrl, () => published(config.cloudUrl)] as const]),
    ...(existsSync(manifest) ? [[manifest, async () => readFileSync(manifest, 'utf8')] as const] : []),
  ];
}
