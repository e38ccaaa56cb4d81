/** What the book asks of the tax authority, one errand at a time, and the possible responses. Knows nothing of how it is sent. */

/** Times are RFC 3339, UTC. */
interface OfIssuer {
  readonly issuerTin: string;
}

export interface SubmitErrand extends OfIssuer {
  readonly kind: 'submit';
  readonly batchKey: bigint;
  /** The same bytes for every try of a batch. */
  readonly body: string;
}

export interface SearchErrand extends OfIssuer {
  readonly kind: 'search';
  readonly batchKey: bigint;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

export interface PollErrand extends OfIssuer {
  readonly kind: 'poll';
  readonly submissionUid: string;
  readonly page: number;
}

export interface DetailsErrand extends OfIssuer {
  readonly kind: 'details';
  readonly einvoiceKey: bigint;
  readonly uuid: string;
}

export interface CancelErrand extends OfIssuer {
  readonly kind: 'cancel';
  readonly einvoiceKey: bigint;
  readonly uuid: string;
  readonly reason: string;
}

/** Searches for requests of buyers to reject an e-invoice. The tax authority has no list of them; only the documents show them. */
export interface RejectionsErrand {
  readonly kind: 'rejections';
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** Fetches a document that a supplier has sent. */
export interface RawErrand {
  readonly kind: 'raw';
  readonly uuid: string;
}

/** Asks whether a buyer or supplier is known. */
export interface TaxpayerErrand {
  readonly kind: 'taxpayer';
  readonly tin: string;
  readonly idType: string;
  readonly idNo: string;
}

export type Errand =
  | SubmitErrand
  | SearchErrand
  | PollErrand
  | DetailsErrand
  | CancelErrand
  | RejectionsErrand
  | RawErrand
  | TaxpayerErrand;

/** An errand, or the time of the next one; null if nothing is open. */
export type Plan = { readonly errand: Errand } | { readonly waitUntil: string | null };

/**
 * `unsent`: not processed, because there was no connection, no slot, or no login, which only a person can change. `unknown`:
 * possibly processed. `answered`: the tax authority responded, with this status and text.
 */
export type Reply =
  | { readonly kind: 'unsent'; readonly message: string; readonly retryAfterMs?: number; readonly isLoginRefused?: boolean }
  | { readonly kind: 'unknown'; readonly message: string }
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      readonly retryAfterMs?: number;
      readonly correlationId?: string;
    };
