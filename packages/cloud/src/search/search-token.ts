/** How text becomes search terms: words and their parts, Chinese as pairs of characters. Knows no index. */

const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;
const HAN = /\p{Script=Han}/u;

/** Words that say nothing about which command is meant. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be by can did do does for from has have how i in is it me much my need of on or our please so that the their them then they these this those to want was we were what will with would you your',
    'bagaimana dan dari daripada dalam dengan di hendak ikut ini itu ke kepada macam mahu mana nak oleh pada saya untuk yang',
  ]
    .join(' ')
    .split(' '),
);
/** The same within a run of Chinese, which they divide. */
const EMPTY_HAN =
  /我想要|怎么样|请问|麻烦|告诉我|我需要|需要|能不能|可不可以|可以|我要|我想|帮忙|帮我|给我|看看|怎么|怎样|如何|请|的|了|吗|呢|吧/gu;

/** Words for times and recipients, which are seldom the subject of a query. A phrase may still need them: sales by month. */
const WORDS_ASIDE: ReadonlySet<string> = new Set(
  [
    'last next previous daily weekly monthly yearly annual month months week weeks quarter quarters year years today yesterday now first second third two three six twelve end',
    'january february march april june july august september october november december',
    'bulan tahun minggu hari hujung bulanan tahunan harian suku lepas lalu depan akhir kini sekarang pertama kedua',
    'januari februari mac mei julai ogos oktober disember',
    'business company firm shop us syarikat perniagaan kedai kami kita',
  ]
    .join(' ')
    .split(' '),
);
const HAN_ASIDE =
  /公司|我们|上个月|这个月|本月|上月|下个月|今年|去年|全年|年底|年末|月底|月末|每[天周月年]|今天|昨天|目前|现在|[上本]?季度|[上本]周/gu;

/** Characters that only join or count other words. */
const HAN_FILLERS: ReadonlySet<string> = new Set('给把向到在和与从被要有是一张个笔份条些这那就都还再对跟');

export const isFiller = (character: string): boolean => HAN_FILLERS.has(character);

/** The places of such characters in a run of Chinese. */
export function placesAside(characters: readonly string[]): ReadonlySet<number> {
  const asides = [...characters.join('').matchAll(HAN_ASIDE)];
  const fillers = characters.flatMap((character, at) => (isFiller(character) ? [at] : []));
  return new Set([
    ...asides.flatMap(({ index, 0: found }) => Array.from({ length: found.length }, (_, at) => index + at)),
    ...fillers,
  ]);
}

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
  /** The words that are seldom the subject: times, recipients, and what the work comes before. */
  readonly asides: ReadonlySet<string>;
  /** The words that a number or code follows, as in "account 900-9000". */
  readonly numbered: ReadonlySet<string>;
  /** Whether the query asks for information instead of work: "how many are left", not "how do I order". */
  readonly isQuestion: boolean;
}

export interface HanRun {
  readonly characters: readonly string[];
  readonly pairs: readonly string[];
}

const WORDS_MAX = 12;
const HAN_CHARACTERS_MAX = 24;

/** Words that arrange information, such as "by month". */
const ARRANGED =
  /\bmengikut\b|\bikut (?:bulan|minggu|tahun|hari|pelanggan|pembekal|barang|item|produk|wakil|kawasan|projek|kategori|gudang|cawangan)\b|\bby (?:month|week|year|day|customer|supplier|item|product|agent|area|project|department)\b|按/iu;
const QUESTION =
  /\b(?:what|which|whom?|whose|how (?:many|much)|when|where|total|berapa|jumlah|siapa|apa|apakah|(?<!macam )mana|bila)\b|多少|总共|总额|合计|哪|什么|谁|几/iu;

export const isQuestion = (text: string): boolean => QUESTION.test(text) || ARRANGED.test(text);

export function askedIn(text: string): Asked {
  const words = wordsIn(text).slice(0, WORDS_MAX);
  const subjects = new Set(wordsIn(text.split(BEFORE, 1)[0] ?? ''));
  return {
    isQuestion: isQuestion(text),
    words,
    hanRuns: hanRuns(text)
      .slice(0, WORDS_MAX)
      .map((run) => [...run].slice(0, HAN_CHARACTERS_MAX))
      .map((characters) => ({ characters, pairs: pairsOf(characters) })),
    asides: new Set(words.filter((word) => WORDS_ASIDE.has(word) || (subjects.size > 0 && !subjects.has(word)))),
    numbered: new Set([...text.matchAll(NUMBERED)].map(([, word = '']) => word.toLowerCase())),
  };
}

/** What follows says when: "deposit received before delivery". */
const BEFORE = /\b(?:before|sebelum)\b/iu;

/** A word before a number or code: "account 900-9000", "invoice IV-00012". */
const NUMBERED = /(\p{L}+)\s+(?:\p{L}{1,5}-)?\d[\d-]{2,}/gu;

/** The words of a phrase, each once and cut by `stem`, and its runs of Chinese. */
export const partsOf = (phrase: string, stem: (word: string) => string): readonly string[] => [
  ...new Set([...wordsIn(phrase).map(stem), ...hanRuns(phrase)]),
];

const CAPITALS = /^\p{Lu}{2,}$/u;

/** The meaningful words, each once, in order; all words if none is meaningful, and those in capitals amid others: DO is a delivery order. */
function wordsIn(text: string): readonly string[] {
  const written = spelt(text);
  const isName = /\p{Ll}/u.test(text) ? (word: string) => CAPITALS.test(word) : () => false;
  const lowered = (words: readonly string[]): readonly string[] => [...new Set(words.map((word) => word.toLowerCase()))];
  const meaningful = written.filter((word) => isName(word) || !EMPTY_WORDS.has(word.toLowerCase()));
  return lowered(meaningful.length > 0 || hanRuns(text).length > 0 ? meaningful : written);
}

/** How a question begins in Malay; "cara" alone is a method, as in "cara bayaran". */
const MALAY_HOW = /\b(?:bagaimana|macam\s+mana)\s+cara\b/giu;

/** "What's" and "hasn't" are two words each. */
const NOT = /n['’]t\b/giu;
const SHORTENED = /(?<=\p{L})['’](?:s|re|ve|ll|d|m)\b/giu;

/** The words that are written in letters, unchanged. */
const spelt = (text: string): readonly string[] =>
  [
    ...text
      .normalize('NFKC')
      .replaceAll(HAN_RUN, ' ')
      .replaceAll(MALAY_HOW, ' ')
      .replaceAll(NOT, ' not')
      .replaceAll(SHORTENED, ' ')
      .matchAll(WORD),
  ].map(([word]) => word);

const hanRuns = (text: string): readonly string[] =>
  [...text.normalize('NFKC').replaceAll(EMPTY_HAN, ' ').matchAll(HAN_RUN)].map(([run]) => run);

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
