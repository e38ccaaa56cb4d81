/** An owner enters a receipt and an invoice on a phone and at a desk, and nothing is saved twice. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { assertSound, complaintsOf, VIEWS } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;

const bookPath = ({ tenant }: Portal): string => `/portal/books/${tenant.connectorId}/SAMPLE`;

/** The number of commands of a type that were sent from the portal. */
async function sentCount(page: Page, type: string): Promise<number> {
  const { commands } = await (await page.request.get(`/app/commands?type=${type}&limit=200`)).json();
  return commands.length;
}

async function fillReceipt(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/^Customer \(/).fill('300-A001');
  await page.getByLabel(/^Paid by/).fill('CASH');
  await page.getByLabel(/^Amount received/).fill(amount);
}

/** With the keyboard alone, from the list of entries to what became of it. */
export async function enterReceipt(portal: Portal): Promise<void> {
  const page = await portal.owner.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${bookPath(portal)}/enter`);
  await assertSound(page, VIEWS);
  await page.getByRole('link', { name: /Receipt from a customer/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?id=enter_/);
  await page.getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please fix these').waitFor();
  const wrong = await page.locator('[aria-invalid=true]').count();
  assert.ok(wrong >= 2, `all problems stand at their fields at once: ${wrong}`);
  await page.locator('[aria-invalid=true]:focus').waitFor();
  await assertSound(page, VIEWS);
  const customer = page.getByLabel(/^Customer \(/);
  await customer.fill('Alpha');
  await page.locator('datalist option[value="300-A001"]').first().waitFor({ state: 'attached' });
  await customer.fill('300-A001');
  await page.keyboard.press('Tab');
  await page.locator('[data-chosen]').filter({ hasText: 'Alpha Hardware Sdn Bhd' }).waitFor();
  await fillReceipt(page, '1,000.00');
  await page.getByLabel(/^Amount received/).press('Enter');
  const preview = page.getByRole('region', { name: 'What will be saved' });
  await preview.getByText('1,000.00 is debited to Cash in hand (320-0000).').waitFor();
  await assertSound(page, VIEWS);
  await page.getByRole('button', { name: 'Save in the book' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-sent]').waitFor();
  await page.reload();
  await page.getByText('It was sent once').waitFor();
  assert.equal(await sentCount(page, 'create-ar-payment'), 1);
  assert.deepEqual(complaints, []);
  await page.close();
}

/** Double tap, lost answers, going back and changing what was sent. */
export async function enterTwice(portal: Portal): Promise<void> {
  const context = await portal.newContext({ ...PHONE, storageState: await portal.owner.storageState() });
  const page = await context.newPage();
  const before = await sentCount(page, 'create-ar-payment');
  await page.goto(`${bookPath(portal)}/enter/create-ar-payment?debtorCode=300-A001`);
  const address = page.url();
  assert.equal(await page.getByLabel(/^Customer \(/).inputValue(), '300-A001');
  await fillReceipt(page, '12.50');
  await page.getByRole('button', { name: 'Check' }).dblclick();
  const save = page.getByRole('button', { name: 'Save in the book' });
  await save.waitFor();
  await page.waitForLoadState();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const tappedAgain = Promise.withResolvers<void>();
  const lose = async (route: Route): Promise<void> => {
    await tappedAgain.promise;
    // The server has it, and the answer does not come back.
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  };
  await page.route('**/enter/**', lose, { times: 2 });
  await save.click();
  // As of a page that was still loading when it was tapped.
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))");
  await save.click({ force: true });
  tappedAgain.resolve();
  await page.locator('[data-sent]').waitFor();
  assert.equal(sent, 3, 'two lost and one answered');
  assert.equal(await sentCount(page, 'create-ar-payment'), before + 1);
  await page.goto(address);
  await page.getByText('It was sent once').waitFor();
  await context.close();
}

/** Without JavaScript: rows are added, problems are shown, the invoice is saved once, and a changed form is a new entry. */
export async function enterWithoutScript(portal: Portal): Promise<void> {
  const storageState = await portal.owner.storageState();
  const context = await portal.newContext({ ...PHONE, javaScriptEnabled: false, storageState });
  const page = await context.newPage();
  await page.goto(`${bookPath(portal)}/enter`);
  await page.getByRole('link', { name: /Sales invoice/ }).click();
  await page.getByLabel(/^Customer \(/).fill('300-A001');
  await page.getByRole('button', { name: 'Add a row' }).first().click();
  assert.equal(await page.getByLabel(/^Customer \(/).inputValue(), '300-A001');
  await page.getByLabel('Item', { exact: true }).first().fill('WIDGET');
  await page.getByLabel('Quantity', { exact: true }).first().fill('2');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(/A stock line needs a location/).waitFor();
  await page.getByLabel('Location of stock').fill('HQ');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('44.00', { exact: true }).waitFor();
  const typed = "Object.fromEntries(new FormData(document.querySelector('form.entry')))";
  const sent = (await page.evaluate(typed)) as Record<string, string>;
  await page.getByRole('button', { name: 'Save in the book' }).click();
  await page.locator('[data-sent]').waitFor();
  const [path = ''] = page.url().split('?');
  const sendAgain = (changed: object) => page.request.post(path, { form: { ...sent, step: 'send', ...changed } });
  assert.match(await (await sendAgain({})).text(), new RegExp(`data-sent="${sent.commandId}"`));
  assert.match(await (await sendAgain({ 'lines[0].qty': '3' })).text(), /This is a new entry now/);
  await context.close();
}
