/** What the pages of the connector show and change: the running connector, its folder and its drivers. */

import type { ConnectorFolder } from '../config.ts';
import type { DriverFactory } from '../driver.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import type { LogLine } from '../log.ts';
import type { RunningConnector } from '../service/run.ts';

export interface Desk {
  readonly folder: ConnectorFolder;
  readonly running: RunningConnector;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly environment: ProxyEnvironment;
  readonly logLines: readonly LogLine[];
  readonly machine: string;
  readonly build: string;
  /** YYYY-MM-DD */
  readonly today: () => string;
}
