/** Kills the driver of Kedai while it writes, and then looks what the file of the package has. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import { stampsIn } from './company-file.ts';
import { CASH_SALE, INVOICE, type Kedai, KedaiDriver } from './kedai.ts';

/** Within this time the kill falls. A command takes a few milliseconds. */
const KILL_WITHIN_MS = 60;

export interface KillFigures {
  kills: number;
  foundAfterwards: number;
  notThere: number;
  partlyThere: number;
  /** What is wrong, in words; empty if nothing is. */
  readonly faults: string[];
  readonly answered: Set<string>;
}

const commandOf = (number: number): readonly [string, Payload] =>
  number % 3 === 2 ? ['create-cash-sale', CASH_SALE] : ['create-sales-invoice', INVOICE];

/** In the file, a command of two saves is two. */
const isThere = (file: string, id: string): boolean => (stampsIn(file).get(id) ?? stampsIn(file).get(`${id}#2`) ?? 0) > 0;

export async function killRounds(kedai: Kedai, file: string, rounds: number, chance: () => number): Promise<KillFigures> {
  const figures: KillFigures = { kills: 0, foundAfterwards: 0, notThere: 0, partlyThere: 0, faults: [], answered: new Set() };
  let driver = await KedaiDriver.opened(kedai, file);
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    let running = '';
    const load = (async () => {
      for (;;) {
        running = `k-${sent}`;
        const [type, payload] = commandOf(sent);
        sent += 1;
        if ((await driver.execute(running, type, payload))?.ok?.result?.saved !== true) return;
        figures.answered.add(running);
      }
    })();
    await pause(chance() * KILL_WITHIN_MS);
    await driver.kill();
    await load;
    figures.kills += 1;
    driver = await KedaiDriver.opened(kedai, file);
    await settle(driver, file, running, commandOf(sent - 1), figures);
  }
  await driver.end();
  judge(file, figures);
  return figures;
}

/** What the driver says about the command that was killed must be what the file has; then it is sent again. */
async function settle(
  driver: KedaiDriver,
  file: string,
  id: string,
  [type, payload]: readonly [string, Payload],
  figures: KillFigures,
): Promise<void> {
  const { found, proof } = await driver.lookup(id);
  if (found === true) figures.foundAfterwards += 1;
  else if (proof === 'not_applied') figures.notThere += 1;
  else figures.partlyThere += 1;
  // Of a cash sale, which is two saves, the file can have the first, or both without their end.
  if (proof === 'partly_applied' && stampsIn(file).get(`${id}#1`) !== 1)
    figures.faults.push(`${id}: lookup says ${proof}, and nothing is in the file`);
  else if (proof !== 'partly_applied' && found !== isThere(file, id))
    figures.faults.push(`${id}: lookup says ${found}, the file says otherwise`);
  if (proof === 'none') figures.faults.push(`${id}: nobody knows whether it is there`);
  const again = await driver.result(id, type, payload);
  if (again.ok !== true) figures.faults.push(`${id} was not run again: ${JSON.stringify(again.error)}`);
  figures.answered.add(id);
}

function judge(file: string, { answered, faults }: KillFigures): void {
  const stamps = stampsIn(file);
  for (const [id, count] of stamps) if (count !== 1) faults.push(`${id} is ${count} times in the file`);
  for (const id of answered) if (!isThere(file, id)) faults.push(`${id} was reported as saved and is not in the file`);
  for (const id of stamps.keys())
    if (!answered.has(id.replace(/#\d+$/, ''))) faults.push(`${id} is in the file and was never reported`);
}
