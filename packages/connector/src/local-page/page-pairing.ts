/** Connects this machine by a code that its page shows: starts, keeps what to show, and writes the configuration when the code is approved. */

import type { Sentence } from '@ledgerline/words';
import { systemClock, systemTimers } from '../clock.ts';
import { type ConnectorFolder, writeConfig } from '../config.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import { isPairingFailure, type ShownCode, type StartedPairing, startPairing } from '../service/pairing.ts';

/** The state that the page shows. */
export type PairingState =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string | Sentence }
  | { readonly kind: 'waiting'; readonly code: ShownCode }
  | { readonly kind: 'connected' };

export interface PagePairingOptions {
  readonly folder: ConnectorFolder;
  /** The machine, as the portal shows it. */
  readonly machine: string;
  readonly environment: ProxyEnvironment;
}

export class PagePairing {
  readonly #options: PagePairingOptions;
  #started: StartedPairing | null = null;
  #state: PairingState = { kind: 'none' };

  constructor(options: PagePairingOptions) {
    this.#options = options;
  }

  get state(): PairingState {
    return this.#state;
  }

  /** Resolves when there is a code to show, or a reason why not. */
  async start(cloudUrl: string): Promise<void> {
    this.stop();
    const { machine, environment } = this.#options;
    const started = await startPairing({ cloudUrl, name: machine, environment, clock: systemClock, timers: systemTimers });
    if (isPairingFailure(started)) {
      this.#state = { kind: 'failed', message: started.message };
      return;
    }
    this.#started = started;
    this.#state = { kind: 'waiting', code: started.shown };
    void this.#finish(started);
  }

  stop(): void {
    this.#started?.stop();
    this.#started = null;
    this.#state = { kind: 'none' };
  }

  async #finish(started: StartedPairing): Promise<void> {
    const ended = await started.ended;
    if (this.#started !== started) return;
    this.#started = null;
    if (isPairingFailure(ended)) this.#state = { kind: 'failed', message: ended.message };
    else {
      writeConfig(this.#options.folder, ended);
      this.#state = { kind: 'connected' };
    }
  }
}
