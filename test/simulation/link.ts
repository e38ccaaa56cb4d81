/** The way between a machine and the cloud: requests and responses get lost, late, doubled, or arrive when no one waits. */

import type { CloudResponse } from '@ledgerline/connector';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import type { Life } from './machine.ts';

export interface Weather {
  readonly loss: number;
  readonly doubling: number;
  readonly lateness: number;
  /** From this moment on no heartbeat arrives, though everything else does. */
  readonly muffledFromMs: number;
  /** Until this moment no result arrives, though everything else does. */
  readonly resultsFromMs: number;
  /** How many responses with commands are cut off, one after the other, though everything else arrives. */
  readonly cutAnswers: number;
}

export const fairWeather: Weather = {
  loss: 0,
  doubling: 0,
  lateness: 0,
  muffledFromMs: Number.POSITIVE_INFINITY,
  resultsFromMs: 0,
  cutAnswers: 0,
};

type Reply<Value> = (response: CloudResponse<Value>) => void;

interface Sending<Value> {
  readonly timeoutMs: number;
  /** What the cloud does with a request, each time it arrives. */
  readonly handle: (reply: Reply<Value>) => void;
  /** Calls the request off. */
  readonly signal?: AbortSignal;
  /** Whether the connection breaks during this response. */
  readonly isCut?: (response: CloudResponse<Value>) => boolean;
}

const unreachable = { kind: 'unreachable', message: 'There is no response.' } as const;

export class Link {
  readonly #life: Pick<Life, 'world' | 'after'>;
  readonly #chance: Chance;
  readonly #cloud: { readonly isDown: boolean };
  weather: Weather = fairWeather;
  #cutCount = 0;

  constructor(life: Pick<Life, 'world' | 'after'>, chance: Chance, cloud: { readonly isDown: boolean }) {
    this.#life = life;
    this.#chance = chance;
    this.#cloud = cloud;
  }

  get isMuffled(): boolean {
    return this.#life.world.nowMs >= this.weather.muffledFromMs;
  }

  get isWithheld(): boolean {
    return this.#life.world.nowMs < this.weather.resultsFromMs;
  }

  /** Whether a response with commands is cut off now. */
  cuts(): boolean {
    if (this.#cutCount >= this.weather.cutAnswers) return false;
    this.#cutCount += 1;
    return true;
  }

  /** Sends a request. A broken connection is sometimes noticed at once; a lost response ends in a timeout. */
  send<Value>({ timeoutMs, handle, signal, isCut }: Sending<Value>): Promise<CloudResponse<Value>> {
    const { weather } = this;
    return new Promise((resolve) => {
      const timeout = this.#life.after(timeoutMs, () => resolve(unreachable));
      const arrive = (response: CloudResponse<Value>): void => {
        timeout.cancel();
        resolve(response);
      };
      signal?.addEventListener('abort', () => arrive(unreachable), { once: true });
      const reply: Reply<Value> = (response) => {
        const isLost = this.#chance.happens(weather.loss);
        const isBroken = isCut?.(response) === true || (isLost && this.#chance.happens(0.5));
        if (isLost && !isBroken) return;
        this.#life.after(this.#delayMs(weather), () => arrive(isBroken ? unreachable : response));
      };
      if (!this.#chance.happens(weather.loss)) this.#arrive(weather, handle, reply);
      if (this.#chance.happens(weather.doubling)) this.#arrive(weather, handle, () => undefined);
    });
  }

  #arrive<Value>(weather: Weather, handle: (reply: Reply<Value>) => void, reply: Reply<Value>): void {
    this.#life.world.after(this.#delayMs(weather), () => {
      if (this.#cloud.isDown) reply(unreachable);
      else handle(reply);
    });
  }

  #delayMs({ lateness }: Weather): number {
    if (!this.#chance.happens(lateness)) return this.#chance.between(1, 100);
    return this.#chance.happens(0.2) ? this.#chance.between(20_000, 120_000) : this.#chance.between(1_000, 20_000);
  }
}
