/** Takes in the file of a command as a stream of bytes, of any content type. artifact.ts decides where it is stored. */

import { deliveryLimits, dispositionFileName } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance } from 'fastify';
import { artifactTooLarge, receiveArtifact } from '../../delivery/artifact.ts';
import { isRefusal, refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import { callOf } from './connector-call.ts';
import { uploadEndpoints } from './connector-endpoints.ts';

const sizeOf = (length: string | undefined): number | null => (length === undefined ? null : Number(length));

export function uploadRoute(app: FastifyInstance, services: Services): void {
  const { context, transfers } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  routesOf(app, services, uploadEndpoints).serveRaw({
    uploadArtifact: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const { headers, raw } = request;
      // A rejected caller may still be sending; the connection ends with the response.
      reply.header('connection', 'close');
      if (headers['content-encoding'] !== undefined) {
        return sendRefusal(reply, refuse('unsupported_media_type', requestSays.fileEncoded()));
      }
      if (Number(headers['content-length'] ?? 0) > deliveryLimits.artifactBytesMax) return sendRefusal(reply, artifactTooLarge());
      const artifact = await receiveArtifact(context, {
        ...call,
        tenantId: connector.tenantId,
        commandId: request.params.commandId,
        fileName: dispositionFileName(headers['content-disposition']),
        contentType: headers['content-type'],
        content: raw,
        size: sizeOf(headers['content-length']),
        pace: transfers.of(connector.tenantId),
      });
      if (isRefusal(artifact)) return sendRefusal(reply, artifact);
      const { fileName, contentType, size, sha256 } = artifact;
      reply.removeHeader('connection');
      return sendJsonText(reply, JSON.stringify({ ok: true, artifact: { fileName, contentType, size, sha256 } }));
    },
  });
}
