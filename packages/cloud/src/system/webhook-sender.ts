/** The interface of the dispatcher to receivers. */

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ReceiverResponse {
  /** The status; null when there was no response. */
  readonly status: number | null;
  readonly ms: number;
  /** Why sending failed, in a sentence; null for a response of any status. */
  readonly error: string | null;
  readonly excerpt: string;
  /** What the receiver asked for in Retry-After. */
  readonly retryAfterMs: number | null;
}

export interface WebhookSender {
  /** Sends a request. Never rejects. */
  send(request: WebhookRequest): Promise<ReceiverResponse>;
  /** Whether events can be sent there at all. */
  isAllowed(url: string): Promise<boolean>;
  close(): void;
}
