import assert from 'node:assert/strict';
import { shownCommand, shownResponse } from '../../packages/cloud/src/pages/public/sample-call.ts';
import { call, reportBooks } from '../cloud-process.ts';
import { openSandbox } from '../running-system.ts';
import { assertSound, complaintsOf, faultsIn, markupFaults, reloading, sidewaysPixels, VIEWS } from './browser.ts';
import { changesJourney } from './changes-journey.ts';
import { runAgainOnce, sendCommandsOnce, showStateAfterLoss } from './lost-response-journey.ts';
import { HOSTILE, logIn, PASSWORD, testsInBrowser } from './portal-in-browser.ts';
import { makeReports } from './reports-journey.ts';
import { DEVELOPER_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from './shown-pages.ts';
import { feedJourney, Receiver, webhookJourney } from './webhook-journey.ts';

/** The sandbox has a few commands. */
const inBrowser = testsInBrowser(async ({ tenant }) => {
  await tenant.run('read-debtors', {}, 'SAMPLE', 'first-read');
  await tenant.run('create-debtor', { debtorCode: '300-X1', companyName: HOSTILE }, 'SAMPLE', 'hostile-write');
  await tenant.run('get-sales-invoice', { docNo: 'NONE-1' }, 'SAMPLE', 'not-there');
  const rows = ['AREA-X', 'AREA-X'].map((code) => ({ code, description: 'X' }));
  await tenant.run('bulk-create-general-areas', { mode: 'independent', rows }, 'SAMPLE', 'partly-done');
  await tenant.run('read-debtors', { channel: 'web' }, 'SAMPLE', 'field-ignored');
});

inBrowser(
  'a person signs up, runs a first command in the sandbox and holds the invoice as a PDF, by clicks alone',
  async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await page.getByRole('link', { name: /Start a \d+-day trial/ }).click();
    await page.waitForURL('**/signup**');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter your company name.').waitFor();
    await page.getByLabel('Company name').fill('Kedai Baru Sdn Bhd');
    await page.getByLabel('Work email').fill('nobody');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.locator('[data-problem=email]:not(:empty)').waitFor();
    await page.getByLabel('Work email').fill('baru@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    assert.match((await page.locator('[data-secret]:not(:empty)').textContent()) ?? '', /^\S{20,}$/);
    await page.getByRole('link', { name: 'Open the sandbox' }).click();
    await page.waitForURL('**/portal/sandbox**');
    await reloading(page, () => page.getByRole('button', { name: 'Open the sandbox' }).click());
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('[data-answer-meta] .badge[data-status=done]').waitFor();
    await page
      .getByText(/IV-\d+/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Now print its PDF' }).click();
    const frame = page.locator('[data-answer] iframe, [data-answer] object').first();
    await frame.waitFor();
    const download = page.getByRole('link', { name: /Download/ }).first();
    const bytes = await (await page.request.get((await download.getAttribute('href')) ?? '')).body();
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
    assert.deepEqual(complaints, []);
  },
);

inBrowser('a user-defined field is defined on the sandbox page, told off when it cannot be, and removed', async ({ owner }) => {
  const page = await owner.newPage();
  await page.goto('/portal/sandbox');
  const define = page.getByRole('button', { name: 'Define field' });
  await define.click();
  await page.locator('form[data-new-field] [data-problem]:not(:empty)').waitFor();
  await page.getByLabel('On', { exact: true }).selectOption('sales-invoice.lines');
  await page.getByLabel('Name', { exact: true }).fill('EngravingText');
  await page.getByLabel('Type', { exact: true }).selectOption('date');
  assert.equal(await page.getByLabel('Maximum length').isDisabled(), true);
  await page.getByLabel('Type', { exact: true }).selectOption('memo');
  await page.getByLabel('Maximum length').fill('200');
  await page.getByLabel('Required').check();
  await reloading(page, () => define.click());
  await page.getByText('200 characters, required').waitFor();
  await assertSound(page);
  await page.getByRole('button', { name: 'Remove EngravingText of sales-invoice.lines' }).click();
  await page.getByText('none yet').waitFor();
  await page.close();
});

inBrowser(
  'a report is made with the keyboard, shown, fits wide and narrow pages, light and dark, and is downloaded',
  async ({ owner }) => {
    await makeReports(await owner.newPage());
  },
);

inBrowser('a command whose response is lost is queued once, and the page says what it knows', async ({ owner }) => {
  const page = await owner.newPage();
  await sendCommandsOnce(page);
  await runAgainOnce(page, 'not-there', 'get-sales-invoice');
  await page.close();
});

inBrowser('after a lost response a page claims nothing, loads again and shows what is saved', async ({ newContext, system }) => {
  const { email } = await openSandbox(system);
  const context = await newContext();
  const page = await context.newPage();
  await logIn(page, email);
  await showStateAfterLoss(page);
  await context.close();
});

inBrowser('the call that the introduction shows returns the response that it shows', async ({ system }) => {
  const fresh = await openSandbox(system);
  const { status, result } = await fresh.run(
    shownCommand.type,
    shownCommand.payload,
    shownCommand.companyId,
    shownCommand.commandId,
  );
  const { result: shown } = shownResponse.command;
  assert.equal(status, 'done');
  const { document, fields, writeVerification } = result as unknown as typeof shown;
  assert.equal(document.docNo, shown.document.docNo);
  for (const [name, value] of Object.entries(shown.fields)) assert.equal(fields[name as keyof typeof fields], value);
  assert.equal(writeVerification.matched, true);
  assert.deepEqual(writeVerification.differences, []);
});

inBrowser('filters stand in the address and narrow the list; a command is found by its document number', async ({ owner }) => {
  const page = await owner.newPage();
  await page.goto('/portal/commands');
  await page.locator('#rows [data-row=first-read]').waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('failed');
  await page.waitForURL(/standing=failed/);
  assert.equal(await page.locator('[data-row=not-there]').count(), 1);
  assert.equal(await page.locator('[data-row=first-read]').count(), 0);
  await page.goto('/portal/commands?q=NONE-1');
  assert.equal(await page.locator('[data-row=first-read]').count(), 0);
  await page.close();
});

inBrowser(
  'a command that runs while its page and the list are open is seen to end, without a reload',
  async ({ system, tenant, owner }) => {
    const [list, detail] = [await owner.newPage(), await owner.newPage()];
    await list.goto('/portal/commands');
    // No connector runs for this book, so that the command waits until it is cancelled.
    const config = await (await owner.request.get('/app/connector-config.json')).json();
    await reportBooks(system.baseUrl, { ...tenant, ...config }, ['NOBODY']);
    const envelope = {
      commandId: 'waits',
      connectorId: tenant.desktopConnectorId,
      companyId: 'NOBODY',
      type: 'read-debtors',
      payload: {},
    };
    assert.equal((await call(system.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, envelope)).status, 202);
    await list.locator('[data-row=waits]').waitFor();
    await detail.goto('/portal/commands/waits');
    await detail.locator('.badge[data-status=queued]').first().waitFor();
    assert.equal((await call(system.baseUrl, 'POST', '/v1/commands/waits/cancel', tenant.tenantKey)).status, 200);
    await detail.locator('.badge[data-status=failed]').first().waitFor();
    await list.locator('[data-row=waits] .badge[data-status=failed]').waitFor();
    await list.close();
    await detail.close();
  },
);

inBrowser('recipes are found as one types, in three languages, and run in the sandbox from their page', async ({ owner }) => {
  const page = await owner.newPage();
  const complaints = complaintsOf(page);
  for (const [typed, type] of [
    ['create sales inv', 'create-sales-invoice'],
    ['invois jualan', 'create-sales-invoice'],
    ['销售发票', 'create-sales-invoice'],
  ] as const) {
    await page.goto('/developers');
    await page.getByRole('searchbox').first().pressSequentially(typed);
    await page.locator(`.hits a[href="/developers/commands/${type}"]`).first().waitFor();
  }
  await page.locator('.hits a[href="/developers/commands/create-sales-invoice"]').first().click();
  await page.waitForURL('**/developers/commands/create-sales-invoice');
  await page.locator('#try').getByRole('button', { name: 'Run', exact: true }).click();
  await page.locator('#try [data-badge] .badge[data-status=done]').waitFor();
  assert.match((await page.locator('#try [data-line]').textContent()) ?? '', /IV-\d+/);
  assert.deepEqual(complaints, []);
  await page.close();
});

inBrowser('the search finds pages, by their names and by what they are about, and Enter opens them', async ({ owner }) => {
  const page = await owner.newPage();
  await page.goto('/portal');
  for (const [typed, path] of [
    ['webhooks', '/portal/webhooks'],
    ['two factor', '/portal/security'],
    ['invite', '/portal/team'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.locator(`.finder [role=option][href="${path}"][data-active]`).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
  }
  await page.close();
});

inBrowser('on paper a page has no navigation, no forms and no buttons', async ({ owner }) => {
  const page = await owner.newPage();
  for (const path of [
    '/portal',
    '/portal/commands',
    '/portal/commands/hostile-write',
    '/developers/commands/read-debtors',
    '/pricing',
  ]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('nav, header.site-head, footer.site-foot, .sidebar, form, button, .btn').filter({ visible: true });
    assert.deepEqual(await shown.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))), [], path);
    assert.equal(await page.locator('main h1').isVisible(), true, path);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.close();
});

inBrowser(
  'on a phone the account is reached, a plan is requested, ids are copied and a rejected command lines up',
  async ({ tenant, owner }) => {
    const page = await owner.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await owner.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/portal/commands/first-read');
    await page.getByRole('button', { name: 'Copy connectorId' }).click();
    await page.waitForFunction(`navigator.clipboard.readText().then((text) => text === '${tenant.connectorId}')`);
    assert.ok((await page.getByRole('table', { name: 'Rows of the result' }).locator('tbody tr').count()) > 1);
    await page.getByRole('link', { name: 'Account', exact: true }).filter({ visible: true }).click();
    await page.waitForURL('**/portal/account');
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Request Kedai' }).click();
    // The whole page with its script: a click before that is lost.
    await page.waitForURL('**/portal/account**');
    await page.getByRole('button', { name: 'Request Kedai' }).click();
    await page.getByText(/You requested Kedai on/).waitFor();
    await page.goto('/portal/sandbox');
    await page.locator('#payload').fill('{ "debtorCod": "x" }');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const notice = page.locator('[data-answer] .notice');
    const left = async (selector: string): Promise<number | undefined> =>
      (await notice.locator(selector).first().boundingBox())?.x;
    await notice.waitFor();
    assert.deepEqual(await left('ul'), await left('h2'));
    assert.deepEqual(await left('p'), await left('h2'));
    assert.equal(await sidewaysPixels(page), 0);
    await page.close();
  },
);

inBrowser('everything can be done with the keyboard alone', async ({ tenant, newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await page.locator('.skip:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#main:focus').waitFor();
  await page.getByLabel('Email').focus();
  await page.keyboard.type(tenant.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal');
  await page.goto('/portal/sandbox');
  await page.getByLabel('read-debtors').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Run', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-answer-meta] .badge[data-status=done]').waitFor();
  await page.goto('/developers');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('create-debtor');
  await page.locator('.hits a[href="/developers/commands/create-debtor"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/developers/commands/**');
});

inBrowser('the list of commands says what is only partly done and where fields were ignored', async ({ owner }) => {
  const page = await owner.newPage();
  await page.goto('/portal/commands');
  const badgeOf = (commandId: string): Promise<string> => page.locator(`tr[data-row="${commandId}"] .badge`).innerText();
  assert.deepEqual(
    [await badgeOf('partly-done'), await badgeOf('field-ignored'), await badgeOf('first-read')],
    ['partly done', 'done, with warnings', 'done'],
  );
  await page.close();
});

inBrowser(
  'a person has events sent to a receiver: create, ping, see it fail, retry, rotate, pause, resume, replay, delete',
  async ({ tenant, owner }, context) => {
    const page = await owner.newPage();
    const complaints = complaintsOf(page);
    const receiver = await Receiver.listen();
    const run = (commandId: string) => tenant.run('read-debtors', {}, 'SAMPLE', commandId);
    context.after(() => receiver.close());
    await webhookJourney(page, receiver, run);
    await feedJourney(page, run);
    assert.deepEqual(complaints, []);
    await page.close();
  },
);

inBrowser('a person sees a change of a book, switches changes off and on, and has them deleted', async ({ tenant, owner }) => {
  const page = await owner.newPage();
  const complaints = complaintsOf(page);
  const create = (debtorCode: string) => tenant.run('create-debtor', { debtorCode, companyName: 'Seen' }, 'SAMPLE', debtorCode);
  await changesJourney(page, create);
  assert.deepEqual(complaints, []);
  await page.close();
});

/** Long lists of what shorter pages have too: axe takes seconds for each, so it looks at them in the first view only. */
const LONG_PAGES: readonly string[] = ['/developers/errors', '/developers/commands', '/developers/commands/create-sales-invoice'];

inBrowser(
  'axe finds nothing serious and nothing is wider than the window: wide and narrow, light and dark',
  async ({ owner, newContext }) => {
    const context = await newContext({ storageState: await owner.storageState() });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const path of [...PUBLIC_PAGES, ...PORTAL_PAGES, ...DEVELOPER_PAGES]) {
      await page.goto(path);
      assert.equal(
        await page.locator('form:not([method])').count(),
        0,
        `${path}: a form without its script sends what was typed`,
      );
      found.push(...(await markupFaults(page)).map((text) => `${path}: ${text}`));
      const views = LONG_PAGES.includes(path)
        ? VIEWS.map((view) => (view.rules === 'all' ? view : { ...view, rules: 'none' as const }))
        : VIEWS;
      found.push(...(await faultsIn(page, views)));
      assert.equal(await page.evaluate('window.hacked'), undefined, `${path} ran text from outside`);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    // The number of notifications, of which there may be none by now; what it says to those who cannot see it takes no room either.
    await page.goto('/portal');
    await page.setViewportSize({ width: 360, height: 900 });
    const badge = '<span class="n alert">3<span class="vh"> open</span></span>';
    await page.locator('.sidebar nav a').evaluateAll((links, text) => {
      for (const link of links) link.insertAdjacentHTML('beforeend', text);
    }, badge);
    assert.equal(await sidewaysPixels(page), 0);
    await context.close();
  },
);

inBrowser('dark pages are dark', async ({ newContext }) => {
  const background = async (colorScheme: 'light' | 'dark'): Promise<string> => {
    const context = await newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto('/');
    const colour = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    await context.close();
    return colour as string;
  };
  assert.notEqual(await background('light'), await background('dark'));
});

inBrowser('a person signs up and logs in without JavaScript', async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/signup');
  await page.getByLabel('Company name').fill('Kedai Tanpa Skrip');
  await page.getByLabel('Work email').fill('nobody');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Work email must be a valid email address').waitFor();
  await page.getByLabel('Work email').fill('tanpa@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('#tenant-key', { hasText: 'll_tenant_' }).waitFor();
  await context.clearCookies();
  await page.goto('/portal/keys');
  await page.getByLabel('Email').fill('tanpa@example.com');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Request' }).waitFor();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/portal/keys');
  await context.close();
});

inBrowser('pages that only show things work without JavaScript', async ({ owner, newContext }) => {
  const context = await newContext({ javaScriptEnabled: false, storageState: await owner.storageState() });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/pricing',
    '/portal',
    '/portal/commands',
    '/portal/commands/hostile-write',
    '/portal/commands/first-read',
    '/status',
    '/developers/commands/create-debtor',
  ]) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
  }
  await page.goto('/portal/account');
  const password = page.getByLabel('Current password').first();
  await password.fill('does not get into an address');
  await password.press('Enter');
  assert.equal(new URL(page.url()).search, '');
  await page.goto('/developers/commands/create-debtor');
  await page.locator('.code .tab', { hasText: 'Python' }).first().click();
  await page.locator('.code .panel', { hasText: 'from ledgerline import' }).first().waitFor();
  await context.close();
});
