/** Rates pages by Lighthouse, which we did not write, in the browser of the tests. Decides nothing. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { installedBrowser, launchOptions } from '../browser/browser.ts';
import { isReady } from '../debian-packages.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

export interface Rating {
  readonly path: string;
  readonly device: Device;
  /** Of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** What took points, a line each. */
  readonly losses: readonly string[];
}

/** What is used of Lighthouse, which npm ci does not install. */
interface Lighthouse {
  default(address: string, flags: object, config?: object): Promise<{ readonly lhr: Report } | undefined>;
  readonly desktopConfig: object;
}

interface Report {
  readonly categories: Readonly<Record<string, RatedCategory>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
  readonly finalDisplayedUrl: string;
}

interface RatedCategory {
  readonly id: string;
  /** Of 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: object;
}

const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');

/** Stands for the address of the book in the sandbox, which is not known before. */
const BOOK_PAGE = '/portal/books/{book}';
const PAGES = [
  '/',
  '/developers/rules',
  '/signup',
  '/developers/commands/create-sales-invoice',
  '/portal/commands',
  '/portal/books',
  BOOK_PAGE,
];
const LOSSES_LENGTH_MAX = 300;

/** Null where there is no browser and that may be so. */
export async function ratePages(told: (rating: Rating) => void): Promise<readonly Rating[] | null> {
  const executablePath = isReady('browser') ? installedBrowser() : undefined;
  if (executablePath === undefined) return null;
  if (!existsSync(LIGHTHOUSE)) throw new Error('Lighthouse is not installed: npm ci --prefix test/page-ratings');
  const lighthouse = (await import(pathToFileURL(LIGHTHOUSE).href)) as Lighthouse;
  const [system, port] = [await startSystem(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'page-ratings-'));
  // Lighthouse opens its pages in the profile that the browser was started with.
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const { cookie } = await openSandbox(system);
    const [name = '', value = ''] = cookie.split('=');
    await browser.addCookies([{ name, value, url: system.baseUrl }]);
    const books = await browser.newPage();
    await books.goto(`${system.baseUrl}/portal/books`);
    const book = await books.locator('a[href^="/portal/books/"]').first().getAttribute('href');
    await books.close();
    const ratings: Rating[] = [];
    for (const device of DEVICES)
      for (const page of PAGES) {
        const rating = await rate(lighthouse, system.baseUrl, page === BOOK_PAGE ? (book ?? '') : page, device, port);
        told(rating);
        ratings.push(rating);
      }
    return ratings;
  } finally {
    await browser.close();
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rate(lighthouse: Lighthouse, baseUrl: string, path: string, device: Device, port: number): Promise<Rating> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: CATEGORIES, disableStorageReset: true };
  const found = await lighthouse.default(baseUrl + path, flags, device === 'desktop' ? lighthouse.desktopConfig : undefined);
  if (!found) throw new Error(`Lighthouse returned nothing for ${path}.`);
  const { categories: rated, audits, runtimeError, finalDisplayedUrl } = found.lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  // A page that needs a session leads to the login without one.
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}.`);
  const all = Object.values(rated);
  return {
    path,
    device,
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    losses: all.flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap((each) => {
        const audit = audits[each.id];
        if (!audit || each.weight === 0 || audit.score === null || audit.score >= 0.9) return [];
        const items = audit.details && 'items' in audit.details ? JSON.stringify(audit.details.items) : '';
        return [`${id} ${each.id} ${audit.displayValue ?? ''} ${items.slice(0, LOSSES_LENGTH_MAX)}`];
      }),
    ),
  };
}
