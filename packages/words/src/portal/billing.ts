/** The page Billing: the plan, how it is paid for, and where invoices are. */

import { room } from '../room.ts';

export const billingWords = room({
  sub: {
    en: 'Your plan, how it is paid for, and your invoices.',
    ms: 'Pelan anda, cara ia dibayar, dan invois anda.',
    zh: '您的方案、付款方式和发票。',
  },
  current: { en: 'Current plan', ms: 'Pelan semasa', zh: '当前方案' },
  paid: { en: 'paid', ms: 'dibayar', zh: '付款周期' },
  monthly: { en: 'monthly', ms: 'bulanan', zh: '按月' },
  yearly: { en: 'yearly', ms: 'tahunan', zh: '按年' },
  renews: { en: 'next payment', ms: 'bayaran seterusnya', zh: '下次付款' },
  endsOn: { en: 'ends on', ms: 'tamat pada', zh: '到期日' },
  payBy: { en: 'pay by', ms: 'bayar sebelum', zh: '付款期限' },
  manage: { en: 'Invoices, card and plan', ms: 'Invois, kad dan pelan', zh: '发票、银行卡和方案' },
  manageHint: {
    en: 'Opens pages of Stripe, our payment service. There you download invoices, change the card or the plan, and cancel. This service never sees your card.',
    ms: 'Membuka halaman Stripe, perkhidmatan pembayaran kami. Di sana anda memuat turun invois, menukar kad atau pelan, dan membatalkan. Perkhidmatan ini tidak melihat kad anda.',
    zh: '打开我们的付款服务 Stripe 的页面。您可在那里下载发票、更改银行卡或方案，以及取消。本服务不会看到您的银行卡。',
  },
  choose: { en: 'Choose a plan', ms: 'Pilih pelan', zh: '选择方案' },
  chooseHint: {
    en: 'You pay by card on a page of Stripe. The plan starts as soon as the payment is made.',
    ms: 'Anda membayar dengan kad di halaman Stripe. Pelan bermula sebaik sahaja bayaran dibuat.',
    zh: '您在 Stripe 的页面上用银行卡付款。付款完成后方案立即生效。',
  },
  payMonthly: {
    en: (ringgit: string) => `RM ${ringgit} a month`,
    ms: (ringgit) => `RM ${ringgit} sebulan`,
    zh: (ringgit) => `每月 RM ${ringgit}`,
  },
  payYearly: {
    en: (ringgit: string) => `RM ${ringgit} a year`,
    ms: (ringgit) => `RM ${ringgit} setahun`,
    zh: (ringgit) => `每年 RM ${ringgit}`,
  },
  subscribeTo: {
    en: (plan: string, price: string) => `Subscribe to ${plan} for ${price}`,
    ms: (plan, price) => `Langgan ${plan} pada ${price}`,
    zh: (plan, price) => `订阅 ${plan}，${price}`,
  },
  beforeTax: {
    en: 'Prices before service tax. The page of Stripe shows what is charged.',
    ms: 'Harga sebelum cukai perkhidmatan. Halaman Stripe menunjukkan jumlah yang dikenakan.',
    zh: '价格未含服务税。实际收费以 Stripe 页面为准。',
  },
  needsScript: {
    en: 'Choosing a plan needs JavaScript.',
    ms: 'Memilih pelan memerlukan JavaScript.',
    zh: '选择方案需要启用 JavaScript。',
  },
  back: {
    en: 'Back from Stripe. A payment shows here within a minute; reload the page to see it.',
    ms: 'Kembali dari Stripe. Bayaran dipaparkan di sini dalam masa seminit; muat semula halaman untuk melihatnya.',
    zh: '已从 Stripe 返回。付款会在一分钟内显示在此；请重新加载页面查看。',
  },
  byOperator: {
    en: 'This installation takes no payments. You request a plan, and the operator activates it and sends the invoice.',
    ms: 'Pemasangan ini tidak menerima bayaran. Anda memohon pelan, kemudian pengendali mengaktifkannya dan menghantar invois.',
    zh: '本服务不收取付款。您申请方案，由服务商开通并开具发票。',
  },
});
