/** The system that the test files of one process share: a start takes longer than most of what they do with it. No rate limit. */

import { after } from 'node:test';
import { type RunningSystem, startSystem } from './running-system.ts';

let started: Promise<RunningSystem> | undefined;

export function sharedSystem(): Promise<RunningSystem> {
  started ??= startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
  return started;
}

after(async () => {
  const system = await started;
  await system?.stop();
});
