/**
 * Loaded before a program, so that it is read and compiled by the time it is needed: reports that, and lets it start on a
 * message. Between two kills that is most of the time. What begins is the program itself, as it is.
 */

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

async function standBy({ STANDBY_MODULES = '' }: NodeJS.ProcessEnv): Promise<void> {
  for (const path of STANDBY_MODULES.split('\n').filter(Boolean)) await import(path);
  // A process that is killed does not come to writing down at its end what it has compiled.
  flushCompileCache();
  // No process is left behind by a test that was killed.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  await once(process, 'message');
  process.channel?.unref();
}

// The threads of a program are loaded this way too, and do not wait.
if (isMainThread) await standBy(process.env);
