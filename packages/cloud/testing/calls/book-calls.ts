/** Calls about account books and addresses that need others first. For the test of authorisation. */

import assert from 'node:assert/strict';
import { DAY_MS } from '@ledgerline/contract';
import { newLink } from '../../src/account/login/account-link.ts';
import { randomId, systemRandomness } from '../../src/system/randomness.ts';
import type { TestServer, TestTenant } from '../test-server.ts';

const audit = { tenantId: null, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };

/** As the link of an email does: those who are not confirmed invite no one and keep their address. */
export async function confirmAddress(server: TestServer, email: string): Promise<void> {
  const { store } = server.context;
  const facts = { kind: 'confirm_address', companyName: 'Company' } as const;
  const link = newLink(server.context, { purpose: 'verify', tenantId: null, email, facts });
  await store.createLink({ ...link, audit });
  await store.confirmAddress({ tokenHash: link.tokenHash, audit });
}

/** A page of a book that takes no commands does not wait for one. Returns the name of the book. */
export async function pausedBook(
  { context: { store } }: TestServer,
  { connectorId }: Pick<TestTenant, 'connectorId'>,
): Promise<string> {
  const machine = { build: null, refusedBuild: null, driver: null, hostname: null, os: null, running: [], companies: [] };
  await store.heartbeat({ connectorId, install: 'default', reported: { state: 'paused', message: null }, ...machine });
  await store.releaseInstall({ connectorId });
  return 'SAMPLE';
}

/** A person asks for a document as PDF, and the connector prints it. */
export async function printPdf(server: TestServer, home: TestTenant): Promise<void> {
  await server.next(home);
  const path = `/portal/books/${home.connectorId}/SAMPLE/documents/sales-invoice/IV-7/pdf?language=ms`;
  const asked = server.call('GET', path, { headers: { cookie: home.cookie } });
  for (let isPrinted = false; !isPrinted; ) {
    const { commands = [] } = (await server.next(home, '?max=1')).json<{ commands?: { commandId: string; payload: object }[] }>();
    const [command] = commands;
    if (!command) continue;
    assert.deepEqual(command.payload, { docType: 'IV', docNo: 'IV-7', language: 'ms' });
    const upload = `/connectors/${home.connectorId}/commands/${command.commandId}/artifact?fileName=IV-7.pdf`;
    const headers = { 'content-type': 'application/pdf' };
    await server.call('PUT', upload, { key: home.connectorKey, headers, body: Buffer.from('%PDF-1.4') });
    const result = { ok: true, count: 1, nextCursor: null };
    await server.report(home, command.commandId, { status: 'done', result });
    isPrinted = true;
  }
  const response = await asked;
  assert.deepEqual([response.statusCode, response.headers['content-type'], response.body], [200, 'application/pdf', '%PDF-1.4']);
}

/** A report that the owner has sent every month. Returns its id. */
export async function scheduledReport(
  { context }: TestServer,
  { tenantId, connectorId, personId }: Pick<TestTenant, 'tenantId' | 'connectorId'> & { readonly personId: string },
): Promise<string> {
  const scheduleId = randomId(systemRandomness, 'schedule');
  const whose = { scheduleId, tenantId, connectorId, companyId: 'SAMPLE', personId, createdBy: 'person:tester' };
  const wanted = { template: 'balance-sheet', every: 'month', period: 'last-month', format: 'pdf', language: 'en' } as const;
  const schedule = { ...whose, ...wanted, dueAt: context.clock.now() + DAY_MS };
  await context.store.createReportSchedule({ schedule, schedulesMax: 1_000, audit });
  return scheduleId;
}

/** Names of things in a book, for the addresses of their pages. */
export const bookThings = {
  code: () => '300-A001',
  itemCode: () => 'WIDGET',
  family: () => 'sales-invoice',
  docNo: () => 'IV-1',
};
