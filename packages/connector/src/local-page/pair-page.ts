/** The page that connects this machine to an account: asks for the address of the portal, shows a code, and waits until it is approved. */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { card, type Html, html, icon, notice } from '@ledgerline/look';
import { textField } from './form-field.ts';
import { type LocalPage, problemList } from './frame.ts';
import type { PairingState } from './page-pairing.ts';

export interface PairPage {
  readonly root: string;
  readonly state: PairingState;
  /** What was entered, or what is known. */
  readonly cloudUrl: string;
  readonly problems: readonly string[];
  /** Whether the machine is connected already. */
  readonly isPaired: boolean;
}

export function pairPage(page: PairPage): LocalPage {
  const { state, isPaired } = page;
  return {
    title: isPaired ? 'Connect to another account' : 'Connect this machine',
    sub: 'A code connects this machine to an account. You approve the code in the portal.',
    current: '',
    content: state.kind === 'waiting' ? codeCard(page.root, state) : state.kind === 'connected' ? CONNECTED : addressForm(page),
  };
}

const CONNECTED = html`
  <section class="notice" data-tone="done" role="status">
    ${icon('tick')}
    <h2>Machine connected.</h2>
    <p>The connector starts now.</p>
  </section>
`;

function codeCard(root: string, { code }: Extract<PairingState, { kind: 'waiting' }>): Html {
  const { userCode, verificationUri, verificationUriComplete, expiresInSeconds } = code;
  const minutes = Math.round((expiresInSeconds * SECOND_MS) / MINUTE_MS);
  return card({
    id: 'code',
    title: 'Approve this code in the portal',
    content: html`
      <div class="body stack">
        <p class="shown-code"><code>${userCode}</code></p>
        <p class="break">
          Open the portal, compare the code, and approve it. On another device, open ${verificationUri} and enter the code
          there. The code is valid for ${minutes} minutes. This page continues by itself.
        </p>
        <div class="row">
          <a class="btn primary" href="${verificationUriComplete}" target="_blank" rel="noreferrer">Open the portal</a>
          <form method="post" action="${root}pair/stop"><button class="btn" type="submit">Cancel</button></form>
        </div>
      </div>
    `,
  });
}

function addressForm({ root, state, cloudUrl, problems, isPaired }: PairPage): Html {
  const failures = state.kind === 'failed' ? [state.message] : [];
  return html`
    ${problemList([...problems, ...failures])}
    ${
      isPaired &&
      notice({
        tone: 'amber',
        glyph: 'alert',
        title: 'The connector then serves the other account.',
        content: html`
          <p>
            Commands that are running finish first. Commands of the present account wait until you connect this machine to it
            again.
          </p>
        `,
      })
    }
    <form class="card measure" method="post" action="${root}pair">
      <div class="body stack">
        ${textField({
          name: 'cloud',
          label: 'Address of the portal',
          value: cloudUrl,
          type: 'url',
          hint: 'Where you log in, such as https://portal.example',
          isRequired: true,
          isFirst: true,
        })}
        <div class="row">
          <button class="btn primary" type="submit">Show a code</button>
          ${isPaired && html`<a class="btn" href="${root}">Cancel</a>`}
        </div>
      </div>
    </form>
  `;
}
