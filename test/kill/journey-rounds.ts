/** Kills the cloud, the connector, or both, over and over under a load of writes, and then looks what the books hold. */

import { closeSync, copyFileSync, fsyncSync, globSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildTemplate } from '@ledgerline/book';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { signUpOver, untilBooksReported } from '../cloud-process.ts';
import { compareWithBook, JourneyLoad, type LoadFigures } from './journey-load.ts';
import { KilledProgram, type Program } from './killed-program.ts';

export type Victim = 'cloud' | 'connector' | 'both';

export interface JourneyOptions {
  readonly folder: string;
  /** Whom to kill, one after the other. */
  readonly victims: readonly Victim[];
  /** Kills at any moment, else while commands run in every book. */
  readonly isAtAnyMoment: boolean;
  /** Between 0 and 1, one after the other. */
  readonly chance: () => number;
  readonly told?: (line: string) => void;
  /** Called between a kill of both and their start. */
  readonly whileBothAreDown?: () => Promise<void>;
  /** A module that is loaded before each program. */
  readonly mistake?: string;
}

export interface JourneyFigures extends LoadFigures {
  readonly kills: Readonly<Record<Victim, number>>;
  /** Commands that a connector found in its journal and resumed. */
  readonly carriedOn: number;
}

const companyIds = ['NORTH', 'SOUTH'];
/** So many writes are accepted before the next kill, and then some time goes by. */
const WRITES_PER_ROUND = 6;
const LOAD_MS_MAX = 100;
const UNDER_WAY_WAITED_MS = 4_000;
const LOOKED_AFTER_MS = 30;

const root = join(import.meta.dirname, '../..');

const preloading = (mistake: JourneyOptions['mistake']): Readonly<Record<string, string>> =>
  mistake === undefined ? {} : { NODE_OPTIONS: `--import=${mistake}` };

const cloudProgram = (folder: string, port: number, mistake: JourneyOptions['mistake']): Program => ({
  path: join(root, 'test/cloud-alone.ts'),
  parameters: [],
  environment: { DATA_DIR: join(folder, 'cloud'), PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', ...preloading(mistake) },
  sign: 'the cloud is listening',
});

const connectorProgram = (folder: string, heard: (text: string) => void, mistake: JourneyOptions['mistake']): Program => ({
  path: join(root, 'packages/connector/bin/ledgerline-connector.mjs'),
  parameters: ['run', '--folder', folder],
  environment: preloading(mistake),
  sign: ' is running in ',
  heard,
});

/** The folder of a connector with new account books, as a customer sets it up. */
function furnish(folder: string, config: object): void {
  mkdirSync(join(folder, 'books'), { recursive: true });
  const companies = companyIds.map((companyId) => ({ companyId, name: companyId, driver: 'embedded' }));
  writeFileSync(join(folder, 'connector-config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'companies.json'), JSON.stringify({ companies }));
  const [first, ...others] = companyIds.map((companyId) => bookPath(folder, companyId));
  if (first === undefined) return;
  buildTemplate('BLANK', first);
  for (const other of others) copyFileSync(first, other);
  // What was there before the programs survives a power cut.
  for (const path of globSync('**', { cwd: folder })) {
    const descriptor = openSync(join(folder, path), 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

const bookPath = (folder: string, companyId: string): string => join(folder, 'books', `${companyId}.sqlite`);

export async function killJourney(options: JourneyOptions): Promise<JourneyFigures> {
  const { folder } = options;
  const compiledFolder = process.env.NODE_COMPILE_CACHE ?? join(folder, 'compiled');
  const connectorFolder = join(folder, 'connector');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const cloud = new KilledProgram(cloudProgram(folder, port, options.mistake), compiledFolder);
  await cloud.begin();
  const tenant = await signUpOver(baseUrl, 'journey@example.com');
  furnish(connectorFolder, { connectorId: tenant.connectorId, connectorKey: tenant.connectorKey, cloudUrl: baseUrl });
  let carriedOn = 0;
  const count = (text: string): void => {
    for (const [, found] of text.matchAll(/Resuming (\d+) /g)) carriedOn += Number(found);
  };
  const connector = new KilledProgram(connectorProgram(connectorFolder, count, options.mistake), compiledFolder);
  await connector.begin();
  await untilBooksReported(baseUrl, tenant);
  const load = new JourneyLoad(baseUrl, tenant, companyIds);
  const posting = load.post();
  try {
    const kills = { cloud: 0, connector: 0, both: 0 };
    await Promise.race([killAll(options, { cloud, connector, load }, kills), posting]);
    load.stop();
    await posting;
    const ends = await load.ends();
    await connector.stop();
    await cloud.stop();
    const books = [...ends].map(([companyId, commands]) => compareWithBook(bookPath(connectorFolder, companyId), commands));
    return { kills, ...books.reduce(added), carriedOn };
  } finally {
    load.stop();
    await Promise.all([cloud.stop(), connector.stop()]);
  }
}

const added = (left: LoadFigures, right: LoadFigures): LoadFigures => ({
  accepted: left.accepted + right.accepted,
  applied: left.applied + right.applied,
  refused: left.refused + right.refused,
  repeated: left.repeated + right.repeated,
});

interface Stage {
  readonly cloud: KilledProgram;
  readonly connector: KilledProgram;
  readonly load: JourneyLoad;
}

async function killAll(
  { victims, isAtAnyMoment, chance, told, whileBothAreDown }: JourneyOptions,
  stage: Stage,
  kills: Record<Victim, number>,
): Promise<void> {
  const began = performance.now();
  for (const [round, victim] of victims.entries()) {
    await stage.load.untilAccepted(WRITES_PER_ROUND);
    await pause(chance() * LOAD_MS_MAX);
    if (!isAtAnyMoment) await untilUnderWay(stage.load);
    await killOne(victim, stage, whileBothAreDown);
    kills[victim] += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    told?.(`${seconds} s: ${victim} killed, round ${round + 1}, ${stage.load.acceptedCount} accepted`);
  }
}

async function killOne(
  victim: Victim,
  { cloud, connector }: Stage,
  whileBothAreDown: JourneyOptions['whileBothAreDown'],
): Promise<void> {
  const killed = { cloud: [cloud], connector: [connector], both: [cloud, connector] }[victim];
  await Promise.all(killed.map((program) => program.kill()));
  if (victim === 'both') await whileBothAreDown?.();
  for (const program of killed) await program.begin();
}

/** A kill then meets commands that a connector has in hand, in every book. */
async function untilUnderWay(load: JourneyLoad): Promise<void> {
  const began = performance.now();
  while (!(await load.isUnderWay()) && performance.now() - began < UNDER_WAY_WAITED_MS) await pause(LOOKED_AFTER_MS);
}
