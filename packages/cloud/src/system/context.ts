/** What the parts of a running cloud share. Created once by main.ts, and passed to everything else. */

import type { ArtifactFiles } from '../store/artifact-files.ts';
import type { Store } from '../store/store.ts';
import type { BillingProvider } from './billing-provider.ts';
import type { Clock, Timers } from './clock.ts';
import type { Config } from './config.ts';
import type { Damage } from './damage.ts';
import type { DocumentReader } from './document-reader.ts';
import type { Randomness } from './randomness.ts';
import type { Seal } from './seal.ts';
import type { Slots } from './slots.ts';
import type { Wakeups } from './wakeup.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The cost of hashing a password, and so of guessing one. */
export interface PasswordCost {
  readonly memoryKibibytes: number;
  readonly passes: number;
  readonly lanes: number;
}

export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly artifacts: ArtifactFiles;
  readonly damage: Damage;
  readonly wakeups: Wakeups;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  /** Parameters of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** Reaches the addresses of webhook endpoints. */
  readonly sender: WebhookSender;
  /** Slots for requests to receivers, deliveries and pings alike. */
  readonly sending: Slots;
  /** The payment service; null where tenants request plans instead. */
  readonly billing: BillingProvider | null;
  /** Reads the descriptions that apps publish. */
  readonly documents: DocumentReader;
}
