/** A shop owner whose browser asks for Bahasa Malaysia signs up and works, and reads no English. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { linkIn } from './account-journey.ts';
import { assertSound, complaintsOf, reloading } from './browser.ts';

/** Words that every English sentence has one of, and no Malay one. */
const ENGLISH = /\b(?:the|this|that|and|with|your|you|are|is|of|from|for|not|it|can|has|have|will|was|were)\b/i;

/** Run in the page: its texts, apart from code and what is marked as another language, and the attributes that people read. */
const TEXTS = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const other = walker.currentNode.parentElement?.closest('code, pre, textarea, script, style, noscript, [lang]:not(html)');
    if (!other) texts.push(walker.currentNode.textContent);
  }
  const read = ['aria-label', 'title', 'placeholder', 'alt'];
  return texts.concat(read.flatMap((name) => [...document.querySelectorAll('[' + name + ']')].map((one) => one.getAttribute(name))));
})()`;

const englishTexts = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate<readonly string[]>(TEXTS)).filter((text) => ENGLISH.test(text));

async function assertMalay(page: Page): Promise<void> {
  assert.equal(await page.locator('html').getAttribute('lang'), 'ms-MY');
  assert.deepEqual(await englishTexts(page), [], page.url());
  await assertSound(page);
}

const EMAIL = 'ipoh-owner@example.com';

/** `folder` has the emails that the service sends. */
export async function workInMalay(page: Page, folder: string, password: string): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto('/signup');
  await assertMalay(page);
  await page.getByRole('button', { name: 'Cipta akaun' }).click();
  await page.getByText('Masukkan nama syarikat anda.').waitFor();
  await page.getByLabel('Nama syarikat').fill('Kedai Runcit Ipoh');
  await page.getByLabel('E-mel kerja').fill(EMAIL);
  await page.getByLabel('Kata laluan').fill(password);
  await page.getByRole('button', { name: 'Cipta akaun' }).click();
  await page.locator('[data-secret]:not(:empty)').waitFor();

  await page.goto(await linkIn(folder, EMAIL, 'Sahkan alamat e-mel anda'));
  await page.getByRole('button', { name: 'Sahkan alamat' }).click();
  await page.locator('[data-welcome]:not([hidden])').waitFor();
  await assertMalay(page);

  await page.goto('/portal/sandbox');
  await reloading(page, () => page.getByRole('button', { name: 'Buka kotak pasir' }).click());
  await assertMalay(page);
  await page.getByRole('button', { name: 'Jalankan', exact: true }).click();
  await page.locator('[data-answer-meta] .badge[data-status=done]').waitFor();

  await page.goto('/portal/team');
  await assertMalay(page);
  await page.getByLabel('E-mel').fill('akauntan@example.com');
  await page.getByRole('radio', { name: 'akauntan' }).first().check();
  await page.getByRole('button', { name: 'Hantar jemputan' }).click();
  await page.getByText('Jemputan dihantar kepada akauntan@example.com.').waitFor();

  await page.goto('/portal/reports');
  await assertMalay(page);
  await page.getByLabel('Laporan', { exact: true }).first().selectOption('aged-receivables');
  await page.getByRole('button', { name: 'Tunjukkan' }).click();
  await page.frameLocator('iframe[title=Laporan]').getByRole('heading', { name: 'Pengumuran Penghutang' }).waitFor();

  await page.goto('/portal/account');
  await page.getByLabel('Bahasa halaman dan e-mel').selectOption('zh');
  await page.getByRole('button', { name: 'Simpan bahasa' }).click();
  await page.getByRole('heading', { name: '账户', exact: true }).waitFor();
  assert.deepEqual(complaints, []);
}
