/** Connections by name from the service file of PostgreSQL, which other programs of the user have too. Connects to nothing. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usage } from './failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address of a service, with its password if the file has one. */
export function serviceAddress(name: string, environment: Environment): string {
  const file = environment.PGSERVICEFILE ?? join(environment.HOME ?? '.', '.pg_service.conf');
  const entries = sectionOf(name, textOf(file));
  if (entries === undefined) throw usage(`${file} has no service ${name}. Add [${name}] to it, or set PGSERVICEFILE.`);
  const { host = 'localhost', port, dbname = '', user, password, ...others } = entries;
  const address = new URL(`postgres://localhost/${encodeURIComponent(dbname)}`);
  // A host can be the folder of a socket.
  for (const [key, value] of Object.entries({ host, ...others })) address.searchParams.set(key, value);
  if (port !== undefined) address.port = port;
  if (user !== undefined) address.username = encodeURIComponent(user);
  if (password !== undefined) address.password = encodeURIComponent(password);
  return address.href;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usage(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function sectionOf(name: string, text: string): Readonly<Record<string, string>> | undefined {
  let found: Record<string, string> | undefined;
  let isWanted = false;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const [, section] = /^\[(.*)\]$/.exec(line) ?? [];
    if (section !== undefined) isWanted = section === name;
    if (isWanted) found ??= {};
    const [, key, value] = /^([a-z_]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (isWanted && found && key !== undefined && value !== undefined) found[key] = value;
  }
  return found;
}
