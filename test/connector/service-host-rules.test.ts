import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { COMPILERS, isReady, onPath } from '../debian-packages.ts';

/** Which build of the connector a host runs: the rules of the Windows service host in C, compiled for this machine, and those of the host for Linux
 * and macOS. Both are asked line by line and give the same replies. */

const place = mkdtempSync(join(tmpdir(), 'host-rules-'));
after(() => rmSync(place, { recursive: true, force: true }));
const program = join(place, 'rules');

const sources = ['rules.c', 'rules-by-line.c'].map((name) => join(import.meta.dirname, '../../packaging/windows/host', name));
const hasCompiler = isReady('compiler');
const compiler = COMPILERS.find((name) => onPath(name) !== undefined);
if (compiler) {
  const { status, stderr } = spawnSync(compiler, ['-O1', '-Wall', '-Wextra', '-Werror', ...sources, '-o', program], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}
const script = join(import.meta.dirname, '../../packaging/connector/host/build-runs-by-line.ts');

interface Rules {
  readonly name: string;
  /** Its start, before the folder. */
  readonly command: readonly [string, ...string[]];
  readonly skip: boolean;
  /** How many sequences are tried: a start of Node takes longer. */
  readonly numRuns: number;
}

const allRules: readonly Rules[] = [
  {
    name: 'Windows',
    command: [program],
    skip: !hasCompiler,
    numRuns: 60,
  },
  { name: 'Linux and macOS', command: [process.execPath, script], skip: false, numRuns: 6 },
];

/** A host in a folder of its own, in which the first build is installed. */
class Host {
  readonly #command: Rules['command'];
  readonly #folder = mkdtempSync(join(place, 'app-'));
  #child: ChildProcessByStdio<Writable, Readable, null>;
  #replies: AsyncIterator<string>;

  constructor({ command }: Rules) {
    this.#command = command;
    this.install('first');
    writeFileSync(join(this.#folder, 'current'), 'first');
    [this.#child, this.#replies] = this.#start();
  }

  #start(): [ChildProcessByStdio<Writable, Readable, null>, AsyncIterator<string>] {
    const [file, ...parameters] = this.#command;
    const child = spawn(file, [...parameters, this.#folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    return [child, createInterface({ input: child.stdout })[Symbol.asyncIterator]()];
  }

  /** A power cut, and the next start. */
  restart(): void {
    this.#child.kill('SIGKILL');
    [this.#child, this.#replies] = this.#start();
  }

  async ask(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    return String((await this.#replies.next()).value);
  }

  install(build: string): void {
    mkdirSync(join(this.#folder, build), { recursive: true });
    writeFileSync(join(this.#folder, build, 'connector.mjs'), '');
  }

  /** What the connector writes: an update that is ready, or that it has reached the cloud. */
  note(name: 'next' | 'healthy', build: string): void {
    writeFileSync(join(this.#folder, name), build);
  }

  noted(name: string): string | null {
    const path = join(this.#folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }
}

const steps = fc.array(
  fc.oneof(
    fc.record({ step: fc.constant('stage' as const), build: fc.integer({ min: 1, max: 4 }) }),
    fc.constant({ step: 'reach' as const }),
    fc.record({ step: fc.constant('end' as const), code: fc.constantFrom(0, 1, 75), ranMs: fc.constantFrom(5, 700_000) }),
    fc.constant({ step: 'late' as const }),
    fc.constant({ step: 'restart' as const }),
  ),
  { maxLength: 30 },
);

for (const rules of allRules) {
  const { name, skip } = rules;
  test(`${name}: a staged build is switched to; if it crashes three times, the build before it runs again and it never does`, {
    skip,
  }, async () => {
    const host = new Host(rules);
    assert.equal(await host.ask('choose'), 'same first');
    host.note('healthy', 'first');
    host.install('second');
    host.note('next', 'second');
    assert.equal(await host.ask('ended 75 5000'), 'at-once');
    assert.equal(await host.ask('choose'), 'switched second');
    assert.equal(await host.ask('trial'), '1');
    assert.deepEqual([await host.ask('ended 1 10'), await host.ask('ended 1 10')], ['pause 1000', 'pause 2000']);
    assert.equal(await host.ask('ended 1 10'), 'back');
    assert.equal(await host.ask('choose'), 'same first');
    assert.equal(host.noted('refused'), 'second');
    host.note('next', 'second');
    assert.equal(await host.ask('choose'), 'same first', 'a build that was given up is not tried again');
    host.close();
  });

  test(`${name}: a build that reached the cloud stays, however often it crashes, with longer and longer pauses`, {
    skip,
  }, async () => {
    const host = new Host(rules);
    host.install('second');
    host.note('next', 'second');
    await host.ask('choose');
    host.note('healthy', 'second');
    assert.equal(await host.ask('trial'), '0');
    const pauses = [];
    for (let crash = 0; crash < 9; crash += 1) pauses.push(await host.ask('ended 1 10'));
    assert.deepEqual(
      pauses,
      [1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => `pause ${seconds}000`),
    );
    assert.equal(await host.ask('ended 1 600000'), 'pause 1000', 'it had run for ten minutes');
    assert.equal(await host.ask('choose'), 'same second');
    host.close();
  });

  test(`${name}: a build that does not reach the cloud in time is given up at once, and one whose program is missing is not switched to`, {
    skip,
  }, async () => {
    const host = new Host(rules);
    host.note('next', 'absent');
    assert.equal(await host.ask('choose'), 'same first');
    host.install('second');
    host.note('next', 'second');
    await host.ask('choose');
    assert.equal(await host.ask('late'), 'back');
    assert.equal(await host.ask('choose'), 'same first');
    host.close();
  });

  test(
    `${name}: whatever happens, a build runs that is installed, one that was given up runs no more, and one that works is kept`,
    { skip },
    () =>
      fc.assert(
        fc.asyncProperty(steps, async (happened) => {
          const host = new Host(rules);
          const givenUp = new Set<string>();
          let running = 'first';
          const choose = async (): Promise<void> => {
            const [, build = ''] = (await host.ask('choose')).split(' ');
            assert.ok(build === 'first' || /^build-[1-4]$/.test(build), build);
            assert.ok(!givenUp.has(build) || build === running, `${build} was given up`);
            running = build;
          };
          await choose();
          for (const event of happened) {
            if (event.step === 'stage' && !givenUp.has(`build-${event.build}`)) {
              host.install(`build-${event.build}`);
              host.note('next', `build-${event.build}`);
            } else if (event.step === 'reach') host.note('healthy', running);
            else if (event.step === 'restart') {
              host.restart();
              await choose();
            } else if (event.step === 'end' || event.step === 'late') {
              const isWorking = host.noted('healthy') === running;
              const verdict = await host.ask(event.step === 'late' ? 'late' : `ended ${event.code} ${event.ranMs}`);
              if (verdict === 'back') {
                assert.ok(!isWorking, `${running} works and was given up`);
                givenUp.add(running);
              }
              await choose();
            }
          }
          host.close();
        }),
        { numRuns: rules.numRuns },
      ),
  );
}
