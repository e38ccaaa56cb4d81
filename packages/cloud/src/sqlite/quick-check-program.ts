/** A separate program: checks the structure of a database file table by table and writes what is wrong, as JSON, to standard output. */

import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const FINDINGS_MAX = 10;

/** A file up to this size is checked thoroughly, indexes against tables too; a larger one would take too long. */
const THOROUGH_BYTES_MAX = 1_073_741_824;

/** Checks each table in a separate transaction, so that the log can be merged into the file between two tables. */
function check(path: string): readonly string[] {
  const findings: string[] = [];
  try {
    const pragma = statSync(path).size <= THOROUGH_BYTES_MAX ? 'integrity_check' : 'quick_check';
    const database = new DatabaseSync(path, { readOnly: true });
    const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all() as { readonly name: string }[];
    for (const { name } of tables) {
      const rows = database.prepare(`PRAGMA ${pragma}("${name}")`).all();
      findings.push(...rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok'));
      if (findings.length >= FINDINGS_MAX) break;
    }
    database.close();
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  return findings.slice(0, FINDINGS_MAX);
}

process.stdout.write(JSON.stringify(check(process.argv[2] ?? '')));
