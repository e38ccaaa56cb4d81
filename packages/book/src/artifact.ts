/** Files that commands produce. Described in the result; their bytes are passed to the caller separately, never inside it. */

import { createHash } from 'node:crypto';
import type { Artifact } from '@ledgerline/contract';

export interface ProducedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Receives the bytes of a file that a command produced. */
export type TakeFile = (file: ProducedFile) => void;

export const describeFile = ({ fileName, contentType, bytes }: ProducedFile): Artifact => ({
  fileName,
  contentType,
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
