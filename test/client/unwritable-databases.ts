/** Databases that a mirror cannot write to: what is said of them, and what is left. */

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Mirror, MirrorTarget } from '../../packages/client/src/mirror.ts';
import type { Ended } from './program.ts';

/** A SQLite file that is full, and then read-only. */
export async function assertFull(to: MirrorTarget, mirror: Mirror): Promise<void> {
  const failing = async (pragma: string, expected: RegExp): Promise<void> => {
    await to.query(`PRAGMA ${pragma}`);
    await assert.rejects(async () => {
      for await (const _ of mirror.steps());
    }, expected);
  };
  await failing('max_page_count = 12', /database or disk is full/);
  await to.query('PRAGMA max_page_count = 1000000');
  await failing('query_only = ON', /readonly database/);
  await to.query('PRAGMA query_only = OFF');
}

/** `connectionString` is of a new database of PostgreSQL, which is made read-only. */
export async function assertSaidInWords(
  run: (to: string) => Promise<Ended>,
  folder: string,
  connectionString: string,
): Promise<void> {
  const connection = new pg.Client({ connectionString });
  await connection.connect();
  await connection.query(
    `ALTER DATABASE "${new URL(connectionString).pathname.slice(1)}" SET default_transaction_read_only = on`,
  );
  await connection.end();
  writeFileSync(join(folder, 'no-database.db'), 'This is no database, and long enough to be taken for one. '.repeat(20));
  for (const [to, expected] of [
    ['sqlite:/proc/books.db', /^\/proc\/books\.db cannot be used: unable to open database file\. Run the same command again/],
    ['sqlite:no-database.db', /^no-database\.db cannot be used: file is not a database\./],
    [connectionString, /^127\.0\.0\.1:\d+\/\w+ cannot be used: cannot execute .* in a read-only transaction\./m],
  ] as const) {
    const { exitCode, stderr } = await run(to);
    assert.equal(exitCode, 7, stderr);
    assert.match(stderr, expected);
  }
}
