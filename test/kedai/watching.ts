/** The driver of Kedai as the connector starts it to follow a book. */

import type { Payload } from '@ledgerline/catalog';
import type { LoggedChange } from '@ledgerline/contract';
import { type Kedai, KedaiDriver } from './kedai.ts';

interface Page {
  readonly changes: readonly LoggedChange[];
  readonly nextCursor: string;
  readonly resync: Payload | null;
}

const WAIT_SECONDS = 10;

export class Watching {
  readonly driver: KedaiDriver;
  #cursor: string;

  private constructor(driver: KedaiDriver, cursor: string) {
    this.driver = driver;
    this.#cursor = cursor;
  }

  static async start(kedai: Kedai, file: string, stateFolder: string): Promise<Watching> {
    const driver = new KedaiDriver(kedai);
    return new Watching(driver, await driver.watch(file, stateFolder));
  }

  /** The next changes in short and sorted, at least so many unless there are none for a while. */
  async next(count: number): Promise<readonly string[]> {
    const request = { method: 'changes', cursor: this.#cursor, limit: 100, waitSeconds: WAIT_SECONDS };
    const page = (await this.driver.ask(request))?.ok as unknown as Page;
    this.#cursor = page.nextCursor;
    const lines = page.changes.map(({ entity, key, change, part, source, commandId }) =>
      [entity, key, change, part, source, commandId].filter((each) => each !== undefined).join(' '),
    );
    if (page.resync) lines.push(`gap ${JSON.stringify(page.resync)}`);
    const rest = lines.length === 0 || lines.length >= count ? [] : await this.next(count - lines.length);
    return [...lines, ...rest].toSorted();
  }
}
