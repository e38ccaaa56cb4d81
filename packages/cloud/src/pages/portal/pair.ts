/** The page on which a user enters the code that a program shows, sees which program it is, and approves or denies it. */

import { limits, type Pairing, type PairingKind } from '@ledgerline/contract';
import { card, factList, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import { figuresOf, type Language } from '@ledgerline/words';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { pairWords } from '@ledgerline/words/portal/pair';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { bookChoice, type PortalView } from '../portal-view.ts';
import { keyFields, outcome } from './decision-form.ts';

export interface PairPage extends PortalView {
  /** The program that waits; null until its code is known. */
  readonly asked: Pairing | null;
  readonly problem?: string;
}

export function pairPage(page: PairPage): string {
  const { language } = page.shell.reader;
  const words = pairWords(language);
  return portalPage({
    title: words.title,
    current: page.asked ? PLACES[page.asked.kind] : '/portal/keys',
    shell: page.shell,
    scripts: ['pair'],
    content: html`
      ${pageHead({
        title: page.asked ? words.connectIt(html`<span class="break">${page.asked.name}</span>`) : words.title,
        sub: page.asked ? said(language)[page.asked.kind].asks : words.enterCode,
      })}
      ${needsScript(words.needsScript)}
      ${page.asked ? decisionForm(page, page.asked) : codeForm(page)}
    `,
  });
}

/** The page of the portal where what it gets is looked after. */
const PLACES: Readonly<Record<PairingKind, '/portal/keys' | '/portal/connector'>> = {
  key: '/portal/keys',
  connector: '/portal/connector',
};

interface Said {
  readonly asks: string;
  readonly placeName: string;
  readonly approved: readonly [title: string, text: string];
  readonly denied: readonly [title: string, text: string];
}

function said(language: Language): Readonly<Record<PairingKind, Said>> {
  const words = pairWords(language);
  const names = pageNameWords(language);
  return {
    key: {
      asks: words.keyAsks,
      placeName: names.keys,
      approved: [words.keyApproved, words.keyApprovedDetail],
      denied: [words.keyDenied, words.keyDeniedDetail],
    },
    connector: {
      asks: words.connectorAsks,
      placeName: names.connector,
      approved: [words.connectorApproved, words.connectorApprovedDetail],
      denied: [words.connectorDenied, words.connectorDeniedDetail],
    },
  };
}

function codeForm({ shell, problem }: PairPage): Html {
  const words = pairWords(shell.reader.language);
  return html`
    <form method="get" class="card measure" action="/portal/pair">
      <div class="body stack">
        ${formField({
          id: 'pair-code',
          label: words.code,
          control: html`
            <input class="input code-entry" id="pair-code" name="code" required maxlength="12" placeholder="WDJB-MJHT"
              autocomplete="off" autocapitalize="characters" spellcheck="false"
              aria-describedby="pair-problem"${problem !== undefined && new Html(' aria-invalid="true"')}>
            <p class="err" id="pair-problem" role="alert">${problem ?? ''}</p>
            <p class="hint">${words.codeHint(limits.pairingMinutes)}</p>
          `,
        })}
        <button class="btn primary" type="submit">${words.continue}</button>
      </div>
    </form>
  `;
}

type Choice = readonly [days: string, label: string];

const expiries = ({ inDays, inAYear, never }: ReturnType<typeof pairWords>): readonly Choice[] => [
  ['30', inDays(30)],
  [String(limits.pairedKeyDays), inDays(limits.pairedKeyDays)],
  ['365', inAYear],
  ['', never],
];

function decisionForm(page: PairPage, asked: Pairing): Html {
  const { userCode, kind, name, address, createdAt } = asked;
  const { reader } = page.shell;
  const words = pairWords(reader.language);
  const { placeName, approved, denied } = said(reader.language)[kind];
  const place = { href: PLACES[kind], name: placeName };
  return html`
    <form method="dialog" class="stack lg measure" data-pair="${userCode}" novalidate>
      ${card({
        id: 'program',
        title: words.program,
        content: html`
          <div class="body stack">
            ${factList([
              [words.code, html`<code class="pair-code">${userCode}</code>`],
              [words.machine, html`<span class="break">${name}</span>`],
              [words.address, html`<code class="break">${address}</code>`],
              [words.asked, figuresOf(reader).agoText(Date.parse(createdAt), page.now)],
            ])}
            <p class="muted">${words.sameCode}</p>
          </div>
        `,
      })}
      ${choices[kind](page, asked)}
      <p class="err" data-problem="" role="alert"></p>
      <div class="row">
        <button class="btn primary" type="submit" name="decision" value="approve">${words.approve}</button>
        <button class="btn" type="submit" name="decision" value="deny">${words.deny}</button>
      </div>
    </form>
    ${outcome('approve', approved, place)}
    ${outcome('deny', denied, place)}
  `;
}

/** What the user chooses or reads before deciding, for each kind. */
const choices: Readonly<Record<PairingKind, (page: PairPage, asked: Pairing) => Html>> = {
  key: rightsCard,
  connector: connectorCard,
};

function connectorCard({ shell, state }: PairPage, { name }: Pairing): Html {
  const words = pairWords(shell.reader.language);
  const { connectorId, hostname, state: presence } = state.connector;
  const isElsewhere = presence === 'online' && hostname !== null && hostname !== name;
  return html`
    ${card({
      id: 'given',
      title: words.whatItGets,
      content: html`
        <div class="body stack">
          <p>${words.getsConfiguration(html`<code class="break">${connectorId}</code>`)}</p>
        </div>
      `,
    })}
    ${
      isElsewhere &&
      html`
        <section class="notice" data-tone="amber">
          ${icon('alert')}
          <h2 class="break">${words.isConnectedNow(hostname)}</h2>
          <p>${words.oneAtATime(hostname, (text) => html`<a href="/portal/connector">${text}</a>`)}</p>
        </section>
      `
    }
  `;
}

function rightsCard({ shell, state }: PairPage, { name }: Pairing): Html {
  const words = pairWords(shell.reader.language);
  return card({
    id: 'rights',
    title: words.whatItCanDo,
    content: html`
      <div class="body stack">
        ${keyFields({
          page: 'pair',
          language: shell.reader.language,
          name,
          words,
          hint: words.otherRights((text) => html`<a href="/portal/keys">${text}</a>`),
        })}
        ${bookChoice(shell.reader, state)}
        ${formField({
          id: 'pair-expires',
          label: words.expires,
          control: html`
            <select class="input" id="pair-expires" name="expires">
              ${expiries(words).map(
                ([days, label]) => html`
                  <option value="${days}"${days === String(limits.pairedKeyDays) && new Html(' selected')}>${label}</option>
                `,
              )}
            </select>
          `,
        })}
      </div>
    `,
  });
}
