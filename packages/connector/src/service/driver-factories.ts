/** The drivers that the program brings: the embedded account book, and programs of others. */

import { existsSync, statSync } from 'node:fs';
import { Book, systemClock, todayOf } from '@ledgerline/book';
import { doctorSentences as say } from '@ledgerline/words/connector/doctor';
import { systemClock as connectorClock, systemTimers } from '../clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder } from '../config.ts';
import { type CompanySettings, type DriverFactory, type Finding, finding } from '../driver.ts';
import { missingFor } from '../drivers/driver-folder.ts';
import type { ExternalOptions } from '../drivers/driver-program.ts';
import { type EmbeddedBook, embeddedDrivers } from '../drivers/embedded.ts';
import { type EmbeddedPlace, examineEmbedded, openEmbedded } from '../drivers/embedded-file.ts';
import { externalDrivers, greeted, programDrivers } from '../drivers/external.ts';
import { printDocument } from '../drivers/printing.ts';
import { alteredText, signatureOf } from '../drivers/program-signature.ts';
import { carriedBook } from '../gateway/carried-book.ts';
import { Gateways } from '../gateway/gateways.ts';
import { failureLine, type Log } from '../log.ts';
import { packageFindings } from '../package-version.ts';
import { gatewayStanding } from './gateway-check.ts';
import { type InstalledDriver, installedDrivers } from './installed-drivers.ts';

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
    alsoExamine: (companyId, book) => {
      if (!book.courier.settings().isCarried) return [];
      const known = gateways ?? new Gateways({ folder, environment, log });
      return gatewayStanding({ folder, companyId, book, gateways: known, environment, nowMs: connectorClock.wallMs() });
    },
  };
  const open = (company: CompanySettings): EmbeddedBook => {
    const book = openEmbedded(company, place);
    return gateways ? carriedBook(company.companyId, book, gateways) : book;
  };
  const external: ExternalOptions = {
    timers: systemTimers,
    log,
    connectorBuild: CONNECTOR_BUILD,
    // A folder with signed files must not get additional files.
    environment: { ...environment, PYTHONDONTWRITEBYTECODE: '1' },
    artifactsFolder: folder.artifacts,
    changesFolder: folder.changes,
    picturesFolder: folder.logs,
    print: printDocument,
  };
  return {
    ...Object.fromEntries(installedDrivers(folder).map((driver) => [driver.name, installedFactory(external, driver)])),
    embedded: embeddedDrivers({
      version: CONNECTOR_BUILD,
      build: CONNECTOR_BUILD,
      commandTypes: Book.supportedTypes,
      openBook: open,
      examineBook: (company) => examineEmbedded(company, place),
    }),
    external: externalDrivers(external),
  };
}

/** A driver of this machine. A program that was changed after it was signed is not started; what the machine lacks is said. */
function installedFactory(options: ExternalOptions, driver: InstalledDriver): DriverFactory {
  const [command = '', ...parameters] = driver.command[process.platform] ?? [];
  const program = { command, parameters, folder: driver.folder };
  const factory = programDrivers(options, program);
  const missing = async (): Promise<string | null> => {
    const found = await missingFor(driver);
    return found && `${found.text}${found.install === null ? '' : ` Install it with: ${found.install}`}`;
  };
  const unavailable = (message: string) => ({ kind: 'unavailable', state: 'unavailable', message }) as const;
  return {
    ...factory,
    async open(company, terms) {
      const altered = alteredText(signatureOf(driver.folder));
      if (altered !== null) return unavailable(altered);
      const opening = await factory.open(company, terms);
      // Checked only when opening fails: a book that opens needs nothing.
      const reason = opening.kind === 'opened' ? null : await missing();
      return reason === null ? opening : unavailable(reason);
    },
    async examine(company) {
      const lacking = await missing();
      if (lacking !== null) return [finding('broken')(say.driverNotReady(driver.title, lacking))];
      const found = await examineProgram(driver, () => greeted(options, program));
      return found.some(({ state }) => state === 'broken') ? found : [...found, ...(await examineBook(factory, driver, company))];
    },
  };
}

/** The driver by itself: its signature, how long it takes to respond, and what it was written with. */
async function examineProgram(
  { title, folder, kit }: InstalledDriver,
  greet: () => ReturnType<typeof greeted>,
): Promise<readonly Finding[]> {
  const signature = signatureOf(folder);
  const altered = alteredText(signature);
  if (altered !== null) return [finding('broken')(say.driverNotReady(title, altered))];
  const { programs, unsigned, signers } = signature;
  const isSigned = unsigned.length === 0;
  const signed = isSigned
    ? finding('fine')(say.driverSigned(signers.join(', ')))
    : finding('warning')(say.driverUnsigned(unsigned[0] ?? ''));
  const begunMs = connectorClock.monotonicMs();
  const hello = await greet();
  if (typeof hello === 'string') return [finding('broken')(say.driverNotReady(title, hello))];
  const seconds = ((connectorClock.monotonicMs() - begunMs) / 1000).toFixed(1);
  return [finding('fine')(say.driverResponds(title, seconds, hello.protocol, kit ?? '')), ...(programs > 0 ? [signed] : [])];
}

const SIDE_FILE_BYTES_MAX = 64 * 1024 * 1024;

/** A book of the driver: whether it opens, and where its commands are recorded. */
async function examineBook(
  factory: DriverFactory,
  { title, version, fileSetting }: InstalledDriver,
  company: CompanySettings,
): Promise<readonly Finding[]> {
  const opening = await factory.open(company);
  if (opening.kind !== 'opened') return [finding('broken')(say.bookClosed(opening.message))];
  const { identity } = opening.driver;
  await opening.driver.close();
  const sideFile = `${String(company.settings[fileSetting])}.commands`;
  const isLarge = existsSync(sideFile) && statSync(sideFile).size > SIDE_FILE_BYTES_MAX;
  return [
    finding('fine')(say.bookOpens(title, version)),
    ...packageFindings(opening.driver),
    finding('fine')(identity.exactlyOnce ? say.recordInPackage() : say.recordBeside()),
    ...(isLarge ? [finding('warning')(say.recordLarge(sideFile))] : []),
  ];
}
