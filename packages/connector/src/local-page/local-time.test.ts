import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localText, localTextInList, zoneText } from './local-time.ts';

test('times are those of the clock of the machine, with its zone', (t) => {
  const { TZ } = process.env;
  t.after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const at = Date.parse('2026-11-15T16:05:11.000Z');
  for (const [zone, full, short] of [
    ['Asia/Kuala_Lumpur', '16 Nov 2026, 00:05:11 GMT+8', 'GMT+8'],
    ['America/New_York', '15 Nov 2026, 11:05:11 GMT-5', 'GMT-5'],
    ['UTC', '15 Nov 2026, 16:05:11 UTC', 'UTC'],
  ] as const) {
    process.env.TZ = zone;
    assert.deepEqual([localText(at, 'en'), zoneText(at)], [full, short]);
    assert.equal(`${localTextInList('2026-11-15T16:05:11Z')} ${short}`, full);
  }
});
