/** What the forms share that are used without a login: sign-up, login, links of emails, invitations. */

import { html } from '@ledgerline/look';
import { room } from '../room.ts';

export const accountFormWords = room({
  passwordHint: {
    en: (charactersMin: number) => `At least ${charactersMin} characters. A short sentence is easy to remember.`,
    ms: (charactersMin) => `Sekurang-kurangnya ${charactersMin} aksara. Ayat pendek mudah diingat.`,
    zh: (charactersMin) => `至少 ${charactersMin} 个字符。用一个短句比较容易记住。`,
  },
  checkMarked: { en: 'Check the marked fields.', ms: 'Semak medan yang ditanda.', zh: '请检查标出的栏位。' },
  withRequest: {
    en: (message: string, requestId: string) => html`${message} Request <code>${requestId}</code>`,
    ms: (message, requestId) => html`${message} Permintaan <code>${requestId}</code>`,
    zh: (message, requestId) => html`${message} 请求编号 <code>${requestId}</code>`,
  },
  goodToKnow: { en: 'Good to know', ms: 'Untuk makluman', zh: '温馨提示' },
  openPortal: { en: 'Open the portal', ms: 'Buka portal', zh: '打开门户' },
});
