/** What the script of the webhook pages says. */

import { room } from '../room.ts';

export const webhookScriptWords = room({
  lostSecret: {
    en: 'If the endpoint is in the list, rotate its signing secret on its page: the first one was in the lost response.',
    ms: 'Jika titik akhir ada dalam senarai, ganti rahsia tandatangannya di halamannya: rahsia pertama ada dalam respons yang hilang.',
    zh: '如果列表中有该端点，请在其页面更换签名密钥内容：第一个在丢失的回应中。',
  },
  lostRotation: {
    en: 'If the secret was rotated, the new one was in the lost response: rotate it once more.',
    ms: 'Jika rahsia telah diganti, rahsia baharu ada dalam respons yang hilang: ganti sekali lagi.',
    zh: '如果密钥内容已更换，新的在丢失的回应中：请再更换一次。',
  },
  created: {
    en: 'Endpoint created. Copy the signing secret now.',
    ms: 'Titik akhir dicipta. Salin rahsia tandatangan sekarang.',
    zh: '端点已创建。请立即复制签名密钥内容。',
  },
  rotated: {
    en: 'Secret rotated. Copy the new secret now.',
    ms: 'Rahsia diganti. Salin rahsia baharu sekarang.',
    zh: '密钥内容已更换。请立即复制新的密钥内容。',
  },
  chooseStart: {
    en: 'Choose when the period starts.',
    ms: 'Pilih masa mula tempoh.',
    zh: '请选择期间的开始时间。',
  },
  pingDelivered: { en: 'Ping delivered', ms: 'Ping sampai', zh: 'Ping 已送达' },
  pingFailed: { en: 'Ping failed', ms: 'Ping gagal', zh: 'Ping 失败' },
  returned: {
    en: (status: number | null, took: string) => `The receiver returned ${status} in ${took}.`,
    ms: (status, took) => `Penerima memulangkan ${status} dalam ${took}.`,
    zh: (status, took) => `接收方在 ${took}内返回 ${status}。`,
  },
  fixReceiver: {
    en: (error: string) => `${error} Fix the receiver and send another ping.`.trim(),
    ms: (error) => `${error} Betulkan penerima dan hantar ping sekali lagi.`.trim(),
    zh: (error) => `${error} 请修复接收方后再发送 Ping。`.trim(),
  },
});
