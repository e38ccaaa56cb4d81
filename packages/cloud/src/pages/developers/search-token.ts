/** How text becomes search terms: words and their parts, Chinese as pairs of characters. Knows no index. */

const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;
const HAN = /\p{Script=Han}/u;

/** Words that say nothing about which command is meant. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and any are can do does for from how i in is it me my of on or please that the their this to want we what with you your cara dan dengan di untuk yang saya 的 我 要 怎么 如何'.split(
    ' ',
  ),
);

export const isHan = (term: string): boolean => HAN.test(term);

/** The terms of a text: `debtorCode` is debtorcode, debtor and code; 销售发票 is 销售, 售发 and 发票. */
export function termsIn(text: string): string[] {
  const plain = text.normalize('NFKC');
  const words = [...plain.replaceAll(HAN_RUN, ' ').matchAll(WORD)].flatMap(([word]) => wordTerms(word));
  return [...words, ...hanRuns(plain).flatMap(pairsOf)].filter((term) => !EMPTY_WORDS.has(term));
}

function wordTerms(word: string): string[] {
  const parts = [...word.matchAll(CAMEL_PART)].map(([part]) => part.toLowerCase());
  return parts.length > 1 ? [word.toLowerCase(), ...parts] : [word.toLowerCase()];
}

/** What a person asks for: words one by one, and each run of Chinese, which is asked for pair by pair. */
export interface Asked {
  readonly words: readonly string[];
  readonly hanRuns: readonly (readonly string[])[];
}

const WORDS_MAX = 12;
const PAIRS_MAX = 24;

export function askedIn(query: string): Asked {
  const plain = query.normalize('NFKC');
  const words = [...plain.replaceAll(HAN_RUN, ' ').matchAll(WORD)].map(([word]) => word.toLowerCase());
  return {
    words: [...new Set(words)].filter((word) => !EMPTY_WORDS.has(word)).slice(0, WORDS_MAX),
    hanRuns: hanRuns(plain)
      .map((run) => pairsOf(run).slice(0, PAIRS_MAX))
      .slice(0, WORDS_MAX),
  };
}

const hanRuns = (text: string): string[] => [...text.matchAll(HAN_RUN)].map(([run]) => run);

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
