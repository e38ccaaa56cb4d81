/** A program in a process of its own that is ready before it is needed, to take the place of one that is killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Program {
  readonly path: string;
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it imports, but for itself. */
  readonly modules: readonly string[];
  /** What it prints when it works. */
  readonly sign: string;
  /** Called with what it prints. */
  readonly heard?: (text: string) => void;
}

export interface Running {
  /** Without warning, like a power cut or the kernel. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

const preload = join(import.meta.dirname, 'standby.ts');

export class StandbyProcess {
  readonly #process: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #ended: Promise<unknown>;
  readonly #program: Program;
  #printed = '';

  constructor(program: Program, compiledFolder: string) {
    const { path, parameters, environment, modules, heard } = program;
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiledFolder,
      STANDBY_MODULES: modules.join('\n'),
      ...environment,
    };
    this.#process = spawn(process.execPath, ['--import', preload, path, ...parameters], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#program = program;
    this.#ready = once(this.#process, 'message');
    this.#ended = once(this.#process, 'exit');
    this.#process.stdout?.on('data', (chunk: Buffer) => {
      heard?.(chunk.toString());
      this.#printed = (this.#printed + chunk).slice(-20_000);
    });
  }

  /** Begins, and is there when it works. */
  async begin(): Promise<Running> {
    await this.#orEnded(this.#ready);
    this.#process.send('begin');
    const { sign } = this.#program;
    while (!this.#printed.includes(sign)) await this.#orEnded(once(this.#process.stdout ?? this.#process, 'data'));
    return { kill: () => this.#end('SIGKILL'), stop: () => this.#end('SIGTERM') };
  }

  /** It is not needed any more. */
  dismiss(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #orEnded(event: Promise<unknown>): Promise<void> {
    const isEnded = await Promise.race([event.then(() => false), this.#ended.then(() => true)]);
    if (isEnded) throw new Error(`The program ended too early:\n${this.#printed}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#process.kill(signal);
    await this.#ended;
  }
}
