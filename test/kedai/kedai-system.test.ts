import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { LoggedChange } from '@ledgerline/contract';
import { exerciseBook } from '../../packages/book/conformance/exercise-book.ts';
import { playLedger, scenarios } from '../../packages/book/conformance/golden.ts';
import { call } from '../cloud-process.ts';
import { isReady } from '../debian-packages.ts';
import { faultsOf, killRounds, told, type Victim } from '../driver-kit/kill-rounds.ts';
import { type Company, GnuCashSystem } from '../gnucash/system.ts';
import { EDITIONS, INVOICE, Kedai } from './kedai.ts';
import { killableCompany, killSubject } from './system-kills.ts';

const hasMono = isReady('mono');
/** Those that need neither stock nor suppliers nor another currency. */
const PLAYED = scenarios.filter(({ id }) => ['G01', 'G02'].includes(id));
/** A new book for each check and each scenario. */
const BOOKS = 6 + PLAYED.length;

/** Of each edition. Few, because each connector starts anew; the soak script kills as often as requested. */
const VICTIMS: readonly (readonly Victim[])[] = [['driver'], ['both']];

interface Feed {
  readonly events: readonly { readonly data: { readonly changes: readonly LoggedChange[] } }[];
  readonly nextCursor: string;
}

let kedai: Kedai;
let deskFile = '';
let system: GnuCashSystem;

before(async () => {
  if (!hasMono) return;
  kedai = new Kedai();
  const companies: Company[] = Array.from({ length: BOOKS }, (_, index) => {
    const companyId = `BOOK-${index}`;
    const file = kedai.company(companyId, index % 2 === 0 ? 'sql' : 'file');
    return { companyId, driver: 'external', settings: { command: 'mono', parameters: [kedai.program], file } };
  });
  deskFile = kedai.company('DESK', 'sql');
  const desk: Company = {
    companyId: 'DESK',
    driver: 'external',
    settings: { command: 'mono', parameters: [kedai.program], file: deskFile },
  };
  system = await GnuCashSystem.start(kedai.folder, [...companies, desk]);
});

after(async () => {
  await system?.stop();
  await system?.cloud.stop();
  await kedai?.remove();
});

describe('Kedai through cloud, connector and driver', { skip: !hasMono && 'mono is not installed' }, () => {
  test('a killed driver or connector loses nothing and doubles nothing, in either kind of record', async (t) => {
    const companies = EDITIONS.map((edition) => killableCompany(kedai, `KILLED-${edition}`, edition));
    const killed = await GnuCashSystem.start(kedai.folder, companies, system.cloud);
    t.after(() => killed.stop());
    for (const [at, { companyId, file }] of companies.entries()) {
      const options = { system: killed, companyId, file, victims: VICTIMS[at] ?? [], chance: Math.random };
      const figures = await killRounds(killSubject, options);
      t.diagnostic(told(figures, []));
      assert.deepEqual(faultsOf(killSubject, figures), []);
      assert.ok(figures.file.posted.length > killSubject.commandsPerRound);
    }
  });

  let opened = 0;
  exerciseBook(
    test,
    () => {
      const companyId = `BOOK-${opened}`;
      opened += 1;
      return {
        execute: (type, payload, commandId) => system.result(companyId, type, payload, commandId),
        close: () => undefined,
      };
    },
    {
      invoice: { ...INVOICE, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }] },
      scenarios: PLAYED,
      play: playLedger,
    },
  );

  test('an invoice is printed by the package, and the file arrives', async () => {
    const { docNo } = await system.result('BOOK-0', 'create-sales-invoice', INVOICE);
    const { result, content } = await system.file('BOOK-0', 'sales-invoice-acct-pdf', { docNo: String(docNo) });
    assert.equal(result.ok, true, JSON.stringify(result));
    assert.equal(content.subarray(0, 5).toString(), '%PDF-');
  });

  test('what a person does at the desk arrives as a change, a deletion too, and what a command does with its commandId', async () => {
    const { connectorId, tenantKey } = system.tenant;
    const asked = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
      (await call(system.cloud.baseUrl, method, path, tenantKey, body)).body as Body;
    const enabled = await asked<Feed>('GET', '/v1/events?from=latest');
    await asked('POST', `/v1/books/${connectorId}/DESK/changes`, { enabled: true });
    let { nextCursor: cursor } = await asked<Feed>('GET', `/v1/events?types=change.resync&wait=30&cursor=${enabled.nextCursor}`);
    /** Changes until one is of this key. */
    const until = async (wanted: string): Promise<LoggedChange> => {
      const page = await asked<Feed>('GET', `/v1/events?types=change.*&wait=30&cursor=${cursor}`);
      cursor = page.nextCursor;
      return page.events.flatMap(({ data }) => data.changes).find(({ key }) => key === wanted) ?? until(wanted);
    };
    const shown = ({ change, source, commandId }: LoggedChange) => [change, source, commandId];
    kedai.person(deskFile, ['rename-debtor', '300-A001', 'By hand']);
    assert.deepEqual(shown(await until('300-A001')), ['updated', 'desk', undefined]);
    kedai.person(deskFile, ['delete-debtor', '300-C001', '']);
    assert.deepEqual(shown(await until('300-C001')), ['deleted', 'desk', undefined]);
    await system.result('DESK', 'create-sales-invoice', INVOICE, 'watched-invoice');
    assert.deepEqual(shown(await until('IV-000001')), ['created', 'command', 'watched-invoice']);
  });

  test('what Kedai has not is rejected before it is queued', async () => {
    await assert.rejects(system.run('BOOK-0', 'create-sales-order', {}), /409.*unsupported_by_book/);
  });
});
