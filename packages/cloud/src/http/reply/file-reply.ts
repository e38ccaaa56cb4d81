/** Sends a file, to be saved or viewed: ETag, conditions, a single range, HEAD. The caller provides the bytes. */

import { Readable } from 'node:stream';
import { contentDisposition } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../store/artifact-files.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import { sendRefusal } from './problem-status.ts';

export interface ServedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  /** The ETag, which changes with the bytes; sent in quotes. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Opens the bytes; null when they were removed. */
  readonly open: (range?: ByteRange) => Promise<Readable | null>;
  readonly gone: () => Refusal;
  /** Whether a browser can show the file in one of our frames; if absent, it is saved. */
  readonly isShown?: boolean;
}

/** No file can run or load anything. */
const SAVED_POLICY = "default-src 'none'; sandbox";

/**
 * The types that a browser can show, each with its permissions. Browsers show no PDF in a sandbox, and a PDF runs no script of
 * our pages.
 */
const SHOWN_POLICIES: ReadonlyMap<string, string> = new Map([
  ['application/pdf', "frame-ancestors 'self'"],
  ['text/html', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'self'"],
  ['text/plain', "default-src 'none'; sandbox; frame-ancestors 'self'"],
  ['text/csv', "default-src 'none'; sandbox; frame-ancestors 'self'"],
  ['image/png', "default-src 'none'; sandbox; frame-ancestors 'self'"],
  ['image/jpeg', "default-src 'none'; sandbox; frame-ancestors 'self'"],
]);

/** A media type without its parameters. */
export const plainType = (contentType: string): string => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  const { headers } = request;
  if (isNamed(headers['if-none-match'], etag)) {
    return reply.code(304).header('etag', etag).header('cache-control', file.cacheControl).send();
  }
  const range =
    request.method === 'GET' && mayTakeRange([headers['if-range']].flat()[0], etag) ? readRange(headers.range, file.size) : null;
  if (range === 'outside') {
    reply.header('content-range', `bytes */${file.size}`);
    return sendRefusal(reply, refuse('range_not_satisfiable', requestSays.rangeOutside(file.size)));
  }
  // Fastify keeps the given length of a stream, and sends none of it for HEAD.
  const content = request.method === 'HEAD' ? Readable.from([]) : await file.open(range ?? undefined);
  if (content === null) return sendRefusal(reply, file.gone());
  const shownPolicy = file.isShown ? SHOWN_POLICIES.get(plainType(file.contentType)) : undefined;
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.cacheControl)
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(shownPolicy === undefined ? 'attachment' : 'inline', file.fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', shownPolicy ?? SAVED_POLICY)
    .header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(content);
}

/** Whether a list of entity tags names this one; for this comparison weak tags count too. */
export function isNamed(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false;
  return list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** A part is only useful to a caller with the rest of the same file. Dates are not compared: the tag is more exact. */
const mayTakeRange = (ifRange: string | undefined, etag: string): boolean => ifRange === undefined || ifRange.trim() === etag;

/** The requested range; null for the whole file: no range, several ranges, or none that can be read. */
function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'outside' : { start: size - count, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'outside';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
