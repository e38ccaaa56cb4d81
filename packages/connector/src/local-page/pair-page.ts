/** The page that connects this machine to an account: asks for the address of the portal, shows a code, and waits until it is approved. */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { card, type Html, html, icon, notice } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { localFrameWords } from '@ledgerline/words/connector/frame';
import { localPairingWords } from '@ledgerline/words/connector/pairing';
import { problemTexts } from '../config.ts';
import { textField } from './form-field.ts';
import { type LocalPage, problemList } from './frame.ts';
import type { PairingState } from './page-pairing.ts';

export interface PairPage {
  readonly language: Language;
  readonly root: string;
  readonly state: PairingState;
  /** The entered or known address. */
  readonly cloudUrl: string;
  readonly problems: readonly string[];
  /** Whether the machine is connected already. */
  readonly isPaired: boolean;
}

export function pairPage(page: PairPage): LocalPage {
  const { state, isPaired, language } = page;
  const words = localPairingWords(language);
  return {
    title: isPaired ? words.connectElsewhere : words.connectMachine,
    sub: words.sub,
    current: '',
    content:
      state.kind === 'waiting' ? codeCard(page, state) : state.kind === 'connected' ? connected(language) : addressForm(page),
  };
}

const connected = (language: Language): Html => html`
  <section class="notice" data-tone="done" role="status">
    ${icon('tick')}
    <h2>${localPairingWords(language).connected}</h2>
    <p>${localPairingWords(language).startsNow}</p>
  </section>
`;

function codeCard({ root, language }: PairPage, { code }: Extract<PairingState, { kind: 'waiting' }>): Html {
  const words = localPairingWords(language);
  const { userCode, verificationUri, verificationUriComplete, expiresInSeconds } = code;
  const minutes = Math.round((expiresInSeconds * SECOND_MS) / MINUTE_MS);
  return card({
    id: 'code',
    title: words.approveCode,
    content: html`
      <div class="body stack">
        <p class="shown-code"><code>${userCode}</code></p>
        <p class="break">${words.howToApprove(verificationUri, minutes)}</p>
        <div class="row">
          <a class="btn primary" href="${verificationUriComplete}" target="_blank" rel="noreferrer">${words.openPortal}</a>
          <form method="post" action="${root}pair/stop"><button class="btn" type="submit">${localFrameWords(language).cancel}</button></form>
        </div>
      </div>
    `,
  });
}

function addressForm({ language, root, state, cloudUrl, problems, isPaired }: PairPage): Html {
  const words = localPairingWords(language);
  const failures = state.kind === 'failed' ? problemTexts({ problems: [state.message] }, language) : [];
  return html`
    ${problemList([...problems, ...failures], language)}
    ${
      isPaired &&
      notice({
        tone: 'amber',
        glyph: 'alert',
        title: words.otherAccount,
        content: html`<p>${words.otherAccountText}</p>`,
      })
    }
    <form class="card measure" method="post" action="${root}pair">
      <div class="body stack">
        ${textField({
          language,
          name: 'cloud',
          label: words.address,
          value: cloudUrl,
          type: 'url',
          hint: words.addressHint,
          isRequired: true,
          isFirst: true,
        })}
        <div class="row">
          <button class="btn primary" type="submit">${words.showCode}</button>
          ${isPaired && html`<a class="btn" href="${root}">${localFrameWords(language).cancel}</a>`}
        </div>
      </div>
    </form>
  `;
}
