/**
 * A room: the texts of one page, mail or program, each once with its three languages side by side. A text that is missing in one of
 * them, or takes other parameters there, does not compile. Knows no text.
 */

import { type Language, languages, PSEUDO } from './language.ts';

/** HTML as a template makes it: what a text becomes that has links or names in it. */
interface Markup {
  readonly text: string;
}

export type Text = string | ((...given: never[]) => string | Markup);

/** What a text is in every language: a string, or a function of the same parameters. */
type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Made extends string ? string : Made
    : never;

type Texts<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]: NoInfer<Wide<T>> };

export type Entries<E> = { readonly [K in keyof E]: Texts<E[K]> };

/** The texts of a room in one language. */
export type Words<E> = { readonly [K in keyof E]: Wide<E[K]> };

export type Room<E> = (language: Language) => Words<E>;

/** Chosen once for each language, so that a page only looks texts up. */
export function room<E extends Record<string, Text>>(entries: Entries<E>): Room<E> {
  const inLanguage = (language: Language): Words<E> =>
    Object.freeze(
      Object.fromEntries(
        Object.entries(entries as Readonly<Record<string, AnyTexts>>).map(([key, texts]) => [key, texts[language]]),
      ),
    ) as Words<E>;
  const worded = new Map<Language, Words<E>>(languages.map((language) => [language, inLanguage(language)]));
  return (language) => {
    const found = worded.get(language);
    if (found !== undefined) return found;
    if (language !== PSEUDO) throw new Error(`There are no texts in ${language}.`);
    const made = pseudo(inLanguage('en'));
    worded.set(language, made);
    return made;
  };
}

type AnyTexts = Readonly<Record<Language, Text>>;

const pseudo = <W extends object>(words: W): W =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? marked(text) : (...given: readonly unknown[]) => markedAny(text(...given)),
    ]),
  ) as W;

function markedAny(made: string | Markup): string | Markup {
  if (typeof made === 'string') return marked(made);
  const Made = made.constructor as new (text: string) => Markup;
  return new Made(marked(made.text));
}

const marked = (text: string): string => `⟦${text}${'·'.repeat(Math.ceil(text.replaceAll(/<[^>]*>/g, '').length / 3))}⟧`;
