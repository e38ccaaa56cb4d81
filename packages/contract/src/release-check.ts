/** Whether something is a manifest of connector builds. Connectors act on it, so every field is checked; what a later version adds is left alone. */

import { type ReleaseManifest, releaseChannels, releaseRules, type SignedManifest } from './release.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isLike = (value: unknown, pattern: string): boolean => typeof value === 'string' && new RegExp(pattern).test(value);

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

const isInstant = (value: unknown): boolean => typeof value === 'string' && Number.isFinite(Date.parse(value));

const areAll = (value: unknown, max: number, isOne: (one: Json) => boolean): boolean =>
  Array.isArray(value) && value.length <= max && value.every((one) => isObject(one) && isOne(one));

export const isSignedManifest = (value: unknown): value is SignedManifest =>
  isObject(value) && typeof value.manifest === 'string' && areAll(value.signatures, releaseRules.signaturesMax, isSignature);

const isSignature = ({ keyId, ed25519 }: Json): boolean => isLike(keyId, releaseRules.keyId) && typeof ed25519 === 'string';

export const isReleaseManifest = (value: unknown): value is ReleaseManifest =>
  isObject(value) &&
  isWhole(value.serial, 1, Number.MAX_SAFE_INTEGER) &&
  isInstant(value.issuedAt) &&
  isInstant(value.expiresAt) &&
  areAll(value.builds, releaseRules.buildsMax, isBuild);

const isBuild = ({ build, channel, percent, runtime, files }: Json): boolean =>
  isLike(build, releaseRules.build) &&
  releaseChannels.some((known) => known === channel) &&
  isWhole(percent, 0, 100) &&
  isLike(runtime, releaseRules.runtime) &&
  areAll(files, releaseRules.filesMax, isFile);

const isFile = ({ path, sha256, size }: Json): boolean =>
  isLike(path, releaseRules.path) && isLike(sha256, releaseRules.sha256) && isWhole(size, 0, releaseRules.fileBytesMax);
