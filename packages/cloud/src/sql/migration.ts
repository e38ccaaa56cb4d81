/** Migrations as files, numbered from 1, and the rejection of a database that cannot be used. Each store applies migrations itself. */

import { readdirSync, readFileSync } from 'node:fs';

/** The database cannot be used; the message says what the operator can do. */
export class UnusableDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabase';
  }
}

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** Files named `0001-what.sql`, in order and without a gap. */
export function readMigrations(folder: URL): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const version = Number(name.slice(0, 4));
    if (version !== index + 1) throw new Error(`Migration ${name} should have been number ${index + 1}.`);
    return { version, sql: readFileSync(new URL(name, folder), 'utf8') };
  });
}
