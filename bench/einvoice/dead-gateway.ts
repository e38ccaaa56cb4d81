/** What a gateway that takes requests and never answers costs the commands of a book. */

import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceFor, openOffice } from '../../packages/book/conformance/e-invoice-office.ts';
import { folderAt } from '../../packages/connector/src/config.ts';
import { carriedBook } from '../../packages/connector/src/gateway/carried-book.ts';
import { Gateways } from '../../packages/connector/src/gateway/gateways.ts';
import { storeCredentials } from '../../packages/connector/src/gateway/secrets.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { CLIENT } from '../../test/myinvois/server.ts';
import { median } from '../table.ts';

const ANSWER_SECONDS = 1;
const SUBMITS = 10;
const ROUNDS = 7;
const COMMANDS = 100;

/** A machine that accepts connections and says nothing. */
async function startSilence() {
  const server = createServer((socket) => void socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

export interface DeadGateway {
  /** Submits that waited for an answer. */
  readonly waits: number;
  /** Processor time of other commands against those of a book without a gateway. */
  readonly ratio: number;
}

export async function deadGateway(): Promise<DeadGateway> {
  const folder = folderAt(mkdtempSync(join(tmpdir(), 'dead-gateway-')));
  const silence = await startSilence();
  const gateways = new Gateways({ folder, environment: { LEDGERLINE_MYINVOIS_URL: silence.url }, log: silentLog });
  const open = (companyId: string, gateway: string) => {
    const clock = { now: Date.now };
    const office = openOffice('BLANK', false, { clock });
    office.book.changeSettings([
      { code: 'einvoice.gateway', value: gateway },
      { code: 'einvoice.answerSeconds', value: ANSWER_SECONDS },
    ]);
    storeCredentials(folder, companyId, { clientId: CLIENT.id, secrets: [CLIENT.secret], certificate: null });
    const carried = carriedBook(companyId, office.book, gateways);
    let count = 0;
    const execute = (type: string, payload: object) => {
      count += 1;
      return carried.execute(type, payload, `${companyId}-${count}`, () => undefined);
    };
    return { carried, execute };
  };
  const [dead, none] = [open('DEAD', 'myinvois'), open('NONE', 'none')];
  let waits = 0;
  for (let count = 0; count < SUBMITS; count += 1) {
    const { docNo } = await dead.execute('create-sales-invoice', invoiceFor());
    const startedMs = performance.now();
    await dead.execute('einvoice.submit', { docType: 'IV', docNos: [docNo] });
    if (performance.now() - startedMs > (ANSWER_SECONDS * 1000) / 2) waits += 1;
  }
  const round = async ({ execute }: typeof dead): Promise<number> => {
    const before = process.cpuUsage();
    for (let count = 0; count < COMMANDS; count += 1) await execute('create-sales-invoice', invoiceFor());
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const ratios: number[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const without = await round(none);
    ratios.push((await round(dead)) / without);
  }
  silence.close();
  await Promise.all([dead, none].map(({ carried }) => carried.close()));
  await gateways.stop();
  rmSync(folder.path, { recursive: true, force: true });
  return { waits, ratio: median(ratios.slice(1)) };
}
