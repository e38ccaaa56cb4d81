/** The page of notifications. What each of them says is in notification.ts. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

export const notificationsWords = room({
  title: { en: 'Notifications', ms: 'Pemberitahuan', zh: '通知' },
  about: {
    en: 'A dismissed notification returns only if the problem gets worse. A notification is removed when its problem is solved.',
    ms: 'Pemberitahuan yang ditutup muncul semula hanya jika masalah bertambah teruk. Pemberitahuan dibuang apabila masalahnya selesai.',
    zh: '已关闭的通知只有在问题加重时才会再次出现。问题解决后，通知会自动移除。',
  },
  open: { en: 'Open', ms: 'Belum diselesaikan', zh: '未处理' },
  openCount: {
    en: (count: string) => `${count} open`,
    ms: (count) => `${count} belum diselesaikan`,
    zh: (count) => `${count} 条未处理`,
  },
  none: { en: 'No open notifications', ms: 'Tiada pemberitahuan yang belum diselesaikan', zh: '没有未处理的通知' },
  noneHint: {
    en: 'Every hour we check for problems such as an offline connector with waiting commands, a key that expires soon or a command with an unknown outcome.',
    ms: 'Setiap jam kami menyemak masalah seperti penyambung luar talian dengan arahan yang menunggu, kunci yang hampir tamat tempoh atau arahan dengan hasil yang tidak diketahui.',
    zh: '我们每小时检查一次问题，例如连接器离线而有指令等待、密钥即将到期，或指令结果未知。',
  },
  back: { en: 'Back to the overview', ms: 'Kembali ke ringkasan', zh: '返回概览' },
  since: {
    en: (created: Html) => html`since ${created}`,
    ms: (created) => html`sejak ${created}`,
    zh: (created) => html`自 ${created} 起`,
  },
  sinceChanged: {
    en: (created: Html, updated: Html) => html`since ${created}, changed ${updated}`,
    ms: (created, updated) => html`sejak ${created}, berubah ${updated}`,
    zh: (created, updated) => html`自 ${created} 起，${updated} 有变化`,
  },
  dismiss: { en: 'Dismiss', ms: 'Tutup', zh: '关闭' },
  dismissIt: { en: (title: string) => `Dismiss: ${title}`, ms: (title) => `Tutup: ${title}`, zh: (title) => `关闭：${title}` },
});

export const severityWords = room({
  critical: { en: 'action needed', ms: 'perlu tindakan', zh: '需要处理' },
  warning: { en: 'needs a look', ms: 'perlu dilihat', zh: '请查看' },
  info: { en: 'information', ms: 'maklumat', zh: '信息' },
});
