/** How an endpoint is doing, in a badge and in a sentence. */

import { MINUTE_MS, type Webhook } from '@ledgerline/contract';
import { badge, type Html } from '@ledgerline/look';
import { agoText, durationText } from '../../moment.ts';
import { counted, numberText } from '../../portal-view.ts';

export function webhookBadge({ state, failingSince }: Webhook): Html {
  if (state === 'paused') return badge('queued', 'queued', 'paused');
  if (state === 'disabled') return badge('failed', 'cross', 'disabled');
  return failingSince === null ? badge('done', 'tick', 'enabled') : badge('warning', 'alert', 'failing');
}

/** Counts of a store end at a limit. */
const COUNTED_MAX = 1_000;
const events = (count: number): string =>
  count >= COUNTED_MAX ? `${numberText(COUNTED_MAX)} or more events` : counted(count, 'event', 'events');

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** `now`, `in 40 s`, `in 4 min`, `in 3 h`. */
function inText(instant: string, now: number): string {
  const left = Date.parse(instant) - now;
  if (left <= 0) return 'now';
  return left < 2 * MINUTE_MS ? `in ${durationText(Math.ceil(left / 1000) * 1000)}` : `in ${longText(left)}`;
}

const longText = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
};

/** `for 3 min`, `since 12 Nov 2026`. */
function sinceText(instant: string, now: number): string {
  const ago = agoText(instant, now);
  return ago.endsWith(' ago') ? `for ${ago.slice(0, -' ago'.length)}` : `since ${ago}`;
}

export function lagText({ eventsBehind, eventsPending, behindSince }: Webhook, now: number): string {
  if (eventsBehind + eventsPending === 0) return 'up to date';
  const since = behindSince === null ? '' : `, the oldest from ${agoText(behindSince, now)}`;
  return `${events(eventsBehind + eventsPending)} waiting${since}`;
}

function waitingText({ eventsBehind, eventsPending, nextTryAt }: Webhook, now: number): string {
  const waiting = eventsBehind + eventsPending;
  if (waiting === 0) return 'Nothing is waiting.';
  const next = nextTryAt === null ? '' : `; the next attempt is ${inText(nextTryAt, now)}`;
  return `${events(waiting)} ${isOrAre(waiting)} waiting${next}.`;
}

/** `3 of 53 attempts of the last 24 hours failed. 2 events are waiting; the next attempt is in 4 min.` */
export function webhookSentence(webhook: Webhook, now: number): string {
  const { state, disabledReason, failingSince, deliveredLastDay, failedLastDay } = webhook;
  if (state === 'paused')
    return `Paused by you. Events are kept and sent when you resume. ${waitingText({ ...webhook, nextTryAt: null }, now)}`;
  if (state === 'disabled')
    return `Disabled. ${disabledReason ?? ''} Events are kept. Fix the receiver, then resume: sending continues where it stopped.`;
  if (failingSince !== null) return `Every attempt has failed ${sinceText(failingSince, now)}. ${waitingText(webhook, now)}`;
  const attempts = deliveredLastDay + failedLastDay;
  if (attempts === 0)
    return `No events were sent in the last 24 hours. ${webhook.eventsBehind > 0 ? waitingText(webhook, now) : 'Send a ping to test the receiver.'}`;
  const failed =
    failedLastDay === 0
      ? `All ${numberText(attempts)} attempts of the last 24 hours succeeded.`
      : `${numberText(failedLastDay)} of ${numberText(attempts)} attempts of the last 24 hours failed.`;
  return `${attempts === 1 && failedLastDay === 0 ? 'The one attempt of the last 24 hours succeeded.' : failed} ${waitingText(webhook, now)}`;
}
