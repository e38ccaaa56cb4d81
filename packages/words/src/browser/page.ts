/** What the script of every page says. */

import { room } from '../room.ts';

export const pageWords = room({
  copied: { en: 'Copied', ms: 'Disalin', zh: '已复制' },
  connectionLost: { en: 'The connection was lost', ms: 'Sambungan terputus', zh: '连接已中断' },
  outcomeNotKnown: {
    en: 'No response arrived, so it is not known whether your request was carried out. This page loads again as soon as the service responds, and shows what is saved.',
    ms: 'Tiada respons diterima, jadi tidak diketahui sama ada permintaan anda telah dilaksanakan. Halaman ini dimuatkan semula sebaik sahaja perkhidmatan bertindak balas, dan menunjukkan apa yang telah disimpan.',
    zh: '没有收到回应，因此无法确定您的请求是否已执行。服务恢复后，本页会重新加载并显示已保存的内容。',
  },
  checkWhatIsSaved: { en: 'Check what is saved', ms: 'Semak apa yang telah disimpan', zh: '请检查已保存的内容' },
  responseLost: {
    en: 'The response to your last request was lost, so it is not known from here whether it was carried out.',
    ms: 'Respons kepada permintaan terakhir anda telah hilang, jadi tidak diketahui dari sini sama ada ia telah dilaksanakan.',
    zh: '您上一个请求的回应已丢失，因此无法从这里得知它是否已执行。',
  },
  shownNow: {
    en: 'This page shows what is saved now. Check it before you repeat your request.',
    ms: 'Halaman ini menunjukkan apa yang telah disimpan sekarang. Semak dahulu sebelum anda mengulangi permintaan.',
    zh: '本页显示目前已保存的内容。再次提交前请先核对。',
  },
  request: { en: 'Request', ms: 'Permintaan', zh: '请求编号' },
});
