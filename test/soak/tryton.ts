/**
 * `npm run soak:tryton -- 40`: the rules of check-driver, every command type that the Tryton driver takes, next to the embedded book, and then
 * the driver, the connector or both killed that often.
 */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshBook, runner } from '../../packages/book/conformance/fresh-book.ts';
import { systemClock } from '../../packages/book/src/clock.ts';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { isReady, PYTHON } from '../debian-packages.ts';
import { faultsOf, killRounds, told, victimsOf } from '../driver-kit/kill-rounds.ts';
import type { OpenDriver } from '../driver-kit/open-driver.ts';
import { patientTimers } from '../driver-kit/patient-timers.ts';
import { GnuCashSystem } from '../gnucash/system.ts';
import { DRIVER_FOLDER, figuresIn, makeBook } from '../tryton/books.ts';
import { BULKS, FIGURES, READS, STEPS } from '../tryton/commands.ts';
import { figuresOf, runBoth } from '../tryton/compare.ts';
import { FAMILIES, FAMILY_READS, familySteps, OPENING } from '../tryton/families.ts';
import { KILLED } from '../tryton/kill-rounds.ts';
import { openDriver } from '../tryton/open-driver.ts';

const victims = victimsOf(Number(process.argv[2] ?? 40));

if (!isReady('tryton')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-tryton-soak-'));

/** What the driver does not name, it need not keep. */
const NOT_NAMED = /does not (report changes|name the feature copy)/;

/** The rules that the driver breaks. */
async function examine(): Promise<readonly string[]> {
  const file = join(folder, 'CHECKED.sqlite');
  const results = await examineDriver({
    command: PYTHON,
    parameters: ['-m', 'ledgerline_tryton'],
    environment: { ...process.env, PYTHONPATH: DRIVER_FOLDER },
    timers: patientTimers,
    log: silentLog,
    scratchFolder: folder,
    companyId: 'CHECKED',
    settings: makeBook(file),
    read: { type: 'read-debtors', payload: {} },
    write: {
      type: 'create-sales-invoice',
      payload: {
        debtorCode: '300-A001',
        docDate: '2026-07-06',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
      },
    },
    runId: 'checked',
  });
  const broken = results.filter(({ result, reason }) => result !== 'passed' && !NOT_NAMED.test(reason ?? ''));
  console.log(JSON.stringify({ rulesOfCheckDriver: results.length, broken }));
  return broken.map(({ reason }) => String(reason));
}

async function compareAll(): Promise<number> {
  const file = join(folder, 'ALL.sqlite');
  const driver = await openDriver(makeBook(file));
  const embedded = runner(freshBook('BLANK', false, { clock: systemClock }));
  const types = new Set<string>();
  const tryton = (type: string, payload: object): ReturnType<OpenDriver['execute']> => {
    types.add(type);
    return driver.execute(type, payload as never);
  };
  try {
    await runBoth([OPENING, ...FAMILIES.flatMap((type) => familySteps(type)), ...STEPS, ...BULKS], tryton, embedded);
    for (const { type, payload } of [...FAMILY_READS, ...FIGURES]) {
      assert.deepEqual(figuresOf(await tryton(type, payload)), figuresOf(embedded(type, payload)), type);
    }
    for (const { type, payload } of READS) assert.equal((await tryton(type, payload)).ok, true, type);
  } finally {
    await driver.kill();
  }
  const { unbalanced, integrity } = figuresIn(file);
  assert.deepEqual([unbalanced, integrity], [0, 'ok']);
  return types.size;
}

async function kill(): Promise<readonly string[]> {
  const file = join(folder, 'SOAK.sqlite');
  const system = await GnuCashSystem.start(folder, [{ companyId: 'SOAK', driver: 'external', settings: makeBook(file) }]);
  try {
    const figures = await killRounds(KILLED, { system, companyId: 'SOAK', file, victims, chance: Math.random });
    const faults = faultsOf(KILLED, figures);
    console.log(told(figures, faults));
    return faults;
  } finally {
    await system.stop();
    await system.cloud.stop();
  }
}

try {
  console.log(JSON.stringify({ commandTypesCompared: await compareAll() }));
  const broken = await examine();
  process.exitCode = broken.length + (await kill()).length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
