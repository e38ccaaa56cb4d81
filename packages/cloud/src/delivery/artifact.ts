/** Files that commands produce: the seam to where their bytes are stored, and their metadata. Knows no folder and no HTTP. */

import type { Readable } from 'node:stream';
import { deliveryLimits, isTerminal } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { Pace } from '../store/artifact-files.ts';
import type { ArtifactFile, ConnectorCall } from '../store/store.ts';
import { findListed } from '../store/store-damage.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { discardArtifact } from './artifact-sweep.ts';
import { wasLeasedTo } from './delivery.ts';
import { reserveUpload } from './upload-quota.ts';

const FILE_NAME_CHARACTERS_MAX = 200;
const CONTENT_TYPE_CHARACTERS_MAX = 100;
const OCTET_STREAM = 'application/octet-stream';
const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;\s*[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[ !#-[\]-~]*"))*$/;

/** Separators, characters that Windows keeps to itself, controls, and marks that turn the direction of text. */
const unsafeInFileName = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A name that is safe to save under on any system; the command's own name when nothing is left of it. */
function safeFileName(wanted: string | null, commandId: string): string {
  const base = (wanted ?? '').slice((wanted ?? '').search(/[^\\/]*$/));
  const cleaned = base
    .replaceAll(unsafeInFileName, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  return /[^_]/.test(cleaned) ? shortened(cleaned) : commandId;
}

/** Cuts the stem and keeps the ending, which decides what opens the file. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= FILE_NAME_CHARACTERS_MAX) return name;
  const ending = [...(/\.[^.]{1,16}$/.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, FILE_NAME_CHARACTERS_MAX - ending.length), ...ending].join('');
}

function safeContentType(wanted: string | undefined): string {
  const text = wanted?.trim() ?? '';
  return text.length <= CONTENT_TYPE_CHARACTERS_MAX && mediaType.test(text) ? text : OCTET_STREAM;
}

export interface Upload extends ConnectorCall {
  /** The tenant of the connector. */
  readonly tenantId: string;
  readonly commandId: string;
  readonly fileName: string | null;
  readonly contentType: string | undefined;
  readonly content: Readable;
  /** How fast the bytes are taken in. */
  readonly pace: Pace;
  /** The size in bytes, if the sender states it. */
  readonly size: number | null;
}

/** Takes in the file of a command that was given to this installation; it counts once it is durable and the command names it. */
export async function receiveArtifact(context: Context, upload: Upload): Promise<ArtifactFile | Refusal> {
  const { connectorId, install, tenantId, commandId } = upload;
  const command = await findListed(context.store, { tenantId, commandId });
  if (command?.connectorId !== connectorId || !wasLeasedTo(command, install)) return notGiven();
  const described = {
    fileName: safeFileName(upload.fileName, commandId),
    contentType: safeContentType(upload.contentType),
  };
  if (isTerminal(command.status)) return compareArtifact(context, upload, command.artifactSha256, described);
  const reserved = await reserveUpload(context, tenantId, upload.size ?? deliveryLimits.artifactBytesMax);
  if (isRefusal(reserved)) return reserved;
  let size = 0;
  try {
    const stored = await context.artifacts.put(upload.content, deliveryLimits.artifactBytesMax, upload.pace);
    if (typeof stored === 'string') return notStored[stored]();
    size = stored.size;
    return await attach(context, upload, { ...stored, ...described });
  } finally {
    await reserved.settle(size);
  }
}

type Described = Pick<ArtifactFile, 'fileName' | 'contentType'>;

/** Rejects a file for a command that has ended; sending the same file again changes nothing. */
async function compareArtifact(
  { artifacts }: Context,
  { content, pace }: Upload,
  sha256: string | null,
  described: Described,
): Promise<ArtifactFile | Refusal> {
  if (sha256 === null) return finished();
  const sent = await artifacts.digest(content, deliveryLimits.artifactBytesMax, pace);
  if (typeof sent === 'string') return notStored[sent]();
  return sent.sha256 === sha256 ? { ...sent, ...described } : finished();
}

/** Attaches a file. A file that a command no longer names, or never named, is removed at once. */
async function attach(context: Context, upload: Upload, artifact: ArtifactFile): Promise<ArtifactFile | Refusal> {
  const { connectorId, install, commandId } = upload;
  const outcome = await context.store.attachArtifact({ connectorId, install, commandId, artifact });
  if (outcome.kind === 'attached') {
    if (outcome.replaced !== null) await discardArtifact(context, outcome.replaced);
    // The sweep may have moved the file because it found no command with it; see artifact-sweep.ts.
    return (await context.artifacts.has(artifact.sha256)) ? artifact : refuse('not_ready', deliverySays.fileLost());
  }
  if (outcome.kind === 'unknown' || outcome.kept !== artifact.sha256) await discardArtifact(context, artifact.sha256);
  if (outcome.kind === 'unknown') return notGiven();
  return outcome.kept === artifact.sha256 ? artifact : finished();
}

const finished = (): Refusal => refuse('already_finished', deliverySays.uploadBeforeResult());

export const artifactTooLarge = (): Refusal =>
  refuse('body_too_large', deliverySays.fileTooLarge(deliveryLimits.artifactBytesMax));

const notStored = {
  too_large: artifactTooLarge,
  broken_off: () => refuse('malformed_request', deliverySays.fileCutOff()),
} as const;

const notGiven = (): Refusal => refuse('unknown_command', deliverySays.notSentHere());
