/** How an endpoint is doing, in a badge and in a sentence. */

import { MINUTE_MS, type Webhook } from '@ledgerline/contract';
import { badge, type Html } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { paragraph } from '@ledgerline/words/paragraph';
import { webhookStateWords } from '@ledgerline/words/portal/webhook';
import { webhookReasonIn } from '@ledgerline/words/shared/webhook-reason';

export function webhookBadge(language: Language, { state, failingSince }: Webhook): Html {
  const words = webhookStateWords(language);
  if (state === 'paused') return badge('queued', 'queued', words.paused);
  if (state === 'disabled') return badge('failed', 'cross', words.disabled);
  return failingSince === null ? badge('done', 'tick', words.enabled) : badge('warning', 'alert', words.failing);
}

/** Counts of a store end at a limit. */
const COUNTED_MAX = 1_000;

function countText(reader: Reader, count: number): string {
  const { numberText } = figuresOf(reader);
  return count >= COUNTED_MAX ? webhookStateWords(reader.language).orMore(numberText(COUNTED_MAX)) : numberText(count);
}

/** `40 s`, `4 min`, `3 h`. */
function leftText(reader: Reader, leftMs: number): string {
  const { minutes, hours } = webhookStateWords(reader.language);
  if (leftMs < 2 * MINUTE_MS) return figuresOf(reader).durationText(Math.ceil(leftMs / 1000) * 1000);
  const left = Math.round(leftMs / MINUTE_MS);
  return left < 120 ? minutes(left) : hours(Math.round(left / 60));
}

export function lagText(reader: Reader, { eventsBehind, eventsPending, behindSince }: Webhook, now: number): string {
  const words = webhookStateWords(reader.language);
  if (eventsBehind + eventsPending === 0) return words.upToDate;
  const count = countText(reader, eventsBehind + eventsPending);
  return behindSince === null
    ? words.waiting(count)
    : words.waitingSince(count, figuresOf(reader).agoText(Date.parse(behindSince), now));
}

function waitingText(reader: Reader, { eventsBehind, eventsPending, nextTryAt }: Webhook, now: number): string {
  const words = webhookStateWords(reader.language);
  if (eventsBehind + eventsPending === 0) return words.nothingWaits;
  const count = countText(reader, eventsBehind + eventsPending);
  if (nextTryAt === null) return words.eventsWait(count);
  const leftMs = Date.parse(nextTryAt) - now;
  return leftMs <= 0 ? words.nextNow(count) : words.nextIn(count, leftText(reader, leftMs));
}

/** `3 of 53 attempts of the last 24 hours failed. 2 events are waiting; the next attempt is in 4 min.` */
export function webhookSentence(reader: Reader, webhook: Webhook, now: number): string {
  const { state, disabledReason, failingSince, deliveredLastDay, failedLastDay } = webhook;
  const words = webhookStateWords(reader.language);
  const { numberText, momentText } = figuresOf(reader);
  if (state === 'paused') return paragraph([words.pausedByYou, waitingText(reader, { ...webhook, nextTryAt: null }, now)]);
  if (state === 'disabled') return words.disabledBecause(webhookReasonIn(disabledReason ?? '', reader.language));
  const waiting = waitingText(reader, webhook, now);
  if (failingSince !== null) return paragraph([words.failingSince(momentText(Date.parse(failingSince), now)), waiting]);
  const attempts = deliveredLastDay + failedLastDay;
  if (attempts === 0) return paragraph([words.noneLastDay, webhook.eventsBehind > 0 ? waiting : words.sendPing]);
  if (failedLastDay > 0) return paragraph([words.someFailed(numberText(failedLastDay), numberText(attempts)), waiting]);
  return paragraph([attempts === 1 ? words.oneSucceeded : words.allSucceeded(numberText(attempts)), waiting]);
}
