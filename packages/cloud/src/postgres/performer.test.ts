import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type VerbName, verbs } from '../sql/verbs.ts';
import { guards } from './lock.ts';
import { onConnectors } from './performer.ts';

it('every verb that writes is either gathered or guarded, and never both', () => {
  const gathered = new Set<VerbName>([...onConnectors, 'accept', 'cancel', 'finish', 'sweep']);
  for (const name of Object.keys(verbs) as VerbName[]) {
    const ways = Number(gathered.has(name)) + Number(guards[name] !== undefined);
    assert.equal(ways, verbs[name].isRead ? 0 : 1, name);
  }
});
