/** What the connector knows of its books at the tax authority, besides the books: a book that was restored from a backup does not know it. */

import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../config.ts';
import type { LearntRates } from './throttle.ts';

interface Content {
  /** The highest batch of each book. */
  readonly batches?: Readonly<Record<string, number>>;
  /** Learnt limits, by client id. */
  readonly rates?: Readonly<Record<string, LearntRates>>;
}

export class GatewayState {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  highestBatch(companyId: string): number {
    return this.#read().batches?.[companyId] ?? 0;
  }

  /** Written before a batch is sent, so that no restored book sends over it. */
  noteBatch(companyId: string, batch: number): void {
    const content = this.#read();
    if ((content.batches?.[companyId] ?? 0) >= batch) return;
    this.#write({ ...content, batches: { ...content.batches, [companyId]: batch } });
  }

  /** Accepts a batch number, after a restored book was compared with the tax authority. */
  acceptBatch(companyId: string, batch: number): void {
    const content = this.#read();
    this.#write({ ...content, batches: { ...content.batches, [companyId]: batch } });
  }

  rates(clientId: string): LearntRates {
    return this.#read().rates?.[clientId] ?? {};
  }

  noteRates(clientId: string, rates: LearntRates): void {
    const content = this.#read();
    this.#write({ ...content, rates: { ...content.rates, [clientId]: rates } });
  }

  /** A file that cannot be read is one that says nothing. */
  #read(): Content {
    try {
      return JSON.parse(readFileSync(this.#path, 'utf8')) as Content;
    } catch {
      return {};
    }
  }

  #write(content: Content): void {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    replaceFile(this.#path, content);
  }
}
