/** Pairing with the portal by a code (RFC 8628): a person confirms in the browser, and this machine gets its own key. */

import { monotonicMs } from './clock.ts';
import { Failure } from './failure.ts';
import type { Session } from './session.ts';
import { pause } from './timers.ts';

interface Started {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly verificationUri: string;
  readonly verificationUriComplete: string;
  readonly expiresInSeconds: number;
  readonly intervalSeconds: number;
}

interface Answer {
  readonly ok: boolean;
  readonly secret?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

const SLOWER_SECONDS = 5;

async function post(url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal };
  try {
    return await (await fetch(url, { ...init, redirect: 'manual' })).json();
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Failure('unreachable', `No readable response from ${url}.`);
  }
}

/** The new key, once a person has confirmed the code. */
export async function pairedKey({ terminal, signal }: Session, url: string, name: string): Promise<string> {
  const base = url.replace(/\/+$/, '');
  const started = (await post(`${base}/device`, { name }, signal)) as Started & Answer;
  if (!started.ok) throw new Failure('rejected', started.error?.message ?? 'The server does not offer pairing. Use --with-key.');
  terminal.complain(
    `Open ${started.verificationUriComplete}\nand confirm the code ${terminal.styled('bold', started.userCode)}.`,
  );
  const endsAt = monotonicMs() + started.expiresInSeconds * 1000;
  for (let seconds = started.intervalSeconds; monotonicMs() < endsAt; ) {
    await pause(seconds * 1000, signal);
    const { ok, secret, error } = (await post(`${base}/device/token`, { deviceCode: started.deviceCode }, signal)) as Answer;
    if (ok && secret !== undefined) return secret;
    if (error?.code === 'slow_down') seconds += SLOWER_SECONDS;
    else if (error?.code !== 'authorization_pending') throw new Failure('key', error?.message ?? 'The pairing failed.');
  }
  throw new Failure('key', 'The code expired before it was confirmed. Run ledgerline login again.');
}
