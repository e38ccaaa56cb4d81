/** A driver as a folder with driver.json: what it is, how it starts, and what the machine needs for it. Starts no driver. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that must be installed besides the driver. */
export interface Need {
  /** A program that succeeds where it is. */
  readonly run: readonly string[];
  /** The sentence if the need is not met. */
  readonly else: string;
  /** The command that installs it, by system. */
  readonly install: Readonly<Record<string, string>>;
}

/** The content of driver.json. */
export interface DriverDescription {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly kit: string | null;
  /** Program and parameters, by platform of Node; started in the folder of the driver. */
  readonly command: Readonly<Record<string, readonly string[]>>;
  /** Parameters that create a new book, with {file} for its path; null where the driver cannot. */
  readonly newBook: readonly string[] | null;
  /** The setting that is the file of a book. */
  readonly fileSetting: string;
  readonly filePatterns: readonly string[];
  readonly usualFolders: readonly string[];
  readonly needs: readonly Need[];
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Names that the connector has for its own kinds of drivers. */
const RESERVED = ['embedded', 'external'];

export const isDriverName = (name: string): boolean => NAME.test(name) && !RESERVED.includes(name);

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The description of a driver, or what is wrong with it. */
export function readDescription(folder: string): DriverDescription | string {
  const path = join(folder, 'driver.json');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return `${path} is missing or is not valid JSON.`;
  }
  if (!isObject(json)) return `${path} must contain a JSON object.`;
  const { name, title, version, kit, command, newBook, fileSetting, filePatterns, usualFolders, needs } = json;
  if (typeof name !== 'string' || !isDriverName(name))
    return `${path}: name must be lower-case letters, digits and hyphens, and not ${RESERVED.join(' or ')}.`;
  if (typeof version !== 'string') return `${path}: version is missing.`;
  if (!isObject(command) || !Object.values(command).every((each) => isTexts(each) && each.length > 0))
    return `${path}: command must have a program and its parameters for each platform.`;
  return {
    name,
    title: typeof title === 'string' ? title : name,
    version,
    kit: typeof kit === 'string' ? kit : null,
    command: withNode(command as DriverDescription['command']),
    newBook: isTexts(newBook) ? newBook : null,
    fileSetting: typeof fileSetting === 'string' ? fileSetting : 'file',
    filePatterns: isTexts(filePatterns) ? filePatterns : [],
    usualFolders: isTexts(usualFolders) ? usualFolders : [],
    needs: (Array.isArray(needs) ? needs : []).flatMap(readNeed),
  };
}

/** The placeholder for the Node that the connector runs on, because the machine may have no other. */
const NODE = '{node}';

const withNode = (command: DriverDescription['command']): DriverDescription['command'] =>
  Object.fromEntries(
    Object.entries(command).map(([platform, words]) => [
      platform,
      words.map((word) => (word === NODE ? process.execPath : word)),
    ]),
  );

function readNeed(need: unknown): readonly Need[] {
  if (!isObject(need) || !isTexts(need.run) || typeof need.else !== 'string') return [];
  const install = isObject(need.install) ? need.install : {};
  const texts = Object.entries(install).filter((each): each is [string, string] => typeof each[1] === 'string');
  return [{ run: need.run, else: need.else, install: Object.fromEntries(texts) }];
}

/** What a machine lacks, and the command that installs it where that is known. */
export interface Missing {
  readonly text: string;
  readonly install: string | null;
}

const NEED_MS = 20_000;

/** The first need of a driver that this machine does not meet; null when the driver can be started. */
export async function missingFor(
  { title, command, needs }: DriverDescription,
  platform: string = process.platform,
): Promise<Missing | null> {
  if (!command[platform]) return { text: `${title} is not available on this system.`, install: null };
  for (const need of needs) if (!(await isMet(need))) return { text: need.else, install: need.install.debian ?? null };
  return null;
}

/** Whether a need is met. Runs asynchronously, so that a running connector is not delayed. */
const isMet = ({ run: [program = '', ...parameters] }: Need): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, parameters, { timeout: NEED_MS, windowsHide: true }, (error) => resolve(error === null));
  });
