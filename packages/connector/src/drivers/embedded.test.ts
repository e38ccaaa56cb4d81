import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Book, openBook } from '@ledgerline/book';
import type { Driver } from '../driver.ts';
import { type EmbeddedBook, embeddedDrivers } from './embedded.ts';

const company = { companyId: 'A', name: 'A', driver: 'embedded', settings: {} };

async function opened(open: () => EmbeddedBook): Promise<Driver> {
  const drivers = embeddedDrivers({
    version: '1',
    build: 'local-mvp-2026.11.15.02',
    commandTypes: Book.supportedTypes,
    openBook: open,
  });
  const opening = await drivers.open(company);
  assert.ok(opening.kind === 'opened');
  return opening.driver;
}

const command = (type: string, mode: 'read' | 'write', payload = {}) => ({
  commandId: 'c-1',
  companyId: 'A',
  type,
  mode,
  payload,
});

test('the embedded book is exactly-once, and returns the recorded result of a known command', async () => {
  const driver = await opened(() => openBook(':memory:'));
  assert.ok(driver.identity.exactlyOnce);
  const write = command('create-debtor', 'write', { debtorCode: '300-A001', companyName: 'Kedai' });
  const first = await driver.execute(write);
  assert.ok(first.kind === 'responded' && typeof first.result.ok === 'boolean');
  assert.deepEqual(await driver.execute(write), first);
  await driver.close();
});

test('a file travels separately from its result', async () => {
  const [named, bytes] = [{ fileName: 'IV-1.pdf', contentType: 'application/pdf' }, Buffer.from('%PDF')];
  const driver = await opened(() => ({
    execute: (_type, _payload, _commandId, takeFile) => {
      takeFile({ ...named, bytes });
      return { ok: true, report: {}, artifact: { ...named, size: 4, sha256: '…' } };
    },
    recorded: () => undefined,
    close: () => undefined,
  }));
  assert.deepEqual(await driver.execute(command('sales-invoice-acct-pdf', 'read')), {
    kind: 'responded',
    result: { ok: true, report: {} },
    artifact: { ...named, content: bytes },
  });
});

test('between two commands everything else has its turn, as results and heartbeats', async () => {
  const driver = await opened(() => ({ execute: () => ({ ok: true }), recorded: () => undefined, close: () => undefined }));
  let hadItsTurn = false;
  setImmediate(() => {
    hadItsTurn = true;
  });
  await driver.execute(command('read-debtors', 'read'));
  assert.ok(hadItsTurn);
});

test('a book that cannot be opened is reported in words', async () => {
  const drivers = embeddedDrivers({
    version: '1',
    build: 'b',
    commandTypes: [],
    openBook: () => {
      throw new Error('The book is locked by another program.');
    },
  });
  assert.deepEqual(await drivers.open(company), {
    kind: 'unavailable',
    state: 'unavailable',
    message: 'The book is locked by another program.',
  });
});
