/**
 * Loaded before a program, so that it is read and compiled by the time it is needed: says so, and lets it begin when told.
 * Between two kills that is most of the time. What begins is the program itself, as it is.
 */

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

async function standBy({ STANDBY_MODULES = '' }: NodeJS.ProcessEnv): Promise<void> {
  for (const path of STANDBY_MODULES.split('\n').filter(Boolean)) await import(path);
  // A process that is killed does not come to writing down at its end what it has compiled.
  flushCompileCache();
  // Nobody is left behind by a test that was ended itself.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  await once(process, 'message');
  process.channel?.unref();
}

// The threads of a program are loaded this way too, and wait for nobody.
if (isMainThread) await standBy(process.env);
