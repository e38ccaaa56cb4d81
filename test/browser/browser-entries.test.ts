import { enterReceipt, enterTwice, enterWithoutScript } from './entry-journey.ts';
import { testsInBrowser } from './portal-in-browser.ts';

const testInBrowser = testsInBrowser();

testInBrowser('a receipt is entered with the keyboard, from a form that says what is wrong to what became of it', enterReceipt);

testInBrowser('a double tap, a lost answer and a reload on a phone save an entry once', enterTwice);

testInBrowser(
  'an invoice is entered without JavaScript, and what is changed after it was sent is a new entry',
  enterWithoutScript,
);
