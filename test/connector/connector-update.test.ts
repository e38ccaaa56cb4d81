import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { UpdateScene } from '../updates/update-scene.ts';

/** What can happen to an update; `npm run soak:updates` has more of it, and kills it at 20 moments. */

test('an update that was cut off, killed and tried again under load runs in the end, one that does not work is undone, and every command ran once', {
  timeout: 300_000,
}, async (t) => {
  const place = mkdtempSync(join(tmpdir(), 'connector-update-'));
  const scene = await UpdateScene.open(place);
  t.after(async () => {
    await scene.close();
    rmSync(place, { recursive: true, force: true });
  });

  const second = scene.publish(2);
  const bringBack = scene.hideFile('connector.mjs');
  scene.start();
  await scene.post();
  await scene.untilLogged(`Build ${second} was not installed.`);
  assert.ok(scene.filesOf(`${second}.part`).includes('build.json'), 'what has arrived is kept');
  assert.equal(scene.noted('next'), null);
  await scene.kill();
  bringBack();

  scene.start();
  await scene.until('it is staged', () => scene.noted('next') === second || scene.noted('current') === second);
  await scene.kill();
  scene.start();
  await scene.untilHealthy(second);
  assert.equal(scene.noted('previous'), 'local-mvp-2026.12.01.01');
  scene.checkRunningBuild();
  await scene.posted(5);

  const broken = scene.publish(3, { code: "throw new Error('This build does not work.');" });
  await scene.kill();
  scene.start();
  await scene.untilLogged(`Build ${broken} is given up.`);
  await scene.until('the build before runs', () => scene.log.includes(`Build ${second} is running in`));
  assert.deepEqual([scene.noted('refused'), scene.noted('current')], [broken, second]);
  await scene.posted(5);
  const figures = await scene.settle();
  t.diagnostic(JSON.stringify(figures));
  assert.equal(await scene.refusals(broken), 1);
});
