/** The page of the data of a company: export, how long data is kept, erasure. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const dataWords = room({
  sub: {
    en: 'Export everything, choose how long it is kept, or erase it.',
    ms: 'Eksport semuanya, pilih tempoh simpanan, atau padamkan.',
    zh: '导出全部数据、选择保留时间，或清除数据。',
  },
  export: { en: 'Export', ms: 'Eksport', zh: '导出' },
  exportHint: {
    en: 'Commands, results, files, events and the access log in one ZIP file. Secrets are not included.',
    ms: 'Arahan, hasil, fail, peristiwa dan log akses dalam satu fail ZIP. Rahsia tidak disertakan.',
    zh: '指令、结果、文件、事件和访问日志都在一个 ZIP 文件中，不包括密钥内容。',
  },
  exportEverything: { en: 'Export everything', ms: 'Eksport semuanya', zh: '导出全部数据' },

  operator: { en: 'Operators of this service', ms: 'Pengendali perkhidmatan ini', zh: '本服务的服务商人员' },
  operatorHint: {
    en: 'To help you, an operator can look at your portal for an hour, without changing anything. The access log shows who, when and why.',
    ms: 'Untuk membantu anda, pengendali boleh melihat portal anda selama sejam, tanpa mengubah apa-apa. Log akses menunjukkan siapa, bila dan sebabnya.',
    zh: '为了协助您，服务商人员可以查看您的门户一小时，但不能更改任何内容。访问日志会显示谁在何时因何查看。',
  },
  operatorSeesBooks: {
    en: 'Operators can look at your account books during that hour.',
    ms: 'Pengendali boleh melihat buku akaun anda dalam tempoh itu.',
    zh: '在此期间，服务商人员可以查看您的账套。',
  },
  operatorSeesNoBooks: {
    en: 'Operators cannot look at your account books.',
    ms: 'Pengendali tidak boleh melihat buku akaun anda.',
    zh: '服务商人员不能查看您的账套。',
  },
  showBooks: { en: 'Show account books to operators', ms: 'Tunjukkan buku akaun kepada pengendali', zh: '向服务商人员显示账套' },
  hideBooks: {
    en: 'Hide account books from operators',
    ms: 'Sembunyikan buku akaun daripada pengendali',
    zh: '对服务商人员隐藏账套',
  },

  retention: { en: 'How long data is kept', ms: 'Tempoh simpanan data', zh: '数据保留时间' },
  forever: { en: 'Forever', ms: 'Selama-lamanya', zh: '永久' },
  days: { en: (days: number) => counted(days, 'day', 'days'), ms: (days) => `${days} hari`, zh: (days) => `${days} 天` },
  years: {
    en: (years: number) => counted(years, 'year', 'years'),
    ms: (years) => `${years} tahun`,
    zh: (years) => `${years} 年`,
  },
  retentionHint: {
    en: (commandId: Html) =>
      html`Payloads, results and files are removed when a command ended longer ago than this. Removed data cannot be restored, so export it first. Ids, statuses and errors are kept, and a repeated ${commandId} is still recognised. The account books are not affected.`,
    ms: (commandId) =>
      html`Muatan, hasil dan fail dibuang apabila arahan telah tamat lebih lama daripada tempoh ini. Data yang dibuang tidak dapat dipulihkan, jadi eksport dahulu. ID, status dan ralat disimpan, dan ${commandId} yang berulang masih dikenali. Buku akaun tidak terjejas.`,
    zh: (commandId) =>
      html`指令结束的时间超过此期限后，其内容、结果和文件会被移除。移除的数据无法恢复，请先导出。编号、状态和错误会保留，重复的 ${commandId} 仍能识别。账套不受影响。`,
  },
  keep: {
    en: 'Keep payloads, results and files',
    ms: 'Simpan muatan, hasil dan fail',
    zh: '保留指令内容、结果和文件',
  },
  eventsKept: {
    en: (days: number) =>
      `Events and webhook deliveries are kept for ${counted(days, 'day', 'days')}. The access log is kept as long as the account.`,
    ms: (days) => `Peristiwa dan penghantaran webhook disimpan selama ${days} hari. Log akses disimpan selagi akaun wujud.`,
    zh: (days) => `事件和 Webhook 发送记录保留 ${days} 天。访问日志与账户同期保留。`,
  },

  erase: { en: 'Erase the company', ms: 'Padamkan syarikat', zh: '清除公司' },
  eraseHint: {
    en: (days: number) =>
      `All keys and connectors stop working at once, and commands that wait do not run. For ${counted(days, 'day', 'days')} you can log in, export everything and cancel. Then commands, results, files, keys, sandbox books and people who belong to no other company are removed. This cannot be undone. Account books on your own computers are not affected.`,
    ms: (days) =>
      `Semua kunci dan penyambung berhenti berfungsi serta-merta, dan arahan yang menunggu tidak dijalankan. Dalam tempoh ${days} hari anda boleh log masuk, mengeksport semuanya dan membatalkan pemadaman. Selepas itu arahan, hasil, fail, kunci, buku akaun kotak pasir dan orang yang tidak menyertai syarikat lain akan dibuang. Tindakan ini tidak boleh dibuat asal selepas itu. Buku akaun pada komputer anda sendiri tidak terjejas.`,
    zh: (days) =>
      `所有密钥和连接器立即停止工作，等待中的指令不会执行。在 ${days} 天内，您可以登录、导出全部数据并取消清除。之后，指令、结果、文件、密钥、沙盒账套以及不属于其他公司的成员都会被移除，且无法撤销。您自己电脑上的账套不受影响。`,
  },
  companyName: { en: 'Company name', ms: 'Nama syarikat', zh: '公司名称' },
  typeName: {
    en: (name: Html) => html`Type ${name} to confirm.`,
    ms: (name) => html`Taip ${name} untuk mengesahkan.`,
    zh: (name) => html`请输入 ${name} 以确认。`,
  },
  factorCode: { en: 'Code of your second factor', ms: 'Kod log masuk dua langkah anda', zh: '两步验证的验证码' },
});
