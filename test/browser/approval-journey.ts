/** An assistant asks, a person sees what changes and decides; another person comes too late. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { call } from '../cloud-process.ts';
import { assertSoundEverywhere, reloading } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

interface Asked {
  readonly commandId: string;
  readonly proposalId: string;
}

/** Creates a key by its preset, and returns the secret. */
async function createKey(page: Page): Promise<string> {
  await page.goto('/portal/keys');
  await page.getByLabel('Name', { exact: true }).fill('Assistant');
  await page.getByText('AI assistant: writes after approval').click();
  assert.equal(await page.locator('#key-approval').inputValue(), 'writes');
  await page.getByRole('button', { name: 'Create key' }).press('Enter');
  const secret = (await page.locator('#secret-text:not(:empty)').textContent()) ?? assert.fail('A secret must be shown.');
  await reloading(page, () => page.getByRole('button', { name: 'I have stored it' }).press('Enter'));
  assert.match((await page.locator('tr', { hasText: 'Assistant' }).textContent()) ?? '', /writes need approval/);
  return secret;
}

export async function approvalJourney({ system: { baseUrl }, tenant, owner }: Portal): Promise<void> {
  const page = await owner.newPage();
  const secret = await createKey(page);
  const ask = async (commandId: string, ref: string): Promise<Asked> => {
    const payload = { docNo: 'IV-000002', reason: 'Wrong reference', ref };
    const { connectorId } = tenant;
    const envelope = { commandId, connectorId, companyId: 'SAMPLE', type: 'update-sales-invoice', payload };
    const { status, body } = await call(baseUrl, 'POST', '/v1/commands', secret, envelope);
    assert.equal(status, 403);
    return { commandId, proposalId: (body.error as { proposalId: string }).proposalId };
  };
  const statusOf = async (commandId: string): Promise<number> =>
    (await call(baseUrl, 'GET', `/v1/commands/${commandId}?wait=30`, secret)).status;
  const changed = await ask('asked-1', 'PO-77');

  await page.goto('/portal/notifications');
  await page.getByRole('link', { name: 'Open the request' }).first().press('Enter');
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
  const row = page.locator('section[aria-labelledby="changes"] tr', { hasText: 'PO-77' });
  assert.match((await row.first().textContent()) ?? '', /Ref.*WEB-1043.*PO-77/s);
  await assertSoundEverywhere(page);

  const late = await owner.newPage();
  await late.goto(`/portal/approvals/${changed.proposalId}`);
  await late.getByRole('button', { name: 'Approve' }).waitFor();
  await reloading(page, () => page.getByRole('button', { name: 'Approve' }).press('Enter'));
  await page.getByRole('link', { name: 'Open the command' }).waitFor();
  assert.equal(await statusOf(changed.commandId), 200);
  await late.getByRole('button', { name: 'Deny' }).first().press('Enter');
  await late.getByLabel('Reason (optional)').fill('Too late');
  await late.locator('#deny').getByRole('button', { name: 'Deny' }).press('Enter');
  await late.getByRole('alert').filter({ hasText: 'approved this write' }).waitFor();
  await late.close();

  const denied = await ask('asked-2', 'PO-78');
  await page.goto('/portal/approvals');
  await assertSoundEverywhere(page);
  await page.locator(`a[href="/portal/approvals/${denied.proposalId}"]`).press('Enter');
  // With its scripts.
  await page.waitForURL(`**/portal/approvals/${denied.proposalId}`);
  await page.getByRole('button', { name: 'Deny' }).first().press('Enter');
  await page.getByLabel('Reason (optional)').fill('Not ordered');
  await page.locator('#deny').getByRole('button', { name: 'Deny' }).press('Enter');
  await page.waitForURL('**/portal/approvals');
  assert.equal(await statusOf(denied.commandId), 403);
  await page.goBack();
  await page.getByText('Not ordered').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0, 'nothing is left to decide');
  await page.close();
}
