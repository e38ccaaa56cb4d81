/** The process of the attacking tenant: gets messages to start and to end an attack. */

import { type Attack, attacks, type Owned } from './attacks.ts';

/** After each step, so that what is measured is the attack and not how many processes share two cores. */
const PAUSE_MS = 10;

let isOn = false;
let running: Promise<unknown> = Promise.resolve();

async function repeat({ step }: Attack, owned: Owned, offset: number): Promise<number> {
  let count = offset;
  for (; isOn; count += 1) {
    await step(owned, count).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return count - offset;
}

async function begin(name: string, owned: Owned): Promise<void> {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack ${name}.`);
  isOn = true;
  const end = await attack.begin?.(owned);
  running = Promise.all(Array.from({ length: attack.connections }, (_, number) => repeat(attack, owned, number))).then(
    (counts) => {
      end?.();
      return counts.reduce((sum, count) => sum + count, 0);
    },
  );
}

process.on('message', async (told: { readonly begin: string; readonly owned: Owned } | 'end') => {
  if (told === 'end') {
    isOn = false;
    process.send?.(await running);
    return;
  }
  await begin(told.begin, told.owned);
  process.send?.('begun');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
