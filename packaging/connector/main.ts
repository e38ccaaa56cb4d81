/** `npm run publish-connector`: reads the command line, publishes, changes or withdraws a build, and says what is published then. */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { UpdateKey } from '../../packages/connector/src/bundle.ts';
import type { ReleaseManifest } from '../../packages/contract/src/index.ts';
import { bundleConnector } from './bundle.ts';
import {
  changeRelease,
  makeUpdateKey,
  publishBuild,
  publishedIn,
  readSigningKey,
  releasesFolder,
  withdrawRelease,
} from './release.ts';
import { readUpdateKeys, UPDATE_KEYS_FILE } from './update-keys.ts';

/** Where `npm run installer` leaves it. */
const SETUP_PROGRAM = join(import.meta.dirname, '../windows/out/ConnectorSetup.exe');

const USAGE = `npm run publish-connector -- [--percent N] [--channel stable|early] [--notes TEXT]
npm run publish-connector -- --build NAME --percent N [--channel stable|early]
npm run publish-connector -- --withdraw NAME | --renew | --list | --new-key NAME

  --percent N       publish the build of this tree to N% of the connectors (default 5), or change the share of --build
  --installer FILE  the setup program of the build, which the portal then offers to everyone when the build is at 100%
                    (default ${SETUP_PROGRAM} if it is there)
  --withdraw NAME   take a build out of the manifest; connectors that have it keep it
  --renew           sign the manifest again: it is valid for 90 days
  --new-key NAME    make NAME.pem, the key to sign with, and add its public half to ${UPDATE_KEYS_FILE}
  --out FOLDER      where releases are written (default CONNECTOR_RELEASES, or DATA_DIR/downloads/connector)
  --key FILE        the key to sign with (default UPDATE_KEY); several times for several keys
`;

const { values } = parseArgs({
  options: {
    percent: { type: 'string' },
    channel: { type: 'string' },
    notes: { type: 'string' },
    installer: { type: 'string' },
    build: { type: 'string' },
    withdraw: { type: 'string' },
    renew: { type: 'boolean' },
    list: { type: 'boolean' },
    'new-key': { type: 'string' },
    out: { type: 'string' },
    key: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});

const { UPDATE_KEY } = process.env;
const folder = resolve(values.out ?? releasesFolder(process.env));

function show(manifest: ReleaseManifest | null): void {
  if (manifest === null) console.log(`Nothing is published in ${folder}.`);
  else console.log(`${folder}: serial ${manifest.serial}, valid until ${manifest.expiresAt}`);
  for (const { build, channel, percent, files, installer } of manifest?.builds ?? [])
    console.log(
      `  ${build}  ${channel}  ${percent}%  ${files.length} files  ${installer ? 'setup program' : 'NO SETUP PROGRAM'}`,
    );
}

/** The private half goes to a file of its own that only its owner can read. */
function makeKey(name: string): void {
  const path = resolve(`${name}.pem`);
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const { keyId, privateKey, publicKey } = makeUpdateKey(basename(name));
  writeFileSync(path, privateKey, { mode: 0o600 });
  const keys: readonly UpdateKey[] = [...readUpdateKeys(), { keyId, publicKey }];
  writeFileSync(UPDATE_KEYS_FILE, `${JSON.stringify(keys, null, 2)}\n`);
  console.log(`${path} is the key. Keep it off the machines of the cloud, and keep a copy.`);
  console.log(`${UPDATE_KEYS_FILE} has its public half. Builds from now on accept what it signs.`);
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('--percent must be a whole number from 0 to 100.');
  return percent;
}

function channelOf(text: string): 'stable' | 'early' {
  if (text === 'stable' || text === 'early') return text;
  throw new Error('--channel must be stable or early.');
}

async function run(): Promise<void> {
  if (values.help) return console.log(USAGE);
  if (values['new-key'] !== undefined) return makeKey(values['new-key']);
  if (values.list) return show(publishedIn(folder));
  const named = values.key ?? (UPDATE_KEY ? [UPDATE_KEY] : []);
  if (named.length === 0) throw new Error('--key or UPDATE_KEY must name the key to sign with. Make one with --new-key.');
  const publication = { folder, keys: named.map(readSigningKey), nowMs: Date.now() };
  const channel = values.channel === undefined ? undefined : channelOf(values.channel);
  if (values.renew) return show(changeRelease(publication, null));
  if (values.withdraw !== undefined) return show(withdrawRelease(publication, values.withdraw));
  const percent = percentOf(values.percent ?? '5');
  if (values.build !== undefined)
    return show(changeRelease(publication, { build: values.build, percent, ...(channel && { channel }) }));
  const updateKeys = readUpdateKeys();
  if (updateKeys.length === 0)
    console.log('This build has no update keys, so it does not update itself. Make one with --new-key.');
  const app = mkdtempSync(join(tmpdir(), 'connector-build-'));
  try {
    await bundleConnector(app, { updateKeys });
    const installer = values.installer ?? (existsSync(SETUP_PROGRAM) ? SETUP_PROGRAM : undefined);
    const details = { ...(values.notes !== undefined && { notes: values.notes }), ...(installer !== undefined && { installer }) };
    show(publishBuild(publication, { app, channel: channel ?? 'stable', percent, ...details }));
  } finally {
    rmSync(app, { recursive: true });
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
