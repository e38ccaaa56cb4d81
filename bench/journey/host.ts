/** A sandbox host for the journey benchmark, over the real book or over one that returns at once and stores nothing. */

import { copyFileSync } from 'node:fs';
import { Book, buildTemplate, type TemplateName } from '@ledgerline/book';
import { type SandboxBooks, silentLog, startLaneBooks, startSandboxHost } from '@ledgerline/connector';
import { sandboxSettingsAbsent } from '@ledgerline/contract';
import { traceHost } from './trace.ts';

const [kind = 'book', cloudUrl = '', adminKey = '', folder = ''] = process.argv.slice(2);

const ECHO = {
  execute: () => ({ ok: true, saved: true, docNo: 'IV-000001' }),
  recorded: () => undefined,
  setFields: () => [],
  close: () => {},
};

const echoBooks: SandboxBooks = {
  makeTemplate: (companyId, path) => {
    buildTemplate(companyId as TemplateName, path);
  },
  openTemplate: copyFileSync,
  openBook: () => ECHO,
  commandTypes: Book.supportedTypes,
  stop: () => undefined,
};

async function laneBooks(place: string): ReturnType<typeof startLaneBooks> {
  const books = await startLaneBooks({ folder: place, log: silentLog, settings: sandboxSettingsAbsent });
  return kind === 'trace' && !('problems' in books) ? { ...books, openBook: traceHost(books.openBook) } : books;
}

const host = await startSandboxHost({
  cloudUrl,
  adminKey,
  folder,
  log: silentLog,
  templateVersion: 'bench',
  books: (place) => (kind === 'echo' ? echoBooks : laneBooks(place)),
});
if ('problems' in host) throw new Error(host.problems.join(' '));

process.on('disconnect', () => process.exit());
process.on('message', async () => {
  await host.stop();
  process.exit(0);
});
process.send?.('ready');
