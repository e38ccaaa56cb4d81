/** A disk of its own whose power can be cut: cut-disk.c, compiled and mounted. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPILERS, isReady, onPath } from '../debian-packages.ts';

const LOOKED_AFTER_MS = 5;
const MOUNTED_MS_MAX = 10_000;

/** Why no power can be cut here; false if it can. A container can have all that is needed and still refuse to mount. */
export async function whyNoCuts(): Promise<string | false> {
  if (!existsSync('/dev/fuse')) return 'This machine has no /dev/fuse, so no power is cut.';
  if (!isReady('cutDisk')) return 'The disk whose power is cut needs FUSE and a C compiler.';
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-cut-disk-'));
  try {
    const disk = new CutDisk({ folder, seed: 1, arrivePercent: 0 });
    await disk.mount();
    await disk.unmount();
    return false;
  } catch (error) {
    return `No power is cut on this machine. ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface CutDiskOptions {
  /** An empty folder, not on the disk itself. */
  readonly folder: string;
  readonly seed: number;
  /** Of blocks that were written and not synced, how many arrive all the same. */
  readonly arrivePercent: number;
}

export class CutDisk {
  readonly #options: CutDiskOptions;
  readonly #program: string;
  #cuts = 0;
  #process: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(options: CutDiskOptions) {
    this.#options = options;
    this.#program = join(options.folder, 'cut-disk');
    for (const name of ['live', 'durable', 'disk']) mkdirSync(join(options.folder, name));
    compile(this.#program);
  }

  /** Where programs work. */
  get mountPoint(): string {
    return join(this.#options.folder, 'disk');
  }

  async mount(): Promise<void> {
    const { folder, seed, arrivePercent } = this.#options;
    const { dev } = statSync(this.mountPoint);
    const parameters = [
      join(folder, 'live'),
      join(folder, 'durable'),
      String(seed + this.#cuts),
      String(arrivePercent),
      this.mountPoint,
    ];
    this.#process = spawn(this.#program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
    this.#ended = once(this.#process, 'exit');
    const began = performance.now();
    while (statSync(this.mountPoint).dev === dev) {
      if (this.#process.exitCode !== null || performance.now() - began > MOUNTED_MS_MAX)
        throw new Error('The disk was not mounted.');
      await pause(LOOKED_AFTER_MS);
    }
  }

  /** What was not synced is lost, but for what arrived by chance. No program may have a file open. */
  async cut(): Promise<void> {
    const live = join(this.#options.folder, 'live');
    await this.unmount();
    this.#cuts += 1;
    rmSync(live, { recursive: true });
    cpSync(join(this.#options.folder, 'durable'), live, { recursive: true });
    await this.mount();
  }

  async unmount(): Promise<void> {
    const began = performance.now();
    // A program that looks at all files, such as a search, keeps it busy for a moment.
    for (let unmounted = this.#tryUnmount(); unmounted !== ''; unmounted = this.#tryUnmount()) {
      if (performance.now() - began > MOUNTED_MS_MAX) throw new Error(`The disk cannot be unmounted: ${unmounted}`);
      await pause(LOOKED_AFTER_MS);
    }
    await this.#ended;
    if (this.#process?.exitCode !== 0)
      throw new Error(`The disk ended with ${this.#process?.signalCode ?? this.#process?.exitCode}.`);
  }

  /** Ends it even while programs have files open. */
  async abandon(): Promise<void> {
    spawnSync('fusermount3', ['-u', '-z', this.mountPoint]);
    this.#process?.kill();
    await this.#ended;
  }

  /** What speaks against it; empty once it is unmounted. */
  #tryUnmount(): string {
    const { status, stderr } = spawnSync('fusermount3', ['-u', this.mountPoint], { encoding: 'utf8' });
    return status === 0 ? '' : stderr;
  }
}

function compile(program: string): void {
  const compiler = COMPILERS.find((name) => onPath(name) !== undefined) ?? 'cc';
  const source = join(import.meta.dirname, 'cut-disk.c');
  const options = ['-O1', '-D_FILE_OFFSET_BITS=64', '-I/usr/include/fuse3', source, '-o', program, '-lfuse3', '-lpthread'];
  const { status, stderr } = spawnSync(compiler, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The disk cannot be compiled: ${stderr}`);
}
