/** The page on which a user enters the code that a program shows, sees which program it is, and approves or denies it. */

import { limits, type Pairing, type PairingKind } from '@ledgerline/contract';
import { card, factList, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import { pageHead } from '../frame.ts';
import { agoText } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { bookChoice, type PortalView } from '../portal-view.ts';
import { keyPresets } from './key-preset.ts';

export interface PairPage extends PortalView {
  /** The program that waits; null until its code is known. */
  readonly asked: Pairing | null;
  readonly problem?: string;
}

export function pairPage(page: PairPage): string {
  return portalPage({
    title: 'Connect a program',
    current: page.asked ? WORDS[page.asked.kind].place : '/portal/keys',
    shell: page.shell,
    scripts: ['pair'],
    content: html`
      ${pageHead({
        title: page.asked ? html`Connect <span class="break">${page.asked.name}</span>?` : 'Connect a program',
        sub: page.asked ? WORDS[page.asked.kind].asks : 'Enter the code that the program shows.',
      })}
      ${needsScript('Connecting a program needs JavaScript.')}
      ${page.asked ? decisionForm(page, page.asked) : codeForm(page)}
    `,
  });
}

interface Words {
  readonly asks: string;
  /** The page of the portal where what it gets is looked after. */
  readonly place: string;
  readonly placeName: string;
  readonly approved: readonly [title: string, text: string];
  readonly denied: readonly [title: string, text: string];
}

const WORDS: Readonly<Record<PairingKind, Words>> = {
  key: {
    asks: 'A program asks for a key to your account. Approve it only if you started it yourself.',
    place: '/portal/keys',
    placeName: 'API keys',
    approved: [
      'Program connected.',
      'The program gets its key within seconds. You can close this page, and revoke the key at any time.',
    ],
    denied: ['Program denied.', 'The program gets no key. You can close this page.'],
  },
  connector: {
    asks: 'The connector on this machine asks to run the commands of your account. Approve it only if you are setting it up yourself.',
    place: '/portal/connector',
    placeName: 'Connector',
    approved: [
      'Connector connected.',
      'The machine gets its configuration within seconds. You can close this page. To end its access, rotate the connector key.',
    ],
    denied: ['Connector denied.', 'The machine gets no configuration. You can close this page.'],
  },
};

const codeForm = ({ problem }: PairPage): Html =>
  html`
    <form method="get" class="card measure" action="/portal/pair">
      <div class="body stack">
        ${formField({
          id: 'pair-code',
          label: 'Code',
          control: html`
            <input class="input code-entry" id="pair-code" name="code" required maxlength="12" placeholder="WDJB-MJHT"
              autocomplete="off" autocapitalize="characters" spellcheck="false"
              aria-describedby="pair-problem"${problem !== undefined && new Html(' aria-invalid="true"')}>
            <p class="err" id="pair-problem" role="alert">${problem ?? ''}</p>
            <p class="hint">8 letters; the hyphen is optional. A code is valid for ${limits.pairingMinutes} minutes.</p>
          `,
        })}
        <button class="btn primary" type="submit">Continue</button>
      </div>
    </form>
  `;

const DAYS = [
  ['30', 'In 30 days'],
  [String(limits.pairedKeyDays), `In ${limits.pairedKeyDays} days`],
  ['365', 'In a year'],
  ['', 'Never'],
] as const;

function decisionForm(page: PairPage, asked: Pairing): Html {
  const { userCode, kind, name, address, createdAt } = asked;
  const { place, placeName, approved, denied } = WORDS[kind];
  return html`
    <form method="dialog" class="stack lg measure" data-pair="${userCode}" novalidate>
      ${card({
        id: 'program',
        title: 'The program',
        content: html`
          <div class="body stack">
            ${factList([
              ['Code', html`<code class="pair-code">${userCode}</code>`],
              ['Machine', html`<span class="break">${name}</span>`],
              ['Address', html`<code class="break">${address}</code>`],
              ['Asked', agoText(createdAt, page.now)],
            ])}
            <p class="muted">Check that the program shows the same code.</p>
          </div>
        `,
      })}
      ${choices[kind](page, asked)}
      <p class="err" data-problem="" role="alert"></p>
      <div class="row">
        <button class="btn primary" type="submit" name="decision" value="approve">Approve</button>
        <button class="btn" type="submit" name="decision" value="deny">Deny</button>
      </div>
    </form>
    ${outcome('approve', 'done', approved, html`<a class="btn" href="${place}">${placeName}</a>`)}
    ${outcome('deny', 'plain', denied, html`<a class="btn" href="${place}">${placeName}</a>`)}
  `;
}

const outcome = (decision: string, tone: string, [title, text]: readonly [string, string], action: Html): Html =>
  html`
    <section class="notice" data-tone="${tone}" data-decided="${decision}" hidden tabindex="-1">
      ${icon('tick')}
      <h2>${title}</h2>
      <p>${text}</p>
      <div class="actions">${action}</div>
    </section>
  `;

/** What the user chooses or is told before deciding, for each kind. */
const choices: Readonly<Record<PairingKind, (page: PairPage, asked: Pairing) => Html>> = {
  key: rightsCard,
  connector: connectorCard,
};

function connectorCard({ state }: PairPage, { name }: Pairing): Html {
  const { connectorId, hostname, state: presence } = state.connector;
  const isElsewhere = presence === 'online' && hostname !== null && hostname !== name;
  return html`
    ${card({
      id: 'given',
      title: 'What it gets',
      content: html`
        <div class="body stack">
          <p>
            The configuration of your connector <code class="break">${connectorId}</code>. The connector runs commands in the
            account books that you add on that machine.
          </p>
        </div>
      `,
    })}
    ${
      isElsewhere &&
      html`
        <section class="notice" data-tone="amber">
          ${icon('alert')}
          <h2 class="break">${hostname} is connected now.</h2>
          <p>
            One machine is active at a time. ${hostname} stays active until you stop the connector there, or move the connector
            on the page <a href="/portal/connector">Connector</a>.
          </p>
        </section>
      `
    }
  `;
}

function rightsCard({ shell, state }: PairPage, { name }: Pairing): Html {
  return card({
    id: 'rights',
    title: 'What it can do',
    content: html`
      <div class="body stack">
        ${formField({
          id: 'pair-name',
          label: 'Name of the key',
          problem: 'name',
          control: html`
            <input class="input" id="pair-name" name="name" maxlength="${limits.appKeyNameCharactersMax}" value="${name}"
              autocomplete="off" aria-describedby="pair-name-problem">
          `,
        })}
        <fieldset class="field">
          <legend class="label">Rights</legend>
          <div class="chips">
            ${keyPresets.map(
              ({ id, label, access }) => html`
                <label class="chip">
                  <input type="radio" name="preset" value="${id}"
                    data-access="${JSON.stringify(access)}"${id === 'read' && new Html(' checked')}>
                  ${label}
                </label>
              `,
            )}
          </div>
          <p class="hint">
            For other rights, create a key on the page <a href="/portal/keys">API keys</a> and give it to the program.
          </p>
        </fieldset>
        ${bookChoice(shell.reader, state)}
        ${formField({
          id: 'pair-expires',
          label: 'Expires',
          control: html`
            <select class="input" id="pair-expires" name="expires">
              ${DAYS.map(
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
