/** A certificate authority for tests, and certificates that it signs: enough of X.509 for a real TLS handshake. */

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;

function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => element(SEQUENCE, ...parts);
const identifier = (hex: string): Buffer => element(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => element(0x18, Buffer.from(text));
const bits = (bytes: Uint8Array): Buffer => element(0x03, Buffer.from([0]), bytes);

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const nameOf = (text: string): Buffer => sequence(element(SET, sequence(identifier('550403'), element(0x0c, Buffer.from(text)))));

const extension = (hex: string, value: Buffer): Buffer => sequence(identifier(hex), element(0x04, value));
const isAuthority = extension('551d13', sequence(element(0x01, Buffer.from([0xff]))));
const forHost = (host: string): Buffer => extension('551d11', sequence(element(0x82, Buffer.from(host))));

interface Wanted {
  readonly serial: number;
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly signedWith: KeyObject;
  readonly extensions: Buffer;
}

const AUTHORITY = 'Authority of the tests';

function certificate({ serial, subject, publicKey, signedWith, extensions }: Wanted): string {
  const content = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([serial])),
    ECDSA_WITH_SHA256,
    nameOf(AUTHORITY),
    sequence(time('20200101000000Z'), time('20991231235959Z')),
    nameOf(subject),
    publicKey.export({ format: 'der', type: 'spki' }),
    element(0xa3, sequence(extensions)),
  );
  const whole = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, signedWith)));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** A certificate for a host, its key, and the authority that signed it. */
export function certificateFor(host: string) {
  const [authority, own] = [1, 2].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  if (!authority || !own) throw new Error('Two key pairs were made.');
  const signedWith = authority.privateKey;
  const root = { serial: 1, subject: AUTHORITY, publicKey: authority.publicKey, signedWith, extensions: isAuthority };
  const leaf = { serial: 2, subject: host, publicKey: own.publicKey, signedWith, extensions: forHost(host) };
  const key = own.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { authority: certificate(root), certificate: certificate(leaf), key };
}
