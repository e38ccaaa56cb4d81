/** Webhook endpoints: their list, and the form that creates one. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

export const webhooksWords = room({
  title: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  about: {
    en: 'Events are sent to your addresses as signed requests, and sent again until they arrive.',
    ms: 'Peristiwa dihantar ke alamat anda sebagai permintaan bertandatangan, dan dihantar semula sehingga sampai.',
    zh: '事件以签名请求发送到您的地址，并会重试直到送达。',
  },
  events: { en: 'Events', ms: 'Peristiwa', zh: '事件' },
  create: { en: 'Create endpoint', ms: 'Cipta titik akhir', zh: '创建端点' },
  needsScript: {
    en: 'Creating and changing endpoints needs JavaScript.',
    ms: 'Mencipta dan mengubah titik akhir memerlukan JavaScript.',
    zh: '创建和更改端点需要 JavaScript。',
  },
  copySecret: { en: 'Copy the signing secret now', ms: 'Salin rahsia tandatangan sekarang', zh: '请立即复制签名密钥内容' },
  copySecretHint: {
    en: 'The secret is shown only once. Your receiver needs it to verify signatures.',
    ms: 'Rahsia ini dipaparkan sekali sahaja. Penerima anda memerlukannya untuk mengesahkan tandatangan.',
    zh: '密钥内容只显示一次。您的接收方需要它来验证签名。',
  },
  endpoints: { en: 'Endpoints', ms: 'Titik akhir', zh: '端点' },
  none: { en: 'No endpoints yet', ms: 'Belum ada titik akhir', zh: '还没有端点' },
  noneHint: {
    en: (path: Html) => html`Create one below. Without an endpoint your programs can read the same events with ${path}.`,
    ms: (path) => html`Cipta satu di bawah. Tanpa titik akhir, program anda boleh membaca peristiwa yang sama dengan ${path}.`,
    zh: (path) => html`请在下方创建。没有端点时，您的程序也可以用 ${path} 读取相同的事件。`,
  },
  countOf: {
    en: (count: number, max: number) => `${count} of ${max}`,
    ms: (count, max) => `${count} daripada ${max}`,
    zh: (count, max) => `${count} / ${max}`,
  },
  caption: {
    en: 'Webhook endpoints, oldest first',
    ms: 'Titik akhir webhook, yang terlama dahulu',
    zh: 'Webhook 端点，最早的在前',
  },
  address: { en: 'Address', ms: 'Alamat', zh: '地址' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  waiting: { en: 'Waiting', ms: 'Menunggu', zh: '等待中' },
  lastDay: { en: 'Last 24 hours', ms: '24 jam terakhir', zh: '过去 24 小时' },
  dayCounts: {
    en: (delivered: string, failed: string) => `${delivered} delivered, ${failed} failed`,
    ms: (delivered, failed) => `${delivered} sampai, ${failed} gagal`,
    zh: (delivered, failed) => `${delivered} 次送达，${failed} 次失败`,
  },
  createTitle: { en: 'Create an endpoint', ms: 'Cipta titik akhir', zh: '创建端点' },
  description: { en: 'Description', ms: 'Penerangan', zh: '说明' },
  descriptionHint: {
    en: 'A note for you, for example Web shop',
    ms: 'Nota untuk anda, contohnya Kedai web',
    zh: '给您自己的备注，例如：网店',
  },
  noneForAll: {
    en: 'Select none for all events, including future types.',
    ms: 'Jangan pilih apa-apa untuk semua peristiwa, termasuk jenis yang akan datang.',
    zh: '不选即表示所有事件，包括以后新增的类型。',
  },
  delivery: { en: 'Delivery', ms: 'Penghantaran', zh: '发送方式' },
  parallel: {
    en: 'Parallel: a failing event does not block others',
    ms: 'Selari: peristiwa yang gagal tidak menghalang yang lain',
    zh: '并行：失败的事件不影响其他事件',
  },
  ordered: {
    en: 'Ordered: events of one account book arrive in order',
    ms: 'Berturutan: peristiwa satu buku akaun tiba mengikut turutan',
    zh: '按序：同一账套的事件按顺序送达',
  },
  includeResult: {
    en: 'Include the result of commands, up to 64 KiB',
    ms: 'Sertakan hasil arahan, sehingga 64 KiB',
    zh: '包含指令的结果，最多 64 KiB',
  },
});

/** Groups of events, by what their types start with. */
export const eventGroupWords = room({
  command: { en: 'Commands that finished or failed', ms: 'Arahan yang selesai atau gagal', zh: '完成或失败的指令' },
  connector: {
    en: 'Connectors that connect, disconnect or move',
    ms: 'Penyambung yang bersambung, terputus atau berpindah',
    zh: '连接、断开或迁移的连接器',
  },
  book: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  change: { en: 'Changes of account books', ms: 'Perubahan buku akaun', zh: '账套的变更' },
  approval: { en: 'Writes that wait for approval', ms: 'Penulisan yang menunggu kelulusan', zh: '等待批准的写入' },
  notification: { en: 'Notifications', ms: 'Pemberitahuan', zh: '通知' },
  key: { en: 'Keys', ms: 'Kunci', zh: '密钥' },
  subscription: { en: 'Subscription', ms: 'Langganan', zh: '订阅' },
  webhook: { en: 'Webhook endpoints', ms: 'Titik akhir webhook', zh: 'Webhook 端点' },
});
