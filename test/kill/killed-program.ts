/** A program in a process of its own that is killed and started again, over and over. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from '../end-process.ts';

export interface Program {
  readonly path: string;
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it prints when it works. */
  readonly sign: string;
  /** Called with what it prints. */
  readonly heard?: (text: string) => void;
}

const PRINTED_MAX = 20_000;

export class KilledProgram {
  readonly #program: Program;
  readonly #compiledFolder: string;
  #process: ChildProcess | null = null;

  constructor(program: Program, compiledFolder: string) {
    this.#program = program;
    this.#compiledFolder = compiledFolder;
  }

  /** Resolves when it works. */
  async begin(): Promise<void> {
    const { path, parameters, environment, sign, heard } = this.#program;
    const child = spawn(process.execPath, [path, ...parameters], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: this.#compiledFolder, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    const ended = once(child, 'exit').then(() => true);
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      heard?.(chunk.toString());
      printed = (printed + chunk).slice(-PRINTED_MAX);
    });
    while (!printed.includes(sign)) {
      const hasEnded = await Promise.race([once(child.stdout, 'data').then(() => false), ended]);
      if (hasEnded) throw new Error(`The program ended too early:\n${printed}`);
    }
  }

  /** Without warning, like a power cut or the kernel. */
  async kill(): Promise<void> {
    if (this.#process) await endProcess(this.#process, 'SIGKILL');
  }

  /** As an operator would. */
  async stop(): Promise<void> {
    if (this.#process) await endProcess(this.#process);
  }
}
