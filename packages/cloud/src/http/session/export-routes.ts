/** The export of a tenant as a ZIP file that is written while it is sent. What is in it is decided in export/exported-files.ts. */

import { Readable } from 'node:stream';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { authorOf } from '../../account/rights/caller.ts';
import { type ExportedFile, exportedFiles } from '../../export/exported-files.ts';
import { refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import { exportEndpoints } from './data-endpoints.ts';

export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  /** Tenants that are being exported: one reader of everything is enough. */
  const underWay = new Set<string>();
  routesOf(app, services, exportEndpoints).serveRaw({
    exportTenant: async (request, reply) => {
      const { caller: live } = request;
      const { tenantId } = live.tenant;
      if (underWay.has(tenantId)) return sendRefusal(reply, refuse('limit_reached', requestSays.exportUnderWay()));
      underWay.add(tenantId);
      const audit = { tenantId, action: 'tenant.exported', subject: tenantId, ...authorOf(live, request.id) };
      try {
        await context.store.audit(audit);
      } catch (error) {
        underWay.delete(tenantId);
        throw error;
      }
      const sending = new ZipOf(exportedFiles(context, live), new Date(context.clock.now()));
      reply.raw.once('close', () => sending.stop());
      void sending.ended.finally(() => underWay.delete(tenantId));
      reply.header('content-type', 'application/zip').header('content-disposition', `attachment; filename="${tenantId}.zip"`);
      return reply.send(sending.output);
    },
  });
}

/** Writes files one after the other, each as fast as the reader accepts it. */
class ZipOf {
  readonly #zip = new ZipFile();
  readonly #modifiedAt: Date;
  #current: Readable | null = null;
  #isStopped = false;
  readonly ended: Promise<void>;

  constructor(files: AsyncIterable<ExportedFile>, modifiedAt: Date) {
    this.#modifiedAt = modifiedAt;
    this.ended = this.#write(files).catch((error: Error) => void this.output.destroy(error));
  }

  get output(): Readable {
    return this.#zip.outputStream as Readable;
  }

  /** Called when the reader has disconnected. */
  stop(): void {
    this.#isStopped = true;
    this.#current?.destroy();
    this.output.destroy();
  }

  async #write(files: AsyncIterable<ExportedFile>): Promise<void> {
    for await (const file of files) {
      if (this.#isStopped) return;
      await this.#add(file);
    }
    this.#zip.end();
  }

  async #add({ path, open }: ExportedFile): Promise<void> {
    const content = await open();
    if (content === null || this.#isStopped) return;
    const stream = Readable.from(content, { objectMode: false });
    this.#current = stream;
    await new Promise<void>((resolve, reject) => {
      stream.once('close', resolve).once('error', reject);
      this.#zip.addReadStream(stream, path, { mtime: this.#modifiedAt });
    });
  }
}
