import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { approvalJourney } from './approval-journey.ts';
import { consoleJourney } from './console-journey.ts';
import { testsInBrowser } from './portal-in-browser.ts';

const testInBrowser = testsInBrowser();

testInBrowser('a write of an assistant is asked for, shown, approved or denied, by one of two people at once', async (portal) => {
  await approvalJourney(portal);
});

testInBrowser('an operator uses the console with the admin key, on a phone and on a desk', async (portal) => {
  await consoleJourney(portal, readFileSync(join(portal.system.folder, 'admin.key'), 'utf8').trim());
});
