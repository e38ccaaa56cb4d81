/** Commands through cloud and connector with changes on and off, and how soon a change is in the feed after its command has ended. */

import { startSystem } from '../../test/running-system.ts';
import { atLeast, type Measurement, median } from '../table.ts';
import { type Caller, onAndOffCallers } from './caller.ts';

const ROUNDS = 5;
const COMMANDS_PER_ROUND = 300;

export async function measureFeed(): Promise<readonly Measurement[]> {
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0', CHANGE_EVENTS_PER_DAY: '1000000' });
  try {
    const [on, off] = await onAndOffCallers(system);
    return [...(await onAndOff(on, off)), ...(await on.delays()), ...(await on.backlog())];
  } finally {
    await system.stop();
  }
}

/** Two books that are the same but for the switch take turns. */
async function onAndOff(on: Caller, off: Caller): Promise<readonly Measurement[]> {
  const rates = { on: [] as number[], off: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1)
    for (const way of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const seconds = await (way === 'on' ? on : off).enter(COMMANDS_PER_ROUND);
      // The first round warms both up.
      if (round >= 0) rates[way].push(COMMANDS_PER_ROUND / seconds);
    }
  const ratio = median(rates.on.map((rate, round) => rate / (rates.off[round] ?? Number.NaN)));
  return [
    { what: 'commands of a full queue, changes off (baseline)', figure: `${median(rates.off).toFixed(0)} a second` },
    { what: 'rate with changes on against off', ...atLeast(0.9, ratio) },
  ];
}
