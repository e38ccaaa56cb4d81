/** Sends the file that a finished command has produced. The route decides who may have it. */

import { isTerminal } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { artifactOf } from '../../command/command-view.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import { sendFile } from '../reply/file-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';

const noArtifact = (command: CommandSnapshot): Refusal =>
  refuse(
    'artifact_missing',
    command.clearedAt === null ? deliverySays.noFile() : deliverySays.fileRemoved(instantText(command.clearedAt)),
  );

export async function sendArtifact(
  { context, transfers }: Pick<Services, 'context' | 'transfers'>,
  request: FastifyRequest,
  reply: FastifyReply,
  command: CommandSnapshot,
  { isShown = false, cacheControl = 'private, no-cache' }: { readonly isShown?: boolean; readonly cacheControl?: string } = {},
): Promise<FastifyReply> {
  const artifact = artifactOf(command);
  if (artifact === null || !isTerminal(command.status)) return sendRefusal(reply, noArtifact(command));
  const { sha256, fileName, contentType, size } = artifact;
  return sendFile(request, reply, {
    fileName,
    contentType,
    size,
    etag: sha256,
    cacheControl,
    // The whole file is compared with its digest before any part of it is sent.
    open: async (range) => {
      await transfers.of(command.tenantId)(size);
      return context.artifacts.open(sha256, range);
    },
    gone: () => noArtifact(command),
    isShown,
  });
}
