/** A passkey in memory: makes and signs what an authenticator would, as JSON of a browser. For tests. */

import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { randomText, systemRandomness } from '../src/system/randomness.ts';

interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** What a test lets the passkey or its browser get wrong. */
export interface Slips {
  readonly origin?: string;
  readonly host?: string;
  readonly isVerified?: boolean;
  /** Counts from here instead of going on. */
  readonly counter?: number;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const uint = (value: number, byteCount: number): Buffer => {
  const bytes = Buffer.alloc(byteCount);
  bytes.writeUIntBE(value, 0, byteCount);
  return bytes;
};

/** CBOR of 24 to 255 bytes, and of short texts. */
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.of(0x58, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);

export class TestPasskey {
  readonly id = randomText(systemRandomness, 20);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #baseUrl: string;
  #userHandle = '';
  #counter = 0;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** As navigator.credentials.create returns it. */
  create(options: Options, slips: Slips = {}): Record<string, unknown> {
    this.#userHandle = options.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(FLAGS.attested, slips), attested]);
    const attestationObject = Buffer.concat([
      Buffer.of(0xa3),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.of(0xa0), cborText('authData'), cborBytes(authData)],
    ]);
    const clientDataJSON = base64url(this.#clientData('webauthn.create', options, slips));
    return this.#credential({ clientDataJSON, attestationObject: base64url(attestationObject), transports: ['internal'] });
  }

  /** As navigator.credentials.get returns it. */
  use(options: Options, slips: Slips = {}): Record<string, unknown> {
    const authData = this.#head(0, slips);
    const clientData = this.#clientData('webauthn.get', options, slips);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#userHandle,
    });
  }

  #credential(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: Options, { origin = this.#baseUrl }: Slips): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(flags: number, { host = new URL(this.#baseUrl).hostname, isVerified = true, counter }: Slips): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.of(all), uint(this.#counter, 4)]);
  }

  /** Of ES256: kty 2, alg -7, crv 1, x and y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [xBytes, yBytes] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
    const none = Buffer.alloc(0);
    return Buffer.concat([
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01),
      ...[Buffer.of(0x21), xBytes ?? none, Buffer.of(0x22), yBytes ?? none],
    ]);
  }
}
