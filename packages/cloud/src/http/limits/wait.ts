/** How long a caller is ready to wait, and whether they are still there. */

import { limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuseField } from '../../system/problem.ts';
import type { DisconnectSignal, Waiting } from '../../system/waiting/long-poll-wait.ts';
import type { Limits } from './limits.ts';

/**
 * How long a request waits, from `?wait=30`, otherwise from `Prefer: wait=30`; null if it does not. A caller can have a limited
 * number of waiting requests; they count until the response is sent or the caller is gone. A preference that cannot be met is not
 * an error.
 */
export function enterWait(
  { openWaits }: Pick<Limits, 'openWaits'>,
  callerId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Waiting | Refusal | null {
  const asked = (request.query as { readonly wait?: unknown }).wait;
  const isPreferred = asked === undefined;
  const seconds = isPreferred ? preferredSeconds(request.headers.prefer) : readSeconds(asked);
  if (seconds === null) return refusedWait();
  if (seconds === 0) return null;
  const limited = openWaits.enter(callerId);
  if (limited) return isPreferred ? null : limited;
  reply.raw.once('close', () => openWaits.leave(callerId));
  if (isPreferred) reply.header('preference-applied', `wait=${seconds}`);
  return waitingFor(seconds, reply);
}

/** Whether a caller accepts a response that comes later. */
export function isReadyToWait({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): boolean {
  const { wait } = query as { readonly wait?: unknown };
  return wait === undefined ? preferredSeconds(headers.prefer) > 0 : wait !== '0';
}

/** Whole seconds from 0 to the longest wait; null for anything else. */
function readSeconds(text: unknown): number | null {
  const seconds = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return seconds >= 0 && seconds <= limits.waitSecondsMax ? seconds : null;
}

const refusedWait = (): Refusal => refuseField('/wait', 'format', requestSays.wait(limits.waitSecondsMax));

export function waitingFor(seconds: number, reply: FastifyReply): Waiting | null {
  return seconds === 0 ? null : { milliseconds: seconds * 1000, abandoned: new Connection(reply) };
}

function preferredSeconds(header: string | string[] | undefined): number {
  if (header === undefined) return 0;
  const seconds = /(?:^|,)\s*wait\s*=\s*"?(\d{1,6})"?\s*(?:[,;]|$)/i.exec([header].flat().join(','))?.[1];
  return Math.min(Number(seconds ?? 0), limits.waitSecondsMax);
}

/** The connection of a response, to know whether it closes before the response is sent. */
class Connection implements DisconnectSignal {
  #isGone = false;
  #listener: (() => void) | null = null;

  constructor({ raw }: FastifyReply) {
    raw.on('close', () => {
      if (raw.writableFinished) return;
      this.#isGone = true;
      this.#listener?.();
    });
  }

  get aborted(): boolean {
    return this.#isGone;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listener = listener;
  }

  removeEventListener(): void {
    this.#listener = null;
  }
}

/** The same as a signal. */
export function abandonedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  new Connection(reply).addEventListener('abort', () => controller.abort());
  return controller.signal;
}
