/**
 * The interface to the gateway of the tax authority: the calls of the book and the possible responses. Commands do not know which
 * gateway it is.
 */

export interface GatewayProblem {
  readonly code: string;
  readonly message: string;
}

/** A submitted document: the text as base64, with its digest. */
export interface Handed {
  readonly docNo: string;
  readonly typeCode: string;
  readonly version: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly base64: string;
  readonly sha256: string;
}

export interface Accepted {
  readonly docNo: string;
  readonly uuid: string;
}

export interface Rejected {
  readonly docNo: string;
  readonly isDuplicate: boolean;
  readonly errors: readonly GatewayProblem[];
}

export interface Receipt {
  readonly submissionUid: string;
  readonly accepted: readonly Accepted[];
  readonly rejected: readonly Rejected[];
}

/** A document as the gateway has it. */
export interface HeldDocument {
  readonly uuid: string;
  readonly direction: 'issued' | 'received';
  readonly submissionUid: string;
  readonly docNo: string;
  readonly typeCode: string;
  readonly version: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly receivedAt: string;
  readonly status: 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  readonly longId: string | null;
  /** The public validation link; the content of the QR code on the printed document. */
  readonly validationLink: string | null;
  readonly validatedAt: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: string | null;
  readonly errors: readonly GatewayProblem[];
  readonly text: string;
}

export interface RejectionRequest {
  readonly uuid: string;
  readonly requestedAt: string;
  readonly reason: string;
  readonly requestedBy: string;
}

/** How an issued document is looked up: by our own number. */
export interface IssuedName {
  readonly docNo: string;
  readonly typeCode: string;
  readonly issuerTin: string;
}

/**
 * `unavailable`: nothing has reached the gateway. `timeout`: it may have, and only another query shows. `refused`: it
 * responded with a rejection.
 */
export type GatewayResponse<Value> =
  | { readonly kind: 'responded'; readonly value: Value }
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'timeout'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: readonly GatewayProblem[] };

export interface Gateway {
  /** As the setting einvoice.gateway names it. */
  readonly name: string;
  readonly submit: (documents: readonly Handed[]) => GatewayResponse<Receipt>;
  readonly getSubmission: (submissionUid: string) => GatewayResponse<readonly HeldDocument[]>;
  readonly getDocument: (uuid: string) => GatewayResponse<HeldDocument | undefined>;
  /** Documents issued by this company under a number, whatever their status. */
  readonly findIssued: (name: IssuedName) => GatewayResponse<readonly HeldDocument[]>;
  readonly cancel: (uuid: string, reason: string) => GatewayResponse<HeldDocument>;
  /** Requests made at or after a timestamp; all of them when it is null. */
  readonly listRejections: (since: string | null) => GatewayResponse<readonly RejectionRequest[]>;
  readonly listReceived: (since: string | null) => GatewayResponse<readonly HeldDocument[]>;
}
