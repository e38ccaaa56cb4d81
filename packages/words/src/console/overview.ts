/** The first page of the console: how the installation is doing. */

import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const consoleOverviewWords = room({
  sub: {
    en: 'All tenants together. Nothing here shows what a command contains.',
    ms: 'Semua penyewa bersama-sama. Tiada apa-apa di sini menunjukkan kandungan arahan.',
    zh: '所有租户合计。此处不显示指令内容。',
  },
  queue: { en: 'Queue', ms: 'Giliran', zh: '队列' },
  queued: { en: 'Queued', ms: 'Menunggu', zh: '排队中' },
  running: { en: 'Running', ms: 'Sedang dijalankan', zh: '执行中' },
  oldest: { en: 'Oldest waits for', ms: 'Tertua menunggu', zh: '最久等待' },
  online: { en: 'Connectors online', ms: 'Penyambung dalam talian', zh: '在线连接器' },
  sending: { en: 'Emails and webhooks', ms: 'E-mel dan webhook', zh: '邮件和 Webhook' },
  mailsWaiting: { en: 'Emails waiting', ms: 'E-mel menunggu', zh: '待发邮件' },
  mailsFailed: { en: 'Emails given up', ms: 'E-mel tidak dihantar', zh: '放弃的邮件' },
  webhooksFailing: { en: 'Webhooks failing', ms: 'Webhook gagal', zh: '失败的 Webhook' },
  webhooksDisabled: { en: 'Webhooks disabled', ms: 'Webhook dinyahaktifkan', zh: '停用的 Webhook' },
  failures: { en: 'Failed commands, last 24 hours', ms: 'Arahan gagal, 24 jam lalu', zh: '最近 24 小时失败的指令' },
  failuresCaption: {
    en: 'Failed commands by error code, the most frequent first',
    ms: 'Arahan gagal mengikut kod ralat, paling kerap dahulu',
    zh: '按错误代码列出的失败指令，最频繁的在前',
  },
  noFailures: { en: 'No command failed', ms: 'Tiada arahan yang gagal', zh: '没有失败的指令' },
  code: { en: 'Error code', ms: 'Kod ralat', zh: '错误代码' },
  type: { en: 'Command type', ms: 'Jenis arahan', zh: '指令类型' },
  count: { en: 'Count', ms: 'Bilangan', zh: '数量' },
  sandboxes: { en: 'Sandboxes', ms: 'Kotak pasir', zh: '沙盒' },
  sandboxesOpen: {
    en: (count: number) => `${counted(count, 'sandbox is', 'sandboxes are')} open.`,
    ms: (count) => `${count} kotak pasir dibuka.`,
    zh: (count) => `已开启 ${count} 个沙盒。`,
  },
  hostSeen: {
    en: (ago: string) => `The sandbox host was last seen ${ago}.`,
    ms: (ago) => `Hos kotak pasir kali terakhir dilihat ${ago}.`,
    zh: (ago) => `沙盒主机最后出现于${ago}。`,
  },
  hostNeverSeen: {
    en: 'The sandbox host was never seen.',
    ms: 'Hos kotak pasir tidak pernah dilihat.',
    zh: '沙盒主机从未出现。',
  },
  sandboxOff: {
    en: 'Sandboxes are switched off.',
    ms: 'Kotak pasir dimatikan.',
    zh: '沙盒已关闭。',
  },
  plansWaiting: {
    en: (count: number) => `${counted(count, 'tenant waits', 'tenants wait')} for a plan`,
    ms: (count) => `${count} penyewa menunggu pelan`,
    zh: (count) => `${count} 个租户在等待方案`,
  },
});

export const consoleNodeWords = room({
  sub: {
    en: 'Each node writes every 30 seconds that it runs. A node that stopped is listed for a day.',
    ms: 'Setiap nod menulis setiap 30 saat bahawa ia berjalan. Nod yang berhenti disenaraikan selama sehari.',
    zh: '每个节点每 30 秒记录一次运行状态。已停止的节点会再列出一天。',
  },
  caption: { en: 'Nodes of this installation', ms: 'Nod pemasangan ini', zh: '本服务的节点' },
  none: { en: 'No node has been seen', ms: 'Tiada nod yang dilihat', zh: '尚未发现节点' },
  host: { en: 'Host', ms: 'Hos', zh: '主机' },
  version: { en: 'Version', ms: 'Versi', zh: '版本' },
  started: { en: 'Started', ms: 'Bermula', zh: '启动时间' },
  seen: { en: 'Last seen', ms: 'Kali terakhir dilihat', zh: '最后出现' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  running: { en: 'running', ms: 'berjalan', zh: '运行中' },
  silent: { en: 'silent', ms: 'senyap', zh: '无响应' },
});
