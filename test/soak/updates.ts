/**
 * Updates of the connector on their bad days, under a load of writes: wrong signature, older serial, expired manifest, files cut off, full disk,
 * a build that does not work, and kill -9 at 20 moments of an update. `node test/soak/updates.ts`. Prints every round.
 */

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNumber, UpdateScene } from '../updates/update-scene.ts';

const place = mkdtempSync(join(tmpdir(), 'soak-updates-'));
const scene = await UpdateScene.open(place);
const began = performance.now();
const say = (text: string): void => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

/** The number of the last build that was published. */
let last = 1;
function nextNumber(): number {
  last += 1;
  return last;
}
const running = (): string | null => scene.noted('current');

/** An update that must not happen: the build that runs stays, and one line says why. */
async function refuses(what: string, line: string, options: Parameters<UpdateScene['start']>[0] = {}): Promise<void> {
  const before = running();
  await scene.kill();
  scene.start(options);
  await scene.untilLogged(line);
  assert.deepEqual([running(), scene.noted('next')], [before, null]);
  scene.checkRunningBuild();
  say(`${what}: ${before} goes on`);
}

scene.publish(nextNumber(), { isSignedByOthers: true });
scene.start();
await scene.post();
await refuses('wrong signature', 'is not signed with a key of this build');

scene.publish(last, { validDays: -1 });
await refuses('expired manifest', 'The manifest of builds expired at');

const older = readFileSync(scene.manifestFile);
scene.publish(last);
const bringBack = scene.hideFile('connector.mjs');
await refuses('a file that is cut off', `Build ${buildNumber(last)} was not installed.`);
bringBack();
const newer = readFileSync(scene.manifestFile);
writeFileSync(scene.manifestFile, older);
await refuses('older serial', 'which is older than');
writeFileSync(scene.manifestFile, newer);
await refuses('full disk', 'cannot be written.', { fileBlocksMax: 2_000 });

await scene.kill();
scene.start();
await scene.untilHealthy(buildNumber(last));
say(`update under load: ${running()} runs`);

/** What can be seen of an update from outside, in the order in which it happens. Each is a moment to kill at. */
function moments(build: string): readonly (readonly [string, () => boolean])[] {
  const part = (): number => scene.filesOf(`${build}.part`).length;
  const isSwitched = (): boolean => running() === build;
  return [
    ['the host has started', () => scene.log !== ''],
    ['the connector has started', () => scene.log.includes(' is running in ')],
    ['the cloud has responded', () => scene.log.includes('Connected to the cloud.')],
    ...[1, 4, 8, 12, 16, 20, 24, 28, 32].map(
      (count) => [`${count} files are there`, () => part() >= count || isSwitched()] as const,
    ),
    ['the folder has its name', () => scene.filesOf(build).length > 0],
    ['it is named as next', () => scene.noted('next') === build || isSwitched()],
    ['the connector says that it is staged', () => scene.log.includes('is staged') || isSwitched()],
    ['it finishes what it runs', () => scene.log.includes('after the running commands') || isSwitched()],
    ['the build before is noted', () => scene.noted('previous') === buildNumber(last - 1) || isSwitched()],
    ['the host has switched', isSwitched],
    ['the new build has started', () => scene.log.includes(`Build ${build} is running in`)],
    ['the new build has reached the cloud', () => scene.noted('healthy') === build],
  ];
}

const COUNT = moments('').length;
for (let at = 0; at < COUNT; at += 1) {
  const build = scene.publish(nextNumber());
  const [moment, isThere] = moments(build)[at] as typeof moments extends (build: string) => readonly (infer One)[] ? One : never;
  await scene.stop();
  scene.start();
  await scene.until(moment, isThere);
  await scene.kill();
  scene.checkRunningBuild();
  const killedAs = running();
  scene.start();
  await scene.untilHealthy(build);
  scene.checkRunningBuild();
  say(`killed ${at + 1} of ${COUNT}, when ${moment}: ${killedAs} was current, ${build} runs`);
}

const broken = scene.publish(nextNumber(), { code: "throw new Error('This build does not work.');" });
const before = running();
await scene.stop();
scene.start();
await scene.untilLogged(`Build ${broken} is given up.`);
await scene.until('the build before runs', () => scene.log.includes(`Build ${before} is running in`));
assert.deepEqual([scene.noted('refused'), running()], [broken, before]);
say(`a build that does not work: ${before} runs again`);
await scene.posted(5);

const figures = await scene.settle();
assert.equal(await scene.refusals(broken), 1);
say(`every command is in the book once: ${JSON.stringify(figures)}`);
await scene.close();
rmSync(place, { recursive: true });
