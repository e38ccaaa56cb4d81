import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBecome, commandStatuses, isTerminal, outcomes } from './status.ts';

test('a command takes exactly these steps and no other', () => {
  const steps = commandStatuses.flatMap((from) =>
    commandStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} -> ${to}`),
  );
  assert.deepEqual(steps, ['queued -> running', 'queued -> failed', 'running -> queued', 'running -> done', 'running -> failed']);
});

test('done and failed are final, and nothing else is', () => {
  assert.deepEqual(commandStatuses.filter(isTerminal), ['done', 'failed']);
});

test('every status is reached from queued', () => {
  const reached = new Set<string>(['queued']);
  for (const from of commandStatuses)
    for (const to of commandStatuses) if (reached.has(from) && canBecome(from, to)) reached.add(to);
  assert.deepEqual([...reached].sort(), [...commandStatuses].sort());
});

test('a failure leaves one of three outcomes', () => {
  assert.deepEqual(outcomes, ['not_applied', 'applied', 'unknown']);
});
