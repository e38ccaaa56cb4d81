import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exerciseBook } from '../packages/book/conformance/exercise-book.ts';
import { openSandbox, type RunningSystem, startSystem } from './running-system.ts';

let system: RunningSystem;

before(async () => {
  system = await startSystem();
});

after(() => system?.stop());

/** The blank book of a new sandbox, reached as any program reaches it: over HTTP, through cloud and connector. */
exerciseBook(test, async () => {
  const { run } = await openSandbox(system);
  return {
    execute: async (type, payload, commandId) => {
      const command = await run(type, payload, 'BLANK', commandId);
      assert.ok(command.status === 'done' || command.status === 'failed', JSON.stringify(command));
      return command.result ?? { ok: false, saved: false, error: command.error };
    },
    close: () => {},
  };
});
