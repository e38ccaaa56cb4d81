/** The system that the tests of this folder share in one process: a start takes longer than most of what they do with it. */

import { after } from 'node:test';
import { type RunningSystem, startSystem } from '../running-system.ts';

let started: Promise<RunningSystem> | undefined;

export function oneSystem(): Promise<RunningSystem> {
  started ??= startSystem();
  return started;
}

after(async () => {
  const system = await started;
  await system?.stop();
});
