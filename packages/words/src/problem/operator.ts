/** Why an operator cannot do something in the console. */

import { sentences } from '../sentence.ts';

export const operatorSays = sentences('operator', {
  noMailWaits: {
    en: 'No email with that id waits to be sent.',
    ms: 'Tiada e-mel dengan ID itu yang menunggu untuk dihantar.',
    zh: '没有此编号的待发邮件。',
  },
  noIncident: {
    en: 'There is no incident with that id.',
    ms: 'Tiada insiden dengan ID itu.',
    zh: '没有此编号的事故。',
  },
  visitReadOnly: {
    en: 'You look at this portal as an operator, so you cannot change anything, and you see no secrets and no personal accounts. End the visit to go back to the console.',
    ms: 'Anda melihat portal ini sebagai pengendali, jadi anda tidak boleh mengubah apa-apa, dan tidak melihat rahsia atau akaun peribadi. Tamatkan lawatan untuk kembali ke konsol.',
    zh: '您正以服务商人员身份查看此门户，因此不能更改任何内容，也看不到密钥内容和个人账户。请结束查看以返回控制台。',
  },
  noOperator: {
    en: 'The person with that email address is no operator.',
    ms: 'Orang dengan alamat e-mel itu bukan pengendali.',
    zh: '使用该电子邮箱的人不是服务商人员。',
  },
});
