/** Notices that this machine was connected again while the connector runs: another connector, key or cloud in the configuration. */

import type { ConnectorConfig } from '@ledgerline/contract';
import { type ConnectorFolder, isProblems, readConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { modifiedMs } from './modified.ts';

export class ConfigWatch {
  readonly #folder: ConnectorFolder;
  readonly #used: ConnectorConfig;
  readonly #log: Log;
  readonly #changed = Promise.withResolvers<void>();
  #seenMs: number;

  constructor(folder: ConnectorFolder, used: ConnectorConfig, log: Log) {
    this.#folder = folder;
    this.#used = used;
    this.#log = log;
    this.#seenMs = modifiedMs(folder.config);
  }

  /** Resolves when the configuration differs from the one in use. */
  get changed(): Promise<void> {
    return this.#changed.promise;
  }

  /** A configuration that is gone or cannot be used changes nothing: the connector runs with the one that it has. */
  look(): void {
    const nowMs = modifiedMs(this.#folder.config);
    if (nowMs === this.#seenMs) return;
    this.#seenMs = nowMs;
    const config = readConfig(this.#folder.config);
    if (isProblems(config)) {
      for (const problem of config.problems) this.#log.line('warning', `${problem} The connector runs with the one before.`);
      return;
    }
    const isSame = (['connectorId', 'connectorKey', 'cloudUrl'] as const).every((name) => config[name] === this.#used[name]);
    if (!isSame) this.#changed.resolve();
  }
}
