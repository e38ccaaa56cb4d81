/** The contact page. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const contactWords = room({
  title: { en: 'Contact', ms: 'Hubungi', zh: '联系' },
  write: { en: 'Write', ms: 'Tulis kepada pengendali', zh: '来信' },
  noAddress: {
    en: 'The operator has not published a contact address. Use the address from your account or contract.',
    ms: 'Pengendali belum menerbitkan alamat hubungan. Gunakan alamat daripada akaun atau kontrak anda.',
    zh: '服务商尚未公布联系地址。请使用您账户或合同中的地址。',
  },
  whatToSend: { en: 'What to send', ms: 'Apa yang perlu dihantar', zh: '请提供' },
  whatToSendText: {
    en: (code: Link) =>
      html`The request number of the error, the ${code('commandId')} if it is about a command, and the ${code('tenantId')} from your account page. Never send a key or a password. The operator does not need it to help you.`,
    ms: (code) =>
      html`Nombor permintaan pada ralat, ${code('commandId')} jika mengenai arahan, dan ${code('tenantId')} daripada halaman akaun anda. Jangan sekali-kali menghantar kunci atau kata laluan. Pengendali tidak memerlukannya untuk membantu anda.`,
    zh: (code) =>
      html`错误中的请求编号；如与指令有关，请提供 ${code('commandId')}；以及账户页面上的 ${code('tenantId')}。切勿发送密钥或密码，服务商无需它们即可协助您。`,
  },
  serviceStatus: { en: 'Service status', ms: 'Status perkhidmatan', zh: '服务状态' },
  serviceStatusText: {
    en: (status: Link, portal: Link) =>
      html`The ${status('status page')} shows whether commands are accepted right now. The first page of the ${portal('portal')} shows whether your connector is online.`,
    ms: (status, portal) =>
      html`${status('Halaman status')} menunjukkan sama ada arahan diterima sekarang. Halaman pertama ${portal('portal')} menunjukkan sama ada penyambung anda dalam talian.`,
    zh: (status, portal) => html`${status('状态页面')}显示目前是否接受指令。${portal('门户')}首页显示您的连接器是否在线。`,
  },
  security: { en: 'Security', ms: 'Keselamatan', zh: '安全' },
  securityText: {
    en: (code: Link) =>
      html`Report a vulnerability of this installation to the operator, and a vulnerability of the software as its ${code('SECURITY.md')} describes. Do not test it on the data of others.`,
    ms: (code) =>
      html`Laporkan kelemahan keselamatan pemasangan ini kepada pengendali, dan kelemahan perisian seperti yang diterangkan dalam ${code('SECURITY.md')}. Jangan mengujinya pada data orang lain.`,
    zh: (code) =>
      html`本服务的漏洞请报告给服务商；软件本身的漏洞请按其 ${code('SECURITY.md')} 的说明报告。请勿在他人的数据上测试。`,
  },
});
