/** Windows programs in a wine root: a fresh Windows for each journey, its files, and programs that run in it. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '/root/journey';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  /** What it wrote to standard error. */
  readonly errors: string;
  readonly seconds: number;
}

export interface RunOptions {
  readonly input?: string;
  readonly secondsMax?: number;
  readonly smallDisk?: { readonly folder: string; readonly mebibytes: number };
}

export class Wine {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    rmSync(this.#prefix, { recursive: true, force: true });
    mkdirSync(this.#prefix, { recursive: true });
  }

  get #prefix(): string {
    return join(this.#root, PREFIX);
  }

  /** Where a path of this Windows lies here. */
  path(windowsPath: string): string {
    return join(this.#prefix, 'drive_c', windowsPath.replace(/^C:\\/, '').replaceAll('\\', '/'));
  }

  has = (windowsPath: string): boolean => existsSync(this.path(windowsPath));

  /** UTF-16 where the file says so. */
  text(windowsPath: string): string {
    const content = readFileSync(this.path(windowsPath));
    return content.includes(0) ? content.toString('utf16le') : content.toString();
  }

  /**
   * Runs a program to its end. It has its own view of /proc, so that nothing is mounted on this machine. With `smallDisk`, a folder of this
   * Windows is a disk of so many MiB, as far as the program and what it starts see it; no other program of this Windows can be running.
   */
  async run(
    program: string,
    parameters: readonly string[] = [],
    { input = '', secondsMax = 240, smallDisk }: RunOptions = {},
  ): Promise<Ran> {
    const began = performance.now();
    const disk = smallDisk ? `mount -t tmpfs -o size=${smallDisk.mebibytes}m tmpfs '${this.path(smallDisk.folder)}' && ` : '';
    const script = `mount -t proc proc "$0/proc" && ${disk}exec chroot "$0" /usr/lib/wine/wine64 "$@"`;
    // Files: what Node takes for a pipe is a socket, which Windows programs in wine cannot open.
    const streams = ['input', 'output', 'errors'].map((name) => join(this.#prefix, `${name}.txt`)) as [string, string, string];
    writeFileSync(streams[0], input);
    const stdio = streams.map((path, at) => openSync(path, at === 0 ? 'r' : 'w'));
    const child = spawn('unshare', ['-m', 'sh', '-c', script, this.#root, program, ...parameters], {
      env: this.#environment,
      stdio: stdio as [number, number, number],
      timeout: secondsMax * 1000,
      killSignal: 'SIGKILL',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    for (const file of stdio) closeSync(file);
    const [output, errors] = streams.slice(1).map((path) => readFileSync(path, 'utf8').trim()) as [string, string];
    return { code, output, errors, seconds: (performance.now() - began) / 1000 };
  }

  /** Ends this Windows with everything in it. */
  end(): void {
    spawnSync('chroot', [this.#root, '/usr/lib/wine/wineserver64', '-k'], { env: this.#environment });
  }

  get #environment(): Readonly<Record<string, string>> {
    return {
      PATH: process.env.PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      WINEPREFIX: PREFIX,
      WINELOADER: '/usr/lib/wine/wine64',
      WINESERVER: '/usr/lib/wine/wineserver64',
      WINEDEBUG: '-all',
      LC_ALL: 'C.UTF-8',
    };
  }
}
