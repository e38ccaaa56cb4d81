/** Files for download: the connector as the operator publishes it, the signed builds that it updates itself from, and the clients. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance } from 'fastify';
import { ConnectorArchives } from '../../delivery/connector-archive.ts';
import { installLine, OfferedPackages } from '../../delivery/offered-package.ts';
import { filePathIn, manifestPathIn } from '../../delivery/release.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { isNamed, sendFile } from '../reply/file-reply.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import { downloadEndpoints, INSTALLER_TYPE, packageEndpoints, releaseEndpoints } from './page-endpoints.ts';
import { SetupProgram } from './setup-program.ts';

const installerMissing = (): Refusal => refuse('installer_missing', requestSays.noInstaller());

export async function downloadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const program = new SetupProgram(services.context);
  routesOf(app, services, downloadEndpoints).serveRaw({
    downloadConnector: async (request, reply) => {
      const found = await program.look();
      if (!found) return sendRefusal(reply, installerMissing());
      return sendFile(request, reply, {
        fileName: 'ConnectorSetup.exe',
        contentType: INSTALLER_TYPE,
        size: found.size,
        etag: found.sha256,
        cacheControl: 'public, no-cache',
        open: async (range) => createReadStream(found.path, range ?? {}),
        gone: installerMissing,
      });
    },
  });
  packageRoutes(app, services);
  releaseRoutes(app, services);
}

function packageRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services.context;
  const [packages, archives] = [new OfferedPackages(config), new ConnectorArchives(config)];
  const urlOf = (fileName: string): string => `${config.baseUrl}/downloads/${fileName}`;
  routesOf(app, services, packageEndpoints).serveRaw({
    listDownloads: async (_request, reply) => {
      const offered = (await packages.list()).map(({ id, fileName, version, size, sha256 }) => {
        const install = installLine({ id, fileName }, config.baseUrl);
        return { id, fileName, version, size, sha256, url: urlOf(fileName), install };
      });
      const connectors = (await archives.list()).map(({ path: _, ...archive }) => ({ ...archive, url: urlOf(archive.fileName) }));
      return sendJsonText(reply, JSON.stringify({ ok: true, packages: offered, archives: connectors }));
    },

    downloadPackage: async (request, reply) => {
      const { fileName } = request.params as { readonly fileName: string };
      const found = (await packages.find(fileName)) ?? (await archives.list()).find((archive) => archive.fileName === fileName);
      const gone = (): Refusal => refuse('download_missing', requestSays.noDownload(fileName));
      if (!found) return sendRefusal(reply, gone());
      return sendFile(request, reply, {
        fileName,
        contentType: 'application/octet-stream',
        size: found.size,
        etag: found.sha256,
        cacheControl: 'public, no-cache',
        open: async (range) => createReadStream(found.path, range ?? {}),
        gone,
      });
    },
  });
}

const releaseMissing = (): Refusal => refuse('installer_missing', requestSays.noRelease());

const SHA256 = /^[0-9a-f]{64}$/;

function releaseRoutes(app: FastifyInstance, services: Services): void {
  const { connectorReleases: folder } = services.context.config;
  routesOf(app, services, releaseEndpoints).serveRaw({
    readReleases: async (request, reply) => {
      const text = await readFile(manifestPathIn(folder), 'utf8').catch(() => null);
      if (text === null) return sendRefusal(reply, releaseMissing());
      const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
      reply.header('etag', etag).header('cache-control', 'public, no-cache');
      return isNamed(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendJsonText(reply, text);
    },

    downloadReleasedFile: async (request, reply) => {
      const { sha256 } = request.params as { readonly sha256: string };
      const path = filePathIn(folder, sha256);
      const found = SHA256.test(sha256) ? await stat(path).catch(() => null) : null;
      if (!found?.isFile()) return sendRefusal(reply, releaseMissing());
      reply.header('content-encoding', 'gzip');
      return sendFile(request, reply, {
        fileName: sha256,
        contentType: 'application/octet-stream',
        size: found.size,
        etag: sha256,
        cacheControl: 'public, max-age=31536000, immutable',
        open: async (range) => createReadStream(path, range ?? {}),
        gone: releaseMissing,
      });
    },
  });
}
