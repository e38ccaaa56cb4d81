/** What changes in a GnuCash book is reported, whoever changed it, and the file of a person is never in danger. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Payload } from '@ledgerline/catalog';
import type { LoggedChange } from '@ledgerline/contract';
import { systemTimers, type Timers } from '../../packages/connector/src/clock.ts';
import type { DriverFactory } from '../../packages/connector/src/driver.ts';
import { OPEN_MS } from '../../packages/connector/src/drivers/driver-program.ts';
import { externalDrivers } from '../../packages/connector/src/drivers/external.ts';
import { printDocument } from '../../packages/connector/src/drivers/printing.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { startProgram } from '../client/program.ts';
import { call } from '../cloud-process.ts';
import { isReady, PYTHON } from '../debian-packages.ts';
import { lookThrough } from '../look-through.ts';
import { DRIVER_FOLDER } from './books.ts';
import { openDriver } from './open-driver.ts';
import { GnuCashSystem } from './system.ts';
import { Person, smallBook, WATCH_FORMATS, WatchingDriver, watchRound } from './watch-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-watch-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const hasGnuCash = isReady('gnucash');

for (const format of WATCH_FORMATS)
  test(`random edits of a person in ${format} are all reported, nothing else is, and none is lost`, {
    skip: !hasGnuCash,
  }, async () => {
    const round = join(folder, `round-${format}`);
    const settings = { book: join(round, 'shop.gnucash'), currency: 'MYR' };
    // Killed between two looks, the driver continues where it was.
    const between = async (driver: WatchingDriver) => {
      await driver.kill();
      const next = await WatchingDriver.start(settings, join(round, 'state'));
      next.cursor = driver.cursor;
      return next;
    };
    const { missed, invented, lost, told } = await watchRound({
      folder: round,
      format,
      seed: 11,
      steps: 2,
      editsPerStep: 20,
      between,
    });
    assert.deepEqual({ missed, invented, lost }, { missed: [], invented: [], lost: 0 });
    assert.ok(told > 10, `${told} were reported`);
  });

const told = (changes: readonly LoggedChange[]): readonly string[] =>
  changes.map(({ entity, key, change, part, source, commandId }) =>
    [entity, key, change, part, source, commandId].filter((text) => text !== undefined).join(' '),
  );

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
/** More than a book may unpack to. */
const BOMB_BYTES = 65 * 2 ** 20;
const PAGE_BYTES = 4096;
/** Instead of the two minutes that a driver has to open a book. */
const OPENED_WITHIN_MS = 2_000;
const GZIP_HEAD_BYTES = 10;
const ENTITIES = '<!DOCTYPE gnc-v2 [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

type Unreadable = readonly (readonly [expected: RegExp, put: (file: string) => void])[];

const ofSqlite = (whole: Buffer): Unreadable => [
  [/^shop\.gnucash cannot be read as a GnuCash book/, (file) => writeFileSync(file, Buffer.from(whole).fill(0x5a, PAGE_BYTES))],
];
const ofXml = (whole: Buffer): Unreadable => [
  [/^shop\.gnucash cannot be unpacked/, (file) => writeFileSync(file, Buffer.from(whole).fill(0xff, GZIP_HEAD_BYTES))],
  [/^The book is not the XML that GnuCash writes: undefined entity/, (file) => writeFileSync(file, withEntities(whole))],
];

/** What can stand in the place of a book, and what is said of it. */
const unreadable = (format: string, whole: Buffer): Unreadable => [
  [/^shop\.gnucash cannot be read: No such file/, () => undefined],
  [/^shop\.gnucash cannot be read: Is a directory/, (file) => mkdirSync(file)],
  // As on a share that is gone: it can be opened, and reading fails.
  [/^shop\.gnucash cannot be read: Input\/output error/, (file) => symlinkSync('/proc/self/mem', file)],
  [/^shop\.gnucash is not a whole GnuCash book/, (file) => writeFileSync(file, '')],
  [
    /^shop\.gnucash is too large for a GnuCash book/,
    (file) => writeFileSync(file, gzipSync(Buffer.alloc(BOMB_BYTES), { level: 1 })),
  ],
  ...(format === 'sqlite3' ? ofSqlite(whole) : ofXml(whole)),
];

const withEntities = (whole: Buffer): string =>
  gunzipSync(whole).toString().replace('<gnc-v2', `${ENTITIES}<gnc-v2`).replace('<act:name>', '<act:name>&b;');

const driversOf = (place: string, timers: Timers): DriverFactory =>
  externalDrivers({
    timers,
    log: silentLog,
    connectorBuild: 'test',
    environment: process.env,
    artifactsFolder: join(place, 'artifacts'),
    changesFolder: join(place, 'changes'),
    picturesFolder: join(place, 'logs'),
    print: printDocument,
  });

const driverSettings = (file: string) => ({
  command: PYTHON,
  parameters: ['-m', 'ledgerline_gnucash'],
  folder: DRIVER_FOLDER,
  book: file,
  currency: 'MYR',
});

test('a book on a share that hangs does not keep the connector waiting', { skip: !hasGnuCash }, async () => {
  const place = join(folder, 'hanging');
  const file = join(place, 'shop.gnucash');
  mkdirSync(place);
  assert.equal(spawnSync('mkfifo', [file]).status, 0);
  const hurried: Timers = {
    after: (milliseconds, run) => systemTimers.after(milliseconds === OPEN_MS ? OPENED_WITHIN_MS : milliseconds, run),
  };
  const company = { companyId: 'HANGING', name: 'On a share', driver: 'external', settings: driverSettings(file) };
  const watching = await driversOf(place, hurried).watch?.(company);
  assert.ok(watching?.kind === 'failed' && watching.message === 'The driver did not begin to watch in time.');
});

test('accounts are not proposed from a book that unpacks to more than any book has', { skip: !hasGnuCash }, async () => {
  const file = join(folder, 'bomb.gnucash');
  writeFileSync(file, gzipSync(Buffer.alloc(BOMB_BYTES), { level: 1 }));
  const proposal = await driversOf(folder, systemTimers).propose?.(driverSettings(file));
  assert.equal(proposal, 'bomb.gnucash is too large for a GnuCash book.');
});

for (const format of ['sqlite3', 'xml'] as const)
  describe(`a watched book in ${format}`, { skip: !hasGnuCash }, () => {
    const place = join(folder, `told-${format}`);
    const file = join(place, 'shop.gnucash');
    const state = join(place, 'state');
    let settings: Payload;
    let driver: WatchingDriver;
    after(() => driver?.kill());

    test('what commands write is reported with their ids, and what they settle as a settlement', async () => {
      settings = smallBook(place, format);
      copyFileSync(file, `${file}.old`);
      driver = await WatchingDriver.start(settings, state);
      const commands = await openDriver(settings);
      const lines = [{ description: 'Goods', qty: 1, unitPrice: 100, taxCode: 'ST10' }];
      const head = { debtorCode: '300-A001', docDate: '2026-11-16' };
      await commands.execute('create-debtor', { debtorCode: '300-B001', companyName: 'Beta' }, 'debtor');
      await commands.execute('create-sales-invoice', { ...head, lines }, 'invoice');
      await commands.close();
      assert.deepEqual(told((await driver.next(10)).changes), [
        'debtor 300-B001 created command debtor',
        'sales-invoice IV-000001 created command invoice',
      ]);
      const again = await openDriver(settings);
      const payments = [{ paymentMethod: 'BANK', paymentAmount: 30 }];
      const knockOffs = [{ docType: 'IV', docNo: 'IV-000001', amount: 30 }];
      await again.execute('create-ar-payment', { ...head, payments, knockOffs }, 'payment');
      await again.execute('delete-debtor', { debtorCode: '300-B001' }, 'gone');
      await again.close();
      assert.deepEqual(told((await driver.next(10)).changes), [
        'ar-payment RP-000001 created command payment',
        'sales-invoice IV-000001 updated settlement command payment',
        'debtor 300-B001 deleted command gone',
      ]);
    });

    test('a void is reported as such, with the settlement that it takes back', async () => {
      const commands = await openDriver(settings);
      await commands.execute('void-ar-payment', { docNo: 'RP-000001' }, 'void');
      await commands.close();
      assert.deepEqual(told((await driver.next(10)).changes), [
        'ar-payment RP-000001 voided command void',
        'sales-invoice IV-000001 updated settlement command void',
      ]);
    });

    test('a book that is saved again without an edit has no changes', async () => {
      const person = await Person.open(format, { book: file, currency: 'MYR', accounts: {} }, 3);
      await person.edit(0);
      await person.close();
      assert.deepEqual((await driver.next(2)).changes, []);
    });

    test('nothing of the driver is in the folder of the book, and only its owner can read what it knows', () => {
      const ours = readdirSync(place).filter(
        (name) => /ledgerline|copy|journal/.test(name) && !name.endsWith('.before-ledgerline'),
      );
      assert.deepEqual(ours, []);
      const modes = [...lookThrough(state, (path) => statSync(path).mode)];
      assert.ok(modes.length > 0);
      assert.deepEqual(
        modes.filter(([, mode]) => (mode & 0o077) !== 0),
        [],
      );
      assert.ok(!readdirSync(state).includes('copy.gnucash'));
    });

    test('an older copy that comes back is reported by what differs, and as a gap where the file says that it is older', async () => {
      copyFileSync(`${file}.old`, file);
      const first = await driver.next(10);
      if (format === 'sqlite3') {
        const { commandIds = [], ...gap } = first.resync ?? {};
        assert.deepEqual(gap, { scope: 'book', reason: 'restored' });
        assert.ok(commandIds.length > 0 && !commandIds.includes('invoice'), commandIds.join());
      }
      const { changes } = format === 'sqlite3' ? await driver.next(10) : first;
      assert.deepEqual(told(changes).toSorted(), ['ar-payment RP-000001 deleted desk', 'sales-invoice IV-000001 deleted desk']);
    });

    test('a file that cannot be read is reported in words until it can', async () => {
      renameSync(file, `${file}.away`);
      const whole = readFileSync(`${file}.away`);
      for (const [expected, put] of unreadable(format, whole)) {
        put(file);
        // The driver waits until nobody has written for a moment.
        if (existsSync(file)) lutimesSync(file, LONG_AGO, LONG_AGO);
        assert.match(String((await driver.next(0)).unread), expected);
        rmSync(file, { recursive: true, force: true });
      }
      renameSync(`${file}.away`, file);
      if (format === 'sqlite3') {
        writeFileSync(`${file}-journal`, 'left by a crash');
        appendFileSync(file, '');
        assert.match(String((await driver.next(3)).unread), /^shop\.gnucash is being written, or GnuCash did not finish/);
        rmSync(`${file}-journal`);
      }
      assert.equal((await driver.next(3)).unread, undefined);
    });

    test('a position that is unknown, and a state file that is damaged, are a gap', async () => {
      assert.deepEqual((await driver.changes(0, '99.deadbeef')).resync, { scope: 'book', reason: 'log_expired' });
      await driver.kill();
      writeFileSync(join(state, 'changes.sqlite'), 'this is no database, and long enough to be taken for one');
      rmSync(join(state, 'changes.sqlite-wal'), { force: true });
      const before = driver.cursor;
      driver = await WatchingDriver.start({ book: file, currency: 'MYR' }, state);
      assert.deepEqual((await driver.changes(0, before)).resync, { scope: 'book', reason: 'log_expired' });
      assert.ok(existsSync(join(state, 'changes.sqlite')));
    });

    test('what a command wrote and a person changed before the driver looked is reported as both, with the command', async (t) => {
      const commands = await openDriver(settings);
      t.after(() => commands.kill());
      const run = async (type: string, payload: Payload, commandId: string): Promise<void> => {
        const result = await commands.execute(type, payload, commandId);
        assert.equal(result.ok, true, JSON.stringify(result));
      };
      const line = { description: 'Goods', qty: 1, unitPrice: 100, taxCode: 'ST10' };
      await run('update-debtor', { debtorCode: '300-A001', phone1: '03-1', reason: 'New' }, 'phone');
      await run('create-debtor', { debtorCode: '300-B002', companyName: 'Untouched' }, 'untouched');
      await run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-11-16', lines: [line] }, 'invoice');
      await run('create-general-currency', { code: 'USD', rate: 4.1, effectiveDate: '2025-12-01' }, 'rate');
      await run('create-gl-account', { accountNo: '905-0000', description: 'Fees', accountType: 'EP' }, 'account');
      await commands.close();
      const person = await Person.open(format, settings, 3);
      await person.make('move_customer', 'note_invoice', 'new_price');
      await person.close();
      assert.deepEqual(told((await driver.next(10)).changes).toSorted(), [
        'debtor 300-A001 updated both phone',
        'debtor 300-B002 created command untouched',
        'general-currency USD created both rate',
        'gl-account 905-0000 created command account',
        'sales-invoice IV-000001 created both invoice',
      ]);
    });
  });

interface Feed {
  readonly events: readonly { readonly data: { readonly entity: string; readonly changes: readonly LoggedChange[] } }[];
  readonly nextCursor: string;
}

const ASKED_AGAIN_MS = 50;

describe('a person works in GnuCash while cloud and connector run', { skip: !hasGnuCash }, () => {
  const place = join(folder, 'journey');
  const file = join(place, 'shop.gnucash');
  let system: GnuCashSystem;
  let person: Person;
  after(async () => {
    person?.kill();
    await system?.stop();
    await system?.cloud.stop();
  });
  const asked = (method: string, path: string, body?: unknown) =>
    call(system.cloud.baseUrl, method, path, system.tenant.tenantKey, body);
  const bookPath = (): string => `/v1/books/${system.tenant.connectorId}/SHOP/changes`;

  /** Events until one of them has a change that fits. */
  async function until(cursor: string, fits: (change: LoggedChange) => boolean): Promise<LoggedChange> {
    const { body } = await asked('GET', `/v1/events?types=change.*&wait=30&cursor=${cursor}`);
    const { events, nextCursor } = body as unknown as Feed;
    const changes = events.flatMap(({ data }) => (data.changes ?? []).map((change) => ({ ...change, entity: data.entity })));
    return changes.find(fits) ?? until(nextCursor, fits);
  }

  test('an edit through the engine of GnuCash arrives in the feed', async () => {
    const settings = smallBook(place, 'sqlite3');
    person = await Person.open('sqlite3', settings, 5);
    system = await GnuCashSystem.start(place, [{ companyId: 'SHOP', driver: 'external', settings }]);
    const { body } = await asked('GET', '/v1/events?from=latest');
    assert.equal((await asked('POST', bookPath(), { enabled: true })).status, 200);
    const { events } = (await asked('GET', `/v1/events?types=change.resync&wait=60&cursor=${String(body.nextCursor)}`))
      .body as unknown as Feed;
    assert.equal(events.length, 1);
    await person.edit(1);
    const change = await until(String(body.nextCursor), ({ entity }) => entity === 'journal-entry');
    assert.deepEqual([change.change, change.source], ['created', 'desk']);
  });

  test('an edit of the person arrives in a mirror of the book, which stays open', async () => {
    const copy = join(place, 'copy.db');
    const { tenantKey, connectorId } = system.tenant;
    const env = {
      HOME: place,
      LEDGERLINE_URL: system.cloud.baseUrl,
      LEDGERLINE_API_KEY: tenantKey,
      LEDGERLINE_CONNECTOR: connectorId,
      LEDGERLINE_COMPANY: 'SHOP',
    };
    const parameters = ['--json', 'mirror', '--to', `sqlite:${copy}`, '--entities', 'journal-entry,debtor', '--pace', 'fast'];
    const mirror = startProgram(parameters, env, place);
    const descriptionOf = (docKey: string) => {
      const database = new DatabaseSync(copy, { readOnly: true });
      const row = database.prepare('SELECT description FROM journal_entries WHERE doc_key = ?').get(docKey);
      database.close();
      return row?.description;
    };
    try {
      let entered: string | undefined;
      for await (const line of createInterface({ input: mirror.stdout })) {
        const { step } = JSON.parse(line) as { step: string };
        // The last thing that the person edits is a new entry.
        if (step === 'current') entered ??= (await person.edit(1)).touched.at(-1)?.[1];
        if (entered !== undefined && descriptionOf(entered) !== undefined) break;
      }
      assert.equal(descriptionOf(entered ?? ''), 'Entered <by> hand & more');
    } finally {
      mirror.kill('SIGKILL');
    }
  });

  test('reads of the book that the person has open come from a copy, and writes are refused', async () => {
    const read = await system.run('SHOP', 'list-journal-entries', {});
    assert.equal(read.status, 'done', JSON.stringify(read.error));
    assert.match(JSON.stringify(read.result?.readFrom), /^{"copy":true,"at":"/);
    const { touched } = await person.edit(1);
    const again = await system.run('SHOP', 'list-journal-entries', {});
    assert.ok(JSON.stringify(again.result?.rows).includes(String(touched.at(-1)?.[1])), 'the newest entry is there');
    const written = await system.run('SHOP', 'create-debtor', { debtorCode: '300-C001', companyName: 'Gamma' });
    assert.deepEqual(
      [written.status, written.error?.code, written.error?.outcome],
      ['failed', 'book_unavailable', 'not_applied'],
    );
    assert.match(String(written.error?.message), /shop\.gnucash is open in python3/);
    // The connector reports the state of its books from time to time.
    const books = async (): Promise<string> => JSON.stringify((await asked('GET', '/v1/books')).body);
    while (!/"(locked|book_locked)"/.test(await books())) await pause(ASKED_AGAIN_MS);
  });

  test('when the person has closed the book, the next write is saved, and the file has every edit', async () => {
    await person.close();
    const { body } = await asked('GET', '/v1/events?from=latest');
    const written = await system.run('SHOP', 'create-debtor', { debtorCode: '300-C001', companyName: 'Gamma' }, 'gamma');
    assert.equal(written.result?.ok, true, JSON.stringify(written));
    const change = await until(String(body.nextCursor), ({ key }) => key === '300-C001');
    assert.deepEqual([change.change, change.source, change.commandId], ['created', 'command', 'gamma']);
    assert.ok(existsSync(file));
  });
});
