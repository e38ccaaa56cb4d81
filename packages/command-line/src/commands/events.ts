/** tail shows the feed of events; listen forwards it, signed, to a program on this machine. */

import { createHmac } from 'node:crypto';
import type { Event, EventOptions } from '@ledgerline/client';
import { nowMs } from '../clock.ts';
import { Failure, isInterrupted, usage } from '../failure.ts';
import { newSecret } from '../randomness.ts';
import type { Session } from '../session.ts';

export interface FeedOptions {
  readonly type?: readonly string[];
  readonly entity?: readonly string[];
  readonly from?: string;
  readonly cursor?: string;
  readonly follow?: boolean;
}

const feedOf = (session: Session, { type, entity, from = 'latest', cursor, follow = true }: FeedOptions) =>
  session.client().events({
    signal: session.signal,
    follow,
    ...(cursor === undefined ? { from } : { cursor }),
    ...(type !== undefined && { types: type as NonNullable<EventOptions['types']> }),
    ...(entity !== undefined && { entities: entity }),
  });

export async function tail(session: Session, options: FeedOptions): Promise<void> {
  const feed = feedOf(session, options);
  await followed(feed, () => session.terminal.printList(feed, 'No events found.', lineOf));
}

/** Ctrl-C is the usual way to end it. */
async function followed(feed: ReturnType<typeof feedOf>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    const place = feed.cursor === undefined ? 'Run the same command again.' : `Continue from here with --cursor ${feed.cursor}`;
    throw new Failure('interrupted', `Stopped. ${place}`);
  }
}

function lineOf({ timestamp, type, data }: Event): string {
  const error = data.error as { readonly code?: string; readonly message?: string } | null | undefined;
  const subject = [data.commandId, data.type, data.docNo, data.connectorId, data.companyId].filter(
    (part) => typeof part === 'string',
  );
  return [timestamp, type, ...subject, ...changesOf(data), error ? `${error.code}: ${error.message}` : ''].join('  ').trimEnd();
}

/** What a change event names: `sales-invoice IV-000021 created`. */
function changesOf({ entity, scope, reason, changes }: Event['data']): readonly string[] {
  if (typeof scope === 'string') return [`${scope} ${reason}`];
  if (!Array.isArray(changes)) return [];
  return (changes as readonly { readonly key: string; readonly change: string }[]).map(
    ({ key, change }) => `${entity} ${key} ${change}`,
  );
}

export interface ListenOptions extends FeedOptions {
  readonly forwardTo: string;
}

/** Delivers events like the cloud, but to this machine: the same body, the same headers, and a separate secret. */
export async function listen(session: Session, { forwardTo, ...options }: ListenOptions): Promise<void> {
  const { terminal, environment, signal } = session;
  if (!URL.canParse(forwardTo))
    throw usage(`--forward-to must be an address such as http://127.0.0.1:3000/hook; you passed ${forwardTo}.`);
  const secret = environment.LEDGERLINE_WEBHOOK_SECRET || newSecret();
  terminal.complain(`Forwarding events to ${forwardTo}. Verify them with the secret ${secret}`);
  const feed = feedOf(session, options);
  await followed(feed, async () => {
    for await (const event of feed) {
      const answer = await forwarded(event, forwardTo, secret, signal);
      terminal.printRow({ id: event.id, type: event.type, answer }, `${event.timestamp}  ${event.type}  ${answer}`);
    }
  });
}

async function forwarded(event: Event, address: string, secret: string, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(nowMs() / 1000);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    if (signal.aborted) throw error;
    return `no response (${(error as Error).message})`;
  }
}
