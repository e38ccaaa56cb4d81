import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildTemplate } from '@ledgerline/book';
import { COMMAND_TYPE_COUNT, type Payload } from '@ledgerline/catalog';
import { assertDeclared } from '../../packages/book/conformance/declared-result.ts';
import { exerciseBook, type Result } from '../../packages/book/conformance/exercise-book.ts';
import { playLedger, type Scenario, scenarios } from '../../packages/book/conformance/golden.ts';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { call } from '../cloud-process.ts';
import { isReady, PYTHON } from '../debian-packages.ts';
import { faultsOf, killRounds } from '../driver-kit/kill-rounds.ts';
import { patientTimers } from '../driver-kit/patient-timers.ts';
import { DRIVER_FOLDER, figuresIn, type HeldLock, holdLock, makeBook, USD_CONTROL } from './books.ts';
import { FIGURES, PRINTS, READS, STEPS } from './commands.ts';
import { HOSTILE, STRANGE_DEBTOR } from './hostile-input.ts';
import { KILLED } from './kill-rounds.ts';
import { openDriver } from './open-driver.ts';
import { type Company, GnuCashSystem } from './system.ts';
import { WatchingDriver } from './watch-rounds.ts';

const hasGnuCash = isReady('gnucash');
const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ description: 'Goods', accountNo: '500-0000', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
};

/**
 * The scenarios without stock. GnuCash gets the account that an item would have named, and what is owed in another currency is in an
 * account of its own.
 */
const LEDGER_SCENARIOS: readonly Scenario[] = scenarios
  .filter(({ id }) => ['G01', 'G02', 'G03', 'G08'].includes(id))
  .map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map(({ expect, ...each }) => ({
      ...each,
      payload: withoutItems(each.payload),
      expect: { ...expect, gl: expect.gl.map((row) => ({ ...row, accNo: row.party === '300-U001' ? USD_CONTROL : row.accNo })) },
    })),
  }));

function withoutItems(payload: Payload): Payload {
  if (payload.lines === undefined) return payload;
  const lines = (payload.lines as readonly Payload[]).map(({ itemCode, ...line }) =>
    itemCode === undefined ? line : { description: 'Goods', accountNo: '500-0000', ...line },
  );
  return { ...payload, lines };
}

const AMOUNTS = ['opening', 'closing', 'balance', 'total', 'current', 'overdue', 'unapplied'] as const;
const BOOKS = ['SQLITE', 'XML', 'OURS'] as const;
/** A new book for each check and each scenario. */
const EXERCISED = 6 + LEDGER_SCENARIOS.length;
/** Few, because each connector starts anew; the soak script kills as often as requested. */
const VICTIMS = ['driver', 'connector', 'both', 'driver'] as const;

let folder = '';
let settings: Payload = {};
let system: GnuCashSystem;
let held: HeldLock;
const file = (companyId: string): string => join(folder, `${companyId}.gnucash`);
const sen = (amount: unknown): number => Math.round(Number(amount) * 100);

before(async () => {
  if (!hasGnuCash) return;
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-gnucash-'));
  settings = makeBook(file('SQLITE'), 'sqlite3');
  for (const companyId of ['CHECKED', 'ALONE']) copyFileSync(file('SQLITE'), file(companyId));
  const companies: Company[] = [
    { companyId: 'SQLITE', driver: 'external', settings },
    { companyId: 'XML', driver: 'external', settings: makeBook(file('XML'), 'xml') },
    { companyId: 'OURS', driver: 'embedded', settings: { path: join(folder, 'ours.sqlite') } },
  ];
  copyFileSync(file('XML'), file('ALONE-XML'));
  buildTemplate('BLANK', join(folder, 'ours.sqlite'));
  for (const companyId of [...Array.from({ length: EXERCISED }, (_, index) => `BOOK-${index}`), 'HELD']) {
    copyFileSync(file('SQLITE'), file(companyId));
    companies.push({ companyId, driver: 'external', settings: { ...settings, book: file(companyId) } });
  }
  held = await holdLock(file('HELD'));
  system = await GnuCashSystem.start(folder, companies);
});

after(async () => {
  await held?.release();
  await system?.stop();
  await system?.cloud.stop();
  if (folder !== '') rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** What must be the same in every book: all but keys, timestamps and what only our own book fills in. */
function comparable(result: Result): unknown {
  const fields = (result.fields ?? {}) as Payload;
  const names = [
    'DocNo',
    'DocDate',
    'DueDate',
    'NetTotal',
    'Tax',
    'RoundAdj',
    'FinalTotal',
    'LocalNetTotal',
    'LocalTax',
    'LocalTotal',
    'CurrencyCode',
    'CurrencyRate',
    'Outstanding',
    'Status',
  ];
  const lines = ((result.lines ?? []) as readonly Payload[]).map(
    ({ seq, accountNo, description, netAmount, taxAmount, debit, credit }) => [
      seq,
      accountNo,
      description,
      netAmount ?? debit ?? credit,
      taxAmount,
    ],
  );
  const rows = ((result.results ?? []) as readonly Payload[]).map(({ docKey: _, error, ...row }) => [
    row,
    (error as { code?: string } | undefined)?.code,
  ]);
  return {
    lines,
    rows,
    counts: [result.total, result.succeeded, result.failed],
    ok: result.ok,
    saved: result.saved,
    operationUsed: result.operationUsed,
    code: (result.error as { code?: string } | undefined)?.code ?? result.code,
    fields: Object.fromEntries(names.map((name) => [name, fields[name]])),
  };
}

const balancesOf = async (companyId: string): Promise<Record<string, number>> => {
  const { rows } = (await system.result(companyId, 'read-gl-account-balance', {})) as { rows: readonly Payload[] };
  return withOneControl(Object.fromEntries(rows.map((row) => [String(row.accountNo), sen(row.closing)])));
};

/** Our book has one control account for all currencies. */
function withOneControl({ [USD_CONTROL]: dollars = 0, ...balances }: Readonly<Record<string, number>>): Record<string, number> {
  const control = (balances['300-0000'] ?? 0) + dollars;
  return Object.fromEntries(Object.entries({ ...balances, '300-0000': control }).filter(([, cents]) => cents !== 0));
}

/** Every amount of a read about balances, next to what it is of. GnuCash has one split where our book posts the exchange gain by itself. */
function figuresOf({ rows, report }: Result): unknown {
  const { opening, closing, aging, rows: movements = [] } = (report ?? {}) as Payload & { readonly rows?: readonly Payload[] };
  const amounts = [...((rows ?? []) as readonly Payload[]), ...movements].map((row) => {
    const names = [
      row.accountNo === USD_CONTROL ? '300-0000' : row.accountNo,
      row.docNo,
      row.partyCode ?? row.debtorCode ?? row.creditorCode,
    ];
    return [...names, sen(row.debit ?? 0) - sen(row.credit ?? 0), ...AMOUNTS.map((name) => row[name])].join(' ');
  });
  return { opening, closing, aging, amounts: amounts.toSorted() };
}

const openDocuments = async (companyId: string, side: string): Promise<unknown> => {
  const { rows } = (await system.result(companyId, `read-${side}-outstanding-documents`, {})) as { rows: readonly Payload[] };
  return rows
    .map((row) => [row.docNo, row.original, row.originalLocal, row.outstanding, row.outstandingLocal, row.dueDate].join(' '))
    .toSorted();
};

describe('through cloud, connector and driver', { skip: !hasGnuCash && 'GnuCash is not installed' }, () => {
  test('the same commands come to the same in an SQLite book, an XML book and our own, to the sen', async (t) => {
    const books = ['SQLITE', 'XML'].map((companyId) => ({ settings: { ...settings, book: file(companyId) }, companyId }));
    const watchers = await Promise.all(
      books.map((book) => WatchingDriver.start(book.settings, join(folder, `state-${book.companyId}`))),
    );
    t.after(() => Promise.all(watchers.map((watcher) => watcher.kill())));
    for (const { type, payload } of STEPS) {
      const results = await Promise.all(BOOKS.map((companyId) => system.result(companyId, type, payload)));
      for (const result of results) assertDeclared(type, result);
      const [sqlite, xml, ours] = results.map(comparable);
      assert.deepEqual(sqlite, ours, `${type} ${JSON.stringify(payload)}: ${JSON.stringify(results[0])}`);
      assert.deepEqual(xml, ours, type);
    }
    const [sqlite, xml, ours] = await Promise.all(BOOKS.map(balancesOf));
    assert.deepEqual(sqlite, ours);
    assert.deepEqual(xml, ours);
    assert.ok(Object.keys(ours ?? {}).length > 10);
    const { balances, unbalanced, integrity } = figuresIn(file('SQLITE'));
    assert.deepEqual(withOneControl(balances), ours, "GnuCash's own tables");
    assert.deepEqual([unbalanced, integrity], [0, 'ok']);
    for (const { type, payload } of FIGURES) {
      const [shown, shownXml, shownOurs] = await Promise.all(
        BOOKS.map(async (companyId) => figuresOf(await system.result(companyId, type, payload))),
      );
      assert.deepEqual(shown, shownOurs, `${type} ${JSON.stringify(payload)}`);
      assert.deepEqual(shownXml, shownOurs, type);
    }
    for (const side of ['ar', 'ap']) {
      const [open, openXml, openOurs] = await Promise.all(BOOKS.map((companyId) => openDocuments(companyId, side)));
      assert.deepEqual(open, openOurs);
      assert.deepEqual(openXml, openOurs);
    }
    // Nobody but commands wrote, and what they recorded of their writes is what the files have.
    for (const watcher of watchers) {
      const { changes } = await watcher.next(10);
      assert.ok(changes.length > 40, `${changes.length} changes`);
      assert.deepEqual(
        changes.filter(({ source }) => source !== 'command'),
        [],
      );
    }
  });

  test('every read returns what it declares', async () => {
    for (const { type, payload } of READS) {
      const result = await system.result('SQLITE', type, payload);
      assert.equal(result.ok, true, `${type}: ${JSON.stringify(result)}`);
      assertDeclared(type, result);
    }
  });

  test('a read by keys returns those documents and records alone', async () => {
    for (const [type, name] of [
      ['list-sales-invoices', 'docNo'],
      ['read-sales-invoice-lines', 'docNo'],
      ['read-ar-payment-lines', 'docNo'],
      ['read-debtors', 'debtorCode'],
      ['list-tax-codes', 'taxCode'],
    ] as const) {
      const all = (await system.result('SQLITE', type, {})).rows as readonly Readonly<Record<string, unknown>>[];
      const key = all.at(-1)?.[name] as string;
      const { rows } = await system.result('SQLITE', type, { keys: [key, 'NO-SUCH'] });
      assert.deepEqual(
        rows,
        all.filter((row) => row[name] === key),
        type,
      );
    }
  });

  test('the cloud knows what the book takes, and rejects the rest before it is queued', async () => {
    const { connectorId, tenantKey } = system.tenant;
    const path = `/v1/schema/commands/create-sales-invoice?connectorId=${connectorId}&companyId=SQLITE`;
    const { book } = (await call(system.cloud.baseUrl, 'GET', path, tenantKey)).body as { book: Payload };
    assert.deepEqual([book.isSupported, book.driver, book.currencies], [true, 'gnucash', ['MYR', 'USD']]);
    assert.match(JSON.stringify(book.refusedFields), /GnuCash has no stock; send accountNo instead of itemCode/);
    const { taxCode, amount } = book.fieldLimits as Payload;
    assert.deepEqual([taxCode, amount], [{ maxLength: 50 }, { decimals: 2 }]);
    const { commandTypes } = (await system.result('SQLITE', 'read-change-code-capabilities', {})) as {
      commandTypes: readonly string[];
    };
    const page = readFileSync(new URL('../../docs/gnucash.md', import.meta.url), 'utf8');
    assert.match(page, new RegExp(`The driver takes ${commandTypes.length} of the ${COMMAND_TYPE_COUNT} command types`));
    await assert.rejects(system.run('SQLITE', 'create-stock-adjustment', {}), /409.*unsupported_by_book/);
  });

  test('documents are printed with our templates, from what GnuCash has', async () => {
    for (const { type, payload } of PRINTS) {
      const [ours, theirs] = await Promise.all(['OURS', 'SQLITE'].map((companyId) => system.file(companyId, type, payload)));
      assert.equal(theirs?.result.ok, true, `${type} ${JSON.stringify(payload)}: ${JSON.stringify(theirs?.result)}`);
      assertDeclared(type, theirs?.result ?? {});
      assert.equal(theirs?.result.pageCount, ours?.result.pageCount);
      assert.equal(theirs?.content.subarray(0, 5).toString(), '%PDF-');
    }
    const { document: printed } = await system.result('SQLITE', 'sales-invoice-acct-pdf', { docNo: 'IV-000001' });
    const { document: read } = await system.result('SQLITE', 'get-sales-invoice', { docNo: 'IV-000001' });
    assert.deepEqual(printed, read);
    const report = await system.result('SQLITE', 'gl-document-acct-pdf', { template: 'trial-balance' });
    assert.match(JSON.stringify(report.error), /Reports of a GnuCash book are printed in GnuCash/);
  });

  test('the driver keeps every rule of check-driver', async () => {
    const results = await examineDriver({
      command: PYTHON,
      parameters: ['-m', 'ledgerline_gnucash'],
      environment: { ...process.env, PYTHONPATH: DRIVER_FOLDER },
      timers: patientTimers,
      log: silentLog,
      scratchFolder: folder,
      companyId: 'CHECKED',
      settings: { ...settings, book: file('CHECKED') },
      read: { type: 'read-debtors', payload: {} },
      write: { type: 'create-sales-invoice', payload: INVOICE },
      runId: 'checked',
    });
    assert.deepEqual(
      results.filter(({ result }) => result !== 'passed'),
      [],
    );
    assert.ok(figuresIn(file('CHECKED')).posted.length <= 2);
  });

  test('what GnuCash has no notion of is refused in words, and nothing is saved', async () => {
    const line = { itemCode: 'GOODS-A', qty: 1, unitPrice: 1 };
    const refused = await system.result('SQLITE', 'create-sales-invoice', { ...INVOICE, lines: [line] });
    assert.deepEqual([refused.ok, refused.saved], [false, false]);
    assert.match(JSON.stringify(refused.error), /GnuCash has no stock; send accountNo instead of itemCode/);
  });

  test('hostile input is refused in words by the driver itself, or kept character by character', async (t) => {
    for (const companyId of ['ALONE', 'ALONE-XML']) {
      const driver = await openDriver({ ...settings, rememberedCommands: 1, book: file(companyId) });
      t.after(() => driver.kill());
      for (const { type, payload, words } of HOSTILE) {
        const refused = await driver.execute(type, payload);
        assert.deepEqual([refused.ok, refused.saved], [false, false], JSON.stringify(payload).slice(0, 200));
        assert.match(String((refused.error as { message: string }).message), words);
      }
      assert.equal((await driver.execute('create-debtor', STRANGE_DEBTOR)).ok, true);
      await driver.execute('create-sales-invoice', { ...INVOICE, debtorCode: STRANGE_DEBTOR.debtorCode, description: 'a\tb\nc' });
      const { docNo } = await driver.execute('create-sales-invoice', INVOICE, 'long-ago');
      await driver.execute('update-sales-invoice', { docNo: 'IV-000001', reason: 'Later', ref: 'R' });
      assert.equal((await driver.execute('create-sales-invoice', INVOICE, 'long-ago')).docNo, docNo);
      await driver.kill();
      const again = await openDriver({ ...settings, book: file(companyId) });
      t.after(() => again.kill());
      const { document } = (await again.execute('get-debtor-detail', { debtorCode: STRANGE_DEBTOR.debtorCode })) as {
        document: Payload;
      };
      for (const [name, value] of Object.entries(STRANGE_DEBTOR)) assert.equal(document[name], value);
      const { fields } = (await again.execute('get-sales-invoice', { docNo: 'IV-000001' })) as { fields: Payload };
      assert.deepEqual([fields.Description, fields.FinalTotal], ['a\tb\nc', 110]);
    }
  });

  test('a book that is open elsewhere is read from a copy; a write is refused in words that say where, and is served as soon as it is closed', async () => {
    const debtor = { debtorCode: '300-H001', companyName: 'Held' };
    assert.ok('readFrom' in ((await system.run('HELD', 'read-debtors', {})).result ?? {}));
    const refused = await system.run('HELD', 'create-debtor', debtor);
    assert.equal(refused.error?.code, 'book_unavailable');
    assert.match(refused.error?.message ?? '', new RegExp(`HELD.gnucash is open in .* \\(process ${held.processId}\\)`));
    await held.release();
    assert.equal((await system.run('HELD', 'create-debtor', debtor)).status, 'done');
    assert.ok(!('readFrom' in ((await system.run('HELD', 'read-debtors', {})).result ?? {})));
  });

  test('killed again and again, the driver, the connector or both: every command ends, and the file has each that is done once and whole', async (t) => {
    const company: Company = { companyId: 'KILLED', driver: 'external', settings: makeBook(file('KILLED'), 'sqlite3') };
    const killed = await GnuCashSystem.start(folder, [company], system.cloud);
    t.after(() => killed.stop());
    const options = { system: killed, companyId: 'KILLED', file: file('KILLED'), victims: VICTIMS, chance: Math.random };
    const figures = await killRounds(KILLED, options);
    t.diagnostic(JSON.stringify({ kills: figures.kills, posted: figures.file.posted.length, sent: figures.ends.size }));
    assert.deepEqual(faultsOf(KILLED, figures), []);
    assert.ok(figures.file.posted.length > VICTIMS.length);
  });

  let opened = 0;
  exerciseBook(
    test,
    () => {
      const companyId = `BOOK-${opened}`;
      opened += 1;
      return { execute: (type, payload, commandId) => system.result(companyId, type, payload, commandId), close: () => {} };
    },
    { invoice: INVOICE, scenarios: LEDGER_SCENARIOS, play: playLedger },
  );
});
