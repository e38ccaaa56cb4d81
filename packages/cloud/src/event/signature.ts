/** Signatures of deliveries as Standard Webhooks 1.0 has them: the id, the time and the body, signed with one or two secrets. */

import { createHmac, createSecretKey } from 'node:crypto';
import type { Randomness } from '../system/randomness.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const makeWebhookSecret = (randomness: Randomness): string =>
  `${PREFIX}${Buffer.from(randomness.bytes(SECRET_BYTES)).toString('base64')}`;

export interface Signed {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of a delivery. Several secrets sign next to each other, the newest first. */
export function signatureHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    // Not bare bytes: Node checks those by an exception, which takes longer than the signature.
    const key = createSecretKey(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
