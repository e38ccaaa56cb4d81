/** Seals secrets that must be shown again, with AES-256-GCM under SECRET_KEY. What need not be shown again is hashed instead. */

import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto';
import type { Randomness } from './randomness.ts';

export interface Seal {
  /** The purpose is bound to the text: what was sealed for one thing cannot be passed off as another. */
  seal(text: string, purpose: string): string;
  /** Throws when the text was sealed for another purpose, under another SECRET_KEY, or was changed. */
  open(sealed: string, purpose: string): string;
  /** Bytes that only this SECRET_KEY gives for a purpose, the same every time: for a secret that is stored nowhere. */
  derive(purpose: string, byteCount: number): Uint8Array;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The format version of the rest, so that another format can be added. */
const VERSION = 's1';

export function makeSeal(secretKey: string, randomness: Randomness): Seal {
  // Node checks a key of bare bytes by an exception, which takes ten times as long as opening a seal.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'ledgerline seal', KEY_BYTES)));
  return {
    derive: (purpose, byteCount) => new Uint8Array(hkdfSync('sha256', secretKey, '', `ledgerline derive ${purpose}`, byteCount)),
    seal(text, purpose) {
      const nonce = randomness.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [version, body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealBroken();
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SealBroken();
      }
    },
  };
}

/** Nearly always a SECRET_KEY that is not the one the data was written with. */
export class SealBroken extends Error {
  constructor() {
    super('A sealed secret cannot be opened. SECRET_KEY is not the key that it was sealed with, or the data was changed.');
    this.name = 'SealBroken';
  }
}

/** What a connector key is sealed for. */
export const connectorKeyPurpose = (connectorId: string): string => `connector-key ${connectorId}`;
