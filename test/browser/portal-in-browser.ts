/** Tests of the portal in a real browser: the files of such tests share how cloud, sandbox and browser are started and a user logs in. */

import { after, before, type TestContext, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../running-system.ts';
import { launchBrowser } from './browser.ts';

export const HOSTILE = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'"`;
export const PASSWORD = 'a short sentence';
/** Longer than a busy machine takes for anything. */
const WAIT_MS_MAX = 60_000;

export type NewContext = (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;

export interface Portal {
  readonly system: RunningSystem;
  /** Of the owner, with a sandbox. */
  readonly tenant: SandboxTenant;
  /** The owner is logged in there. */
  readonly owner: BrowserContext;
  /** No one is logged in there. */
  readonly newContext: NewContext;
}

type PortalTest = (portal: Portal, context: TestContext) => Promise<void>;

/** The files of one process share a system and a browser; each has an owner of its own. */
let started: Promise<Started | null> | undefined;

interface Started {
  readonly browser: Browser;
  readonly system: RunningSystem;
}

async function start(): Promise<Started | null> {
  const browser = await launchBrowser();
  if (!browser) return null;
  // Passkeys need a host name.
  const port = await freePort();
  return { browser, system: await startSystem({ PORT: `${port}`, BASE_URL: `http://localhost:${port}` }) };
}

after(async () => {
  const running = await started;
  await running?.browser.close();
  await running?.system.stop();
});

/** Prepares everything before the tests of a file. What it returns declares such a test: a loud skip where there is no browser. */
export function testsInBrowser(prepare?: (portal: Portal) => Promise<void>): (name: string, run: PortalTest) => void {
  let portal: Portal | undefined;
  before(async () => {
    started ??= start();
    const running = await started;
    if (!running) return;
    portal = await openPortal(running);
    await prepare?.(portal);
  });
  return (name, run) => {
    test(name, async (context) => {
      if (!portal) return context.skip('no browser');
      await run(portal, context);
    });
  };
}

async function openPortal({ browser, system }: Started): Promise<Portal> {
  const newContext: NewContext = async (options = {}) => {
    const context = await browser.newContext({
      baseURL: system.baseUrl,
      reducedMotion: 'reduce',
      // A page under a worker asks past those who listen in a test.
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    context.setDefaultTimeout(WAIT_MS_MAX);
    return context;
  };
  const tenant = await openSandbox(system, HOSTILE);
  const owner = await newContext();
  await logIn(await owner.newPage(), tenant.email);
  return { system, tenant, owner, newContext };
}

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/portal');
}
