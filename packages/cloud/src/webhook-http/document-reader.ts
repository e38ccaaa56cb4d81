/** Reads documents over HTTP: through the guard of addresses, following no redirect, with a time limit and a size. */

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Timers } from '../system/clock.ts';
import type { DocumentReader, ReadDocument } from '../system/document-reader.ts';
import { type AddressGuard, AddressRefused } from './address-guard.ts';

const READ_MS_MAX = 5_000;
const HEADER_BYTES_MAX = 16_384;

export interface DocumentReaderOptions {
  readonly guard: AddressGuard;
  readonly timers: Timers;
  /** Trusted certificates as PEM, instead of those of the system. */
  readonly certificateAuthority?: string;
}

export class HttpDocumentReader implements DocumentReader {
  readonly #guard: AddressGuard;
  readonly #timers: Timers;
  readonly #trusted: { readonly ca?: string };

  constructor({ guard, timers, certificateAuthority }: DocumentReaderOptions) {
    this.#guard = guard;
    this.#timers = timers;
    this.#trusted = certificateAuthority === undefined ? {} : { ca: certificateAuthority };
  }

  async read(address: string, bytesMax: number): Promise<ReadDocument> {
    const url = this.#guard.urlOf(address);
    return url ? this.#fetch(url, bytesMax) : failed(new AddressRefused().message);
  }

  #fetch(url: URL, bytesMax: number): Promise<ReadDocument> {
    const { promise, resolve } = Promise.withResolvers<ReadDocument>();
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      agent: false,
      lookup: this.#guard.lookup,
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      maxHeaderSize: HEADER_BYTES_MAX,
      ...this.#trusted,
    });
    const limit = this.#timers.after(READ_MS_MAX, () => {
      resolve(failed('There was no complete response within 5 seconds.'));
      outgoing.destroy();
    });
    outgoing.on('error', () => resolve(failed('The document could not be read.')));
    outgoing.on('response', (incoming) => {
      bytesOf(incoming, bytesMax + 1).then(
        (body) => resolve({ status: incoming.statusCode ?? null, error: null, headers: headersOf(incoming), body }),
        () => resolve(failed('The document could not be read.')),
      );
    });
    outgoing.end();
    return promise.finally(() => limit.cancel());
  }
}

const failed = (error: string): ReadDocument => ({ status: null, error, headers: {}, body: new Uint8Array() });

/** Headers that say how long a document can be stored. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'cache-control': cacheControl, expires } = headers;
  return { ...(cacheControl !== undefined && { 'cache-control': cacheControl }), ...(expires !== undefined && { expires }) };
}

/** The start of a body; leaving the loop early closes the connection. */
async function bytesOf(incoming: IncomingMessage, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= bytesMax) break;
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, bytesMax));
}
