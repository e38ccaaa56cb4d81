/** The connector installer, from a file that the operator puts in place. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type Refusal, refuse } from '../problem.ts';
import { sendFile } from './file-reply.ts';
import { sendRefusal } from './problem-status.ts';

const installerMissing = (): Refusal =>
  refuse('installer_missing', 'The connector installer has not been uploaded. Ask the operator of this service.');

export async function downloadRoutes(app: FastifyInstance, { config }: Context): Promise<void> {
  const file = new HashedFile(config.installerFile);
  app.get('/downloads/ConnectorSetup.exe', async (request, reply) => {
    const found = await file.look();
    if (!found) return sendRefusal(reply, installerMissing());
    return sendFile(request, reply, {
      fileName: 'ConnectorSetup.exe',
      contentType: 'application/vnd.microsoft.portable-executable',
      size: found.size,
      etag: found.sha256,
      cacheControl: 'public, no-cache',
      open: async (range) => createReadStream(config.installerFile, range ?? {}),
      gone: installerMissing,
    });
  });
}

interface Found {
  readonly size: number;
  readonly changedAt: number;
  readonly sha256: string;
}

/** A file and its hash, which is worked out again only when the file has changed. */
class HashedFile {
  readonly #path: string;
  #known: Promise<Found> | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async look(): Promise<Found | null> {
    const now = await stat(this.#path).catch(() => null);
    if (!now?.isFile()) return null;
    const known = await this.#known?.catch(() => null);
    if (known && known.size === now.size && known.changedAt === now.mtimeMs) return known;
    this.#known = hashOf(this.#path).then((sha256) => ({ size: now.size, changedAt: now.mtimeMs, sha256 }));
    return this.#known.catch(() => null);
  }
}

async function hashOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
