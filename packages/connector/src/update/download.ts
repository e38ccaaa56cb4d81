/** Fetches the manifest and the files of builds from the cloud. Trusts nothing that it gets: digests and signatures are checked by others. */

import { createHash } from 'node:crypto';
import type { ReleasedFile } from '@ledgerline/contract';
import type { Problems } from '../config.ts';
import type { Downloaded, HttpClient } from '../http/cloud-client.ts';

const MANIFEST_PATH = '/downloads/connector/manifest.json';
const MANIFEST_BYTES_MAX = 8 * 1024 * 1024;
const MANIFEST_TIMEOUT_MS = 30_000;
/** A large file over a slow line. */
const FILE_TIMEOUT_MS = 600_000;

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export async function fetchManifest(http: HttpClient): Promise<string | Problems> {
  const response = await http.download({ path: MANIFEST_PATH, bytesMax: MANIFEST_BYTES_MAX, timeoutMs: MANIFEST_TIMEOUT_MS });
  return response.kind === 'ok' ? response.value.content.toString() : { problems: [response.message] };
}

export async function fetchFile(http: HttpClient, { path, sha256, size }: ReleasedFile): Promise<Downloaded | Problems> {
  const where = `/downloads/connector/files/${sha256}`;
  const response = await http.download({ path: where, bytesMax: size, timeoutMs: FILE_TIMEOUT_MS });
  if (response.kind !== 'ok') return { problems: [response.message] };
  const { content } = response.value;
  if (content.length === size && sha256Of(content) === sha256) return response.value;
  return { problems: [`${path} arrived with other bytes than the manifest names. A proxy may have replaced it.`] };
}
