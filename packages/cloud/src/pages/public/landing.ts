/** The landing page: what the service does, a real request with its response, and the guarantees. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { deliveryLimits, limits } from '@ledgerline/contract';
import { badge, type Html, html, icon } from '@ledgerline/look';
import { type Language, perLanguage } from '@ledgerline/words';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { accountFormWords } from '@ledgerline/words/public/account-form';
import { guaranteeWords } from '@ledgerline/words/public/guarantee';
import { landingWords } from '@ledgerline/words/public/landing';
import { formWords } from '@ledgerline/words/shared/form';
import { moduleWords } from '@ledgerline/words/shared/module';
import { moduleCounts } from '../../command/modules.ts';
import { codeBlock, codeLines, jsonText } from '../code.ts';
import { picturePath } from '../developers/doc-file.ts';
import { sitePage, type Visitor } from '../frame.ts';
import { connectionDrawing } from './connection-drawing.ts';
import { groundedCode, linkTo } from './inline.ts';
import { journeyTall, journeyWide } from './journey-drawing.ts';
import { shownCommand, shownResponse } from './sample-call.ts';

export interface PublicPage extends Visitor {
  readonly trialDays: number;
  readonly isSandboxOffered: boolean;
}

export function landingPage({ isLoggedIn, reader, trialDays, isSandboxOffered }: PublicPage): string {
  const { language } = reader;
  const words = landingWords(language);
  return sitePage({
    title: words.title,
    description: words.description,
    current: '/',
    isLoggedIn,
    reader,
    content: html`
      ${hero({ isLoggedIn, reader, trialDays, isSandboxOffered })}
      ${journey(language)}
      ${oneCall(language)}
      ${connectable(language, isSandboxOffered)}
      ${pledges(language)}
      ${disagreement(language)}
      ${ownBooks(language)}
      ${audiences(language)}
      ${catalog(language)}
      ${isSandboxOffered && closing(language, isLoggedIn)}
    `,
  });
}

function hero({ isLoggedIn, reader: { language }, trialDays, isSandboxOffered }: PublicPage): Html {
  const words = landingWords(language);
  return html`
    <section class="hero">
      <div class="wrap">
        <div class="hero-grid">
          <div>
            <h1>${words.title}</h1>
            <p class="lead">${words.lead}</p>
            <p class="lead">${words.oneRequest}</p>
            <div class="row">
              ${
                isLoggedIn
                  ? html`<a class="btn primary lg" href="/portal">${accountFormWords(language).openPortal}</a>`
                  : html`<a class="btn primary lg" href="/signup">${words.startTrial(trialDays)}</a>`
              }
              <a class="btn lg" href="/developers">${words.readDocs}</a>
            </div>
            <p class="fine mt-s">${isSandboxOffered ? words.noCardAndSandbox : words.noCard}</p>
          </div>
          <figure class="connects">${connectionDrawing(language)}</figure>
        </div>
      </div>
    </section>
  `;
}

const journey = (language: Language): Html => html`
  <section class="path" aria-label="${landingWords(language).journey}">
    <div class="wrap">${journeyWide(language)}${journeyTall(language)}</div>
  </section>
`;

const REQUEST = `curl $LEDGERLINE_URL/v1/commands \\
  -H "Authorization: Bearer $LEDGERLINE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${jsonText(shownCommand)}'`;

const oneCall = perLanguage((language) => {
  const [words, status] = [landingWords(language), commandStatusWords(language)];
  return html`
    <section class="section">
      <div class="wrap">
        <div class="section-head">
          <h2>${words.oneCall((text) => html`<span class="nowrap">${text}</span>`)}</h2>
          <p>${words.returns(groundedCode)}</p>
        </div>
        <div class="call">
          ${codeBlock({
            title: words.request,
            text: REQUEST,
            language: 'shell',
            foot: html`<span class="badge plain" data-status="queued">202</span> ${words.onDisk}`,
            copy: formWords(language).copy,
          })}
          <div class="code">
            <div class="bar">
              <span class="title">${words.response} · <code>GET /v1/commands/${shownCommand.commandId}</code></span>
            </div>
            <ol class="live" aria-label="${words.commandStatus}">
              <li>${icon('queued', 'sm')}<b>${status.queued}</b><span class="at">0 ms</span></li>
              <li>${icon('running', 'sm')}<b>${status.running}</b><span class="at">+15 ms</span></li>
              <li>${icon('tick', 'sm')}<b>${status.done}</b><span class="at">+48 ms</span></li>
            </ol>
            ${codeLines(jsonText(shownResponse), 'json', words.response)}
            <div class="foot">${words.shortened}</div>
          </div>
        </div>
      </div>
    </section>
  `;
});

/** The packages that can be connected. A driver that does not exist is not promised. */
function connectable(language: Language, isSandboxOffered: boolean): Html {
  const words = landingWords(language);
  const today = badge('online', 'tick', words.today);
  const one = (state: Html, what: string, how: Html | string): Html => html`
    <div>
      <p>${state}</p>
      <h3>${what}</h3>
      <p>${how}</p>
    </div>
  `;
  return html`
    <section class="section">
      <div class="wrap">
        <div class="section-head">
          <h2>${words.connectable}</h2>
          <p>${words.connectableHint}</p>
        </div>
        <div class="trio${isSandboxOffered && ' four'}">
          ${isSandboxOffered && one(today, words.sandbox, words.sandboxHow)}
          ${one(today, words.ownBook, words.ownBookHow(COMMAND_TYPE_COUNT))}
          ${one(
            today,
            words.packages,
            words.packagesHow(linkTo('/developers/guides/gnucash'), linkTo('/developers/guides/tryton')),
          )}
          ${one(
            badge('warning', 'alert', words.needsDriver),
            words.otherPackage,
            words.otherPackageHow(linkTo('/developers/guides/drivers')),
          )}
        </div>
      </div>
    </section>
  `;
}

const MINUTE_SECONDS = 60;

const pledges = perLanguage((language) => {
  const words = guaranteeWords(language);
  const pledged: readonly (readonly [what: string, how: Html | string])[] = [
    [words.onDisk, words.onDiskHow],
    [words.retry, words.retryHow(groundedCode)],
    [words.once, words.onceHow(groundedCode)],
    [words.verified, words.verifiedHow],
    [words.inOrder, words.inOrderHow(deliveryLimits.runCapSeconds / MINUTE_SECONDS)],
    [words.outcomes, words.outcomesHow(groundedCode)],
  ];
  return html`
    <section class="section">
      <div class="wrap">
        <div class="section-head">
          <h2>${words.title}</h2>
          <p>${words.intro}</p>
        </div>
        <ol class="pledges">
          ${pledged.map(
            ([what, how], index) => html`
              <li>
                <span class="no">${index + 1}</span>
                <div class="what"><h3>${what}</h3></div>
                <p class="how">${how}</p>
              </li>
            `,
          )}
        </ol>
      </div>
    </section>
  `;
});

const DIFFERENCES: readonly (readonly [field: string, sent: string, has: string])[] = [
  ['lines/0/location', 'KL', 'HQ'],
  ['displayTerm', 'Net 60', 'Net 30'],
  ['debtorCode', '300-A001', '300-A001'],
  ['lines/0/qty', '12', '12'],
];

const disagreement = perLanguage((language) => {
  const words = landingWords(language);
  return html`
    <section class="section">
      <div class="wrap honest">
        <div class="section-head">
          <h2>${words.differs}</h2>
          <p>${words.differsHow}</p>
          <p><a href="/developers/delivery">${words.outcomes}</a></p>
        </div>
        <div class="card">
          <div class="head">
            <h3><code>update-sales-invoice</code></h3>
            ${badge('unverified', 'unequal', commandStatusWords(language).unverified)}
          </div>
          <table class="table diff">
            <caption class="vh">${words.valuesCompared}</caption>
            <thead>
              <tr>
                <th scope="col">${words.field}</th>
                <th scope="col">${words.youSent}</th>
                <th scope="col">${words.bookHas}</th>
              </tr>
            </thead>
            <tbody>${DIFFERENCES.map(difference)}</tbody>
          </table>
          <div class="foot">${words.correctIt}</div>
        </div>
      </div>
    </section>
  `;
});

const difference = ([field, sent, has]: (typeof DIFFERENCES)[number]): Html =>
  sent === has
    ? html`
      <tr class="same">
        <th scope="row"><code>${field}</code></th>
        <td><code>${sent}</code></td>
        <td><code>${has}</code></td>
      </tr>
    `
    : html`
      <tr class="off">
        <th scope="row"><code>${field}</code></th>
        <td class="sent"><code>${sent}</code></td>
        <td class="back"><code>${has}</code></td>
      </tr>
    `;

/** The size of the pictures in pixels, so that nothing moves when they load. */
const PHONE = { width: 390, height: 640 };

const ownBooks = perLanguage((language) => {
  const words = landingWords(language);
  return html`
    <section class="section">
      <div class="wrap honest">
        <div class="section-head">
          <h2>${words.ownBooks}</h2>
          <p>${words.ownBooksHow}</p>
        </div>
        <picture class="phone">
          <source srcset="${picturePath('book-phone-dark.png')}" media="(prefers-color-scheme: dark)">
          <img src="${picturePath('book-phone.png')}" width="${PHONE.width}" height="${PHONE.height}" loading="lazy"
            alt="${words.ownBooksPicture}">
        </picture>
      </div>
    </section>
  `;
});

const audiences = perLanguage((language) => {
  const words = landingWords(language);
  return html`
    <section class="section">
      <div class="wrap">
        <div class="trio">
          <div>
            <h3>${words.integrators}</h3>
            <p>${words.integratorsGet(COMMAND_TYPE_COUNT, limits.detailsMax)}</p>
          </div>
          <div>
            <h3>${words.owners}</h3>
            <p>${words.ownersGet}</p>
          </div>
          <div>
            <h3>${words.accountants}</h3>
            <p>${words.accountantsGet}</p>
          </div>
        </div>
      </div>
    </section>
  `;
});

const catalog = perLanguage((language) => {
  const [words, titles] = [landingWords(language), moduleWords(language)];
  return html`
    <section class="section">
      <div class="wrap">
        <div class="section-head">
          <h2>${words.catalog}</h2>
          <p>${words.catalogHint}</p>
        </div>
        <ul class="contents leaders">
          ${moduleCounts().map(
            ({ module, count }) => html`
              <li><a href="/developers/modules/${module}">${titles[module]}</a><span class="n">${count}</span></li>
            `,
          )}
        </ul>
      </div>
    </section>
  `;
});

function closing(language: Language, isLoggedIn: boolean): Html {
  const words = landingWords(language);
  return html`
    <section class="section">
      <div class="wrap">
        <div class="closing">
          <div>
            <h2>${words.trySample}</h2>
            <p>${words.trySampleHint}</p>
          </div>
          <a class="btn primary lg" href="${isLoggedIn ? '/portal/sandbox' : '/signup'}">${words.openSandbox}</a>
        </div>
      </div>
    </section>
  `;
}
