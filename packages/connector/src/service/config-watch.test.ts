import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderAt } from '../config.ts';
import { ConfigWatch } from './config-watch.ts';

test('only another connector, key or cloud counts; what cannot be read is logged once and changes nothing', async (t) => {
  const folder = folderAt(mkdtempSync(join(tmpdir(), 'config-watch-')));
  t.after(() => rmSync(folder.path, { recursive: true }));
  const config = { connectorId: 'conn_1', connectorKey: 'a key', cloudUrl: 'https://cloud.example' };
  let seconds = 1;
  const write = (text: string): void => {
    writeFileSync(folder.config, text);
    utimesSync(folder.config, ++seconds, seconds);
  };
  const logged: string[] = [];
  write(JSON.stringify(config));
  const watch = new ConfigWatch(folder, config, { line: (_level, text) => logged.push(text) });
  let isChanged = false;
  void watch.changed.then(() => {
    isChanged = true;
  });
  const look = async (): Promise<boolean> => {
    watch.look();
    watch.look();
    await Promise.resolve();
    return isChanged;
  };
  write(JSON.stringify({ ...config, note: 'the same' }));
  assert.equal(await look(), false);
  write('{ half of it');
  assert.equal(await look(), false);
  rmSync(folder.config);
  assert.equal(await look(), false);
  assert.equal(logged.length, 2);
  assert.match(logged.join('\n'), /is not valid JSON\. The connector runs with the one before\.\n.*is missing/);
  write(JSON.stringify({ ...config, connectorKey: 'a new key' }));
  assert.equal(await look(), true);
});
