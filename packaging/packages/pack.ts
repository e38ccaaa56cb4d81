/**
 * The packages that are published, as the files that npm takes: the client, the command line, the connector and the kit for drivers. They
 * need no other package, so that they install without a registry.
 */

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../../packages/client/build.ts';
import { buildCommandLine } from '../../packages/command-line/build.ts';
import { buildDriverKit } from '../../packages/driver-kit/build.ts';
import { bundleConnector } from '../connector/bundle.ts';
import { npmPackage } from './build.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the paths of the files. */
export async function packAll(folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, '.scratch-'));
  try {
    const packed = [
      npmPackage(folder, 'client', buildClient(join(scratch, 'client'))),
      npmPackage(folder, 'command-line', await buildCommandLine(join(scratch, 'cli')), ['ledgerline.js']),
      npmPackage(folder, 'connector', await buildConnector(join(scratch, 'connector')), [CONNECTOR_PROGRAM]),
      npmPackage(folder, 'driver-kit', buildDriverKit(join(scratch, 'driver-kit'))),
    ];
    return packed.map(({ path }) => path);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const CONNECTOR_PROGRAM = 'ledgerline-connector.mjs';

/** The bundle, as a package. The PDF library is within it, so npm is told not to look for it. */
async function buildConnector(folder: string): Promise<string> {
  await bundleConnector(folder);
  const read = (path: string): Record<string, string> => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const { name, version, description, license } = read('packages/connector/package.json');
  const { version: pdfkit } = read('node_modules/pdfkit/package.json');
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { 'ledgerline-connector': CONNECTOR_PROGRAM },
    dependencies: { pdfkit },
    bundleDependencies: ['pdfkit'],
    engines: { node: '>=24' },
  };
  const library = join(folder, 'node_modules/pdfkit/package.json');
  writeFileSync(library, `${JSON.stringify({ ...JSON.parse(readFileSync(library, 'utf8')), version: pdfkit })}\n`);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(folder, CONNECTOR_PROGRAM), "#!/usr/bin/env node\nimport './connector.mjs';\n");
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}

if (import.meta.main) for (const path of await packAll(process.argv[2] ?? join(ROOT, 'dist/pack'))) console.log(path);
