/** Checks that a delivery comes from Ledgerline. Needs no client and no key, only the secret of the endpoint. */

import { unixSeconds } from './clock.ts';
import { fromBase64 } from './encoding/base64.ts';
import { MisuseError, WebhookRefused } from './errors.ts';
import type { Event } from './generated/contract.ts';

export interface WebhookCheck {
  /** How far the timestamp can be from now (default 300). */
  readonly toleranceSeconds?: number;
  /** Seconds since 1970 (default: now). */
  readonly now?: number;
}

/** Headers as any server has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const PREFIX = 'whsec_';
const VERSION = 'v1';
const TOLERANCE_SECONDS = 300;

/** The event of a delivery. Pass the body as it arrived, before anything parsed it; several secrets while one is being rotated. */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = unixSeconds() }: WebhookCheck = {},
): Promise<Event> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  assertFresh(timestamp, now, toleranceSeconds);
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await isSigned(signed, signatures, secrets))) {
    throw refused(
      'signature_mismatch',
      'The signature does not fit. Check the secret, and that the body is passed as it arrived.',
    );
  }
  return eventOf(body);
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = typeof value === 'string' ? value : (value?.[0] ?? '');
  if (text === '') throw refused('header_missing', `The header ${name} is missing.`);
  return text;
}

function assertFresh(timestamp: string, now: number, tolerance: number): void {
  if (!/^\d{1,15}$/.test(timestamp)) throw refused('timestamp_invalid', 'webhook-timestamp is not a number of seconds.');
  const age = now - Number(timestamp);
  const clocks = 'Check the clock of this machine.';
  if (age > tolerance) throw refused('timestamp_too_old', `The delivery was signed ${age} seconds ago. ${clocks}`);
  if (-age > tolerance) throw refused('timestamp_too_new', `The delivery was signed ${-age} seconds in the future. ${clocks}`);
}

/** WebCrypto compares in constant time. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: string, secrets: readonly string[]): Promise<boolean> {
  const candidates = signatures.split(' ').flatMap((signature) => {
    const [version, text = ''] = signature.split(',', 2);
    return version === VERSION ? (fromBase64(text) ?? []) : [];
  });
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const candidate of candidates) if (await crypto.subtle.verify('HMAC', key, candidate, signed)) return true;
  }
  return false;
}

async function keyOf(secret: string) {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === undefined || bytes.length === 0)
    throw new MisuseError('invalid_secret', 'The secret is not the one of a webhook endpoint, which starts with whsec_.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function eventOf(body: string): Event {
  try {
    const event = JSON.parse(body) as Event | null;
    if (typeof event?.id === 'string' && typeof event.type === 'string') return event;
  } catch {
    // The rejection is thrown below.
  }
  throw refused('body_invalid', 'The body is signed but is not an event.');
}

const refused = (code: string, message: string): WebhookRefused => new WebhookRefused(code, message);
