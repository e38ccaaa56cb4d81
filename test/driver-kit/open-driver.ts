/** A driver in Python by itself, spoken to as the connector does. */

import { tmpdir } from 'node:os';
import type { Payload } from '@ledgerline/catalog';
import type { Result } from '../../packages/book/conformance/exercise-book.ts';
import { LineProcess } from '../../packages/connector/src/drivers/line-process.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { PYTHON } from '../debian-packages.ts';

export interface DriverProgram {
  readonly module: string;
  readonly folder: string;
}

export class OpenDriver {
  readonly #process: LineProcess;
  #count = 0;
  commandTypes: readonly string[] = [];

  private constructor({ module, folder }: DriverProgram) {
    this.#process = new LineProcess({
      command: PYTHON,
      parameters: ['-m', module],
      folder,
      environment: process.env,
      log: silentLog,
    });
  }

  static async open(program: DriverProgram, settings: Payload): Promise<OpenDriver> {
    const driver = new OpenDriver(program);
    const hello = await driver.#process.ask({ method: 'hello', protocol: 1, connectorBuild: 'test' });
    if (hello.kind === 'ok') driver.commandTypes = hello.value.commandTypes as readonly string[];
    const request = { method: 'open', companyId: 'ALONE', name: 'Alone', settings, artifactFolder: tmpdir() } as const;
    const opened = await driver.#process.ask(request);
    if (opened.kind === 'ok') return driver;
    await driver.kill();
    throw new Error(`The book was not opened: ${JSON.stringify(opened)}`);
  }

  /** The result of a command, or the error as one. */
  async execute(type: string, payload: Payload, commandId?: string): Promise<Result> {
    this.#count += 1;
    const command = { commandId: commandId ?? `alone-${this.#count}`, companyId: 'ALONE', type, mode: 'write', payload } as const;
    const response = await this.#process.ask({ method: 'execute', ...command });
    if (response.kind === 'ok') return response.value.result as Result;
    return { ok: false, saved: false, error: response.kind === 'error' ? response.error : response };
  }

  async close(): Promise<void> {
    await this.#process.ask({ method: 'close' });
    await this.#process.kill();
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }
}
