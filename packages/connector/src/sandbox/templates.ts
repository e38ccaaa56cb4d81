/**
 * The files that the books of sandboxes begin as. A template is made once for each version. The samples in it that count from the present are entered
 * ahead, once an hour, into a copy: the first command of a sandbox does not wait for them.
 */

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS, sandboxCompanyIds } from '@ledgerline/contract';
import type { Timer, Timers } from '../clock.ts';
import { type Log, messageOf, oneLine } from '../log.ts';

export interface TemplateMaker {
  /** Makes the book that a company begins with, complete and closed, in a new file. */
  readonly makeTemplate: (companyId: string, path: string) => void | Promise<void>;
  /** Copies a template to a new file, opens it as a book and closes it. */
  readonly openTemplate: (template: string, path: string) => void | Promise<void>;
}

export interface TemplatesOptions extends TemplateMaker {
  /** The folder of the sandbox host. */
  readonly folder: string;
  /** A name that changes whenever the templates would be created differently. */
  readonly version: string;
  readonly timers: Timers;
  readonly log: Log;
}

const OPEN_EVERY_MS = HOUR_MS;

export class Templates {
  readonly #options: TemplatesOptions;
  readonly #made = new Map<string, string>();
  readonly #opened = new Map<string, string>();
  #timer: Timer | null = null;
  #isStopped = false;

  constructor(options: TemplatesOptions) {
    this.#options = options;
  }

  /** Makes what this version does not have yet. */
  async make(): Promise<void> {
    const { folder, version, log, makeTemplate } = this.#options;
    const place = join(folder, 'templates', version);
    for (const companyId of sandboxCompanyIds) {
      const path = join(place, `${companyId}.sqlite`);
      this.#made.set(companyId, path);
      if (existsSync(path)) continue;
      log.line('info', `Preparing the sandbox book ${companyId}.`);
      await complete(path, (partial) => makeTemplate(companyId, partial));
    }
  }

  /** The file to copy for a new book. */
  of(companyId: string): string {
    return this.#opened.get(companyId) ?? this.#made.get(companyId) ?? '';
  }

  /** Opens a copy of each now and every hour, until it is stopped. */
  async keepOpened(): Promise<void> {
    const { folder, timers, log, openTemplate } = this.#options;
    for (const [companyId, template] of this.#made) {
      const path = join(folder, 'opened-templates', `${companyId}.sqlite`);
      try {
        await complete(path, (partial) => openTemplate(template, partial));
        this.#opened.set(companyId, path);
      } catch (error) {
        if (this.#isStopped) return;
        log.line('warning', oneLine(`The sandbox book ${companyId} could not be opened ahead. ${messageOf(error)}`));
      }
    }
    if (!this.#isStopped) this.#timer = timers.after(OPEN_EVERY_MS, () => void this.keepOpened());
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.cancel();
  }
}

/** An incomplete file never has the name of a complete one. */
async function complete(path: string, make: (partial: string) => void | Promise<void>): Promise<void> {
  const partial = `${path}.partial`;
  mkdirSync(join(path, '..'), { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${partial}${suffix}`, { force: true });
  await make(partial);
  renameSync(partial, path);
}
