/** Errors that are not refusals yet: what Fastify and bugs raise, turned into the one error body. */

import type { ProblemCode } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../../store/store.ts';
import { StoreDamaged } from '../../store/store-damage.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import type { Readiness } from '../health/readiness.ts';
import { plainRefusal, RefusedRequest, sendRefusal } from '../reply/problem-status.ts';
import { REQUEST_ID_HEADER } from '../request/request-id.ts';

/** A broken store is not fixed within a second. */
const DAMAGED_RETRY_SECONDS = 60;

/** Codes of Fastify that a caller can cause. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_ERR_NOT_FOUND: 'unknown_route',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

/** Errors of a system without free space or file handles, which end when some are freed. */
const shortages: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']);
const SHORTAGE_RETRY_SECONDS = 30;

/** A request that failed, as the log names it. */
export interface FailedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string | undefined;
}

export interface ErrorWatch {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly readiness: Pick<Readiness, 'doubt'>;
}

/** The part of an error that the caller sees; the log gets the rest. */
export function refusalOfError(error: FastifyError | Error, request: FailedRequest, { log, readiness }: ErrorWatch): Refusal {
  const { requestId } = request;
  if (error instanceof RefusedRequest) return error.refusal;
  if (error instanceof StoreDamaged) {
    log.error({ requestId, kind: error.finding.kind }, error.message);
    return refuse('data_damaged', requestSays.damaged(error.message), [], DAMAGED_RETRY_SECONDS);
  }
  if (error instanceof StoreUnavailable) {
    readiness.doubt();
    log.warn({ requestId, err: error.cause }, 'the store is not available');
    return plainRefusal('not_ready');
  }
  if ('code' in error && shortages.has(error.code)) {
    log.warn({ requestId, err: error }, 'the disk is full or too many files are open');
    return refuse('not_ready', requestSays.noSpace(), [], SHORTAGE_RETRY_SECONDS);
  }
  const code = 'code' in error ? FASTIFY_CODES[error.code] : undefined;
  if (code !== undefined) return plainRefusal(code);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return plainRefusal('malformed_request');
  log.error({ ...request, err: error }, 'a request failed');
  return plainRefusal('internal_error');
}

/** Errors before any route or hook: an address that cannot be read, or a name in it that is too long. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
  sendRefusal(reply, plainRefusal(FASTIFY_CODES[error.code] ?? 'malformed_request'));
}
