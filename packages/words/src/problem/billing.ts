/** What is said about paying for a plan. */

import { sentences } from '../sentence.ts';

export const billingSays = sentences('billing', {
  off: {
    en: 'This installation takes no payments. Request a plan instead; the operator activates it.',
    ms: 'Pemasangan ini tidak menerima bayaran. Sebaliknya, mohon pelan; pengendali akan mengaktifkannya.',
    zh: '本服务不收取付款。请改为申请方案，由服务商开通。',
  },
  unavailable: {
    en: 'The payment service cannot be reached right now. Nothing was changed. Try again later.',
    ms: 'Perkhidmatan pembayaran tidak dapat dihubungi sekarang. Tiada apa-apa diubah. Cuba lagi kemudian.',
    zh: '目前无法连接付款服务。没有任何更改。请稍后重试。',
  },
  alreadySubscribed: {
    en: 'There is a paid subscription already. Change its plan on the billing page instead.',
    ms: 'Langganan berbayar sudah ada. Sebaliknya, tukar pelannya di halaman bil.',
    zh: '已有付费订阅。请在账单页面更改方案。',
  },
  notSubscribed: {
    en: 'There is no subscription to manage yet. Choose a plan first.',
    ms: 'Belum ada langganan untuk diurus. Pilih pelan dahulu.',
    zh: '尚无可管理的订阅。请先选择方案。',
  },
  invalidSignature: {
    en: 'The signature of the event is missing, wrong or too old, so the event was not taken in.',
    ms: 'Tandatangan peristiwa tiada, salah atau terlalu lama, jadi peristiwa itu tidak diterima.',
    zh: '事件的签名缺失、错误或过旧，因此未被接收。',
  },
});
