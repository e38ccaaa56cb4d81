/** What an operator is told who cannot do something in the console. */

import { sentences } from '../sentence.ts';

export const operatorSays = sentences('operator', {
  noMailWaits: {
    en: 'No email with that id waits to be sent.',
    ms: 'Tiada e-mel dengan id itu yang menunggu untuk dihantar.',
    zh: '没有此编号的待发邮件。',
  },
  noIncident: {
    en: 'There is no incident with that id.',
    ms: 'Tiada insiden dengan id itu.',
    zh: '没有此编号的事故。',
  },
  noOperator: {
    en: 'The person with that email address is no operator.',
    ms: 'Orang dengan alamat e-mel itu bukan pengendali.',
    zh: '使用该电子邮箱的人不是服务商人员。',
  },
});
