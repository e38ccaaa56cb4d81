/** A user connects a program and a connector by their codes and denies another program, with the keyboard alone. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { call } from '../cloud-process.ts';
import { assertSound } from './browser.ts';

const DECISIONS = [
  { kind: 'key', button: 'Approve', heading: 'Program connected.', status: 200, colorScheme: 'dark' },
  { kind: 'connector', button: 'Approve', heading: 'Connector connected.', status: 200, colorScheme: 'light' },
  { kind: 'key', button: 'Deny', heading: 'Program denied.', status: 403, colorScheme: 'light' },
] as const;

export async function pairPrograms(page: Page, baseUrl: string, machine: string): Promise<void> {
  for (const { kind, button, heading, status, colorScheme } of DECISIONS) {
    const { body } = await call(baseUrl, 'POST', '/device', '', { name: machine, kind });
    await page.emulateMedia({ colorScheme });
    await page.goto('/portal/pair');
    await page.getByLabel('Code').fill(String(body.userCode).toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: button }).waitFor();
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), `Connect ${machine}?`);
    await assertSound(page, [
      { width: 390, rules: 'no-colours' },
      { width: 1280, rules: 'all' },
    ]);
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: heading }).waitFor();
    const claimed = await call(baseUrl, 'POST', '/device/token', '', { deviceCode: body.deviceCode });
    assert.equal(claimed.status, status, JSON.stringify(claimed.body));
  }
  await page.close();
}
