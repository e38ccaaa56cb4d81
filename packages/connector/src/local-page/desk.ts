/** What the pages of the connector show and change: the running connector, its folder and its drivers. */

import type { ConnectorFolder } from '../config.ts';
import type { DriverFactory } from '../driver.ts';
import type { Gateways } from '../gateway/gateways.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import type { LogLine } from '../log.ts';
import type { RunningConnector } from '../service/run.ts';
import type { PagePairing } from './page-pairing.ts';

/** The state before the machine is connected to an account. */
export interface Unpaired {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly machine: string;
  readonly build: string;
  readonly pairing: PagePairing;
}

export interface Desk extends Unpaired {
  readonly running: RunningConnector;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly logLines: readonly LogLine[];
  readonly gateways: Gateways;
  /** YYYY-MM-DD */
  readonly today: () => string;
}

export const isDesk = (shown: Unpaired | Desk): shown is Desk => 'running' in shown;
