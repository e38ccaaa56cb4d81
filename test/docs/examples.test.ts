import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTemplate } from '@ledgerline/book';
import { recipes } from '@ledgerline/catalog';
import { resultFaults } from '@ledgerline/catalog/publish';
import { extractText, getDocumentProxy } from 'unpdf';
import { templateOf } from '../../packages/book/conformance/fresh-book.ts';
import { type CloudProcess, call, type SignedUp, signUpOver, startCloudProcess, untilBooksReported } from '../cloud-process.ts';
import { startConnectorProcess } from '../connector/connector-process.ts';

/**
 * The examples of the catalog, over HTTP through cloud and connector: all of them on one sample company in display order, and each by
 * itself on a fresh one. Of the writes one of eight runs by itself here; the book's own tests run them all that way.
 */

const folder = mkdtempSync(join(tmpdir(), 'examples-'));

/** Reads leave a book as it was, so that one fresh company serves them all. */
const READ_COMPANY = 'READS';
const ORDER_COMPANY = 'ORDER';
const ALONE_ONE_OF = 8;

const aloneRecipes = () =>
  recipes().filter(({ mode, hasArtifact, displayOrder }) => mode === 'read' || hasArtifact || displayOrder % ALONE_ONE_OF === 0);

const companyOf = (displayOrder: number): string => `W${displayOrder}`;

interface Ended {
  readonly type: string;
  readonly status: string;
  readonly result: Record<string, unknown> | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

let cloud: CloudProcess;
let tenant: SignedUp;
let stopConnector: () => Promise<void>;

before(async () => {
  cloud = await startCloudProcess({ DATA_DIR: join(folder, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'examples@example.com');
  stopConnector = startConnectorProcess(join(folder, 'connector'), cloud.baseUrl, tenant, makeCompanies());
  await untilBooksReported(cloud.baseUrl, tenant);
});

after(async () => {
  await stopConnector?.();
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function makeCompanies(): readonly string[] {
  const books = join(folder, 'connector', 'books');
  mkdirSync(books, { recursive: true });
  const writes = aloneRecipes().filter(({ mode }) => mode === 'write');
  const companies = [READ_COMPANY, ORDER_COMPANY, ...writes.map(({ displayOrder }) => companyOf(displayOrder))];
  // The samples of the present are entered when a book is first opened, once for all of them.
  const opened = join(folder, 'OPENED.sqlite');
  openTemplate(templateOf('SAMPLE'), opened).close();
  for (const companyId of companies) copyFileSync(opened, join(books, `${companyId}.sqlite`));
  return companies;
}

async function post(commandId: string, companyId: string, type: string, payload: unknown): Promise<void> {
  const envelope = { commandId, connectorId: tenant.connectorId, companyId, type, payload };
  const { status, body } = await call(cloud.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, envelope);
  assert.equal(status, 202, `${type}: ${JSON.stringify(body)}`);
}

async function ended(commandId: string): Promise<Ended> {
  for (;;) {
    const { body } = await call(cloud.baseUrl, 'GET', `/v1/commands/${commandId}?wait=30`, tenant.tenantKey);
    const command = body.command as Ended;
    if (command.status === 'done' || command.status === 'failed') return command;
  }
}

/** What did not end well, a line each; nothing when all did. */
async function failures(commands: readonly { readonly commandId: string; readonly words: string }[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { commandId, words } of commands) {
    const { type, status, result, error } = await ended(commandId);
    if (result) lines.push(...resultFaults(type, result));
    if (status !== 'done' || result?.ok !== true) lines.push(`${words}: ${JSON.stringify(error ?? result?.error ?? result)}`);
  }
  return lines;
}

test('an example runs by itself on a fresh sample company, through cloud and connector', async () => {
  const posted: { commandId: string; words: string }[] = [];
  for (const { commandType, displayOrder, mode, examples } of aloneRecipes()) {
    const [example] = examples;
    assert.ok(example, `${commandType} has an example`);
    const commandId = `alone-${displayOrder}`;
    await post(commandId, mode === 'read' ? READ_COMPANY : companyOf(displayOrder), commandType, example.payload);
    posted.push({ commandId, words: commandType });
  }
  assert.deepEqual(await failures(posted), []);
  console.log(`${posted.length} of ${recipes().length} examples ran alone`);
});

test('all examples run one after the other in display order on one sample company, through cloud and connector', async () => {
  const posted: { commandId: string; words: string }[] = [];
  for (const { commandType, displayOrder, examples } of recipes()) {
    const commandId = `order-${displayOrder}`;
    await post(commandId, ORDER_COMPANY, commandType, examples[0]?.payload);
    posted.push({ commandId, words: commandType });
  }
  assert.deepEqual(await failures(posted), []);
  console.log(`${posted.length} of ${recipes().length} examples ran in display order`);
});

test('every command that gives a file has it in the cloud, and a PDF names its document', async () => {
  for (const { commandType, displayOrder, hasArtifact } of recipes()) {
    if (!hasArtifact) continue;
    const { result } = await ended(`alone-${displayOrder}`);
    const headers = { authorization: `Bearer ${tenant.tenantKey}` };
    const file = await fetch(`${cloud.baseUrl}/v1/commands/alone-${displayOrder}/artifact`, { headers });
    assert.equal(file.status, 200, commandType);
    const bytes = new Uint8Array(await file.arrayBuffer());
    assert.ok(bytes.length > 0, commandType);
    if (!commandType.endsWith('-pdf')) continue;
    assert.equal(file.headers.get('content-type'), 'application/pdf', commandType);
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const { docNo } = result as { docNo?: string };
    if (docNo !== undefined) assert.ok(text.includes(docNo), `${commandType} shows ${docNo}`);
  }
});
