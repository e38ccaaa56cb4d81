import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { serviceAddress } from './postgres-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'postgres-service-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, '.pg_service.conf'),
  `# of this machine\n[other]\nhost=elsewhere\n\n[books]\nhost=db.example.com\nport=5433\ndbname=books and more\nuser=reports\npassword=p@ss/word\nsslmode=disable\n[socket]\nhost=/run/postgresql\n`,
);

test('a service names host, port, database, user, password and other parameters', () => {
  const connectionString = serviceAddress('books', { HOME: folder });
  const { host, port, database, user, password, ssl } = new pg.Client({ connectionString });
  assert.deepEqual(
    [host, port, database, user, password, ssl],
    ['db.example.com', 5433, 'books and more', 'reports', 'p@ss/word', false],
  );
});

test('the host of a service can be the folder of a socket', () => {
  const connectionString = serviceAddress('socket', { PGSERVICEFILE: join(folder, '.pg_service.conf') });
  assert.equal(new pg.Client({ connectionString }).host, '/run/postgresql');
});

test('a service that is not in the file, and a file that is not there, are said', () => {
  assert.throws(() => serviceAddress('missing', { HOME: folder }), /has no service missing/);
  assert.throws(() => serviceAddress('books', { HOME: '/nowhere' }), /cannot be read/);
});
