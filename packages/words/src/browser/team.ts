/** What the script of the team page says. */

import { room } from '../room.ts';

export const teamScriptWords = room({
  lostLink: {
    en: 'If the invitation is in the list, send it again to see its link.',
    ms: 'Jika jemputan ada dalam senarai, hantar semula untuk melihat pautannya.',
    zh: '如果列表中有该邀请，请重新发送以查看链接。',
  },
  sentTo: {
    en: (email: string) => `Invitation sent to ${email}.`,
    ms: (email) => `Jemputan dihantar kepada ${email}.`,
    zh: (email) => `邀请已发送给 ${email}。`,
  },
  sentAgain: {
    en: 'Invitation sent again. The link before no longer works.',
    ms: 'Jemputan dihantar semula. Pautan sebelumnya tidak lagi berfungsi.',
    zh: '邀请已重新发送。之前的链接已失效。',
  },
});
