/**
 * Soaks the account book with extreme commands: `--count 50000 --seed 1` runs that many, each an example moved to the edges of
 * its schema, on the sample company. Every one must end in a result or a refusal. `--only sales-invoice` runs some command types
 * alone.
 */

import { parseArgs } from 'node:util';
import { checkExtremeCommands } from '../../packages/book/conformance/extreme-command/check-commands.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const startedAt = performance.now();
const { tally, faults } = checkExtremeCommands({
  // A soak may be ended at any time, and what it has found by then is known.
  onFault: ({ run, story, reason }) => console.log(`\nRun ${run}: ${story.join('\n  then ')}\n${reason}\n`),
  count: Number(values.count),
  seed: Number(values.seed),
  only: values.only,
  told: (run, { invalid, refused, done }) => {
    if (run % 1000 === 0) console.log(`${run} commands: ${done} done, ${refused} refused, ${invalid} not queued`);
  },
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const count = `${tally.done} done, ${tally.refused} refused, ${tally.invalid} not queued`;
console.log(`${count}, ${faults.length} faults, in ${seconds} s`);
if (faults.length > 0) process.exitCode = 1;
