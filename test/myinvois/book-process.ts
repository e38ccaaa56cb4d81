/**
 * The connector's half of a book in a process that is killed: real driver, real courier, real file. It is given commands line by line
 * and prints their results. Its clock runs fast, so that minutes of waiting pass at once.
 */

import { createInterface } from 'node:readline';
import { folderAt } from '../../packages/connector/src/config.ts';
import { Gateways } from '../../packages/connector/src/gateway/gateways.ts';
import { lineLog } from '../../packages/connector/src/log.ts';
import { driverFactories } from '../../packages/connector/src/service/driver-factories.ts';

const [, , path = ''] = process.argv;
const folder = folderAt(path);
const log = lineLog({ isJson: false, program: null, now: () => new Date().toISOString(), write: console.error });
const gateways = new Gateways({ folder, environment: process.env, log });
const { embedded } = driverFactories({ folder, log, environment: process.env, gateways });
const opening = await embedded?.open({ companyId: 'MAIN', name: 'MAIN', driver: 'embedded', settings: {} });
if (opening?.kind !== 'opened') throw new Error('The book cannot be opened.');
const { driver } = opening;
process.stdout.write('ready\n');

/** As the connector does after a crash: a command that the book has recorded is not run again. */
async function perform(line: string): Promise<object> {
  const { commandId, type, payload } = JSON.parse(line) as { commandId: string; type: string; payload: Record<string, unknown> };
  const found = await driver.lookup(commandId);
  if (found.kind === 'found') return found.response.result;
  const execution = await driver.execute({ commandId, companyId: 'MAIN', type, mode: 'write', payload });
  return execution.kind === 'responded' ? execution.result : execution;
}

for await (const line of createInterface({ input: process.stdin })) {
  const result = await perform(line);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
