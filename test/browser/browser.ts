/** A real Chromium for tests: the one of the machine, else one installed by its package manager. Without any, tests say so loudly, and fail in CI. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSERS, isReady, isRoot, onPath } from '../debian-packages.ts';

/** Chromium's own sandbox does not start for root. Without the switch before, a program draws as a graphics card would. */
export const launchOptions = { args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])] };

/** The browser of this machine, by its path. */
export function installedBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? BROWSERS.map(onPath).find((file) => file !== undefined);
}

/** Null where there is no browser and that may be so. */
export async function launchBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser | null> {
  // Elsewhere browsers are where their makers put them, and are found there.
  if (process.platform === 'linux' && !isReady('browser')) return null;
  const executablePath = installedBrowser();
  const errors: string[] = [];
  for (const where of [
    ...(executablePath === undefined ? [] : [{ executablePath }]),
    { channel: 'chrome' },
    { channel: 'msedge' },
    {},
  ]) {
    try {
      return await chromium.launch({ ...where, ...launchOptions, env: definedIn(env) });
    } catch (error) {
      errors.push(String(error).split('\n', 1)[0] ?? '');
    }
  }
  const message = `No browser was found, so no page was tested in one. Install Chromium, or set CHROME_PATH.\n${errors.join('\n')}`;
  if (process.env.CI === 'true') throw new Error(message);
  console.error(`\n!!! ${message}\n`);
  return null;
}

const definedIn = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules of axe run: all of them, those about colours, or all but those. */
type AxeRules = 'all' | 'colours' | 'no-colours';

/** The one rule that depends on the colour scheme, and by far the slowest. */
const COLOUR_RULE = 'color-contrast';

const axeOptions: Readonly<Record<AxeRules, object>> = {
  all: {},
  colours: { runOnly: [COLOUR_RULE] },
  'no-colours': { rules: { [COLOUR_RULE]: { enabled: false } } },
};

/**
 * Loads axe into a page. What it returns lists what axe finds that is serious or worse, a line each. The page's policy allows no
 * script of ours in it, so that axe runs in a world of its own.
 */
async function axeOn(page: Page): Promise<(rules: AxeRules) => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  await session.send('Runtime.evaluate', { contextId, expression: axeSource });
  return async (rules) => {
    const options = JSON.stringify({ resultTypes: ['violations'], ...axeOptions[rules] });
    const { result } = await session.send('Runtime.evaluate', {
      contextId,
      awaitPromise: true,
      returnByValue: true,
      expression: `axe.run(document, ${options}).then(({ violations }) => violations)`,
    });
    const violations = result.value as readonly Violation[];
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
  };
}

/** What HTML and ARIA do not allow, a line each: names on elements that can have none, attributes and references that mean nothing. */
export const markupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const NAMELESS = 'span, div, p, b, i, em, strong, small, code, pre, time, dd, dt, caption, sub, sup, abbr, td';
    const shown = (element) => element.cloneNode(false).outerHTML.slice(0, 160);
    const faults = [];
    const add = (words, elements) => elements.forEach((element) => faults.push(words + ': ' + shown(element)));
    const all = (selector) => [...document.querySelectorAll(selector)];
    add('can have no name', all('[aria-label], [aria-labelledby]').filter((element) => element.matches(NAMELESS) && !element.hasAttribute('role')));
    add('wrap is soft or hard', all('textarea[wrap]').filter(({ wrap }) => !['soft', 'hard'].includes(wrap)));
    add('has no src', all('img:not([src]), iframe:not([src])'));
    add('has no alt', all('img:not([alt])'));
    add('stands in a list', all('ul > *, ol > *').filter((element) => !element.matches('li, script, template')));
    add('stands in a table', all('tbody > *, thead > *').filter((element) => !element.matches('tr, script, template')));
    add('is inside another', all('a a, button button, a button, button a, form form, label label'));
    for (const name of ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'popovertarget', 'list'])
      for (const element of all('[' + name + ']'))
        if (element.getAttribute(name).split(/\\s+/).some((id) => !document.getElementById(id))) add(name + ' names nothing', [element]);
    const ids = all('[id]').map(({ id }) => id);
    for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push('id stands twice: ' + id);
    return faults;
  })()`);

/** Whether a page is wider than its window, so that it scrolls sideways. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Two frames later a page is drawn as it stays. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');

/** How a page is looked at. */
export interface View {
  /** Of the window; without them it stays as it is. */
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly rules: AxeRules | 'none';
}

/** Colours do not depend on the width, and all else does not depend on the colours. */
export const VIEWS: readonly View[] = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 1280, colorScheme: 'dark', rules: 'colours' },
  { width: 360, colorScheme: 'light', rules: 'no-colours' },
];

/** What axe finds in each view that is serious, and what is wider than the window, a line each. Loading axe takes as long as a run of it. */
export async function faultsIn(page: Page, views: readonly View[]): Promise<string[]> {
  const violations = await axeOn(page);
  const faults: string[] = [];
  for (const { width, colorScheme, rules } of views) {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 });
    if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
    await settled(page);
    const pixels = await sidewaysPixels(page);
    const found = [...(pixels > 0 ? [`${pixels} pixels too wide`] : []), ...(rules === 'none' ? [] : await violations(rules))];
    faults.push(...found.map((text) => `${page.url()} ${width ?? ''} ${colorScheme ?? ''}: ${text}`));
  }
  return faults;
}

export async function assertSound(page: Page, views: readonly View[] = [{ rules: 'all' }]): Promise<void> {
  assert.deepEqual(await faultsIn(page, views), []);
}

/** On a phone by night and on a desk by day. */
export const assertSoundEverywhere = (page: Page): Promise<void> =>
  assertSound(page, [
    { width: 390, colorScheme: 'dark', rules: 'all' },
    { width: 1280, colorScheme: 'light', rules: 'all' },
  ]);

/** Complaints of the page itself: errors of its scripts, and what its policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) complaints.push(message.text());
  });
  return complaints;
}

/** Clicks, and waits until the page has loaded again with its scripts: a click before that is lost. */
export async function reloading(page: Page, click: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), click()]);
}
