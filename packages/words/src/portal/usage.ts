/** The page of what keys did: commands by day and rejected requests. */

import { room } from '../room.ts';

export const usageWords = room({
  sub: {
    en: (days: number) =>
      `Commands and rejected requests of your keys in the last ${days} days. Days begin at midnight in Kuala Lumpur.`,
    ms: (days) =>
      `Arahan dan permintaan yang ditolak bagi kunci anda dalam ${days} hari lalu. Hari bermula pada tengah malam waktu Kuala Lumpur.`,
    zh: (days) => `最近 ${days} 天您的密钥发送的指令和被拒绝的请求。每天从吉隆坡时间午夜开始。`,
  },
  lastDays: { en: (days: number) => `Last ${days} days`, ms: (days) => `${days} hari lalu`, zh: (days) => `最近 ${days} 天` },
  noCommands: { en: 'No commands yet', ms: 'Belum ada arahan', zh: '还没有指令' },
  noCommandsHint: {
    en: 'Each day in which a key or the portal sends a command is shown here.',
    ms: 'Setiap hari kunci atau portal menghantar arahan ditunjukkan di sini.',
    zh: '密钥或门户发送过指令的每一天都会显示在这里。',
  },
  accepted: { en: 'Accepted', ms: 'Diterima', zh: '已接受' },
  done: { en: 'Done', ms: 'Selesai', zh: '完成' },
  failed: { en: 'Failed', ms: 'Gagal', zh: '失败' },
  rejected: { en: 'Rejected', ms: 'Ditolak', zh: '被拒绝' },
  rejectedLegend: { en: 'rejected', ms: 'ditolak', zh: '被拒绝' },
  byDay: { en: 'Figures by day', ms: 'Angka mengikut hari', zh: '每日数据' },
  byDayCaption: { en: 'Use by day, newest first', ms: 'Penggunaan mengikut hari, terbaharu dahulu', zh: '每日用量，最新的在前' },
  day: { en: 'Day', ms: 'Hari', zh: '日期' },
  chart: {
    en: (from: string, to: string) => `Commands and rejected requests by day, ${from} to ${to}. The table below has the figures.`,
    ms: (from, to) => `Arahan dan permintaan yang ditolak mengikut hari, ${from} hingga ${to}. Angka ada dalam jadual di bawah.`,
    zh: (from, to) => `每日指令和被拒绝的请求，${from} 至 ${to}。具体数据见下表。`,
  },
  bar: {
    en: (day: string, done: number, failed: number, rejected: number) =>
      `${day}: ${done} done, ${failed} failed, ${rejected} rejected`,
    ms: (day, done, failed, rejected) => `${day}: ${done} selesai, ${failed} gagal, ${rejected} ditolak`,
    zh: (day, done, failed, rejected) => `${day}：完成 ${done}，失败 ${failed}，被拒绝 ${rejected}`,
  },
  rejectedTitle: {
    en: (days: number) => `Rejected requests of the last ${days} days`,
    ms: (days) => `Permintaan yang ditolak dalam ${days} hari lalu`,
    zh: (days) => `最近 ${days} 天被拒绝的请求`,
  },
  noRejected: { en: 'No rejected requests', ms: 'Tiada permintaan yang ditolak', zh: '没有被拒绝的请求' },
  noRejectedHint: {
    en: 'Requests of your keys that return a status from 400 to 499 are shown here within seconds, with their code.',
    ms: 'Permintaan kunci anda yang memulangkan status 400 hingga 499 ditunjukkan di sini dalam beberapa saat, bersama kodnya.',
    zh: '您的密钥发出且返回 400 至 499 状态的请求，数秒内会连同代码显示在这里。',
  },
  newestRows: {
    en: (rowsMax: number) => `the newest ${rowsMax} rows`,
    ms: (rows) => `${rows} baris terbaharu`,
    zh: (rows) => `最新的 ${rows} 行`,
  },
  newestFirst: { en: 'newest first', ms: 'terbaharu dahulu', zh: '最新的在前' },
  rejectedRequests: { en: 'Rejected requests', ms: 'Permintaan yang ditolak', zh: '被拒绝的请求' },
  rejectedCaption: {
    en: 'Rejected requests, newest first; requests of one minute that are alike share a row',
    ms: 'Permintaan yang ditolak, terbaharu dahulu; permintaan serupa dalam satu minit berkongsi satu baris',
    zh: '被拒绝的请求，最新的在前；同一分钟内相同的请求合为一行',
  },
  time: { en: 'Time', ms: 'Masa', zh: '时间' },
  code: { en: 'Code', ms: 'Kod', zh: '代码' },
  key: { en: 'Key', ms: 'Kunci', zh: '密钥' },
  request: { en: 'Request', ms: 'Permintaan', zh: '请求' },
  count: { en: 'Count', ms: 'Bilangan', zh: '次数' },
  requestId: { en: 'Request id', ms: 'ID permintaan', zh: '请求编号' },
});
