import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { roles } from '@ledgerline/contract';
import { mayDo, type PortalRight, portalRights, rightsOf, roleRefusal } from './role.ts';

const rights = Object.keys(portalRights) as readonly PortalRight[];

test('the owner may do everything, and each role after it nothing that the one before may not', () => {
  for (const right of rights) {
    const allowed = roles.map((role) => mayDo(role, right));
    assert.equal(allowed[0], true, right);
    assert.deepEqual(
      allowed,
      allowed.toSorted((a, b) => Number(b) - Number(a)),
      right,
    );
  }
});

test('a refusal says what the role cannot do, and who can', () => {
  assert.equal(roleRefusal('admin', 'administer'), null);
  const refusal = roleRefusal('viewer', 'integrate');
  assert.deepEqual(
    [refusal?.refused.code, refusal?.refused.message],
    [
      'access_denied',
      'Your role, viewer, cannot manage app keys, webhooks and the connector. Ask an owner, admin or developer of the company.',
    ],
  );
  assert.match(roleRefusal('admin', 'govern')?.refused.message ?? '', /Ask an owner of the company\.$/);
});

test('only roles that operate send commands that write', () => {
  for (const role of roles) assert.equal(rightsOf(role).access === 'full', mayDo(role, 'operate'), role);
});

test('docs/team.md lists every right with its roles', () => {
  const text = readFileSync(new URL('../../../../../docs/team.md', import.meta.url), 'utf8');
  const rows = rights.map((right) => {
    const cells = [right, portalRights[right].text, ...roles.map((role) => (mayDo(role, right) ? 'yes' : 'no'))];
    return `| ${cells.join(' | ')} |`;
  });
  assert.deepEqual(
    text.split('\n').filter((line) => / (?:yes|no) \|$/.test(line)),
    rows,
  );
});
