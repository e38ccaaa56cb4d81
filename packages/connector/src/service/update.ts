/** Updates on request: what `ledgerline-connector update` does. A running connector switches with its next heartbeat. */

import { isBuildAtLeast, type ReleasedBuild } from '@ledgerline/contract';
import { bundle } from '../bundle.ts';
import { systemClock } from '../clock.ts';
import { type ConnectorFolder, isProblems, type Problems, readConfig } from '../config.ts';
import { HttpClient, type ProxyEnvironment } from '../http/cloud-client.ts';
import { JournalFile } from '../sqlite/journal-file.ts';
import { BuildNotes } from '../update/build-notes.ts';
import { publishedBuilds, stagePublished } from '../update/updater.ts';
import { installIdOf } from './installation.ts';

export interface UpdateRequest {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  /** Null for the newest that all connectors get. */
  readonly build: string | null;
}

export interface UpdateOutcome {
  readonly build: string;
  /** Null when there is nothing newer. */
  readonly downloadedBytes: number | null;
}

export async function updateNow({ folder, environment, build }: UpdateRequest): Promise<UpdateOutcome | Problems> {
  const notes = new BuildNotes(folder.app);
  // The program that is asked may be an older one, as it was unpacked.
  const { installed } = notes;
  if (bundle === null || installed === null)
    return { problems: ['This connector was not installed as a service, so it does not update itself. Update its sources.'] };
  if (installed.updateKeys.length === 0)
    return { problems: [`Build ${installed.build} has no update keys. Run the setup program again.`] };
  const config = readConfig(folder.config);
  if (isProblems(config)) return config;
  const kept = new JournalFile(folder.journal);
  const http = new HttpClient({
    cloudUrl: config.cloudUrl,
    key: null,
    installId: installIdOf(kept),
    environment,
    build: installed.build,
  });
  try {
    const builds = await publishedBuilds({ bundle: installed, http, kept, clock: systemClock });
    if (isProblems(builds)) return builds;
    const wanted = builds.find((one) => (build === null ? isForAll(one, builds) : one.build === build));
    if (!wanted)
      return { problems: [build === null ? 'No build is published for all connectors.' : `Build ${build} is not published.`] };
    if (wanted.build === installed.build || (build === null && isBuildAtLeast(installed.build, wanted.build)))
      return { build: installed.build, downloadedBytes: null };
    const staged = await stagePublished(wanted, { http, notes });
    return isProblems(staged) ? staged : { build: wanted.build, ...staged };
  } finally {
    http.close();
    kept.close();
  }
}

/** Whether a build is the newest of those that every connector gets. */
function isForAll(one: ReleasedBuild, builds: readonly ReleasedBuild[]): boolean {
  const isWide = ({ channel, percent }: ReleasedBuild): boolean => channel === 'stable' && percent === 100;
  return isWide(one) && builds.filter(isWide).every(({ build }) => isBuildAtLeast(one.build, build));
}
