/** The machine of a book goes off while its owner looks at it, and comes back. For the browser tests. */

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTemplate, openTemplate } from '@ledgerline/book';
import type { Page } from 'playwright-core';
import { untilBooksReported } from '../cloud-process.ts';
import { startConnectorProcess } from '../connector/connector-process.ts';
import { assertSoundEverywhere, complaintsOf } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

const BOOK = 'SHOP';
const STOPPED = 'The connector was stopped on its machine.';

/** The connector that the company downloads, with one book of its own. */
async function ownConnector({ system, tenant }: Portal, folder: string) {
  const config = await fetch(`${system.baseUrl}/app/connector-config.json`, { headers: { cookie: tenant.cookie } });
  const { connectorId, connectorKey } = (await config.json()) as { connectorId: string; connectorKey: string };
  mkdirSync(join(folder, 'books'), { recursive: true });
  const template = join(folder, 'SAMPLE.sqlite');
  buildTemplate('SAMPLE', template);
  openTemplate(template, join(folder, 'books', `${BOOK}.sqlite`)).close();
  const signedUp = { tenantKey: tenant.tenantKey, connectorId, connectorKey };
  const start = () => startConnectorProcess(folder, system.baseUrl, signedUp, [BOOK]);
  return { start, signedUp };
}

/** The figure that the owner reads on the page. */
const bankOf = (page: Page): Promise<string> => page.locator('.book-figures dd').first().innerText();

/** Loads the page again until the connector is back. */
async function untilOnline(page: Page): Promise<void> {
  do await page.reload();
  while ((await page.getByText(STOPPED).count()) > 0);
}

export async function lookWhileOff(portal: Portal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-off-'));
  const { start, signedUp } = await ownConnector(portal, folder);
  let stop = start();
  const page = await portal.owner.newPage();
  const complaints = complaintsOf(page);
  try {
    await untilBooksReported(portal.system.baseUrl, signedUp);
    const address = `/portal/books/${signedUp.connectorId}/${BOOK}`;
    await page.goto(address);
    await page.locator('.skel').first().waitFor({ state: 'detached' });
    const before = await bankOf(page);
    assert.match(before, /\d/);
    await stop();
    await page.reload();
    await page.getByText(STOPPED).first().waitFor();
    assert.equal(await bankOf(page), before, 'the last figures stay');
    await assertSoundEverywhere(page);
    await page.goto(`${address}/suppliers`);
    await page.getByText(STOPPED).first().waitFor();
    assert.equal(await page.locator('tbody tr').count(), 0, 'nothing is claimed of what was never read');
    stop = start();
    await untilOnline(page);
    await page.locator('tbody tr').first().waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
