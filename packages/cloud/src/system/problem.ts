/** Refusals as values: what the domain returns when it refuses. The HTTP adapter maps them to responses. */

import { limits, type Problem, type ProblemCode, type ProblemDetail } from '@ledgerline/contract';

export interface Refusal {
  readonly refused: Problem;
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfterSeconds?: number;
  /** The limit that was reached, for the figures. */
  readonly limit?: LimitName;
}

/** Every limit that returns 429, as the metrics name it. */
export type LimitName =
  | 'per-key'
  | 'per-session'
  | 'per-tenant'
  | 'per-address'
  | 'sign-ups'
  | 'failed-logins'
  | 'failed-logins-of-address'
  | 'password-resets'
  | 'link-emails'
  | 'wrong-factors'
  | 'wrong-factors-of-login'
  | 'passkey-logins'
  | 'pairings'
  | 'app-requests'
  | 'app-registrations'
  | 'app-documents'
  | 'wrong-pairing-codes'
  | 'wrong-pairing-codes-of-person'
  | 'wrong-pairing-codes-of-address'
  | 'new-keys'
  | 'invitations'
  | 'key-rotations'
  | 'pings'
  | 'pings-of-tenant'
  | 'open-polls'
  | 'open-waits'
  | 'large-bodies'
  | 'uploads';

export function refuse(
  code: ProblemCode,
  message: string,
  details: readonly ProblemDetail[] = [],
  retryAfterSeconds?: number,
): Refusal {
  const refused = { code, message, details: [...details] };
  const refusal = retryAfterSeconds === undefined ? { refused } : { refused, retryAfterSeconds };
  refusals.add(refusal);
  return refusal;
}

/** What a check has found: the first problems, and how many there are in all. */
export interface Findings {
  readonly details: readonly ProblemDetail[];
  readonly total: number;
}

/** Lists what a check has found, and how many more there are. */
export function refuseFindings(code: ProblemCode, message: string, { details, total }: Findings): Refusal {
  const refusal = refuse(code, message, details.slice(0, limits.detailsMax));
  if (total > refusal.refused.details.length) refusal.refused.detailsTotal = total;
  return refusal;
}

/** A refusal that was made in another thread. */
export function refuseAgain({ refused }: Refusal): Refusal {
  return refuseFindings(refused.code, refused.message, {
    details: refused.details,
    total: refused.detailsTotal ?? refused.details.length,
  });
}

/** Reports that a limit is reached, and when to try again. */
export function refuseByLimit(limit: LimitName, message: string, retryAfterSeconds: number): Refusal {
  const refusal = { ...refuse('rate_limited', message, [], retryAfterSeconds), limit };
  refusals.add(refusal);
  return refusal;
}

/** Refusals are known by identity: a body that a caller made look like one is still only a body. */
const refusals = new WeakSet<object>();

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && refusals.has(value);
}
