/** The drivers that the program brings: the embedded account book, and programs of others. */

import { Book, systemClock, todayOf } from '@ledgerline/book';
import { systemTimers } from '../clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder } from '../config.ts';
import type { CompanySettings, DriverFactory } from '../driver.ts';
import { type EmbeddedBook, embeddedDrivers } from '../drivers/embedded.ts';
import { type EmbeddedPlace, examineEmbedded, openEmbedded } from '../drivers/embedded-file.ts';
import { externalDrivers } from '../drivers/external.ts';
import { printDocument } from '../drivers/printing.ts';
import { carriedBook } from '../gateway/carried-book.ts';
import type { Gateways } from '../gateway/gateways.ts';
import { failureLine, type Log } from '../log.ts';

export interface DriverSurroundings {
  readonly folder: ConnectorFolder;
  readonly log: Log;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Carries e-invoices; left out where a book is only looked at. */
  readonly gateways?: Gateways;
}

/** The business day of the account books. */
export const todayText = (): string => todayOf(systemClock);

export function driverFactories({
  folder,
  log,
  environment,
  gateways,
}: DriverSurroundings): Readonly<Record<string, DriverFactory>> {
  const place: EmbeddedPlace = {
    folder,
    today: todayText,
    onFailure: (failure, { type, commandId }) => log.line('warning', `${type} ${commandId} failed: ${failureLine(failure)}`),
    ...(gateways && { carrier: (companyId: string) => gateways.carrier(companyId) }),
  };
  const open = (company: CompanySettings): EmbeddedBook => {
    const book = openEmbedded(company, place);
    return gateways ? carriedBook(company.companyId, book, gateways) : book;
  };
  return {
    embedded: embeddedDrivers({
      version: CONNECTOR_BUILD,
      build: CONNECTOR_BUILD,
      commandTypes: Book.supportedTypes,
      openBook: open,
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
