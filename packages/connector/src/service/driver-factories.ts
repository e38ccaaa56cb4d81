/** The drivers that the program brings: the embedded account book, and programs of others. */

import { Book, systemClock, todayOf } from '@ledgerline/book';
import { systemTimers } from '../clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder } from '../config.ts';
import type { DriverFactory } from '../driver.ts';
import { embeddedDrivers } from '../drivers/embedded.ts';
import { type EmbeddedPlace, examineEmbedded, openEmbedded } from '../drivers/embedded-file.ts';
import { externalDrivers } from '../drivers/external.ts';
import { printDocument } from '../drivers/printing.ts';
import { failureLine, type Log } from '../log.ts';

export interface DriverSurroundings {
  readonly folder: ConnectorFolder;
  readonly log: Log;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The business day of the account books. */
export const todayText = (): string => todayOf(systemClock);

export function driverFactories({ folder, log, environment }: DriverSurroundings): Readonly<Record<string, DriverFactory>> {
  const place: EmbeddedPlace = {
    folder,
    today: todayText,
    onFailure: (failure, { type, commandId }) => log.line('warning', `${type} ${commandId} failed: ${failureLine(failure)}`),
  };
  return {
    embedded: embeddedDrivers({
      version: CONNECTOR_BUILD,
      build: CONNECTOR_BUILD,
      commandTypes: Book.supportedTypes,
      openBook: (company) => openEmbedded(company, place),
      examineBook: (company) => examineEmbedded(company, place),
    }),
    external: externalDrivers({
      timers: systemTimers,
      log,
      connectorBuild: CONNECTOR_BUILD,
      environment,
      artifactsFolder: folder.artifacts,
      print: printDocument,
    }),
  };
}
