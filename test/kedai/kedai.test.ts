import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { resultFaults } from '@ledgerline/catalog/publish';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { isReady } from '../debian-packages.ts';
import { patientTimers } from '../driver-kit/patient-timers.ts';
import { EVERY_TYPE } from './commands.ts';
import { stampsIn } from './company-file.ts';
import { CASH_SALE, EDITIONS, INVOICE, Kedai, KedaiDriver, PASSWORD } from './kedai.ts';
import { killRounds } from './kill-rounds.ts';
import { Watching } from './watching.ts';

const hasMono = isReady('mono');
const CULTURES = ['en-US', 'tr-TR', 'th-TH', 'ar-SA', 'de-DE', 'fa-IR'];
/**
 * Those that check-driver runs under, by turns in each edition: Turkish letters, and a calendar and digits of their own. All with
 * LEDGERLINE_EVERYTHING=1. That a culture changes no byte is tested with all of them below.
 */
const EXAMINED = process.env.LEDGERLINE_EVERYTHING === '1' ? CULTURES : ['tr-TR', 'fa-IR'];
/** What is optional for a driver, and left out by this one. */
const NOT_OFFERED = ['the driver does not name the feature copy', 'the driver does not name the feature keys'];
/** In each edition; `npm run soak:kedai` kills as often as requested. */
const KILLS = 5;
const CLOCK = { KEDAI_CLOCK: '2026-07-06T04:00:00.000Z' };
const MOODY_COMMANDS = 110;
const SALE = { debtorCode: '300-C001', docDate: '2026-02-28', lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }] };
const ARTIFACT = { fileName: 'IV-000001.pdf', contentType: 'application/pdf', size: 1, sha256: '0'.repeat(64) };
let kedai: Kedai;

/** Takes lines out of a file, as if they had not been written, and returns how many. */
function withoutLines(file: string, isOut: (line: string) => boolean): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const left = lines.filter((line) => !isOut(line));
  writeFileSync(file, left.join('\n'));
  return lines.length - left.length;
}

before(() => {
  if (hasMono) kedai = new Kedai();
});
after(() => kedai?.remove());

describe('the driver of Kedai in C#', { skip: !hasMono && 'mono is not installed' }, () => {
  test('keeps every rule of check-driver under other cultures, half of them in each edition', async () => {
    const examined = EXAMINED.map(async (culture, index) => {
      const results = await examineDriver({
        command: 'mono',
        parameters: [kedai.program],
        environment: { ...process.env, KEDAI_CULTURE: culture },
        timers: patientTimers,
        log: silentLog,
        scratchFolder: kedai.folder,
        companyId: 'CHECKED',
        settings: { file: kedai.company(`checked-${culture}`, index % 2 === 0 ? 'sql' : 'file'), password: PASSWORD },
        read: { type: 'read-debtors', payload: {} },
        write: { type: 'create-sales-invoice', payload: INVOICE },
        runId: 'checked',
      });
      const left = results.filter(({ result }) => result !== 'passed');
      const reasons = new Set(left.map(({ result, rule, reason }) => (result === 'skipped' ? reason : `${rule} ${reason}`)));
      assert.deepEqual([...reasons].toSorted(), NOT_OFFERED, culture);
    });
    await Promise.all(examined);
  });

  for (const edition of EDITIONS) {
    test(`says and stores the same bytes under every culture, ${edition} edition`, async () => {
      const seen = new Map<string, string>();
      for (const culture of CULTURES) {
        const file = kedai.company(`culture-${edition}-${culture}`, edition);
        const driver = await KedaiDriver.opened(kedai, file, { ...CLOCK, KEDAI_CULTURE: culture });
        for (const [at, unitPrice] of [95.55, 1234.5, 0.01, 9999.99].entries()) {
          const payload = { ...INVOICE, lines: [{ itemCode: 'GOODS-A', qty: 3.5, unitPrice, taxCode: 'ST10' }] };
          assert.equal((await driver.result(`c${at}`, 'create-sales-invoice', payload)).ok, true);
        }
        await driver.result('v', 'void-sales-invoice', { docNo: 'IV-000002' });
        await driver.result('l', 'list-sales-invoices', {});
        await driver.result('b', 'read-gl-account-balance', {});
        await driver.end();
        // Who wrote a row is noted with the time of the machine.
        const kept = readFileSync(file, 'utf8').replaceAll(/"at":"[^"]*"/g, '');
        seen.set(culture, (driver.said + kept).replaceAll(culture, 'CULTURE'));
      }
      for (const [culture, text] of seen) assert.equal(text, seen.get('en-US'), culture);
    });

    test(`${KILLS} kills lose nothing and double nothing, ${edition} edition`, async (t) => {
      const figures = await killRounds(kedai, kedai.company(`killed-${edition}`, edition), KILLS, Math.random);
      t.diagnostic(JSON.stringify({ ...figures, answered: figures.answered.size }));
      assert.deepEqual(figures.faults, []);
      assert.equal(figures.kills, KILLS);
    });

    test(`every command type returns what it declares, ${edition} edition`, async () => {
      const driver = await KedaiDriver.opened(kedai, kedai.company(`declared-${edition}`, edition));
      const run = new Set<string>();
      for (const [at, { type, payload, code }] of EVERY_TYPE.entries()) {
        const result = await driver.result(`t${at}`, type, payload);
        assert.equal((result.error as { code?: string } | undefined)?.code, code, `${type}: ${JSON.stringify(result)}`);
        // The connector adds the file that the driver has named.
        const complete = type.endsWith('-pdf') ? { ...result, artifact: ARTIFACT } : result;
        assert.deepEqual(resultFaults(type, complete), [], JSON.stringify(result));
        run.add(type);
      }
      const hello = await driver.ask({ method: 'hello', protocol: 1, connectorBuild: 'test' });
      assert.deepEqual([...run].toSorted(), ((hello?.ok?.commandTypes ?? []) as readonly string[]).toSorted());
      await driver.end();
    });

    test(`an SDK that fails after it has saved is believed by what it has, ${edition} edition`, async () => {
      const file = kedai.company(`moody-${edition}`, edition);
      const driver = await KedaiDriver.opened(kedai, file, { KEDAI_MOODY: '1' });
      const saved = new Set<string>();
      const failed: Payload[] = [];
      for (let at = 0; at < MOODY_COMMANDS; at += 1) {
        const response = await driver.execute(`m${at}`, 'create-sales-invoice', INVOICE);
        if (response?.ok?.result?.saved === true) saved.add(`m${at}`);
        else failed.push({ ...response?.error });
      }
      assert.deepEqual([...stampsIn(file).keys()].toSorted(), [...saved].toSorted());
      // The failed save of a transaction is rolled back; one of the file edition is found by its stamp.
      assert.deepEqual(
        failed.map(({ code, outcome }) => [code, outcome]),
        edition === 'sql' ? Array.from({ length: 2 }, () => ['PACKAGE_FAILED', 'not_applied']) : [],
      );
      await driver.end();
    });
  }

  test('of a cash sale whose payment a crash prevented, the rest is saved once it can be, and the result is that of the whole', async () => {
    const file = kedai.company('half', 'file');
    const whole = await KedaiDriver.opened(kedai, file);
    const saved = await whole.result('sale', 'create-cash-sale', CASH_SALE);
    await whole.end();
    const isOfPayment = (line: string): boolean => line.includes('CashPayment');
    const isOfRest = (line: string): boolean => /"sale#2"|"commandId":"sale",.*"(?:record|result)"/.test(line);
    const [sold, begun] = [withoutLines(file, isOfPayment), withoutLines(`${file}.commands`, isOfRest)];
    assert.ok(sold === 1 && begun >= 3, `${sold} and ${begun} lines were taken out`);
    kedai.person(file, ['delete-debtor', '300-C001', '']);
    const driver = await KedaiDriver.opened(kedai, file);
    assert.deepEqual(await driver.lookup('sale'), { found: false, proof: 'partly_applied' });
    const stopped = await driver.execute('sale', 'create-cash-sale', CASH_SALE);
    assert.deepEqual([stopped?.error?.code, stopped?.error?.outcome], ['PACKAGE_FAILED', 'unknown']);
    await driver.end();
    kedai.person(file, ['add-debtor', '300-C001', 'Cash customers']);
    const later = await KedaiDriver.opened(kedai, file);
    const { docNo, saved: isSaved, verified } = await later.result('sale', 'create-cash-sale', CASH_SALE);
    assert.deepEqual([docNo, isSaved, verified], [saved.docNo, saved.saved, saved.verified]);
    assert.deepEqual([stampsIn(file).get('sale#1'), stampsIn(file).get('sale#2')], [1, 1]);
    assert.equal((await later.lookup('sale')).found, true);
    await later.end();
  });

  for (const edition of EDITIONS)
    test(`what a person and commands change is reported, with who it was, ${edition} edition`, async () => {
      const file = kedai.company(`watched-${edition}`, edition);
      const watching = await Watching.start(kedai, file, join(kedai.folder, `state-${edition}`));
      const driver = await KedaiDriver.opened(kedai, file);
      const saved = async (commandId: string, type: string, payload: Payload): Promise<void> => {
        const result = await driver.result(commandId, type, payload);
        assert.equal(result.saved, true, JSON.stringify(result));
      };
      const payments = [{ paymentMethod: 'CASH', paymentAmount: 5 }];
      const knockOffs = [{ docType: 'IV', docNo: 'IV-000001', amount: 5 }];
      await saved('c-debtor', 'create-debtor', { debtorCode: '300-B001', companyName: 'Beta' });
      await saved('c-name', 'update-debtor', { debtorCode: '300-A001', companyName: 'Alfa' });
      await saved('c-invoice', 'create-sales-invoice', INVOICE);
      await saved('c-sale', 'create-cash-sale', { ...SALE, payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }] });
      assert.deepEqual(await watching.next(4), [
        'cash-sale CS-000001 created command c-sale',
        'debtor 300-A001 updated command c-name',
        'debtor 300-B001 created command c-debtor',
        'sales-invoice IV-000001 created command c-invoice',
      ]);
      await saved('c-paid', 'create-ar-payment', { debtorCode: '300-A001', docDate: '2026-02-28', payments, knockOffs });
      assert.deepEqual(await watching.next(2), [
        'ar-payment RP-000001 created command c-paid',
        'sales-invoice IV-000001 updated settlement command c-paid',
      ]);
      await saved('c-void', 'void-ar-payment', { docNo: 'RP-000001' });
      await saved('c-update', 'update-sales-invoice', { docNo: 'IV-000001', ref: 'R-1' });
      // The file edition is open in one program alone.
      await driver.end();
      kedai.person(file, ['change-invoice', 'IV-000001', 'R-2'], ['note-receipt', 'RP-000001', 'by hand']);
      assert.deepEqual(await watching.next(2), [
        'ar-payment RP-000001 voided both c-void',
        'sales-invoice IV-000001 updated both c-update',
      ]);
      kedai.person(
        file,
        ['delete-debtor', '300-B001', ''],
        ['add-debtor', '300-M001', 'Mei'],
        ['rename-debtor', '300-A001', 'Alpha'],
      );
      const desk = ['debtor 300-A001 updated desk', 'debtor 300-B001 deleted desk', 'debtor 300-M001 created desk'];
      assert.deepEqual(await watching.next(3), desk);
      await watching.driver.end();
    });

  test('a window that nobody answers is reported, ends the driver with 86, and the command is not there', async () => {
    const file = kedai.company('dialog', 'file');
    const driver = await KedaiDriver.opened(kedai, file, { KEDAI_DIALOG_SECONDS: '0.3' });
    const big = { ...INVOICE, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 1e6 }] };
    assert.equal(await driver.execute('big', 'create-sales-invoice', big), null);
    assert.equal(await driver.ended, 86);
    const message = 'Kedai: Credit limit exceeded. Save anyway? Yes No';
    assert.deepEqual(driver.notices, [{ notice: 'state', state: 'dialog_open', message }]);
    const again = await KedaiDriver.opened(kedai, file);
    assert.deepEqual(await again.lookup('big'), { found: false, proof: 'not_applied' });
    await again.end();
  });

  test('a picture of a window is in the folder logs of the connector if its owner wants it, and nowhere else', async () => {
    const big = { ...INVOICE, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 1e6 }] };
    const stored = async (name: string, settings: Payload, request: Payload): Promise<readonly string[]> => {
      const logs = join(kedai.folder, `logs-${name}`);
      mkdirSync(logs);
      for (let old = 10; old < 40; old += 1) writeFileSync(join(logs, `dialog-K-202001${old}T000000.000Z.bmp`), '');
      const driver = new KedaiDriver(kedai, { KEDAI_DIALOG_SECONDS: '0.3' });
      await driver.open(kedai.company(`picture-${name}`, 'file'), settings, {
        ...request,
        ...(request.has && { pictureFolder: logs }),
      });
      assert.equal(await driver.execute('big', 'create-sales-invoice', big), null);
      assert.equal(driver.notices.length, 1);
      assert.doesNotMatch(driver.said.replace(/.*"method":"hello".*/, ''), /\.bmp|Qk[0-9A-Za-z]/);
      const made = readdirSync(logs).filter((each) => !each.includes('-2020'));
      assert.equal(readdirSync(logs).length, made.length === 0 ? 30 : 20);
      return made.map((each) => `${each.replace(/\d{8}T\d{6}\.\d{3}Z/, 'TIME')} ${readFileSync(join(logs, each)).length}`);
    };
    assert.deepEqual(await stored('on', { dialogPictures: true }, { has: true }), ['dialog-K-TIME.bmp 70']);
    assert.deepEqual(await stored('off', { dialogPictures: false }, { has: true }), []);
    assert.deepEqual(await stored('absent', {}, { has: true }), []);
    assert.deepEqual(await stored('older', { dialogPictures: true }, {}), []);
  });

  test('a password never leaves the driver, in the words of the package neither', async () => {
    const driver = new KedaiDriver(kedai, { LEDGERLINE_DRIVER_LOG: 'debug' });
    const response = await driver.open(kedai.company('secret', 'sql'), { password: 'wrong' });
    assert.deepEqual(response?.error, {
      code: 'needs_password',
      message: "Access denied for 'ADMIN' with '***'.",
      outcome: 'not_applied',
    });
    await driver.end();
    assert.doesNotMatch(driver.said + driver.warnings, /wrong/);
    assert.match(driver.warnings, /Kedai SDK 9\.1/);
  });

  test('a book that another driver has open is locked, and free when that one has ended', async () => {
    const file = kedai.company('locked', 'sql');
    const first = await KedaiDriver.opened(kedai, file);
    const second = new KedaiDriver(kedai);
    assert.equal((await second.open(file))?.error?.code, 'book_locked');
    await second.end();
    await first.end();
    await (await KedaiDriver.opened(kedai, file)).end();
  });

  test('what is stored otherwise than asked is saved and not ok, and getters that throw are reported', async () => {
    const driver = await KedaiDriver.opened(kedai, kedai.company('cut', 'sql'));
    const description = 'x'.repeat(57);
    const { ok, saved, error, fields, writeVerification } = await driver.result('cut', 'create-sales-invoice', {
      ...INVOICE,
      description,
    });
    assert.deepEqual([ok, saved, (error as Payload).code], [false, true, 'VERIFY_MISMATCH']);
    const difference = { path: 'Description', expected: description, actual: 'x'.repeat(40) };
    assert.deepEqual((writeVerification as Payload).differences, [difference]);
    assert.deepEqual((fields as Payload).readErrors, [
      { path: 'EInvoiceStatus', message: 'Object reference not set to an instance of an object.' },
    ]);
    const reused = await driver.result('cut', 'create-sales-invoice', INVOICE);
    assert.deepEqual([reused.ok, (reused.error as Payload).code], [false, 'COMMAND_ID_REUSED']);
    await driver.end();
  });

  test('what hurries is ended before it is saved, and after 5,000 commands the driver asks to be started anew', async () => {
    const driver = await KedaiDriver.opened(kedai, kedai.company('hurry', 'sql'));
    const late = await driver.execute('late', 'create-sales-invoice', INVOICE, { secondsLeft: 0 });
    assert.deepEqual([late?.error?.code, late?.error?.outcome], ['deadline_passed', 'not_applied']);
    const cancel = await driver.ask({ method: 'cancel', commandId: 'late' });
    assert.deepEqual(cancel?.ok, { accepted: false });
    const reads = Array.from({ length: 5000 }, (_, at) => driver.execute(`r${at}`, 'list-tax-codes', { limit: 1 }));
    const worn = (await Promise.all(reads)).filter((response) => response?.ok?.recycle === true);
    assert.ok(worn.length >= 1 && worn.length <= 2, `${worn.length} of them`);
    await driver.end();
  });

  const HOSTILE: Readonly<Record<string, string | Buffer>> = {
    'no JSON': 'hello\n',
    'a list': '[1]\n',
    'two values': '{} {}\n',
    'one name twice': '{"id":1,"id":2,"method":"hello"}\n',
    'a control character': '{"id":1,"method":"he\u0001llo"}\n',
    'a number that cannot be kept': '{"id":1,"method":"hello","n":1.23456789012345678901234567891}\n',
    'too much nesting': `${'{"a":'.repeat(80)}1${'}'.repeat(80)}\n`,
    'what is not UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d, 0x0a]),
    'an unknown escape': '{"id":1,"method":"\\x"}\n',
  };

  test('what is not a request ends the driver in words', async () => {
    for (const [name, text] of Object.entries(HOSTILE)) {
      const driver = new KedaiDriver(kedai);
      driver.send(text);
      assert.equal(await driver.ended, 2, name);
      assert.match(driver.warnings, /something else than a request/, name);
      assert.equal(driver.said, '', name);
    }
  });

  test('8 MiB of payload, and every character that JSON has, are answered', async () => {
    const driver = await KedaiDriver.opened(kedai, kedai.company('large', 'sql'));
    const large = await driver.result('large', 'create-debtor', {
      debtorCode: '300-L',
      companyName: 'L'.repeat(8 * 1024 * 1024),
    });
    assert.deepEqual([large.ok, large.saved], [false, true]);
    const strange = { debtorCode: '300-S', companyName: 'a\u0000\u001f"\\/\u007f\u2028🧾%0A&=;' };
    const { document } = (await driver.result('strange', 'create-debtor', strange)) as { document: Payload };
    assert.equal(document?.companyName, strange.companyName);
    await driver.end();
  });
});
