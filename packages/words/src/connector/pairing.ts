/** The page of the connector that connects a machine to an account. */

import { room } from '../room.ts';

export const localPairingWords = room({
  connectMachine: { en: 'Connect this machine', ms: 'Sambungkan komputer ini', zh: '连接本机' },
  connectElsewhere: { en: 'Connect to another account', ms: 'Sambung dengan akaun lain', zh: '连接到另一个账户' },
  sub: {
    en: 'A code connects this machine to an account. You approve the code in the portal.',
    ms: 'Satu kod menyambungkan komputer ini dengan akaun. Anda meluluskan kod itu di portal.',
    zh: '用一个代码把本机连接到账户。您在门户中批准该代码。',
  },
  connected: { en: 'Machine connected.', ms: 'Komputer telah bersambung.', zh: '本机已连接。' },
  startsNow: { en: 'The connector starts now.', ms: 'Penyambung bermula sekarang.', zh: '连接器现在启动。' },
  approveCode: { en: 'Approve this code in the portal', ms: 'Luluskan kod ini di portal', zh: '请在门户中批准此代码' },
  howToApprove: {
    en: (address: string, minutes: number) =>
      `Open the portal, compare the code, and approve it. On another device, open ${address} and enter the code there. The code is valid for ${minutes} minutes. This page continues by itself.`,
    ms: (address, minutes) =>
      `Buka portal, bandingkan kod, dan luluskannya. Pada peranti lain, buka ${address} dan masukkan kod di sana. Kod sah selama ${minutes} minit. Halaman ini akan bersambung dengan sendirinya.`,
    zh: (address, minutes) =>
      `打开门户，核对代码并批准。若使用其他设备，请打开 ${address} 并输入代码。代码在 ${minutes} 分钟内有效。本页会自动继续。`,
  },
  openPortal: { en: 'Open the portal', ms: 'Buka portal', zh: '打开门户' },
  otherAccount: {
    en: 'The connector then serves the other account.',
    ms: 'Selepas itu penyambung berkhidmat untuk akaun yang satu lagi.',
    zh: '之后连接器将为另一个账户服务。',
  },
  otherAccountText: {
    en: 'Commands that are running finish first. Commands of the present account wait until you connect this machine to it again.',
    ms: 'Arahan yang sedang dijalankan diselesaikan dahulu. Arahan akaun semasa menunggu sehingga anda menyambungkan komputer ini dengannya semula.',
    zh: '正在执行的指令会先完成。当前账户的指令会等到您把本机重新连接到该账户。',
  },
  address: { en: 'Address of the portal', ms: 'Alamat portal', zh: '门户地址' },
  addressHint: {
    en: 'Where you log in, such as https://portal.example',
    ms: 'Tempat anda log masuk, seperti https://portal.example',
    zh: '您登录的地址，例如 https://portal.example',
  },
  addressInvalid: {
    en: (address: string) => `Address of the portal must start with https://; you entered "${address}".`,
    ms: (address) => `Alamat portal mesti bermula dengan https://; anda memasukkan "${address}".`,
    zh: (address) => `门户地址必须以 https:// 开头；您输入的是“${address}”。`,
  },
  showCode: { en: 'Show a code', ms: 'Tunjukkan kod', zh: '显示代码' },
});
