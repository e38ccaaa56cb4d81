/** The types with which the words of the business are declared, in English, Malay and Chinese. Contains no words itself. */

/** In each language the first word is the usual one. */
export interface Synonyms {
  readonly en: readonly string[];
  readonly ms: readonly string[];
  readonly zh: readonly string[];
}

/** A document is numbered and dated; a record is master data; settings exist once; an activity is work on other entities. */
export type EntityKind = 'document' | 'record' | 'settings' | 'activity';

export interface EntityTerms {
  readonly id: string;
  readonly kind: EntityKind;
  /** Type code of a document, IV for example. */
  readonly docType?: string;
  /** The field that identifies one entity of this kind in payloads. */
  readonly codeField?: string;
  readonly synonyms: Synonyms;
  /** Commands that deal with it although they are filed under another document. */
  readonly commands: readonly string[];
}

/** Work that people speak of by other words than its documents and verbs. */
export interface TaskTerms {
  readonly id: string;
  readonly synonyms: Synonyms;
  /** The commands that do it, the one that is usually meant first. */
  readonly commands: readonly string[];
}

/** English, Malay, Chinese; words separated by commas. */
type Words = readonly [en: string, ms: string, zh: string];

const split = (words: string): readonly string[] => words.split(/,\s*/);
export const synonyms = ([en, ms, zh]: Words): Synonyms => ({ en: split(en), ms: split(ms), zh: split(zh) });

export const document = (id: string, docType: string, words: Words, commands: readonly string[] = []): EntityTerms => ({
  id,
  kind: 'document',
  docType,
  codeField: 'docNo',
  synonyms: synonyms(words),
  commands,
});
export const record = (id: string, codeField: string, words: Words, commands: readonly string[] = []): EntityTerms => ({
  id,
  kind: 'record',
  codeField,
  synonyms: synonyms(words),
  commands,
});
export const settings = (id: string, words: Words): EntityTerms => ({
  id,
  kind: 'settings',
  synonyms: synonyms(words),
  commands: [],
});
export const activity = (id: string, words: Words, commands: readonly string[] = []): EntityTerms => ({
  id,
  kind: 'activity',
  synonyms: synonyms(words),
  commands,
});
export const task = (id: string, words: Words, commands: readonly string[]): TaskTerms => ({
  id,
  synonyms: synonyms(words),
  commands,
});
