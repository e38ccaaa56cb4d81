/** The parent's end of a store in another process: calls verbs, and knows that a call without a response promises nothing. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Argument, Result, VerbName } from '../../packages/cloud/src/sql/verb/verb.ts';
import type { Call, Reply } from './store-process.ts';

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The process ended before it responded. */
export class Unanswered extends Error {}

export class StoreClient {
  readonly #process: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  readonly opened: Promise<void>;
  readonly ended: Promise<unknown>;
  #lastId = 0;

  constructor(path: string) {
    // Compiling the program again would take longer than everything it does between two kills.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(dirname(path), 'compiled') };
    this.#process = fork(join(import.meta.dirname, 'store-process.ts'), [path], { env });
    this.ended = once(this.#process, 'exit').then(() => this.#end());
    this.opened = new Promise((resolve, reject) => {
      this.#process.on('message', (reply: Reply) => (reply === 'open' ? resolve() : this.#settle(reply)));
      void this.ended.then(() => reject(new Unanswered('The process ended before the store was open.')));
    });
    // A test that kills the process while it opens does not wait for it.
    this.opened.catch(() => {});
  }

  call<Name extends VerbName>(name: Name, given: Argument<Name>): Promise<Result<Name>> {
    return new Promise((resolve, reject) => {
      if (!this.#process.connected) return reject(new Unanswered('The process has ended.'));
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve: resolve as Pending['resolve'], reject });
      this.#process.send({ id: this.#lastId, name, given } as Call, () => {});
    });
  }

  #settle(reply: Exclude<Reply, 'open'>): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('failure' in reply) pending?.reject(new Error(reply.failure));
    else pending?.resolve(reply.answer);
  }

  #end(): void {
    for (const { reject } of this.#pending.values()) reject(new Unanswered('The process was killed.'));
    this.#pending.clear();
  }

  /** Without warning, like a power cut or the kernel. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.ended;
  }
}
