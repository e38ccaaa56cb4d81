/** Whether a manifest of builds can be trusted: signed by a key of this build, not older than the last one, not expired. Fetches nothing. */

import { createPublicKey, verify } from 'node:crypto';
import { isReleaseManifest, isSignedManifest, type ReleaseManifest, type SignedManifest } from '@ledgerline/contract';
import type { UpdateKey } from '../bundle.ts';
import type { Problems } from '../config.ts';

export interface ManifestRules {
  readonly keys: readonly UpdateKey[];
  /** The serial of the newest manifest seen here: an older one could withhold a fix. */
  readonly serialMin: number;
  readonly nowMs: number;
}

export function readManifest(text: string, { keys, serialMin, nowMs }: ManifestRules): ReleaseManifest | Problems {
  const signed = parsed(text);
  if (!isSignedManifest(signed)) return problem('The response is not a manifest of builds. A proxy may have replaced it.');
  const bytes = Buffer.from(signed.manifest, 'base64');
  if (!keys.some((key) => isSignedBy(key, bytes, signed)))
    return problem('The manifest of builds is not signed with a key of this build.');
  const manifest = parsed(bytes.toString());
  if (!isReleaseManifest(manifest)) return problem('The manifest of builds has a format that this build does not know.');
  if (manifest.serial < serialMin)
    return problem(`The manifest of builds has serial ${manifest.serial}, which is older than ${serialMin}.`);
  if (Date.parse(manifest.expiresAt) <= nowMs) return problem(`The manifest of builds expired at ${manifest.expiresAt}.`);
  return manifest;
}

const problem = (text: string): Problems => ({ problems: [text] });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSignedBy({ keyId, publicKey }: UpdateKey, bytes: Buffer, { signatures }: SignedManifest): boolean {
  const signature = signatures.find((one) => one.keyId === keyId);
  if (!signature) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, Buffer.from(signature.ed25519, 'base64'));
  } catch {
    return false;
  }
}
