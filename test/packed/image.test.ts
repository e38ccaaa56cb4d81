import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { contentsOf, digestOf, JOINED_FILE, type Joined, joinedIn, joinedName } from '../../packaging/joined/joined.ts';
import { startCloudProcess } from '../cloud-process.ts';
import { linkModules } from '../linked-modules.ts';
import { contextFiles, type Instruction, stagesOf } from './dockerfile.ts';

/**
 * The image, without a container engine: its instructions run one by one in scratch folders that stand for the roots of its stages. The
 * stage that compiles uses the packages that are installed here, from the same lock file, instead of installing them again.
 */

const root = join(import.meta.dirname, '../..');
const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const files = contextFiles(root);

/** What the image adds to its base, with everything that npm installs. docs/releasing.md states it. */
const IMAGE_MIB_MAX = 160;

let scratch: string;
let image: string;
const environment: Record<string, string> = {};
before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'image-'));
  shim('chown');
  for (const [index, stage] of stages.entries()) {
    image = join(scratch, stage.name ?? 'image');
    mkdirSync(image, { recursive: true });
    const isLast = index === stages.length - 1;
    let workFolder = '/';
    for (const instruction of stage.instructions) {
      if (instruction.name === 'WORKDIR') workFolder = instruction.text;
      else perform(instruction, join(image, workFolder), isLast);
    }
  }
});
after(() => rmSync(scratch, { recursive: true, force: true }));

/** The user of the base image is not on this machine. */
function shim(program: string): void {
  mkdirSync(join(scratch, 'bin'), { recursive: true });
  writeFileSync(join(scratch, 'bin', program), '#!/bin/sh\n');
  chmodSync(join(scratch, 'bin', program), 0o755);
}

function perform({ name, text }: Instruction, folder: string, isLast: boolean): void {
  mkdirSync(folder, { recursive: true });
  if (name === 'COPY') copy(text, folder);
  else if (name === 'RUN') run(text, folder, isLast);
  else if (name === 'ENV') for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) environment[key] = value;
  else assert.ok(['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(name), `${name} is not known here`);
}

function copy(text: string, folder: string): void {
  const [, stage, from = '', to = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
  if (stage !== undefined) {
    cpSync(join(scratch, stage, from), resolve(folder, to), { recursive: true });
    return;
  }
  assert.deepEqual([from, to], ['.', '.']);
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

function run(text: string, folder: string, isLast: boolean): void {
  const steps = text.split(' && ');
  for (const step of steps) {
    if (!isLast && step.startsWith('npm ci')) useInstalled(folder);
    // The cache of this machine is not that of the image.
    else if (!step.startsWith('npm cache clean')) runStep(step.replaceAll(' /data', ` ${join(image, 'data')}`), folder);
  }
}

/** What was built from the same sources here is not built again. */
function useInstalled(folder: string): void {
  linkModules(folder);
  const built = join(root, 'dist/packages');
  if (existsSync(built)) cpSync(built, join(folder, 'dist/packages'), { recursive: true });
}

function runStep(command: string, folder: string): void {
  const path = [join(scratch, 'bin'), process.env.PATH].join(delimiter);
  const env = { PATH: path, HOME: homedir(), npm_config_offline: 'true', npm_config_audit: 'false' };
  const { status, stderr, stdout } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, `${command}\n${stdout}\n${stderr}`);
}

const home = (): string => join(image, 'opt/ledgerline');

test('the image has no test code and nothing that only tests need', () => {
  const own = globSync('**/*', { cwd: home(), exclude: (name) => name === 'node_modules' });
  const ofTests = own.filter((path) =>
    /\.test\.[a-z]+$|(?:^|\/)(?:test|tests|testing|conformance|bench|journey)(?:\/|$)/.test(path),
  );
  assert.deepEqual(ofTests, []);
  for (const name of ['typescript', 'esbuild', '@biomejs', 'playwright-core', 'fast-check', 'smtp-server'])
    assert.equal(existsSync(join(home(), 'node_modules', name)), false, name);
});

test('the joined sources in the image are those of the image', () => {
  const joined = JSON.parse(readFileSync(join(joinedIn(home()), JOINED_FILE), 'utf8')) as Joined;
  assert.equal(digestOf(contentsOf(home(), joined.sources)), joined.sha256);
  assert.ok(existsSync(join(joinedIn(home()), joined.folder, joinedName('service.ts'))));
});

test('the image adds no more than is stated', () => {
  const all = globSync('**/*', { cwd: home() }).map((path) => lstatSync(join(home(), path)));
  const bytes = all.filter((each) => each.isFile()).reduce((sum, { size }) => sum + size, 0);
  const mebibytes = bytes / 2 ** 20;
  assert.ok(mebibytes < IMAGE_MIB_MAX, `${mebibytes.toFixed(1)} MiB`);
  assert.ok(readFileSync(join(root, 'docs/releasing.md'), 'utf8').includes(`at most ${IMAGE_MIB_MAX} MiB`));
});

test('the cloud starts from what is in the image, and offers the clients that were built for it', async () => {
  const settings = { DATA_DIR: join(image, 'data'), LOG_FORMAT: environment.LOG_FORMAT ?? '' };
  const cloud = await startCloudProcess(settings, join(home(), 'packages/cloud/src/main.ts'));
  try {
    assert.equal((await fetch(`${cloud.baseUrl}/health`)).status, 200);
    assert.equal((await fetch(`${cloud.baseUrl}/developers`)).status, 200);
  } finally {
    await cloud.stop();
  }
  assert.ok(existsSync(join(home(), 'dist/packages')));
});
