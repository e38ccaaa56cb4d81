/** What a write does, in a few words: its verb and its document. The title of the reference is in English. */

import type { Language } from '../language.ts';
import { room } from '../room.ts';
import { documentWords } from './document-type.ts';

const verbWords = room({
  create: {
    en: (document: string) => `Create: ${document}`,
    ms: (document) => `Cipta ${document}`,
    zh: (document) => `创建${document}`,
  },
  update: {
    en: (document: string) => `Update: ${document}`,
    ms: (document) => `Kemas kini ${document}`,
    zh: (document) => `更新${document}`,
  },
  cancel: {
    en: (document: string) => `Cancel: ${document}`,
    ms: (document) => `Batalkan ${document}`,
    zh: (document) => `取消${document}`,
  },
  void: {
    en: (document: string) => `Void: ${document}`,
    ms: (document) => `Batalkan ${document}`,
    zh: (document) => `作废${document}`,
  },
  delete: {
    en: (document: string) => `Delete: ${document}`,
    ms: (document) => `Padam ${document}`,
    zh: (document) => `删除${document}`,
  },
});

/** The title of a command; null if there are no words for the verb or the document. */
export function commandTitle({ verb, document }: { verb: string; document: string }, language: Language): string | null {
  const verbs: Readonly<Record<string, (document: string) => string>> = verbWords(language);
  const documents: Readonly<Record<string, string>> = documentWords(language);
  const [said, name] = [verbs[verb], documents[document]];
  return said === undefined || name === undefined ? null : said(inSentence(name, language));
}

/** The name within a sentence: `invois jualan` in lower case, and `AR invoice` unchanged. */
const inSentence = (name: string, language: Language): string =>
  language === 'zh' || /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
