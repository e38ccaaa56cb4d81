import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assets } from './assets.ts';

test('every file that a script imports is served', () => {
  const scripts = [...assets().values()].filter(({ name }) => name.endsWith('.js'));
  const missing = scripts.flatMap(({ name, bytes }) =>
    [
      ...bytes()
        .toString()
        .matchAll(/^(?:import|export)\b.*?'\.\/(.+?)'/gm),
    ].flatMap(([, imported = '']) => (assets().has(imported) ? [] : [`${name} imports ${imported}`])),
  );
  assert.ok(scripts.length > 20);
  assert.deepEqual(missing, []);
});
