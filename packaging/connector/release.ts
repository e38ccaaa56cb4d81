/**
 * Publishes builds of the connector: puts their files into a folder by digest and signs the manifest that names them. The key stays with
 * the operator; the folder is copied to where the cloud reads it.
 */

import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { UpdateKey } from '../../packages/connector/src/bundle.ts';
import {
  DAY_MS,
  isReleaseManifest,
  isSignedManifest,
  type ReleaseChannel,
  type ReleasedBuild,
  type ReleasedFile,
  type ReleaseManifest,
  type SignedManifest,
} from '../../packages/contract/src/index.ts';
import { filesIn } from './bundle.ts';

/** A manifest must be signed again before this is over, changed or not. */
const VALID_DAYS = 90;
const BUILDS_KEPT = 10;
const GZIP_LEVEL = 9;

export interface SigningKey {
  readonly keyId: string;
  /** PKCS#8, PEM. */
  readonly privateKey: string;
}

/** A new key pair: one half to keep, one half for every build. */
export function makeUpdateKey(keyId: string): SigningKey & UpdateKey {
  const pair = generateKeyPairSync('ed25519');
  return {
    keyId,
    privateKey: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** The name of a key is that of its file. */
export const readSigningKey = (path: string): SigningKey => ({
  keyId: basename(path).replace(/\.[^.]*$/, ''),
  privateKey: readFileSync(path, 'utf8'),
});

/** Where releases are written unless another folder is named: where the cloud reads them. */
export const releasesFolder = ({ CONNECTOR_RELEASES, DATA_DIR = './data' }: NodeJS.ProcessEnv): string =>
  CONNECTOR_RELEASES ?? join(DATA_DIR, 'downloads/connector');

const manifestPath = (folder: string): string => join(folder, 'manifest.json');

/** Null when nothing is published yet. */
export function publishedIn(folder: string): ReleaseManifest | null {
  if (!existsSync(manifestPath(folder))) return null;
  const signed: unknown = JSON.parse(readFileSync(manifestPath(folder), 'utf8'));
  const manifest: unknown = isSignedManifest(signed) ? JSON.parse(Buffer.from(signed.manifest, 'base64').toString()) : null;
  if (!isReleaseManifest(manifest)) throw new Error(`${manifestPath(folder)} is not a manifest of builds.`);
  return manifest;
}

const describedIn = (app: string) =>
  JSON.parse(readFileSync(join(app, 'build.json'), 'utf8')) as { readonly build: string; readonly runtime: string };

const areSame = (one: readonly ReleasedFile[], other: readonly ReleasedFile[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the manifest names the build of a bundle, with the same files. */
export const isPublishedIn = (folder: string, app: string): boolean =>
  publishedIn(folder)?.builds.some(({ build, files }) => build === describedIn(app).build && areSame(files, filesIn(app))) ??
  false;

export interface Publication {
  /** Where the cloud reads releases. */
  readonly folder: string;
  readonly keys: readonly SigningKey[];
  readonly nowMs: number;
  readonly validDays?: number;
}

/** Signs the manifest anew after a change of its builds. Returns it. */
function publish(
  { folder, keys, nowMs, validDays = VALID_DAYS }: Publication,
  builds: readonly ReleasedBuild[],
): ReleaseManifest {
  const manifest: ReleaseManifest = {
    serial: (publishedIn(folder)?.serial ?? 0) + 1,
    issuedAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + validDays * DAY_MS).toISOString(),
    builds: [...builds],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${manifestPath(folder)}.new`, `${JSON.stringify(signManifest(manifest, keys), null, 2)}\n`);
  renameSync(`${manifestPath(folder)}.new`, manifestPath(folder));
  return manifest;
}

function signManifest(manifest: ReleaseManifest, keys: readonly SigningKey[]): SignedManifest {
  const bytes = Buffer.from(JSON.stringify(manifest));
  const signatures = keys.map(({ keyId, privateKey }) => ({
    keyId,
    ed25519: sign(null, bytes, createPrivateKey(privateKey)).toString('base64'),
  }));
  return { manifest: bytes.toString('base64'), signatures };
}

export interface NewRelease {
  /** The bundle of the build. */
  readonly app: string;
  readonly channel: ReleaseChannel;
  readonly percent: number;
  readonly notes?: string;
  /** The file of its setup program. */
  readonly installer?: string;
}

/** Puts the setup program where the cloud offers it. Its version resource says which build it has. */
function publishInstaller(folder: string, build: string, path: string): NonNullable<ReleasedBuild['installer']> {
  const content = readFileSync(path);
  if (!content.includes(Buffer.from(build, 'utf16le')))
    throw new Error(`${path} is not the setup program of build ${build}. Make it with "npm run installer".`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const target = join(folder, 'setup', `${sha256}.exe`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, content);
  renameSync(`${target}.new`, target);
  return { sha256, size: content.length };
}

/** A build whose name is taken by other files is not published: a name means the same bytes everywhere. */
export function publishBuild(publication: Publication, { app, channel, percent, notes, installer }: NewRelease): ReleaseManifest {
  const { folder } = publication;
  const { build, runtime } = describedIn(app);
  const files = filesIn(app);
  const before = publishedIn(folder)?.builds ?? [];
  const known = before.find((one) => one.build === build);
  if (known && !areSame(known.files, files))
    throw new Error(
      `Build ${build} is published already with other files. Give the new one a new name in packages/contract/src/connector/build.ts.`,
    );
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const { path, sha256 } of files) {
    const target = join(folder, 'files', `${sha256}.gz`);
    if (existsSync(target)) continue;
    writeFileSync(`${target}.new`, gzipSync(readFileSync(join(app, path)), { level: GZIP_LEVEL }));
    renameSync(`${target}.new`, target);
  }
  const program = installer === undefined ? known?.installer : publishInstaller(folder, build, installer);
  const details = { ...(program && { installer: program }), ...(notes !== undefined && { notes }) };
  const released = { build, channel, percent, runtime, files, ...details };
  return publish(publication, [released, ...before.filter((one) => one.build !== build)].slice(0, BUILDS_KEPT));
}

/** Changes how many connectors get a build, or only renews the manifest if none is named. */
export function changeRelease(
  publication: Publication,
  change: { readonly build: string; readonly percent: number; readonly channel?: ReleaseChannel } | null,
): ReleaseManifest {
  const builds = publishedIn(publication.folder)?.builds ?? [];
  if (change === null) return publish(publication, builds);
  if (!builds.some(({ build }) => build === change.build)) throw new Error(`Build ${change.build} is not published.`);
  return publish(
    publication,
    builds.map((one) =>
      one.build === change.build ? { ...one, percent: change.percent, channel: change.channel ?? one.channel } : one,
    ),
  );
}

export function withdrawRelease(publication: Publication, build: string): ReleaseManifest {
  const builds = publishedIn(publication.folder)?.builds ?? [];
  if (!builds.some((one) => one.build === build)) throw new Error(`Build ${build} is not published.`);
  return publish(
    publication,
    builds.filter((one) => one.build !== build),
  );
}
