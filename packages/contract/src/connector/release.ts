/** Releases of the connector: the signed manifest that names builds and their files, and how many connectors get one. Knows no signature. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';

export const releaseChannels = ['stable', 'early'] as const;

export const ReleaseChannel = enumOf(releaseChannels, 'stable for most; early gets new builds before all others.');
export type ReleaseChannel = Static<typeof ReleaseChannel>;

/** A build is the name of a folder and a path a file in it, so both are closed. */
export const releaseRules = {
  build: '^(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9._-]{0,59}$',
  path: '^(?=.{1,200}$)(?!.*(?:^|/)\\.\\.?(?:/|$))[A-Za-z0-9._@-]+(?:/[A-Za-z0-9._@-]+)*$',
  sha256: '^[0-9a-f]{64}$',
  runtime: '^[0-9.]{1,40}$',
  keyId: '^[A-Za-z0-9._-]{1,40}$',
  fileBytesMax: 256 * 1024 * 1024,
  filesMax: 1_000,
  buildsMax: 50,
  signaturesMax: 10,
} as const;

export const BuildName = Type.String({
  pattern: releaseRules.build,
  description: 'A build of the connector, for example local-mvp-2026.12.01.01.',
});
export type BuildName = Static<typeof BuildName>;

const Sha256 = Type.String({ pattern: releaseRules.sha256, description: 'The SHA-256 of the bytes, in hexadecimal.' });
const Bytes = Type.Integer({ minimum: 0, maximum: releaseRules.fileBytesMax, description: 'The number of bytes.' });

export const ReleasedFile = Type.Object(
  {
    path: Type.String({
      pattern: releaseRules.path,
      description: 'Where the file lies in the folder of its build, with forward slashes.',
    }),
    sha256: Sha256,
    size: Bytes,
  },
  { description: 'A file of a build.' },
);
export type ReleasedFile = Static<typeof ReleasedFile>;

export const ReleasedBuild = Type.Object(
  {
    build: BuildName,
    channel: ReleaseChannel,
    percent: Type.Integer({ minimum: 0, maximum: 100, description: 'The share of the connectors of the channel that get it.' }),
    runtime: Type.String({ pattern: releaseRules.runtime, description: 'The version of Node that it needs.' }),
    files: Type.Array(ReleasedFile, { minItems: 1, maxItems: releaseRules.filesMax, description: 'All files of the build.' }),
    installer: Type.Optional(Type.Object({ sha256: Sha256, size: Bytes }, { description: 'The setup program of the build.' })),
    notes: Type.Optional(Type.String({ maxLength: 2_000, description: 'What is new, for people.' })),
  },
  { description: 'A build that is published.' },
);
export type ReleasedBuild = Static<typeof ReleasedBuild>;

/** What is signed. */
export const ReleaseManifest = Type.Object(
  {
    serial: Type.Integer({
      minimum: 1,
      description: 'Rises with every manifest. A connector takes none older than the last it saw.',
    }),
    issuedAt: Instant,
    expiresAt: Instant,
    builds: Type.Array(ReleasedBuild, { maxItems: releaseRules.buildsMax, description: 'The published builds.' }),
  },
  { description: 'The published builds of the connector.' },
);
export type ReleaseManifest = Static<typeof ReleaseManifest>;

export const SignedManifest = Type.Object(
  {
    manifest: Type.String({
      maxLength: 8 * 1024 * 1024,
      description: 'The manifest as JSON in base64: exactly the bytes that are signed.',
    }),
    signatures: Type.Array(
      Type.Object(
        {
          keyId: Type.String({ pattern: releaseRules.keyId, description: 'The name of the key.' }),
          ed25519: Type.String({ maxLength: 200, description: 'The signature in base64.' }),
        },
        { description: 'The signature of one key.' },
      ),
      { minItems: 1, maxItems: releaseRules.signaturesMax, description: 'One signature for each key.' },
    ),
  },
  { description: 'The published builds, signed by the operator with a key that is not on the machines of the cloud.' },
);
export type SignedManifest = Static<typeof SignedManifest>;

export const ChannelBody = Type.Object(
  { channel: ReleaseChannel },
  { additionalProperties: false, description: 'Body of POST /app/connectors/{connectorId}/channel.' },
);
export type ChannelBody = Static<typeof ChannelBody>;

export const ChannelResponse = Type.Object(
  { ok: Ok, connectorId: ConnectorId, channel: ReleaseChannel },
  { description: 'Response of POST /app/connectors/{connectorId}/channel.' },
);
export type ChannelResponse = Static<typeof ChannelResponse>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const BuildInField = Type.Object(
  {
    build: Type.String({ description: 'A build, as connectors report it or as it is published.' }),
    connectors: count('How many connectors reported it last.'),
    refused: count('How many connectors tried it and went back to the build before.'),
    channel: nullable(ReleaseChannel, 'Its channel; null if it is not published.'),
    percent: nullable(
      count('A percentage.'),
      'The share of the connectors of the channel that get it; null if it is not published.',
    ),
    withdrawnAt: nullable(Instant, 'When the cloud withdrew it because too many connectors refused it; null if it did not.'),
  },
  { description: 'A build and how many connectors have it.' },
);
export type BuildInField = Static<typeof BuildInField>;

export const BuildsResponse = Type.Object(
  { ok: Ok, builds: Type.Array(BuildInField, { description: 'The newest first.' }) },
  { description: 'Response of GET /admin/connector-builds.' },
);
export type BuildsResponse = Static<typeof BuildsResponse>;

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

/** Connectors act on a manifest, so every field of it is checked; what a later version adds is left alone. */
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
