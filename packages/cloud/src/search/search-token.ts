/** How text becomes search terms: words and their parts, Chinese as pairs of characters. Knows no index. */

const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;
const HAN = /\p{Script=Han}/u;

/** Words that say nothing about which command is meant. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be by can did do does for from has have how i in is it me much my need of on or our please that the their this to want we what with you your',
    'bagaimana cara dan dari daripada dalam dengan di hendak ini itu ke kepada macam mahu mana nak oleh pada saya untuk yang',
  ]
    .join(' ')
    .split(' '),
);
/** The same within a run of Chinese, which they divide. */
const EMPTY_HAN = /我想要|怎么样|请问|我要|我想|帮我|怎么|怎样|如何|请|的|了|吗|呢/gu;

export const isHan = (term: string): boolean => HAN.test(term);

/** The terms of a text: `debtorCode` is debtorcode, debtor and code; 销售发票 is 销售, 售发 and 发票. */
export function termsIn(text: string): string[] {
  const words = spelt(text).flatMap(wordTerms);
  return [...words.filter((term) => !EMPTY_WORDS.has(term)), ...hanRuns(text).flatMap((run) => pairsOf([...run]))];
}

function wordTerms(word: string): string[] {
  const parts = [...word.matchAll(CAMEL_PART)].map(([part]) => part.toLowerCase());
  return parts.length > 1 ? [word.toLowerCase(), ...parts] : [word.toLowerCase()];
}

/** What a person asks for: words one by one, and each run of Chinese, which is asked for pair by pair. */
export interface Asked {
  readonly words: readonly string[];
  readonly hanRuns: readonly HanRun[];
}

export interface HanRun {
  readonly characters: readonly string[];
  readonly pairs: readonly string[];
}

const WORDS_MAX = 12;
const HAN_CHARACTERS_MAX = 24;

export const askedIn = (query: string): Asked => ({
  words: wordsIn(query).slice(0, WORDS_MAX),
  hanRuns: hanRuns(query)
    .slice(0, WORDS_MAX)
    .map((run) => [...run].slice(0, HAN_CHARACTERS_MAX))
    .map((characters) => ({ characters, pairs: pairsOf(characters) })),
});

/** The words of a phrase, each once and cut by `stem`, and its runs of Chinese. */
export const partsOf = (phrase: string, stem: (word: string) => string): readonly string[] => [
  ...new Set([...wordsIn(phrase).map(stem), ...hanRuns(phrase)]),
];

/** The meaningful words, each once, in order; all words if none is meaningful: DO is a delivery order. */
function wordsIn(text: string): readonly string[] {
  const words = [...new Set(spelt(text).map((word) => word.toLowerCase()))];
  const matchedTerms = words.filter((word) => !EMPTY_WORDS.has(word));
  return matchedTerms.length > 0 || hanRuns(text).length > 0 ? matchedTerms : words;
}

/** The words that are written in letters, unchanged. */
const spelt = (text: string): readonly string[] =>
  [...text.normalize('NFKC').replaceAll(HAN_RUN, ' ').matchAll(WORD)].map(([word]) => word);

const hanRuns = (text: string): readonly string[] =>
  [...text.normalize('NFKC').replaceAll(EMPTY_HAN, ' ').matchAll(HAN_RUN)].map(([run]) => run);

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
