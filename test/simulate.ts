/** Soaks the simulation: `--seeds 100000`, `--from 1`, `--seed 42` for one alone, `--mutant name` to break a rule, `--threads 2`. */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { tellTogether } from './simulation/crew.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    mutant: { type: 'string', default: 'none' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const isOne = values.seed !== undefined;
const startedAt = performance.now();
const { seeds, commands, events, broken } = await tellTogether(
  {
    from: Number(values.seed ?? values.from),
    count: isOne ? 1 : Number(values.seeds),
    mutant: values.mutant,
    isForOne: false,
  },
  isOne ? 1 : Number(values.threads),
);
for (const { seed, violations } of broken) console.log(`seed ${seed}: ${violations.join(' ')}`);
const seconds = (performance.now() - startedAt) / 1000;
console.log(
  `${seeds} seeds, ${commands} commands, ${events} events in ${seconds.toFixed(1)} s (${Math.round(seeds / seconds)} a second); ${broken.length} with violations.`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
