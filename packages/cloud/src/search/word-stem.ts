/** Cuts words to what their forms share: payments and payment, pembayaran and bayaran. Rough on purpose, as both sides of a comparison are cut alike. */

const STEM_LETTERS_MIN = 4;

/** Malay prefixes, the longest first, with the letter that a following vowel hides, or none. Null: never before a vowel. */
const PREFIXES: readonly (readonly [prefix: string, hidden: string | null])[] = [
  ['meny', 's'],
  ['peny', 's'],
  ['meng', ''],
  ['peng', ''],
  ['mem', 'p'],
  ['pem', 'p'],
  ['men', 't'],
  ['pen', 't'],
  ['ber', null],
  ['ter', null],
  ['me', null],
  ['pe', null],
  ['di', null],
];
/** English endings, and the letters that must be left without them. */
const ENDINGS: readonly (readonly [ending: string, left: number])[] = [
  ['ment', 3],
  ['ing', 3],
  ['ed', STEM_LETTERS_MIN],
  ['e', STEM_LETTERS_MIN],
];
/** A letter that an ending doubles: shipping, planned. */
const DOUBLED = /([gmnpt])\1$/;
/** Forms that no ending explains. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    'make making',
    'give giving gave given',
    'take taking took taken',
    'come coming came',
    'write writing wrote written',
    'bring brought',
    'buy bought',
    'sell sold',
    'spend spent',
    'lend lent',
    'keep kept',
  ].flatMap((forms) => {
    const [first = '', ...others] = forms.split(' ');
    return [first, ...others].map((form) => [form, first] as const);
  }),
);
const SUFFIXES = ['nya', 'kan', 'an'] as const;
const VOWEL = /^[aeiou]/;
/** Words for people who do something: pembeli is a buyer, not a purchase. */
const PEOPLE: ReadonlySet<string> = new Set(
  'pelanggan pembeli penjual pembekal penghutang pemiutang pekerja penghantar'.split(' '),
);

export function stemOf(word: string): string {
  if (PEOPLE.has(word)) return word;
  const regular = IRREGULAR.get(word);
  if (regular !== undefined) return regular;
  const single = singular(word);
  const plain = withoutEnding(single);
  return plain === single ? withoutSuffix(withoutPrefix(single)) : plain;
}

/** payment, paying and pay; received and receive. */
function withoutEnding(word: string): string {
  const ending = ENDINGS.find(([end, left]) => word.endsWith(end) && word.length - end.length >= left)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return ending === 'ing' || ending === 'ed' ? stem.replace(DOUBLED, '$1') : stem;
}

function singular(word: string): string {
  if (word.length < STEM_LETTERS_MIN || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutPrefix(word: string): string {
  for (const [prefix, hidden] of PREFIXES) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    const isHidden = VOWEL.test(rest);
    if (isHidden && hidden === null) continue;
    const stem = isHidden ? `${hidden}${rest}` : rest;
    if (stem.length >= STEM_LETTERS_MIN) return stem;
  }
  return word;
}

function withoutSuffix(word: string): string {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length - end.length >= STEM_LETTERS_MIN);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}
