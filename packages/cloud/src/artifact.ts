/** Files that commands produce: the seam to where their bytes lie, and what may be said about them. Knows no folder and no HTTP. */

import type { Readable } from 'node:stream';
import { delivery } from '@ledgerline/contract';
import type { Context } from './context.ts';
import { wasGivenTo } from './delivery.ts';
import { type Refusal, refuse } from './problem.ts';
import type { ArtifactFile, ConnectorCall } from './store.ts';
import { findListed } from './store-damage.ts';

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
}

/** Bytes by their SHA-256. What was put is durable and never changes; the same bytes put twice are one file. */
export interface ArtifactFiles {
  /** Takes a whole stream in, up to a limit. Leaves nothing behind when the stream breaks off or is too large. */
  put(content: Readable, bytesMax: number): Promise<StoredFile | 'too_large' | 'broken_off'>;
  /** The bytes, or a part of them; null when there is no such file. */
  open(sha256: string, range?: ByteRange): Promise<Readable | null>;
  /** How much there is. The first call counts everything; each later one counts a part of it anew, so that none costs much. Gives up when it is to stop. */
  measure(stopping: AbortSignal): Promise<ArtifactMeasure>;
}

export interface ArtifactMeasure {
  readonly bytes: number;
  readonly files: number;
}

const FILE_NAME_CHARACTERS_MAX = 200;
const CONTENT_TYPE_CHARACTERS_MAX = 100;
const OCTET_STREAM = 'application/octet-stream';
const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;\s*[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[^"\\]*"))*$/;

/** Separators, characters that Windows keeps to itself, controls, and marks that turn the direction of text. */
const unsafeInFileName = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A name that is safe to save under on any system; the command's own name when nothing is left of it. */
export function safeFileName(wanted: string | null, commandId: string): string {
  const base = (wanted ?? '').slice((wanted ?? '').search(/[^\\/]*$/));
  const cleaned = base
    .replaceAll(unsafeInFileName, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  return /[^_]/.test(cleaned) ? shortened(cleaned) : commandId;
}

/** Cuts the stem and keeps the ending, which says what opens the file. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= FILE_NAME_CHARACTERS_MAX) return name;
  const ending = [...(/\.[^.]{1,16}$/.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, FILE_NAME_CHARACTERS_MAX - ending.length), ...ending].join('');
}

export function safeContentType(wanted: string | undefined): string {
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
}

/** Takes in the file of a command that was given to this install; it counts once it is durable and the command names it. */
export async function receiveArtifact(context: Context, upload: Upload): Promise<ArtifactFile | Refusal> {
  const { connectorId, install, tenantId, commandId } = upload;
  const command = await findListed(context.store, { tenantId, commandId });
  if (command?.connectorId !== connectorId || !wasGivenTo(command, install)) return notGiven();
  const stored = await context.artifacts.put(upload.content, delivery.artifactBytesMax);
  if (stored === 'too_large') return artifactTooLarge();
  if (stored === 'broken_off') return refuse('malformed_request', 'The file broke off before its end; nothing was kept.');
  const fileName = safeFileName(upload.fileName, commandId);
  const artifact = { ...stored, fileName, contentType: safeContentType(upload.contentType) };
  const outcome = await context.store.attachArtifact({ connectorId, install, commandId, artifact });
  if (outcome === 'attached') return artifact;
  return outcome === 'unknown'
    ? notGiven()
    : refuse('already_finished', 'The command is finished; a file has to be uploaded before the result.');
}

export const artifactTooLarge = (): Refusal =>
  refuse('body_too_large', `A file may have at most ${delivery.artifactBytesMax} bytes; nothing was kept.`);

const notGiven = (): Refusal =>
  refuse('unknown_command', 'No command of that id was given to this installation of the connector.');
