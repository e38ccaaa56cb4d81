/**
 * A large import into two books that are the same but for the switch, in turns: so many rows a turn, sent as `ledgerline import` sends them, 200
 * commands to a request. What is told while the rows are entered is in the time.
 */

import { startSystem } from '../../test/running-system.ts';
import { atLeast, type Measurement } from '../table.ts';
import { onAndOffCallers } from './caller.ts';

const TURNS = 10;

export async function measureImport(rows: number): Promise<readonly Measurement[]> {
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
  try {
    const [on, off] = await onAndOffCallers(system);
    const seconds = { on: 0, off: 0 };
    const rowsPerTurn = Math.ceil(rows / TURNS);
    for (let turn = -1; turn < TURNS; turn += 1)
      for (const way of turn % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        // The first turn warms both up.
        const taken = await (way === 'on' ? on : off).enter(turn < 0 ? Math.ceil(rowsPerTurn / TURNS) : rowsPerTurn);
        if (turn >= 0) seconds[way] += taken;
      }
    const entered = rowsPerTurn * TURNS;
    return [
      {
        what: `an import of ${entered} rows, changes off (baseline)`,
        figure: `${(entered / seconds.off).toFixed(0)} rows a second`,
      },
      { what: 'rate of the import with changes on against off', ...atLeast(0.9, seconds.off / seconds.on) },
    ];
  } finally {
    await system.stop();
  }
}
