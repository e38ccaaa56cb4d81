import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { joinSources } from '../packaging/joined/join.ts';
import { JOINED_FILE, joinedIn, programAt } from '../packaging/joined/joined.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'joined-')));
after(() => rmSync(root, { recursive: true, force: true }));

const TREE = {
  'program.ts': `
    import { readFileSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    import list from './list.json' with { type: 'json' };
    import { greeting } from '@ledgerline/greeting';
    const text: string = readFileSync(new URL('./text.txt', import.meta.url), 'utf8');
    const { shared } = await import('./packages/greeting/src/shared.ts');
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.once('message', (heard) => console.log([greeting('from sources'), text, list.length, shared === greeting, ...heard].join()));`,
  'thread.ts': `
    import { parentPort } from 'node:worker_threads';
    import { greeting } from '@ledgerline/greeting';
    import other from 'other';
    parentPort?.postMessage([greeting('a thread'), other, import.meta.url.includes('dist')]);`,
  'list.json': '[1, 2, 3]',
  'text.txt': 'a text',
  'package.json': '{ "type": "module" }',
  'packages/greeting/package.json': '{ "type": "module", "name": "@ledgerline/greeting", "exports": "./src/greeting.ts" }',
  'packages/greeting/src/greeting.ts': "export const greeting = (name: string): string => 'Hello, ' + name;",
  'packages/greeting/src/shared.ts': "export { greeting as shared } from './greeting.ts';",
  'node_modules/other/package.json': '{ "name": "other", "exports": { "module": "./bundled.js", "import": "./other.mjs" } }',
  'node_modules/other/other.mjs': "export default 'as Node finds it';",
  'node_modules/other/bundled.js': "export default 'as a bundler finds it';",
};
const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
for (const [path, text] of Object.entries(TREE)) put(path, text);
mkdirSync(join(root, 'node_modules/@ledgerline'));
execFileSync('ln', ['-s', '../../packages/greeting', join(root, 'node_modules/@ledgerline/greeting')]);

const joinTree = (): Promise<boolean> => joinSources(root, ['program.ts', 'thread.ts']);
const isJoined = (): boolean => programAt(root, 'program.ts').pathname.startsWith(joinedIn(root));
const printed = (): string =>
  execFileSync(process.execPath, [fileURLToPath(programAt(root, 'program.ts'))], { encoding: 'utf8' }).trim();

test('joined sources do what the sources do, threads and files beside them included', async () => {
  assert.equal(isJoined(), false);
  const before = printed();
  assert.equal(before, 'Hello, from sources,a text,3,true,Hello, a thread,as Node finds it,false');
  assert.equal(await joinTree(), true);
  assert.equal(isJoined(), true);
  assert.equal(printed(), before);
  assert.equal(await joinTree(), false, 'there is nothing to do a second time');
});

test('once a source differs by a byte the sources serve, until they are joined again', async () => {
  await joinTree();
  put('packages/greeting/src/greeting.ts', "export const greeting = (name: string): string => 'Salam, ' + name;");
  assert.equal(isJoined(), false);
  assert.match(printed(), /^Salam, from sources,/);
  assert.equal(await joinTree(), true);
  assert.equal(isJoined(), true);
  assert.match(printed(), /^Salam, from sources,.*Salam, a thread/);
});

test('a source that was written again with the same bytes is the same', async () => {
  await joinTree();
  put('thread.ts', TREE['thread.ts']);
  assert.equal(isJoined(), true);
});

test('a source that is gone, a damaged list and a tree that was moved are no reason to fail', async () => {
  await joinTree();
  const list = join(joinedIn(root), JOINED_FILE);
  for (const text of [
    '{',
    '{"root":"/elsewhere","folder":"sources-1","sources":[],"sha256":""}',
    JSON.stringify({ root, folder: 'x', sources: ['gone.ts'], sha256: '' }),
  ]) {
    writeFileSync(list, text);
    assert.equal(isJoined(), false);
  }
  assert.equal(await joinTree(), true);
  assert.equal(isJoined(), true);
});
