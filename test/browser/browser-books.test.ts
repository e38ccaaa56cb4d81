import { readWithKeyboard, readWithoutScript, scheduleReports } from './book-journey.ts';
import { readGnuCashBook } from './gnucash-journey.ts';
import { showOfflinePage } from './install-journey.ts';
import { lookWhileOff } from './off-journey.ts';
import { testsInBrowser } from './portal-in-browser.ts';

const testInBrowser = testsInBrowser();

testInBrowser(
  'an owner reads from the figures of a book to a customer, a document and its PDF, with the keyboard',
  readWithKeyboard,
);

testInBrowser('every page of a book is read on a phone without JavaScript', readWithoutScript);

testInBrowser('the page Reports says why a report cannot be scheduled', scheduleReports);

testInBrowser('a phone can install the portal, and says in the language of its reader that it is offline', showOfflinePage);

testInBrowser('a machine that goes off leaves its last figures with their time and the reason, and comes back', lookWhileOff);

testInBrowser('an owner reads a GnuCash book: figures, a customer, a document, and which reports there are', readGnuCashBook);
