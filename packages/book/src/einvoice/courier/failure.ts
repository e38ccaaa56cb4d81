/** Names of failed tries: one code for programs, one sentence for people. */

import type { Failure } from './batch-store.ts';
import type { Reply } from './errand.ts';
import { blockOf, errorCodeOf } from './wire.ts';

const SERVER_FAILURES_FROM = 500;
const BUSY: readonly number[] = [422, 429];

/** A response that is not published. It changes nothing. */
export const unexpected = (reply: Reply, what: string): Failure => {
  const correlationId = reply.kind === 'answered' ? reply.correlationId : undefined;
  return {
    errorCode: 'GATEWAY_UNEXPECTED',
    lastError: `${what}${correlationId === undefined ? '' : ` Correlation id ${correlationId}.`}`,
  };
};

export function failureOf(reply: Reply): Failure {
  if (reply.kind === 'unknown') return { errorCode: 'GATEWAY_TIMEOUT', lastError: reply.message };
  if (reply.kind === 'unsent')
    return { errorCode: reply.isLoginRefused ? 'GATEWAY_CREDENTIALS' : 'GATEWAY_UNAVAILABLE', lastError: reply.message };
  const code = errorCodeOf(blockOf(reply.text));
  const lastError = `${reply.status} ${code}`.trim();
  if (reply.status === 401) return { errorCode: 'GATEWAY_CREDENTIALS', lastError };
  if (reply.status === 403)
    return {
      errorCode: code === 'IncorrectSubmitter' ? 'EINVOICE_REJECTED' : 'PERMISSION_DENIED',
      lastError: `${lastError}. The TIN of the book is not that of the client id, or a permission is missing in the portal of MyInvois.`,
    };
  if (reply.status >= SERVER_FAILURES_FROM || BUSY.includes(reply.status)) return { errorCode: 'GATEWAY_UNAVAILABLE', lastError };
  return unexpected(reply, `The answer ${lastError} is not a published one.`);
}
