/** The way between a machine and the cloud: requests and answers get lost, late, doubled, or arrive when nobody waits any more. */

import type { CloudAnswer } from '@ledgerline/connector';
import type { Chance } from './chance.ts';
import type { Life } from './machine.ts';
import type { Queue } from './queue.ts';

export interface Weather {
  readonly loss: number;
  readonly doubling: number;
  readonly lateness: number;
  /** From this moment on no heartbeat arrives, though everything else does. */
  readonly muffledFromMs: number;
  /** Until this moment no result arrives, though everything else does. */
  readonly resultsFromMs: number;
}

export const fairWeather: Weather = {
  loss: 0,
  doubling: 0,
  lateness: 0,
  muffledFromMs: Number.POSITIVE_INFINITY,
  resultsFromMs: 0,
};

type Reply<Value> = (answer: CloudAnswer<Value>) => void;

const unreachable = { kind: 'unreachable', message: 'There is no answer.' } as const;

export class Link {
  readonly #life: Life;
  readonly #chance: Chance;
  readonly #queue: Queue;
  weather: Weather = fairWeather;

  constructor(life: Life, chance: Chance, queue: Queue) {
    this.#life = life;
    this.#chance = chance;
    this.#queue = queue;
  }

  get isMuffled(): boolean {
    return this.#life.world.nowMs >= this.weather.muffledFromMs;
  }

  get isWithheld(): boolean {
    return this.#life.world.nowMs < this.weather.resultsFromMs;
  }

  /** Sends a request; `handle` is what the cloud does with it, each time it arrives. */
  send<Value>(timeoutMs: number, handle: (reply: Reply<Value>) => void): Promise<CloudAnswer<Value>> {
    const { weather } = this;
    return new Promise((resolve) => {
      const timeout = this.#life.after(timeoutMs, () => resolve(unreachable));
      const reply: Reply<Value> = (answer) => {
        if (this.#chance.happens(weather.loss)) return;
        this.#life.after(this.#delayMs(weather), () => {
          timeout.cancel();
          resolve(answer);
        });
      };
      if (!this.#chance.happens(weather.loss)) this.#arrive(weather, handle, reply);
      if (this.#chance.happens(weather.doubling)) this.#arrive(weather, handle, () => undefined);
    });
  }

  #arrive<Value>(weather: Weather, handle: (reply: Reply<Value>) => void, reply: Reply<Value>): void {
    this.#life.world.after(this.#delayMs(weather), () => {
      if (this.#queue.isDown) reply(unreachable);
      else handle(reply);
    });
  }

  #delayMs({ lateness }: Weather): number {
    if (!this.#chance.happens(lateness)) return this.#chance.between(1, 100);
    return this.#chance.happens(0.2) ? this.#chance.between(20_000, 120_000) : this.#chance.between(1_000, 20_000);
  }
}
