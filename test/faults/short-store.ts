/**
 * A store in a process that is short of something, as the limits of the process have it: `room` fills the disk until a command is
 * refused, `descriptors` opens files until none can be opened. Writes the ids of all acknowledged commands to standard output.
 */

import assert from 'node:assert/strict';
import { closeSync, openSync } from 'node:fs';
import { World } from '../../packages/cloud/conformance/world.ts';
import { openSqliteStore, type SqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import { StoreUnavailable } from '../../packages/cloud/src/store/store.ts';

const [, , mode = '', path = ''] = process.argv;
const open = (): SqliteStore => openSqliteStore({ path, clock: { now: () => 0 } });
const store = open();
const world = new World({ store, advance: () => {} });
const home = await world.signUp({ tenantId: 'tenant-1' });
const acknowledged: string[] = [];

/** Whether it was accepted; "not available" is the only other result. */
async function submit(): Promise<boolean> {
  const command = world.newCommand(home, { payload: JSON.stringify({ note: 'x'.repeat(3_000) }) });
  try {
    await store.accept(command);
    acknowledged.push(command.commandId);
    return true;
  } catch (error) {
    assert.ok(error instanceof StoreUnavailable, String(error));
    return false;
  }
}

async function fillDisk(): Promise<void> {
  while (await submit());
  for (let more = 0; more < 20; more += 1) await submit();
}

function takeDescriptors(): readonly number[] {
  const taken: number[] = [];
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'EMFILE');
    return taken;
  }
}

async function useUpDescriptors(): Promise<void> {
  for (let count = 0; count < 15; count += 1) assert.ok(await submit());
  const taken = takeDescriptors();
  assert.throws(open, /EMFILE|cannot be opened|unable to open/);
  for (let count = 0; count < 15; count += 1) await submit();
  const read = await store
    .command({ tenantId: home.tenantId, commandId: acknowledged[0] ?? '' })
    .catch((error: unknown) => error);
  assert.ok(read instanceof StoreUnavailable || (read !== null && typeof read === 'object' && 'payload' in read), String(read));
  for (const descriptor of taken) closeSync(descriptor);
  assert.ok(await submit());
}

const modes: Readonly<Record<string, () => Promise<void>>> = { room: fillDisk, descriptors: useUpDescriptors };
await (modes[mode] ?? assert.fail(`There is no mode ${mode}.`))();
await store.close();
process.stdout.write(JSON.stringify(acknowledged));
