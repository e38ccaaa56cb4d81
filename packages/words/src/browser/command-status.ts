/** The statuses of a command as people see them, on badges and in lists. */

import { room } from '../room.ts';

export const commandStatusWords = room({
  queued: { en: 'queued', ms: 'menunggu', zh: '排队中' },
  running: { en: 'running', ms: 'sedang dijalankan', zh: '执行中' },
  done: { en: 'done', ms: 'selesai', zh: '完成' },
  partial: { en: 'partly done', ms: 'selesai sebahagian', zh: '部分完成' },
  unapplied: { en: 'done, payment not applied', ms: 'selesai, bayaran belum dipadankan', zh: '完成，付款未冲账' },
  ignored: { en: 'done, with warnings', ms: 'selesai, dengan amaran', zh: '完成，有警告' },
  failed: { en: 'failed', ms: 'gagal', zh: '失败' },
  unverified: { en: 'saved, not verified', ms: 'disimpan, belum disahkan', zh: '已保存，未核对' },
  unknown: { en: 'outcome unknown', ms: 'hasil tidak diketahui', zh: '结果未知' },
});
