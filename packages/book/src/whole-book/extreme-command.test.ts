import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkExtremeCommands } from '../../conformance/extreme-command/check-commands.ts';

test('commands with extreme values end in a result or a refusal from the closed list, and leave a consistent book', (context) => {
  const { tally, faults } = checkExtremeCommands({ count: 250, seed: 13 });
  context.diagnostic(`${tally.done} done, ${tally.refused} refused, ${tally.invalid} not queued`);
  assert.deepEqual(
    faults.map(({ run, story, reason }) => `${run}: ${story.at(-1)} ${reason}`),
    [],
  );
  assert.ok(tally.done > 60 && tally.refused > 60);
});

test('a fault is reported in the run that finds it', () => {
  const told: string[] = [];
  const { faults } = checkExtremeCommands({
    count: 12,
    seed: 1,
    only: 'list-',
    judge: () => 'planted',
    onFault: ({ run, reason }) => told.push(`${reason} ${run}`),
    told: (run) => told.push(`after ${run}`),
  });
  assert.ok(faults.length > 0);
  const runs = told.map((line) => Number(line.split(' ')[1]));
  assert.deepEqual(
    runs,
    runs.toSorted((a, b) => a - b),
  );
  assert.equal(told.filter((line) => line.startsWith('planted')).length, faults.length);
  for (const { run } of faults) assert.ok(told.indexOf(`planted ${run}`) < told.indexOf(`after ${run}`));
});
