import { approvalJourney } from './approval-journey.ts';
import { testsInBrowser } from './portal-in-browser.ts';

const testInBrowser = testsInBrowser();

testInBrowser('a write of an assistant is asked for, shown, approved or denied, by one of two people at once', async (portal) => {
  await approvalJourney(portal);
});
