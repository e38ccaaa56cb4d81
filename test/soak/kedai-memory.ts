/**
 * `npm run soak:kedai-memory -- 10000`: so many commands through one driver of Kedai under mono, and what it has in memory after a tenth of them and at
 * the end. Those of the first kind store nothing, and may add 5 MiB. Changes are recorded, and Kedai and the kit keep these records in memory,
 * so that their growth is only shown.
 */

import type { Payload } from '@ledgerline/catalog';
import { isReady } from '../debian-packages.ts';
import { EDITIONS, type Edition, INVOICE, Kedai, KedaiDriver } from '../kedai/kedai.ts';

const GROWTH_MIB_MAX = 5;
const INVOICES = 50;
/** By default mono leaves 8 MiB of what is no longer used until it collects, which would hide what stays. */
const COLLECTED_OFTEN = { MONO_GC_PARAMS: 'major=marksweep,nursery-size=1m' };
const count = Number(process.argv[2] ?? 10_000);

type Command = readonly [type: string, payload: Payload];

const STORING_NOTHING: readonly Command[] = [
  ['read-debtors', {}],
  ['get-debtor-detail', { debtorCode: '300-A001' }],
  ['validate-sales-invoice', INVOICE],
  ['list-sales-invoices', { debtorCode: '300-A001' }],
  ['get-sales-invoice', { docNo: 'IV-000007' }],
  ['read-sales-invoice-lines', { limit: 20 }],
  ['create-sales-invoice', { ...INVOICE, debtorCode: 'NOBODY' }],
  ['update-debtor', { debtorCode: '300-A001', phone1: '1', reason: 'Moved', validateOnly: true }],
  ['read-gl-account-balance', {}],
  ['read-ar-outstanding-documents', { limit: 20 }],
];
const change = (at: number): Command => ['update-debtor', { debtorCode: '300-A001', phone1: `${at}`, reason: 'Moved' }];

if (!isReady('mono')) process.exit(1);
const kedai = new Kedai();

/** In KiB, after a tenth of the commands and after all. */
async function measure(name: string, edition: Edition, commandAt: (at: number) => Command): Promise<readonly [number, number]> {
  const driver = await KedaiDriver.opened(kedai, kedai.company(`${name}-${edition}`, edition), COLLECTED_OFTEN);
  for (let at = 0; at < INVOICES; at += 1) await driver.result(`i${at}`, 'create-sales-invoice', INVOICE);
  let early = Number.NaN;
  for (let at = 0; at < count; at += 1) {
    if (at === count / 10) early = driver.residentKib();
    const [type, payload] = commandAt(at);
    const { error } = (await driver.execute(`c${at}`, type, payload)) ?? { error: { code: 'gone' } };
    if (error) throw new Error(`${type} ended ${error.code}.`);
  }
  const late = driver.residentKib();
  await driver.end();
  return [early, late];
}

const mib = (kib: number): string => `${(kib / 1024).toFixed(1)} MiB`;

try {
  for (const edition of EDITIONS) {
    const [early, late] = await measure('idle', edition, (at) => STORING_NOTHING[at % STORING_NOTHING.length] ?? change(at));
    const isWithin = late - early <= GROWTH_MIB_MAX * 1024;
    console.log(
      `${edition}, storing nothing: ${mib(early)} after ${count / 10}, ${mib(late)} after ${count}; at most ${GROWTH_MIB_MAX} MiB more: ${isWithin ? 'met' : 'MISSED'}`,
    );
    if (!isWithin) process.exitCode = 1;
    const [before, after] = await measure('changes', edition, change);
    const each = ((after - before) / (count * 0.9)).toFixed(1);
    console.log(`${edition}, changes: ${mib(before)} after ${count / 10}, ${mib(after)} after ${count}, ${each} KiB each`);
  }
} finally {
  await kedai.remove();
}
