/** Kedai, the stand-in package, and its driver in C#: compiled once, and spoken to as the connector does. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from '@ledgerline/catalog';
import type { Result } from '../../packages/book/conformance/exercise-book.ts';

const PERSON = new URL('./Person.cs', import.meta.url).pathname;
const BUILD = new URL('../../drivers/kedai/build.sh', import.meta.url).pathname;

export type Edition = 'sql' | 'file';
export const EDITIONS: readonly Edition[] = ['sql', 'file'];
export const PASSWORD = 'hunter2-geheim';

export const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-02-28',
  description: 'i I ı İ 你好',
  lines: [{ itemCode: 'GOODS-A', qty: 3.5, unitPrice: 95.55, taxCode: 'ST10' }],
};

export const CASH_SALE: Payload = {
  debtorCode: '300-C001',
  docDate: '2026-02-28',
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }],
  payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }],
};

interface Response {
  readonly id?: number;
  readonly ok?: Payload & { readonly result?: Result };
  readonly error?: { readonly code: string; readonly message: string; readonly outcome: string };
}

type Environment = Readonly<Record<string, string>>;

/** The compiled programs in a folder of their own. */
export class Kedai {
  readonly folder = mkdtempSync(join(tmpdir(), 'ledgerline-kedai-'));
  readonly program = join(this.folder, 'kedai-driver.exe');
  readonly running = new Set<KedaiDriver>();

  constructor() {
    const { status, stdout, stderr } = spawnSync('sh', [BUILD, this.folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The C# sources do not compile.\n${stdout}${stderr}`);
  }

  company(name: string, edition: Edition): string {
    const file = join(this.folder, `${name}.kedai`);
    const { status, stderr } = spawnSync('mono', [this.program, 'new-company', file, edition], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The company was not made. ${stderr}`);
    return file;
  }

  /** What a person does at Kedai Desktop: `what key value`, as often as there is something to do. */
  person(file: string, ...deeds: readonly (readonly [what: string, key: string, value: string])[]): void {
    const program = join(this.folder, 'person.exe');
    if (!existsSync(program)) {
      const sdk = join(this.folder, 'Kedai.Desktop.dll');
      const { status, stderr } = spawnSync('mcs', [`-out:${program}`, `-r:${sdk}`, PERSON], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    }
    const { status, stderr } = spawnSync('mono', [program, file, ...deeds.flat()], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The person could not do it. ${stderr}`);
  }

  /** Ends what a failed test has left running, too. */
  async remove(): Promise<void> {
    await Promise.all([...this.running].map((driver) => driver.kill()));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

export class KedaiDriver {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (response: Response | null) => void>();
  readonly notices: Payload[] = [];
  /** Every byte of both streams, to look for what must not be there. */
  said = '';
  warnings = '';
  readonly ended: Promise<number | NodeJS.Signals | null>;
  #ids = 0;
  #unfinished: Buffer[] = [];

  /** `before` is a program with its parameters that runs mono. */
  constructor(kedai: Kedai, environment: Environment = {}, before: readonly string[] = []) {
    const [program = '', ...parameters] = [...before, 'mono', kedai.program];
    this.#child = spawn(program, parameters, { env: { ...process.env, ...environment } });
    kedai.running.add(this);
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.warnings += chunk;
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#hear(chunk));
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        kedai.running.delete(this);
        for (const answer of this.#waiting.values()) answer(null);
        resolve(code ?? signal);
      });
    });
  }

  /** A line ends with a newline and with nothing else, such as the line separator of Unicode. */
  #hear(chunk: Buffer): void {
    const end = chunk.lastIndexOf(0x0a);
    this.#unfinished.push(end < 0 ? chunk : chunk.subarray(0, end));
    if (end < 0) return;
    for (const line of Buffer.concat(this.#unfinished).toString().split('\n')) this.#take(line);
    this.#unfinished = [chunk.subarray(end + 1)];
  }

  #take(line: string): void {
    this.said += `${line}\n`;
    const message = JSON.parse(line) as Response & { readonly notice?: string };
    if (message.notice !== undefined) this.notices.push(message as Payload);
    else this.#waiting.get(message.id ?? 0)?.(message);
  }

  /** Null when the driver ended instead. */
  ask(request: Payload): Promise<Response | null> {
    this.#ids += 1;
    const id = this.#ids;
    this.send(`${JSON.stringify({ id, ...request })}\n`);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  send(text: string | Buffer): void {
    this.#child.stdin?.write(text);
  }

  static readonly features = ['notices', 'cancel', 'deadline', 'proof', 'recycle'];

  async open(file: string, settings: Payload = {}, more: Payload = {}): Promise<Response | null> {
    await this.ask({ method: 'hello', protocol: 1, connectorBuild: 'test', features: KedaiDriver.features });
    const request = { companyId: 'K', name: 'K', settings: { file, password: PASSWORD, ...settings } };
    return this.ask({ method: 'open', ...request, artifactFolder: join(file, '..'), ...more });
  }

  /** A second process that follows what changes; returns the position now. */
  async watch(file: string, stateFolder: string): Promise<string> {
    await this.ask({ method: 'hello', protocol: 1, connectorBuild: 'test', purpose: 'watch', features: KedaiDriver.features });
    const response = await this.ask({ method: 'watch', companyId: 'K', settings: { file, password: PASSWORD }, stateFolder });
    if (response?.ok === undefined) throw new Error(`The book is not watched: ${JSON.stringify(response)}`);
    return String(response.ok.cursor);
  }

  static async opened(kedai: Kedai, file: string, environment: Environment = {}): Promise<KedaiDriver> {
    const driver = new KedaiDriver(kedai, environment);
    const response = await driver.open(file);
    if (response?.ok === undefined) throw new Error(`The book was not opened: ${JSON.stringify(response)} ${driver.warnings}`);
    return driver;
  }

  execute(commandId: string, type: string, payload: Payload, more: Payload = {}): Promise<Response | null> {
    return this.ask({ method: 'execute', commandId, companyId: 'K', type, mode: 'write', payload, ...more });
  }

  /** The result of a command, or the error as one. */
  async result(commandId: string, type: string, payload: Payload): Promise<Result> {
    const response = await this.execute(commandId, type, payload);
    return response?.ok?.result ?? { ok: false, saved: false, error: response?.error };
  }

  async lookup(commandId: string): Promise<Payload> {
    return (await this.ask({ method: 'lookup', commandId }))?.ok ?? {};
  }

  /** What the process has in memory, by the books of Linux. */
  residentKib(): number {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1]);
  }

  kill(): Promise<unknown> {
    this.#child.kill('SIGKILL');
    return this.ended;
  }

  /** As if the connector were gone. */
  end(): Promise<number | NodeJS.Signals | null> {
    this.#child.stdin?.end();
    return this.ended;
  }
}
