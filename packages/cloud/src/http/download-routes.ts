/** The connector installer, from a file that the operator puts in place. */

import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { routesOf } from './endpoint-routes.ts';
import { downloadEndpoints, INSTALLER_TYPE } from './endpoints/page-endpoints.ts';
import { sendFile } from './file-reply.ts';
import { HashedFile } from './hashed-file.ts';
import { sendRefusal } from './problem-status.ts';

const installerMissing = (): Refusal =>
  refuse('installer_missing', 'The operator has not published an installer yet. Ask them how to install the connector.');

export async function downloadRoutes(app: FastifyInstance, { config }: Context): Promise<void> {
  const file = new HashedFile(config.installerFile);
  routesOf(app, downloadEndpoints).serveRaw({
    downloadConnector: async (request, reply) => {
      const found = await file.look();
      if (!found) return sendRefusal(reply, installerMissing());
      return sendFile(request, reply, {
        fileName: 'ConnectorSetup.exe',
        contentType: INSTALLER_TYPE,
        size: found.size,
        etag: found.sha256,
        cacheControl: 'public, no-cache',
        open: async (range) => createReadStream(config.installerFile, range ?? {}),
        gone: installerMissing,
      });
    },
  });
}
