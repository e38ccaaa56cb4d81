/** The status of a command as people see it, for pages and their scripts alike. */

/** `partial`, `unapplied` and `ignored` are `done` in the API, `unverified` and `unknown` are `failed`. */
export type DisplayStatus =
  | 'queued'
  | 'running'
  | 'done'
  | 'partial'
  | 'unapplied'
  | 'ignored'
  | 'failed'
  | 'unverified'
  | 'unknown';

export interface StatusFacts {
  readonly status: string;
  readonly outcome: string | undefined;
  /** Whether some rows of a bulk command failed. */
  readonly isPartial: boolean;
  /** Whether a payment was accepted and not applied. */
  readonly isUnapplied: boolean;
  /** Whether fields were ignored. */
  readonly isWarned: boolean;
}

/** Whether a warning is about a payment that is not applied. */
export const isAboutPayment = ({ code }: { readonly code?: string }): boolean => code === 'PAYMENT_NOT_APPLIED';

export function displayStatus({ status, outcome, isPartial, isUnapplied, isWarned }: StatusFacts): DisplayStatus {
  if (status === 'done' && isPartial) return 'partial';
  if (status === 'done' && isUnapplied) return 'unapplied';
  if (status === 'done' && isWarned) return 'ignored';
  if (status === 'queued' || status === 'running' || status === 'done') return status;
  if (outcome === 'applied') return 'unverified';
  return outcome === 'unknown' ? 'unknown' : 'failed';
}
