import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DirectFile, NOT_DURABLE } from '../../packages/cloud/testing/direct-file.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { Twins } from './twin-statements.ts';

/** A bug that needs more states is looked for by `npm run soak:twins`. */
const STATES = 40;

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-twins-'));
const file = new DirectFile(join(folder, 'twins.db'));
file.execute(NOT_DURABLE);
let server: PostgresServer;
let twins: Twins;
before(async () => {
  server = await startPostgres();
  twins = await Twins.open(await server.createDatabase(), file);
});
after(async () => {
  await twins.close();
  await server.stop();
  file.close();
  rmSync(folder, { recursive: true });
});

test('many connectors are leased in one statement what the verb would lease them', () => twins.compareLeases(STATES * 2));
test('many commands are finished in one statement as the verb would finish them', () => twins.compareReports(STATES * 2));
test('a sweep among other nodes does what the verb does', () => twins.compareSweeps(STATES));
test('many commands are accepted in one statement as the SQLite store accepts them', () => twins.compareAccepted(STATES));

test('each of them had plain cases and others', () => {
  for (const [name, { asked, plain }] of Object.entries(twins.tally)) {
    assert.ok(plain > 10, `${name} was plain ${plain} times`);
    if (name !== 'sweep') assert.ok(asked - plain > 10, `${name} was left to the verb ${asked - plain} times`);
  }
});
