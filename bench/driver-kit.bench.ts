/**
 * What the kit for drivers in C# costs, measured with the driver of Kedai under mono: its start, a read through kit and pipe, the flushes of
 * a write, and the size of the kit. The baseline is a C# program that does nothing but send each line back.
 */

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isReady } from '../test/debian-packages.ts';
import { INVOICE, Kedai, KedaiDriver } from '../test/kedai/kedai.ts';
import { atMost, median, printTable } from './table.ts';

const START_ROUNDS = 7;
const HELLO_SECONDS_MAX = 1;
const READ_MS_MAX = 2;
const FLUSHES_MAX = 2;
const KIT_KB_MAX = 60;
const ECHO = `class Echo {
  static void Main() {
    for (string line; (line = System.Console.In.ReadLine()) != null;) System.Console.Out.WriteLine(line);
  }
}`;

/** A program that is sent lines and sends one back for each. */
interface Responding {
  ask(): Promise<unknown>;
  end(): Promise<unknown>;
}

function startEcho(program: string): Responding {
  const child = spawn('mono', [program], { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: () => {
      child.stdin.write(`${JSON.stringify({ id: 1, method: 'execute', payload: { limit: 1 } })}\n`);
      return lines.next();
    },
    end: async () => {
      child.stdin.end();
      await lines.next();
    },
  };
}

function makeEcho(folder: string): string {
  const [source, program] = [join(folder, 'echo.cs'), join(folder, 'echo.exe')];
  writeFileSync(source, ECHO);
  const { status, stderr } = spawnSync('mcs', ['-optimize+', `-out:${program}`, source], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return program;
}

/** In milliseconds, from the start of the process to its first response. */
async function startOf(start: () => Responding): Promise<number> {
  const began = performance.now();
  const running = start();
  await running.ask();
  const milliseconds = performance.now() - began;
  await running.end();
  return milliseconds;
}

/** In milliseconds; one request after the other, and as many before that are not measured. */
async function requestOf(running: Responding, count: number): Promise<number> {
  let began = 0;
  for (let at = 0; at < 2 * count; at += 1) {
    if (at === count) began = performance.now();
    await running.ask();
  }
  const milliseconds = (performance.now() - began) / count;
  await running.end();
  return milliseconds;
}

/** How often one write flushes the file beside the book. */
async function flushesOf(kedai: Kedai, writes: number): Promise<number> {
  const trace = join(kedai.folder, 'flushes.txt');
  const file = kedai.company('flushes', 'file');
  const driver = new KedaiDriver(kedai, {}, ['strace', '-f', '-y', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace]);
  await driver.open(file);
  const flushes = (): number =>
    readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`${file}.commands>`)).length;
  const before = flushes();
  for (let at = 0; at < writes; at += 1) {
    const { ok } = await driver.result(`write-${at}`, 'create-sales-invoice', INVOICE);
    if (ok !== true) throw new Error('An invoice was rejected.');
  }
  await driver.end();
  return (flushes() - before) / writes;
}

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { reads: { type: 'string', default: '5000' } } });
  const reads = Number(values.reads);
  if (!isReady('mono') || !isReady('trace')) return;
  const kedai = new Kedai();
  try {
    const echo = makeEcho(kedai.folder);
    const hello = (): Responding => {
      const driver = new KedaiDriver(kedai);
      return { ask: () => driver.ask({ method: 'hello', protocol: 1, connectorBuild: 'bench' }), end: () => driver.end() };
    };
    const [bare, greeted]: [number[], number[]] = [[], []];
    for (let round = 0; round < START_ROUNDS; round += 1) {
      bare.push(await startOf(() => startEcho(echo)));
      greeted.push(await startOf(hello));
    }
    const driver = await KedaiDriver.opened(kedai, kedai.company('read', 'sql'));
    let count = 0;
    const asked = (): Promise<unknown> => {
      count += 1;
      return driver.execute(`read-${count}`, 'list-tax-codes', { limit: 1 });
    };
    const piped = await requestOf(startEcho(echo), reads);
    const read = await requestOf({ ask: asked, end: () => driver.end() }, reads);
    const kit = statSync(join(kedai.folder, 'Ledgerline.DriverKit.dll')).size / 1000;
    printTable('The kit for drivers in C#, with the driver of Kedai under mono', [
      { what: 'Start to the first line, a program that sends lines back', figure: `${(median(bare) / 1000).toFixed(2)} s` },
      { what: 'Start to hello, the driver', ...atMost(HELLO_SECONDS_MAX, median(greeted) / 1000, 's') },
      { what: 'Of that start', figure: `${(median(greeted) / median(bare)).toFixed(1)} times the program` },
      { what: `One line there and back, of ${reads}`, figure: `${piped.toFixed(2)} ms` },
      { what: 'One read through pipe and kit', ...atMost(READ_MS_MAX, read, 'ms') },
      { what: 'Of that line', figure: `${(read / piped).toFixed(1)} times the program` },
      { what: 'Flushes of the file beside the book', ...atMost(FLUSHES_MAX, await flushesOf(kedai, 50), 'a write', 1) },
      { what: 'Size of Ledgerline.DriverKit.dll', ...atMost(KIT_KB_MAX, kit, 'KB', 1) },
    ]);
  } finally {
    await kedai.remove();
  }
}
