import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { getDocumentProxy } from 'unpdf';
import { digestOf } from '../../packages/connector/src/service/installed-drivers.ts';
import { createDriver } from '../../packages/connector/src/service/new-driver.ts';
import { bundleConnector } from '../../packaging/connector/bundle.ts';
import { call, signUpOver, startCloudProcess, untilBooksReported } from '../cloud-process.ts';

/** The connector as it is installed on the machine of a customer: a folder of its own, far from these sources. */

const place = mkdtempSync(join(tmpdir(), 'bundled connector 东海 '));
after(() => rmSync(place, { recursive: true, force: true }));
const app = join(place, 'app');
const folder = join(place, 'data');

const connector = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [join(app, 'connector.mjs'), ...parameters, '--folder', folder], {
    encoding: 'utf8',
    cwd: place,
    env: {},
  });

test('two bundles of the same sources are the same, and one of them runs an account book on its own', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map((name) => bundleConnector(join(place, name))));
  assert.deepEqual(first, second);
  cpSync(join(place, 'first'), app, { recursive: true });
  for (const name of ['first', 'second']) rmSync(join(place, name), { recursive: true });
  const cloud = await startCloudProcess({ DATA_DIR: join(place, 'cloud'), ADMIN_KEY: 'an-admin-key-for-this-test-alone' });
  after(() => cloud.stop());
  const tenant = await signUpOver(cloud.baseUrl, 'owner@example.com');
  const { connectorId, connectorKey } = tenant;
  mkdirSync(folder);
  writeFileSync(join(folder, 'connector-config.json'), JSON.stringify({ connectorId, connectorKey, cloudUrl: cloud.baseUrl }));
  const made = connector('new-book', '--company', 'MAIN', '--template', 'trading', '--name', '东海贸易有限公司');
  assert.equal(made.status, 0, made.stderr);
  const examined = connector('doctor');
  assert.equal(examined.status, 0, examined.stdout + examined.stderr);

  const parameters = [join(app, 'connector.mjs'), 'run', '--until-input-ends', '--folder', folder];
  const child = spawn(process.execPath, parameters, { cwd: place, env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
  after(() => child.kill());
  await untilBooksReported(cloud.baseUrl, tenant);
  const run = async (commandId: string, type: string, payload: object) => {
    const envelope = { commandId, connectorId, companyId: 'MAIN', type, payload };
    const { status, body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=60', tenant.tenantKey, envelope);
    const command = body.command as { status: string; result: Record<string, unknown> };
    assert.deepEqual([status, command?.status], [202, 'done'], JSON.stringify(body));
    return command;
  };
  await run('debtor', 'create-debtor', { debtorCode: '300-A001', debtorName: '安安文具行' });
  const { result } = await run('list', 'read-debtors', {});
  assert.match(JSON.stringify(result), /安安文具行/);
  await run('statement', 'arap-statement-acct-pdf', { debtorCode: '300-A001' });
  const file = await fetch(`${cloud.baseUrl}/v1/commands/statement/artifact`, {
    headers: { authorization: `Bearer ${tenant.tenantKey}` },
  });
  const page = await (await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))).getPage(1);
  const texts = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  assert.match(texts.join(' '), /东海贸易有限公司/);
  assert.match(texts.join(' '), /安安文具行/);

  child.stdin.end();
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
});

test('a bundle starts a driver in each language, with the same files as the sources do', () => {
  for (const language of ['csharp', 'python', 'typescript']) {
    const started = connector('new-driver', '--language', language, language);
    assert.equal(started.status, 0, started.stderr);
    const sources = join(place, 'from the sources');
    createDriver(language, language, sources);
    assert.equal(digestOf(join(place, language)), digestOf(join(sources, language)));
  }
});
