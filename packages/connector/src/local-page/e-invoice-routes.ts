/** What the e-invoice pages of the connector show and change. */

import { type Book, openBook } from '@ledgerline/book';
import { localEInvoiceWords } from '@ledgerline/words/connector/e-invoice';
import { paragraph } from '@ledgerline/words/paragraph';
import { instantText, systemClock } from '../clock.ts';
import { problemTexts } from '../config.ts';
import { existingBook } from '../drivers/embedded-file.ts';
import { isPaused, readCredentials, setPaused, wantSent } from '../gateway/secrets.ts';
import { messageOf } from '../log.ts';
import { enterAccess } from '../service/gateway-access.ts';
import { checkGateway, type GatewayCheckOptions, gatewayStanding } from '../service/gateway-check.ts';
import type { Answer, Asked } from './asked.ts';
import { DESTINATIONS, type Destination, eInvoicePage } from './e-invoice-page.ts';
import { textIn } from './form-field.ts';

const TRIES_SHOWN = 50;
const REFUSED = 400;

export const eInvoiceRoutes: Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>> = {
  'GET books/e-invoices': (asked) => withBook(asked, (book) => shown(asked, book)),
  'POST books/e-invoices': (asked) => withBook(asked, (book) => save(asked, book)),
  'POST books/e-invoices/check': (asked) => withBook(asked, (book) => check(asked, book)),
  'POST books/e-invoices/pause': (asked) => withBook(asked, () => pause(asked)),
  'POST books/e-invoices/send': (asked) => withBook(asked, () => sendNow(asked)),
};

const companyOf = ({ entered }: Asked): string => textIn(entered, 'company');
const placeOf = (asked: Asked): string => `books/e-invoices?company=${encodeURIComponent(companyOf(asked))}`;

/** The book as the connector has it open, else opened for this page alone. */
async function withBook(asked: Asked, next: (book: Book) => Answer | Promise<Answer>): Promise<Answer> {
  const { desk, language } = asked;
  const path = existingBook(desk.folder, companyOf(asked));
  if (typeof path !== 'string')
    return {
      go: 'books',
      said: { tone: 'failed', text: paragraph([localEInvoiceWords(language).notEmbedded, ...problemTexts(path, language)]) },
    };
  const open = desk.gateways.carried(companyOf(asked))?.book;
  if (open) return next(open);
  const book = openBook(path);
  try {
    return await next(book);
  } finally {
    book.close();
  }
}

function checkOptions({ desk, ...asked }: Asked, book: Book): GatewayCheckOptions {
  const { folder, gateways, environment } = desk;
  const companyId = companyOf({ desk, ...asked });
  return { folder, companyId, book, gateways, environment, nowMs: systemClock.wallMs() };
}

function destinationOf(book: Book): Destination {
  const { isCarried, environment } = book.courier.settings();
  if (isCarried) return environment;
  return book.setting('einvoice.gateway') === 'none' ? 'none' : 'sandbox';
}

function shown(
  asked: Asked,
  book: Book,
  {
    problems = [],
    checked = null,
  }: { readonly problems?: readonly string[]; readonly checked?: ReturnType<typeof gatewayStanding> | null } = {},
): Answer {
  const { desk, root, language } = asked;
  const companyId = companyOf(asked);
  const credentials = readCredentials(desk.folder, companyId);
  return {
    page: eInvoicePage({
      root,
      language,
      companyId,
      destination: destinationOf(book),
      clientId: problems.length > 0 ? textIn(asked.entered, 'clientId') : (credentials?.clientId ?? ''),
      hasSecret: credentials !== null,
      isPaused: isPaused(desk.folder, companyId),
      standing: gatewayStanding(checkOptions(asked, book)),
      checked,
      tries: book.courier.tries(TRIES_SHOWN),
      rehearsal: book.rehearsal.last,
      problems,
    }),
    ...(problems.length > 0 && { status: REFUSED }),
  };
}

/** The access first: what cannot be stored must not begin to send. */
function save(asked: Asked, book: Book): Answer {
  const { desk, entered, language } = asked;
  const companyId = companyOf(asked);
  const clientId = textIn(entered, 'clientId');
  const file = Buffer.from(entered.get('certificate') ?? '', 'base64');
  const secrets = [textIn(entered, 'secret'), textIn(entered, 'secondSecret')].filter((secret) => secret !== '');
  const isEntered = clientId !== '' || secrets.length > 0 || file.length > 0;
  const certificate = file.length === 0 ? null : { file, password: entered.get('password') ?? '', separate: null };
  const access = { clientId, secrets, certificate };
  const wrong = isEntered ? enterAccess(desk.folder, companyId, book, access, systemClock.wallMs()) : [];
  const problems = wrong.map((sentence) => sentence.in(language));
  if (problems.length === 0) problems.push(...destinationProblems(book, textIn(entered, 'destination')));
  if (problems.length > 0) return shown(asked, book, { problems });
  desk.gateways.carried(companyId)?.courier.wake();
  return { go: placeOf(asked), said: { tone: 'done', text: localEInvoiceWords(language).saved } };
}

function destinationProblems(book: Book, text: string): readonly string[] {
  const destination = DESTINATIONS.find((one) => one === text) ?? destinationOf(book);
  if (destination === destinationOf(book)) return [];
  const isOwn = destination === 'none' || destination === 'sandbox';
  const environment = isOwn ? [] : [{ code: 'einvoice.environment', value: destination }];
  try {
    book.changeSettings([{ code: 'einvoice.gateway', value: isOwn ? destination : 'myinvois' }, ...environment]);
    return [];
  } catch (failure) {
    return [messageOf(failure)];
  }
}

const check = async (asked: Asked, book: Book): Promise<Answer> =>
  shown(asked, book, { checked: await checkGateway(checkOptions(asked, book)) });

function pause(asked: Asked): Answer {
  const { desk, entered, language } = asked;
  const words = localEInvoiceWords(language);
  const isOn = entered.get('paused') === 'on';
  setPaused(desk.folder, companyOf(asked), isOn);
  desk.gateways.look();
  return { go: placeOf(asked), said: { tone: 'done', text: isOn ? words.pausedDone : words.resumedDone } };
}

function sendNow(asked: Asked): Answer {
  const { desk, language } = asked;
  wantSent(desk.folder, companyOf(asked), instantText(systemClock.wallMs()));
  desk.gateways.look();
  return { go: placeOf(asked), said: { tone: 'done', text: localEInvoiceWords(language).sentDone } };
}
