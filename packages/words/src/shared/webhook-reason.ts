/** Why an event was not delivered, or an endpoint was disabled. The English sentence is stored and published. */

import type { Language } from '../language.ts';
import { Sentence, sentences } from '../sentence.ts';

export const webhookReasons = sentences('webhookReason', {
  gone: {
    en: 'The receiver returned 410 Gone.',
    ms: 'Penerima memulangkan 410 Gone.',
    zh: '接收方返回了 410 Gone。',
  },
  hopeless: {
    en: 'Every attempt of the last 5 days failed.',
    ms: 'Setiap percubaan dalam 5 hari terakhir gagal.',
    zh: '过去 5 天的每次尝试都失败。',
  },
  noResponse: { en: 'There was no response.', ms: 'Tiada respons.', zh: '没有响应。' },
  incomplete: {
    en: 'There was no complete response within 15 seconds.',
    ms: 'Tiada respons lengkap dalam masa 15 saat.',
    zh: '15 秒内没有完整的响应。',
  },
  slowConnection: {
    en: 'The connection took longer than 5 seconds.',
    ms: 'Sambungan mengambil masa lebih daripada 5 saat.',
    zh: '建立连接超过 5 秒。',
  },
  refused: { en: 'The connection was refused.', ms: 'Sambungan ditolak.', zh: '连接被拒绝。' },
  closed: {
    en: 'The connection was closed before there was a response.',
    ms: 'Sambungan ditutup sebelum ada respons.',
    zh: '连接在响应之前已关闭。',
  },
  unreachable: {
    en: 'The address cannot be reached from here.',
    ms: 'Alamat itu tidak dapat dicapai dari sini.',
    zh: '无法从此处连接该地址。',
  },
  unresolved: {
    en: 'The name could not be resolved.',
    ms: 'Nama hos tidak dapat diselesaikan.',
    zh: '无法解析主机名。',
  },
  headersTooLarge: {
    en: 'The headers of the response are too large.',
    ms: 'Pengepala respons terlalu besar.',
    zh: '响应的标头过大。',
  },
  certificate: {
    en: 'The certificate of the receiver is not valid.',
    ms: 'Sijil penerima tidak sah.',
    zh: '接收方的证书无效。',
  },
  requestFailed: { en: 'The request failed.', ms: 'Permintaan gagal.', zh: '请求失败。' },
  returned: {
    en: (status: number) => `The receiver returned ${status}.`,
    ms: (status) => `Penerima memulangkan ${status}.`,
    zh: (status) => `接收方返回了 ${status}。`,
  },
  redirected: {
    en: (status: number) => `The receiver returned ${status}. Redirects are not followed.`,
    ms: (status) => `Penerima memulangkan ${status}. Lencongan tidak diikuti.`,
    zh: (status) => `接收方返回了 ${status}。不会跟随重定向。`,
  },
});

const { returned, redirected, ...fixed } = webhookReasons;
const known = new Map(Object.values(fixed).map((sentence) => [String(sentence()), sentence()]));

/** A stored reason, to be worded for its reader. An unknown reason stays as it is. */
export function webhookReason(stored: string): Sentence | string {
  const status = Number(/ (\d{3})\./.exec(stored)?.[1] ?? Number.NaN);
  const found = [known.get(stored), returned(status), redirected(status)];
  return found.find((sentence) => String(sentence) === stored) ?? stored;
}

/** A stored reason in a language. */
export function webhookReasonIn(stored: string, language: Language): string {
  const reason = webhookReason(stored);
  return reason instanceof Sentence ? reason.in(language) : reason;
}
