/** The status page. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const statusWords = room({
  title: { en: 'Status', ms: 'Status', zh: '服务状态' },
  description: {
    en: 'Whether this installation accepts commands right now.',
    ms: 'Sama ada pemasangan ini menerima arahan sekarang.',
    zh: '本服务目前是否接受指令。',
  },
  checked: {
    en: (day: string, time: string, place: string) => `Checked on ${day} at ${time}, ${place}. Reload the page to check again.`,
    ms: (day, time, place) => `Disemak pada ${day}, ${time}, ${place}. Muat semula halaman untuk menyemak lagi.`,
    zh: (day, time, place) => `检查时间：${day} ${time}（${place}）。重新加载页面可再次检查。`,
  },
  works: { en: 'The service is working', ms: 'Perkhidmatan berfungsi', zh: '服务正常' },
  worksHint: {
    en: 'Commands are accepted and stored.',
    ms: 'Arahan diterima dan disimpan.',
    zh: '指令正常接受并保存。',
  },
  fails: {
    en: 'The service cannot store commands right now',
    ms: 'Perkhidmatan tidak dapat menyimpan arahan sekarang',
    zh: '服务目前无法保存指令',
  },
  failsHint: {
    en: 'New commands get 503. Send them again later with the same commandId. Commands already accepted are kept.',
    ms: 'Arahan baharu mendapat 503. Hantar semula kemudian dengan commandId yang sama. Arahan yang telah diterima tetap disimpan.',
    zh: '新指令会得到 503。请稍后用相同的 commandId 重新发送。已接受的指令会保留。',
  },
  parts: { en: 'Parts', ms: 'Bahagian', zh: '组成部分' },
  partsCaption: {
    en: 'Parts of the service and their state',
    ms: 'Bahagian perkhidmatan dan keadaannya',
    zh: '服务的组成部分及其状态',
  },
  part: { en: 'Part', ms: 'Bahagian', zh: '部分' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  meaning: { en: 'What it means', ms: 'Maksudnya', zh: '含义' },
  working: { en: 'working', ms: 'berfungsi', zh: '正常' },
  notWorking: { en: 'not working', ms: 'tidak berfungsi', zh: '异常' },
  pages: { en: 'Pages and API', ms: 'Halaman dan API', zh: '页面和 API' },
  pagesWork: { en: 'They served this page.', ms: 'Bahagian ini menyajikan halaman ini.', zh: '本页由它们提供。' },
  database: { en: 'Database', ms: 'Pangkalan data', zh: '数据库' },
  databaseWorks: {
    en: 'A test record was written to disk.',
    ms: 'Rekod ujian telah ditulis ke cakera.',
    zh: '测试记录已写入磁盘。',
  },
  databaseFails: {
    en: 'A test record could not be written.',
    ms: 'Rekod ujian tidak dapat ditulis.',
    zh: '测试记录无法写入。',
  },
  sandbox: { en: 'Sandbox', ms: 'Kotak pasir', zh: '沙盒' },
  offered: { en: 'offered', ms: 'ditawarkan', zh: '提供' },
  notOffered: { en: 'not offered', ms: 'tidak ditawarkan', zh: '不提供' },
  sandboxOffered: {
    en: 'Accounts can open sandbox books. The portal shows whether they are ready.',
    ms: 'Akaun boleh membuka buku kotak pasir. Portal menunjukkan sama ada buku itu sedia.',
    zh: '账户可以打开沙盒账套。门户会显示它们是否就绪。',
  },
  sandboxOff: {
    en: 'The operator has switched off the sandbox.',
    ms: 'Pengendali telah mematikan kotak pasir.',
    zh: '服务商已关闭沙盒。',
  },
  uptime: {
    en: (days: number) => `The last ${days} days`,
    ms: (days) => `${days} hari lalu`,
    zh: (days) => `最近 ${days} 天`,
  },
  uptimeTotal: {
    en: (percent: string, since: string) => `The service worked for ${percent}% of the minutes since ${since}.`,
    ms: (percent, since) => `Perkhidmatan berfungsi selama ${percent}% daripada semua minit sejak ${since}.`,
    zh: (percent, since) => `自 ${since} 以来，服务在 ${percent}% 的分钟内正常。`,
  },
  uptimeMeasured: {
    en: 'A minute counts as working if at least one node of this installation could write to the database in it. Days begin at midnight in Kuala Lumpur.',
    ms: 'Satu minit dikira berfungsi jika sekurang-kurangnya satu nod pemasangan ini dapat menulis ke pangkalan data. Hari bermula pada tengah malam di Kuala Lumpur.',
    zh: '如果本服务至少有一个节点在某分钟内能写入数据库，该分钟即视为正常。每天从吉隆坡时间零点开始。',
  },
  uptimeNone: {
    en: 'Nothing was recorded yet.',
    ms: 'Belum ada rekod.',
    zh: '尚无记录。',
  },
  uptimeWhole: {
    en: 'No minute is missing.',
    ms: 'Tiada minit yang hilang.',
    zh: '没有缺失的分钟。',
  },
  uptimeCaption: {
    en: 'Days with minutes in which the service did not work, newest first',
    ms: 'Hari yang mempunyai minit perkhidmatan tidak berfungsi, terbaharu dahulu',
    zh: '服务有异常分钟的日期，最新的在前',
  },
  day: { en: 'Day', ms: 'Hari', zh: '日期' },
  minutesDown: { en: 'Minutes not working', ms: 'Minit tidak berfungsi', zh: '异常分钟数' },
  share: { en: 'Working', ms: 'Berfungsi', zh: '正常比例' },
  forPrograms: { en: 'For programs', ms: 'Untuk program', zh: '供程序使用' },
  readyPath: {
    en: (ready: Link) => html`${ready('/ready')} returns 200 while commands are accepted, and 503 when they are not.`,
    ms: (ready) => html`${ready('/ready')} memulangkan 200 semasa arahan diterima, dan 503 apabila tidak.`,
    zh: (ready) => html`接受指令时 ${ready('/ready')} 返回 200，否则返回 503。`,
  },
});
