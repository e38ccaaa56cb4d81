/**
 * `npm run soak:mirror -- 50 50`: a mirror of everything in a book, in SQLite and in PostgreSQL, killed that often while it reads and that
 * often while it follows, under random commands. At the end every row must be the one that the book shows. A seed and `postgres` or `sqlite`
 * can follow.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertEqual, killMirror, randomWriter, runMirror } from '../client/mirrored-book.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const [readingKills = 50, followingKills = 50, seed = 1] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'soak-mirror-'));
const [system, postgres] = await Promise.all([startSystem({ RATE_LIMIT_PER_MINUTE: '0' }), startPostgres()]);
try {
  for (const to of ['sqlite:soak.db', await postgres.createDatabase()].filter((place) => place.startsWith(only))) {
    const startedAt = performance.now();
    const tenant = await openSandbox(system);
    const env = {
      XDG_CONFIG_HOME: folder,
      LEDGERLINE_URL: system.baseUrl,
      LEDGERLINE_API_KEY: tenant.tenantKey,
      LEDGERLINE_CONNECTOR: tenant.connectorId,
      LEDGERLINE_COMPANY: 'BLANK',
    };
    const copy = { to, env, cwd: folder };
    const { write, close } = randomWriter(tenant, seed);
    let saved = await write(40);
    for (let kill = 1; kill <= readingKills; kill += 1) {
      await killMirror(copy, { pages: 1 + ((kill * seed * 7) % 5) });
      saved += await write(1);
      // What was read so far is thrown away from time to time, so that there is always something left to read.
      if (kill % 12 === 0) await runMirror(copy, 'drop', '--yes');
    }
    for (let kill = 1; kill <= followingKills; kill += 1)
      await killMirror(copy, { following: async () => (saved += await write(1 + (kill % 4))) });
    close();
    const rows = await assertEqual(copy);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(
      `${to.split(':', 1)[0]}: ${rows} rows equal after ${saved} writes, ${readingKills} kills while it read and ${followingKills} while it followed, ${seconds} s`,
    );
  }
} finally {
  await Promise.all([system.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
