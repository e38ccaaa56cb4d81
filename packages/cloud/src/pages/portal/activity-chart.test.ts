import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import { DEFAULT_READER } from '@ledgerline/words';
import { activityChart } from './activity-chart.ts';

const startsAt = Date.UTC(2026, 10, 13);

test('bars start at the base line, stacked, and every hour shows its numbers', () => {
  const hours = Array.from({ length: 24 }, (_, index) => ({
    startsAt: startsAt + index * HOUR_MS,
    done: index === 5 ? 94 : 0,
    unverified: index === 5 ? 1 : 0,
    failed: index === 5 ? 6 : 0,
  }));
  const { text } = activityChart(DEFAULT_READER, hours);
  assert.equal([...text.matchAll(/<svg class="chart (wide|narrow)"/g)].length, 2);
  assert.equal([...text.matchAll(/<title>/g)].length, 48);
  assert.match(text, /<title>13:00, 94 done, 6 failed, 1 not verified<\/title>/);
  assert.match(text, /Busiest hour 13:00 with 94 done, 6 failed and 1 saved but not verified\./);
  const bars = [...text.matchAll(/<rect class="(done|unverified|failed)" x="[^"]+" y="([^"]+)" width="[^"]+" height="([^"]+)"/g)];
  const [done, unverified, failed] = bars.map(([, , y, height]) => ({ top: Number(y), bottom: Number(y) + Number(height) }));
  assert.equal(done?.bottom, 160);
  assert.ok((unverified?.bottom ?? 999) < (done?.top ?? 0) && (failed?.bottom ?? 999) < (unverified?.top ?? 0));
});
