/** The terms. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const termsWords = room({
  title: { en: 'Terms', ms: 'Terma', zh: '条款' },
  lead: {
    en: (operator: string) => `${operator} If you have a contract with the operator, that contract takes precedence.`,
    ms: (operator) => `${operator} Jika anda mempunyai kontrak dengan pengendali, kontrak itu diutamakan.`,
    zh: (operator) => `${operator}如您与服务商另有合同，以该合同为准。`,
  },
  service: { en: 'The service', ms: 'Perkhidmatan', zh: '本服务' },
  serviceText: {
    en: 'The service accepts commands, queues them, sends them to your connector and stores their results. You remain responsible for your account book and its correctness.',
    ms: 'Perkhidmatan ini menerima arahan, memasukkannya ke dalam giliran, menghantarnya ke penyambung anda dan menyimpan hasilnya. Anda tetap bertanggungjawab atas buku akaun anda dan ketepatannya.',
    zh: '本服务接受指令、将其排队、发送到您的连接器并保存结果。您仍需对自己的账套及其正确性负责。',
  },
  account: { en: 'Your account and keys', ms: 'Akaun dan kunci anda', zh: '您的账户和密钥' },
  accountText: {
    en: 'You are responsible for everything sent with your password or your keys. Keep them secret. If a key may have leaked, revoke or rotate it in the portal. You change your email address and your password there too.',
    ms: 'Anda bertanggungjawab atas segala yang dihantar dengan kata laluan atau kunci anda. Rahsiakan semuanya. Jika kunci mungkin telah bocor, batalkan atau ganti kunci itu di portal. Alamat e-mel dan kata laluan anda juga ditukar di sana.',
    zh: '凡使用您的密码或密钥发送的内容，均由您负责。请妥善保密。如密钥可能已泄露，请在门户中撤销或更换。邮箱地址和密码也在那里更改。',
  },
  trial: { en: 'Trial and plans', ms: 'Percubaan dan pelan', zh: '试用和方案' },
  trialText: {
    en: (days: number, pricing: Link) =>
      html`The trial lasts ${days} days. After the trial, new commands get 402. Commands already accepted still run, and their results remain available. You request a plan in the portal, and it starts when the operator activates it. The service itself takes no payments. Prices are on the ${pricing('pricing page')}.`,
    ms: (days, pricing) =>
      html`Percubaan berlangsung selama ${days} hari. Selepas itu, arahan baharu mendapat 402. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia. Anda memohon pelan di portal, dan pelan bermula apabila pengendali mengaktifkannya. Perkhidmatan ini sendiri tidak menerima bayaran. Harga ada di ${pricing('halaman harga')}.`,
    zh: (days, pricing) =>
      html`试用期为 ${days} 天。试用结束后，新指令会得到 402；已接受的指令照常执行，其结果仍可查看。您在门户中申请方案，服务商开通后即生效。本服务本身不收取付款。价格见${pricing('价格页面')}。`,
  },
  trialPaid: {
    en: (days: number, pricing: Link) =>
      html`The trial lasts ${days} days. After the trial, new commands get 402. Commands already accepted still run, and their results remain available. You choose a plan in the portal, pay for it through Stripe, and it starts when the payment is made. It renews until you cancel it. Prices are on the ${pricing('pricing page')}.`,
    ms: (days, pricing) =>
      html`Percubaan berlangsung selama ${days} hari. Selepas itu, arahan baharu mendapat 402. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia. Anda memilih pelan di portal, membayarnya melalui Stripe, dan pelan bermula apabila bayaran dibuat. Pelan diperbaharui sehingga anda membatalkannya. Harga ada di ${pricing('halaman harga')}.`,
    zh: (days, pricing) =>
      html`试用期为 ${days} 天。试用结束后，新指令会得到 402；已接受的指令照常执行，其结果仍可查看。您在门户中选择方案并通过 Stripe 付款，付款完成后即生效，并自动续订直至您取消。价格见${pricing('价格页面')}。`,
  },
  sandbox: { en: 'The sandbox', ms: 'Kotak pasir', zh: '沙盒' },
  sandboxText: {
    en: 'Sandbox books are for tests. You can reset them at any time, and the operator does not need to back them up, so do not keep real records in them.',
    ms: 'Buku kotak pasir adalah untuk ujian. Anda boleh menetapkannya semula pada bila-bila masa, dan pengendali tidak perlu membuat sandaran, jadi jangan simpan rekod sebenar di dalamnya.',
    zh: '沙盒账套仅供测试。您可以随时重置，服务商无需备份，因此请勿在其中保存真实记录。',
  },
  fairUse: { en: 'Fair use', ms: 'Penggunaan wajar', zh: '合理使用' },
  fairUseText: {
    en: 'Each key has request limits, which the response headers show. Do not try to access the data of others or disturb the service.',
    ms: 'Setiap kunci mempunyai had permintaan, yang ditunjukkan dalam pengepala respons. Jangan cuba mengakses data orang lain atau mengganggu perkhidmatan.',
    zh: '每个密钥都有请求上限，响应标头会显示。请勿尝试访问他人的数据或干扰服务。',
  },
  check: { en: 'Results that you must check', ms: 'Hasil yang mesti anda semak', zh: '必须核对的结果' },
  checkText: {
    en: (delivery: Link) =>
      html`If a command is saved but not verified, or its outcome is unknown, check the account book before you send anything again. See ${delivery('Delivery guarantees')}.`,
    ms: (delivery) =>
      html`Jika arahan disimpan tetapi belum disahkan, atau hasilnya tidak diketahui, semak buku akaun sebelum anda menghantar apa-apa semula. Lihat ${delivery('Jaminan penghantaran')}.`,
    zh: (delivery) => html`如果指令已保存但未核对，或结果未知，请先检查账套，再重新发送。参见${delivery('送达保证')}。`,
  },
  warranty: { en: 'No warranty', ms: 'Tiada waranti', zh: '免责声明' },
  warrantyText: {
    en: 'The software is open source under the MIT licence and is provided as is, without warranty. Unless a contract or the law says otherwise, the operator is not liable for losses from its use.',
    ms: 'Perisian ini bersumber terbuka di bawah lesen MIT dan disediakan seadanya, tanpa waranti. Melainkan kontrak atau undang-undang menyatakan sebaliknya, pengendali tidak bertanggungan atas kerugian daripada penggunaannya.',
    zh: '本软件依 MIT 许可证开源，按现状提供，不附带任何保证。除非合同或法律另有规定，服务商对使用本软件造成的损失不承担责任。',
  },
  ending: { en: 'Ending', ms: 'Penamatan', zh: '终止' },
  endingText: {
    en: (data: Link, days: number) =>
      html`You can stop at any time. Under ${data('Your data')} in the portal you export everything and, as an owner, erase the company. Keys and connectors stop at once, and after ${days} days, in which you can cancel, its data is removed. Account books on your own computers are not affected.`,
    ms: (data, days) =>
      html`Anda boleh berhenti pada bila-bila masa. Di bawah ${data('Data anda')} dalam portal, anda mengeksport segalanya dan, sebagai pemilik, memadamkan syarikat. Kunci dan penyambung berhenti serta-merta, dan selepas ${days} hari, tempoh anda masih boleh membatalkannya, datanya dibuang. Buku akaun pada komputer anda sendiri tidak terjejas.`,
    zh: (data, days) =>
      html`您可以随时停止使用。在门户的${data('您的数据')}中，您可以导出全部数据；所有者还可以清除公司。密钥和连接器立即停用，${days} 天内可以取消，之后其数据会被移除。您自己电脑上的账套不受影响。`,
  },
});
