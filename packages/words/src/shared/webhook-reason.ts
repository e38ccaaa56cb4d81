/** Why a webhook endpoint was disabled. The English sentence is stored and published with the endpoint. */

import { type Sentence, sentences } from '../sentence.ts';

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
});

const known = new Map(Object.values(webhookReasons).map((sentence) => [String(sentence()), sentence()]));

/** A stored reason, to be worded for its reader. One that this version does not know stays as it is. */
export const webhookReason = (stored: string): Sentence | string => known.get(stored) ?? stored;
