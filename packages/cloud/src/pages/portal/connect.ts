/** The page on which a person sees which app asks to be connected, chooses what it can do, and connects or denies it. */

import { limits } from '@ledgerline/contract';
import { badge, card, factList, formField, type Html, html, icon, needsScript } from '@ledgerline/look';
import { connectWords } from '@ledgerline/words/portal/connect';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { bookChoice, type PortalView } from '../portal-view.ts';
import { keyFields, outcome } from './decision-form.ts';
import { amountField } from './key-dialogs.ts';
import { keyPresets } from './key-preset.ts';

export interface ConnectPage extends PortalView {
  readonly uid: string;
  readonly app: {
    readonly name: string;
    readonly host: string;
    readonly isVerified: boolean;
    readonly returnsTo: string;
    readonly isOnThisComputer: boolean;
    readonly asksToWrite: boolean;
  };
}

type Words = ReturnType<typeof connectWords>;

const KEYS_PATH = '/portal/keys';

export function connectPage(page: ConnectPage): string {
  const { app, uid, shell } = page;
  const words = connectWords(shell.reader.language);
  const toKeys = { href: KEYS_PATH, name: words.keysPage };
  return portalPage({
    title: words.title,
    current: KEYS_PATH,
    shell,
    scripts: ['connect'],
    content: html`
      ${pageHead({
        title: words.asks(html`<span class="break">${app.name}</span>`),
        sub: words.warning(html`<b class="break">${shell.companyName}</b>`),
      })}
      ${needsScript(words.needsScript)}
      <form method="dialog" class="stack lg measure" data-connect="${uid}" novalidate>
        ${!app.isVerified && unverified(words)}
        ${appCard(page, words)}
        ${rightsCard(page, words)}
        <p class="err" data-problem="" role="alert"></p>
        <div class="row">
          <button class="btn primary" type="submit" name="decision" value="approve">${words.connect}</button>
          <button class="btn" type="submit" name="decision" value="deny">${words.deny}</button>
        </div>
      </form>
      ${outcome('approve', [words.connected, words.connectedHint], toKeys)}
      ${outcome('deny', [words.denied, words.deniedHint], toKeys)}
    `,
  });
}

const unverified = (words: Words): Html => html`
  <section class="notice" data-tone="amber">
    ${icon('alert')}
    <h2>${words.unverifiedTitle}</h2>
    <p>${words.unverified}</p>
  </section>
`;

function appCard({ app, shell }: ConnectPage, words: Words): Html {
  const { name, host, isVerified, returnsTo, isOnThisComputer } = app;
  const publisher = isVerified
    ? html`<code class="break">${host}</code> ${badge('done', 'tick', words.verified)}`
    : html`${words.notKnown} ${badge('warning', 'alert', words.notVerified)}`;
  const place = html`
    <code class="break">${returnsTo}</code>${isOnThisComputer && html` <span class="dim">${words.thisComputer}</span>`}
  `;
  return card({
    id: 'app',
    title: words.app,
    content: html`
      <div class="body stack">
        ${factList([
          [words.name, html`<span class="break">${name}</span>`],
          [words.publishedBy, publisher],
          [words.returnsTo, place],
          [words.company, html`<span class="break">${shell.companyName}</span>`],
          [words.you, html`<span class="break">${shell.email}</span>`],
        ])}
      </div>
    `,
  });
}

function rightsCard({ state, app, shell }: ConnectPage, words: Words): Html {
  const presets = app.asksToWrite ? keyPresets : keyPresets.filter(({ id }) => id === 'read');
  const toKeys = (text: string): Html => html`<a href="${KEYS_PATH}">${text}</a>`;
  return card({
    id: 'rights',
    title: words.canDo,
    content: html`
      <div class="body stack">
        ${keyFields({
          page: 'connect',
          language: shell.reader.language,
          name: app.name,
          presets,
          words,
          hint: app.asksToWrite ? words.changeLater(toKeys) : words.onlyReads(toKeys),
        })}
        ${bookChoice(shell.reader, state)}
        ${app.asksToWrite && approvalField(words)}
        ${app.asksToWrite && amountField('connect-amount', shell.reader)}
        <p class="muted">${words.ends(limits.accessTokenMinutes, limits.refreshTokenDays)}</p>
      </div>
    `,
  });
}

/** An app starts with the most careful choice. */
const approvalField = (words: Words): Html =>
  formField({
    id: 'connect-approval',
    label: words.approval,
    control: html`
      <select class="input" id="connect-approval" name="approval">
        <option value="writes" selected>${words.approvalWrites}</option>
        <option value="deletes">${words.approvalDeletes}</option>
        <option value="none">${words.approvalNone}</option>
      </select>
    `,
  });
