/** Keeps the connector up to date: hears of a build with a heartbeat, stages it, and then asks to be ended so that the host can switch. */

import { type HeartbeatResponse, HOUR_MS, isBuildAtLeast, type ReleasedBuild } from '@ledgerline/contract';
import type { Bundle, UpdateKey } from '../bundle.ts';
import type { Clock } from '../clock.ts';
import { isProblems, type Problems } from '../config.ts';
import type { HttpClient } from '../http/cloud-client.ts';
import { type Log, oneLine } from '../log.ts';
import type { Randomness } from '../randomness.ts';
import type { BuildNotes } from './build-notes.ts';
import { fetchFile, fetchManifest } from './download.ts';
import { readManifest } from './manifest.ts';
import { stageBuild } from './stage.ts';
import { isUpdateTime, type UpdateSettings } from './update-settings.ts';

/** Small facts that outlive the program. */
export interface KeptFacts {
  note(name: string): string | null;
  keepNote(name: string, value: string): void;
}

const SERIAL = 'updateSerial';

export interface ReleaseSource {
  readonly bundle: Pick<Bundle, 'updateKeys'>;
  readonly http: HttpClient;
  readonly kept: KeptFacts;
  readonly clock: Clock;
}

/** The published builds, if the manifest can be trusted. The serial of one that was trusted is kept. */
export async function publishedBuilds({
  bundle,
  http,
  kept,
  clock,
}: ReleaseSource): Promise<readonly ReleasedBuild[] | Problems> {
  const text = await fetchManifest(http);
  return typeof text === 'string' ? trustedBuilds(text, { keys: bundle.updateKeys, kept, clock }) : text;
}

/** The builds of a manifest, wherever it comes from. */
export function trustedBuilds(
  text: string,
  { keys, kept, clock }: Pick<ReleaseSource, 'kept' | 'clock'> & { readonly keys: readonly UpdateKey[] },
): readonly ReleasedBuild[] | Problems {
  const serialMin = Number(kept.note(SERIAL) ?? 0);
  const manifest = readManifest(text, { keys, serialMin, nowMs: clock.wallMs() });
  if (isProblems(manifest)) return manifest;
  if (manifest.serial > serialMin) kept.keepNote(SERIAL, String(manifest.serial));
  return manifest.builds;
}

/** Whether a build runs on the Node that is installed here. */
const isForRuntime = ({ runtime }: ReleasedBuild): boolean => runtime === process.versions.node;

/** Stages a build, or says why it cannot run here. */
export async function stagePublished(
  wanted: ReleasedBuild,
  { http, notes }: { readonly http: HttpClient; readonly notes: BuildNotes },
): Promise<{ readonly downloadedBytes: number } | Problems> {
  if (!isForRuntime(wanted))
    return {
      problems: [
        `Build ${wanted.build} needs Node ${wanted.runtime}; this is ${process.versions.node}. Run the setup program again.`,
      ],
    };
  return stageBuild(wanted, { notes, fetchFile: (file) => fetchFile(http, file) });
}

export interface UpdaterOptions extends ReleaseSource {
  readonly bundle: Bundle;
  readonly notes: BuildNotes;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly settings: () => UpdateSettings | Problems;
}

export class Updater {
  readonly #options: UpdaterOptions;
  readonly #staged = Promise.withResolvers<string>();
  #isUnderWay = false;
  #setupBuild: string | null | undefined;
  #againAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  /** Resolves with the name of a build that waits for this one to end. */
  get staged(): Promise<string> {
    return this.#staged.promise;
  }

  /** A newer build that only the setup program can install; null if there is none, undefined before that is known. */
  get setupBuild(): string | null | undefined {
    return this.#setupBuild;
  }

  /** The cloud has responded to a heartbeat: this build works, and there may be a newer one. */
  heard({ newestBuild }: Pick<HeartbeatResponse, 'newestBuild'>): void {
    const { notes, bundle, clock, settings } = this.#options;
    if (notes.read('current') !== bundle.build) return;
    if (notes.read('healthy') !== bundle.build) this.#write('healthy');
    if (newestBuild === null || isBuildAtLeast(bundle.build, newestBuild)) this.#setupBuild = null;
    const next = notes.read('next');
    if (next !== null && next !== bundle.build) this.#staged.resolve(next);
    else if (newestBuild !== null && this.#isWanted(newestBuild) && isUpdateTime(settings(), new Date(clock.wallMs())))
      void this.#update(newestBuild);
  }

  #write(name: 'healthy'): void {
    const { notes, bundle, log } = this.#options;
    try {
      notes.write(name, bundle.build);
    } catch (error) {
      log.line('warning', oneLine(`The note that build ${bundle.build} works cannot be written. ${String(error)}`));
    }
  }

  #isWanted(build: string): boolean {
    const { notes, bundle, clock } = this.#options;
    if (this.#isUnderWay || clock.monotonicMs() < this.#againAtMs || bundle.updateKeys.length === 0) return false;
    return !isBuildAtLeast(bundle.build, build) && notes.read('refused') !== build;
  }

  async #update(build: string): Promise<void> {
    const { clock, randomness, log } = this.#options;
    this.#isUnderWay = true;
    const outcome = await this.#stage(build);
    this.#isUnderWay = false;
    if (!isProblems(outcome)) {
      log.line('info', `Build ${build} is staged (${Math.ceil(outcome.downloadedBytes / 1024)} KiB downloaded).`);
      this.#staged.resolve(build);
      return;
    }
    // Random, so that a thousand connectors do not return at the same time.
    this.#againAtMs = clock.monotonicMs() + HOUR_MS * (0.5 + randomness.fraction());
    for (const problem of outcome.problems) log.line('warning', oneLine(`Build ${build} was not installed. ${problem}`));
  }

  async #stage(build: string): Promise<{ readonly downloadedBytes: number } | Problems> {
    const { http, notes } = this.#options;
    try {
      const builds = await publishedBuilds(this.#options);
      if (isProblems(builds)) return builds;
      const wanted = builds.find((one) => one.build === build);
      this.#setupBuild = wanted && !isForRuntime(wanted) ? build : null;
      return wanted ? await stagePublished(wanted, { http, notes }) : { problems: ['The manifest does not name it.'] };
    } catch (error) {
      return { problems: [String(error)] };
    }
  }
}
