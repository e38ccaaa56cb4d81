import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '@ledgerline/catalog';
import { accessModules, accessRights } from '@ledgerline/contract';
import { presetWords } from '@ledgerline/words/shared/key-access';
import { denial } from '../../account/rights/access.ts';
import { accessText, commandsByNeed, isOffered, keyPresets } from './key-preset.ts';

/** As the page counts it. */
function countedFor(access: (typeof keyPresets)[number]['access']): number {
  const held = new Set(
    access === 'full' ? [] : Object.entries(access).flatMap(([module, rights]) => rights.map((right) => `${module}:${right}`)),
  );
  return Object.entries(commandsByNeed())
    .filter(([need]) => access === 'full' || need === '' || need.split(' ').every((right) => held.has(right)))
    .reduce((sum, [, count]) => sum + count, 0);
}

test('how many commands a key may send is counted as the guard would let them through', () => {
  for (const { id, access } of keyPresets) {
    const allowed = recipes().filter(
      (recipe) => denial({ access, companies: null }, recipe, { companyId: 'A', rowTypes: () => [] }) === null,
    ).length;
    assert.equal(countedFor(access), allowed, id);
  }
  assert.equal(countedFor('full'), COMMAND_TYPE_COUNT);
});

test('a right that no command needs is not offered, and one that a command needs is', () => {
  assert.equal(isOffered('sales', 'delete'), true);
  assert.equal(isOffered('reports', 'write'), false);
  assert.ok(accessModules.every((module) => accessRights.some((right) => isOffered(module, right))));
});

test('rights are shown by the name of their preset, or one by one', () => {
  const reader = { language: 'en' } as const;
  const everywhere = Object.fromEntries(accessModules.map((module) => [module, [...accessRights]]));
  assert.equal(accessText(everywhere, reader), 'all modules: read, write, delete');
  for (const { id, access } of keyPresets) assert.equal(accessText(access, reader), presetWords('en')[id]);
  assert.equal(accessText({ sales: ['read', 'write'], ar: ['read'] }, reader), 'sales: read, write; ar: read');
  assert.equal(accessText({ sales: ['read'] }, { language: 'zh' }), 'sales: 读取');
  assert.equal(accessText({}, reader), 'Nothing but reading tax codes');
});
