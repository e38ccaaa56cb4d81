/** The drivers of this machine by name: those that come with the connector, and those that its owner added. */

import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { driversFolder } from '../bundle.ts';
import type { ConnectorFolder, Problems } from '../config.ts';
import { type DriverDescription, readDescription } from '../drivers/driver-folder.ts';
import { unpackZip } from '../drivers/driver-zip.ts';
import { alteredText, signatureOf } from '../drivers/program-signature.ts';

export interface InstalledDriver extends DriverDescription {
  readonly folder: string;
  readonly source: 'bundled' | 'program' | 'added';
}

interface Place {
  readonly folder: string;
  readonly source: InstalledDriver['source'];
}

/** The folders of drivers in order of precedence: a name that is found twice counts where it is found first, so that no other driver can replace ours. */
const placesOf = ({ programDrivers, drivers }: ConnectorFolder): readonly Place[] => [
  { folder: driversFolder, source: 'bundled' },
  ...(programDrivers === null ? [] : [{ folder: programDrivers, source: 'program' } as const]),
  { folder: drivers, source: 'added' },
];

export function installedDrivers(folder: ConnectorFolder): readonly InstalledDriver[] {
  const found = new Map<string, InstalledDriver>();
  for (const place of placesOf(folder)) {
    for (const driver of driversIn(place)) if (!found.has(driver.name)) found.set(driver.name, driver);
  }
  return [...found.values()];
}

function driversIn({ folder, source }: Place): readonly InstalledDriver[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const place = join(folder, name);
    const description = existsSync(join(place, 'driver.json')) ? readDescription(place) : '';
    if (typeof description === 'string' || description.name !== name) return [];
    return source === 'added' && !isOwn(place) ? [] : [{ ...description, folder: place, source }];
  });
}

/** Whether only the connector can change a driver, which runs with the rights of the connector. */
function isOwn(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const OTHERS_WRITE = 0o022;
  return [dirname(folder), folder, ...globSync('**/*', { cwd: folder }).map((name) => join(folder, name))].every((path) => {
    const { mode, uid } = statSync(path);
    return (mode & OTHERS_WRITE) === 0 && uid === process.getuid?.();
  });
}

/** The digest of all files of a driver. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder }).toSorted()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** What a person sees before a driver is added: who signed its programs, or the digest of its files. */
export function originOf(folder: string): string {
  const { programs, signers, unsigned } = signatureOf(folder);
  if (programs > 0 && unsigned.length === 0) return `signed by ${signers.join(', ')}`;
  return `${programs > 0 ? `not signed (${unsigned.join(', ')}), ` : ''}sha256 ${digestOf(folder)}`;
}

/** Gives a folder with a driver, or a ZIP file that is unpacked for as long as it is used. The files of a ZIP can be in a folder of their own. */
export async function withDriverFrom<Used>(from: string, use: (folder: string) => Promise<Used>): Promise<Used | Problems> {
  if (!existsSync(from) || statSync(from).isDirectory()) return use(from);
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-driver-'));
  try {
    const problem = unpackZip(from, folder);
    if (problem !== null) return { problems: [problem] };
    const [description = 'driver.json'] = globSync(['driver.json', '*/driver.json'], { cwd: folder });
    return await use(join(folder, dirname(description)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a driver into the folder of the connector, in place of one of the same name that was added before. */
export function addDriver(folder: ConnectorFolder, from: string): DriverDescription | Problems {
  const description = readDescription(from);
  if (typeof description === 'string') return { problems: [description] };
  const { name } = description;
  const known = installedDrivers(folder).find((driver) => driver.name === name);
  if (known && known.source !== 'added')
    return { problems: [`${name} comes with the connector. Give the driver in ${from} another name.`] };
  const altered = alteredText(signatureOf(from));
  if (altered !== null) return { problems: [`${altered} Nothing was added.`] };
  const target = join(folder.drivers, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(folder.drivers, { recursive: true, mode: 0o700 });
  cpSync(from, target, { recursive: true });
  return description;
}

export function removeDriver(folder: ConnectorFolder, name: string): Problems | null {
  const known = installedDrivers(folder).find((driver) => driver.name === name);
  if (!known) return { problems: [`There is no driver ${name}. List them with "ledgerline-connector drivers".`] };
  if (known.source !== 'added') return { problems: [`${name} comes with the connector and cannot be removed.`] };
  rmSync(known.folder, { recursive: true });
  return null;
}
