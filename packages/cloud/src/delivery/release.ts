/**
 * Which build of the connector is offered to which connector. The manifest is read from the operator's folder and passed on unchanged: only the operator
 * can sign one. A build that the cloud has withdrawn is offered to none.
 */

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildInField,
  isBuildAtLeast,
  isReleaseManifest,
  isSignedManifest,
  type ReleasedBuild,
  type ReleaseManifest,
  SECOND_MS,
} from '@ledgerline/contract';
import type { StoredConnector } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import type { Logger } from '../system/log.ts';

/** A build withdrawn by another node is noticed after this time at the latest. A published build is noticed at once. */
const LOOK_AGAIN_MS = 10 * SECOND_MS;
/** How many of the connectors that tried a build must have rejected it, and which share: 2 of the first 20. */
const REFUSED_MIN = 2;
const REFUSED_SHARE_MIN = 2 / 20;

export const manifestPathIn = (folder: string): string => join(folder, 'manifest.json');

/** Files are stored packed. */
export const filePathIn = (folder: string, sha256: string): string => join(folder, 'files', `${sha256}.gz`);

export const setupProgramPathIn = (folder: string, sha256: string): string => join(folder, 'setup', `${sha256}.exe`);

/** Null if it is not a manifest. The connectors check its signature. */
function manifestIn(text: string): ReleaseManifest | null {
  try {
    const signed: unknown = JSON.parse(text);
    if (!isSignedManifest(signed)) return null;
    const manifest: unknown = JSON.parse(Buffer.from(signed.manifest, 'base64').toString());
    return isReleaseManifest(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** A connector keeps its place in line for a build, and has another one for the next. */
export function isInShare(connectorId: string, { build, percent }: Pick<ReleasedBuild, 'build' | 'percent'>): boolean {
  return (
    createHash('sha256')
      .update(connectorId + build)
      .digest()
      .readUInt32BE(0) %
      100 <
    percent
  );
}

const newestFirst = (one: { readonly build: string }, other: { readonly build: string }): number =>
  one.build === other.build ? 0 : isBuildAtLeast(one.build, other.build) ? -1 : 1;

/** The early channel also gets what everyone gets. */
const isForChannel = (connector: Pick<StoredConnector, 'channel'>, { channel }: ReleasedBuild): boolean =>
  channel === 'stable' || connector.channel === channel;

type Releasing = Pick<Context, 'config' | 'store' | 'clock'>;

export class Releases {
  readonly #context: Releasing;
  #manifest: { readonly changedMs: number; readonly read: ReleaseManifest | null } | null = null;
  #known: { readonly untilMs: number; readonly builds: Promise<ReadonlySet<string>> } | null = null;

  constructor(context: Releasing) {
    this.#context = context;
  }

  /** The manifest as last published; null if there is none. */
  async manifest(): Promise<ReleaseManifest | null> {
    const path = manifestPathIn(this.#context.config.connectorReleases);
    const changedMs = (await stat(path).catch(() => null))?.mtimeMs;
    if (changedMs === undefined) return null;
    if (this.#manifest?.changedMs !== changedMs)
      this.#manifest = { changedMs, read: manifestIn(await readFile(path, 'utf8').catch(() => '')) };
    return this.#manifest.read;
  }

  /** Null if nothing is published for it. */
  async newestFor(connector: Pick<StoredConnector, 'connectorId' | 'channel'>): Promise<string | null> {
    const builds = await this.#namedBuilds();
    return builds.find((build) => isForChannel(connector, build) && isInShare(connector.connectorId, build))?.build ?? null;
  }

  /** The setup program of the newest build that every connector gets; null when none is named. */
  async setupProgram(): Promise<NonNullable<ReleasedBuild['installer']> | null> {
    const isForAll = ({ channel, percent }: ReleasedBuild): boolean => channel === 'stable' && percent === 100;
    return (await this.#namedBuilds()).find((build) => isForAll(build) && build.installer !== undefined)?.installer ?? null;
  }

  /** Whether there is anything to name. */
  async isAnyPublished(): Promise<boolean> {
    return (await this.#namedBuilds()).length > 0;
  }

  async #namedBuilds(): Promise<readonly ReleasedBuild[]> {
    const builds = (await this.manifest())?.builds ?? [];
    if (builds.length === 0) return [];
    const withdrawn = await this.#withdrawn();
    return builds.filter(({ build }) => !withdrawn.has(build)).toSorted(newestFirst);
  }

  /** Withdrawn builds. Each heartbeat needs them, so they are looked up at intervals. */
  #withdrawn(): Promise<ReadonlySet<string>> {
    const { clock, store } = this.#context;
    const now = clock.now();
    if (this.#known === null || this.#known.untilMs <= now) {
      const builds = store.withdrawnBuilds().then((rows) => new Set(rows.map(({ build }) => build)));
      this.#known = { untilMs: now + LOOK_AGAIN_MS, builds };
    }
    return this.#known.builds;
  }

  /** Published builds and builds in use, the newest first. */
  async inField(): Promise<readonly BuildInField[]> {
    const { store } = this.#context;
    const [manifest, counts, withdrawals] = await Promise.all([this.manifest(), store.buildCounts(), store.withdrawnBuilds()]);
    const published = new Map((manifest?.builds ?? []).map((build) => [build.build, build]));
    const counted = new Map(counts.map((count) => [count.build, count]));
    const withdrawn = new Map(withdrawals.map(({ build, withdrawnAt }) => [build, instantText(withdrawnAt)]));
    return [...new Set([...published.keys(), ...counted.keys()])]
      .map((build) => ({
        build,
        connectors: counted.get(build)?.connectors ?? 0,
        refused: counted.get(build)?.refused ?? 0,
        channel: published.get(build)?.channel ?? null,
        percent: published.get(build)?.percent ?? null,
        withdrawnAt: withdrawn.get(build) ?? null,
      }))
      .toSorted(newestFirst);
  }
}

const isRefusedByTooMany = ({ connectors, refused }: Pick<BuildInField, 'connectors' | 'refused'>): boolean =>
  refused >= REFUSED_MIN && refused >= (connectors + refused) * REFUSED_SHARE_MIN;

/** Withdraws builds that too many connectors gave up. Returns those that were not withdrawn before. */
export async function withdrawRefusedBuilds(context: Releasing, requestId: string): Promise<readonly BuildInField[]> {
  const withdrawn: BuildInField[] = [];
  for (const build of await new Releases(context).inField()) {
    if (build.channel === null || build.withdrawnAt !== null || !isRefusedByTooMany(build)) continue;
    const audit = { tenantId: null, actor: 'system', action: 'connector-build.withdrawn', subject: build.build, requestId };
    if (await context.store.withdrawBuild({ build: build.build, audit })) withdrawn.push(build);
  }
  return withdrawn;
}

/** Logs withdrawn builds for the operator, who must check why they failed. */
export function logWithdrawn(log: Pick<Logger, 'error'>, withdrawn: readonly BuildInField[]): void {
  for (const { build, connectors, refused } of withdrawn)
    log.error({ build, connectors, refused }, 'a build of the connector was withdrawn because too many connectors refused it');
}
