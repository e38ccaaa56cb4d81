/** What the authorization server needs to read a document at an address that someone else chose. */

/** A document that was asked for. */
export interface ReadDocument {
  /** The status; null when there was no response. */
  readonly status: number | null;
  /** Why there was no response, in a sentence. */
  readonly error: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** No more than a byte above the size that was asked for. */
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface DocumentReader {
  /** Reads a document. Never rejects, and follows no redirect. */
  read(url: string, bytesMax: number): Promise<ReadDocument>;
}
