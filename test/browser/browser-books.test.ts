import { showOfflinePage } from './install-journey.ts';
import { testsInBrowser } from './portal-in-browser.ts';

const testInBrowser = testsInBrowser();

testInBrowser('a phone can install the portal, and says in the language of its reader that it is offline', showOfflinePage);
