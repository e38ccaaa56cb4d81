/** What a test server sends, told to the runner of the tests if it listens. */

/** The channel of diagnostics that it is told on. */
export const SENT = 'ledgerline.test.sent';

export interface SentResponse {
  /** As in the OpenAPI document. */
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
}
