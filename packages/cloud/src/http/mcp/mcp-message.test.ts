import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachOf } from './mcp-message.ts';

test('a message reaches the feature of its method, a call of a tool only that tool, and everything else all', () => {
  const all = { feature: null, tool: null };
  assert.deepEqual(reachOf({ method: 'tools/list' }), { feature: 'tools', tool: null });
  assert.deepEqual(reachOf({ method: 'tools/call', params: { name: 'read' } }), { feature: 'tools', tool: 'read' });
  assert.deepEqual(reachOf({ method: 'prompts/get', params: { name: 'read' } }), { feature: 'prompts', tool: null });
  for (const body of [{ method: 'initialize' }, { method: 7 }, {}, null, undefined, 'text']) assert.deepEqual(reachOf(body), all);
});
