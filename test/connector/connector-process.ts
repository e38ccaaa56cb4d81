/** The connector program in a process of its own, with account books that lie in its folder. */

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inherited, type SignedUp } from '../cloud-process.ts';
import { endProcess } from '../end-process.ts';

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;

/** Starts it over books of the embedded driver; returns how to end it. */
export function startConnectorProcess(
  folder: string,
  cloudUrl: string,
  { connectorId, connectorKey }: Omit<SignedUp, 'cookie'>,
  companyIds: readonly string[],
): () => Promise<void> {
  writeFileSync(join(folder, 'connector-config.json'), JSON.stringify({ connectorId, connectorKey, cloudUrl }));
  const companies = companyIds.map((companyId) => ({ companyId, name: companyId, driver: 'embedded' }));
  writeFileSync(join(folder, 'companies.json'), JSON.stringify({ companies }));
  const child = spawn(process.execPath, [program, 'run', '--folder', folder], {
    env: inherited,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () => endProcess(child);
}
