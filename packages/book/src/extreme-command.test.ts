import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkExtremeCommands } from '../conformance/extreme-command/check-commands.ts';

test('commands with extreme values end in a result or a refusal of the closed list, and leave a sound book', (context) => {
  const { tally, faults } = checkExtremeCommands({ count: 400, seed: 13 });
  context.diagnostic(`${tally.done} done, ${tally.refused} refused, ${tally.invalid} not queued`);
  assert.deepEqual(
    faults.map(({ run, story, reason }) => `${run}: ${story.at(-1)} ${reason}`),
    [],
  );
  assert.ok(tally.done > 100 && tally.refused > 100);
});
