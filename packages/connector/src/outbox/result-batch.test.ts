import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import type { PendingEntry } from '../journal.ts';
import { batchesOf } from './result-batch.ts';

const pending = (commandId: string, bytes: number, hasArtifact = false): PendingEntry => ({
  state: 'finished',
  commandId,
  companyId: 'A',
  mode: 'write',
  report: { status: 'done', result: null },
  isExactlyOnce: false,
  isAcknowledged: false,
  bytes,
  hasArtifact,
});
const idsOf = (entries: readonly PendingEntry[]): readonly string[] =>
  batchesOf(entries).map((batch) => batch.map(({ commandId }) => commandId).join());

test('small results travel together, up to the size and the number that one request takes', () => {
  const third = deliveryLimits.resultsBytesMax / 3;
  assert.deepEqual(idsOf([pending('a', third), pending('b', third), pending('c', third)]), ['a,b', 'c']);
  const many = Array.from({ length: deliveryLimits.resultsPerReportMax + 1 }, (_, index) => pending(`${index}`, 10));
  assert.deepEqual(
    batchesOf(many).map((batch) => batch.length),
    [deliveryLimits.resultsPerReportMax, 1],
  );
});

test('a large result, and one with a file, travels alone', () => {
  const large = pending('large', deliveryLimits.resultsBytesMax);
  assert.deepEqual(idsOf([pending('a', 10), large, pending('file', 10, true), pending('b', 10)]), ['large', 'file', 'a,b']);
});
