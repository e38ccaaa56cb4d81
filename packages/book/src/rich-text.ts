/** Rich text: what a reader sees of it, and the one way this book writes it as RTF. Keeps formatting; independent of storage. */

type Token =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'word'; readonly name: string; readonly number: string }
  | { readonly kind: 'symbol'; readonly sign: string }
  | { readonly kind: 'text'; readonly text: string };

const isRtf = (text: string): boolean => text.startsWith('{\\rtf');

/** A control word, a byte in hexadecimal, a control symbol, a brace, or text. */
const PARTS = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([\s\S])|([{}])|([^\\{}]+)/y;

/** Control words that represent one character; the others only control formatting. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['~', '\u00a0'],
  ['_', '\u2011'],
]);
const KEPT_SYMBOLS = ['*', '-'];

const BREAKS = ['par', 'line', 'sect', 'page', 'row'];
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['cell', '\t'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
]);
/** Groups that contain no text. */
const HIDDEN = ['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'listtable', 'header', 'footer'];

const western = new TextDecoder('windows-1252');
const characterOf = (unit: number): string => String.fromCharCode((unit + 65_536) % 65_536);

/** Text without line breaks, which RTF has control words for, and without invisible characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** The tokens of a text: of RTF its own, up to the end of its outermost group; of plain text those that write it. */
function tokensOf(text: string): readonly Token[] {
  if (isRtf(text)) return new RtfReader(text).tokens();
  const lines = text.split(/\r\n|\r|\n/);
  const start: readonly Token[] = [{ kind: 'open' }, word('rtf', '1'), word('ansi')];
  const middle = lines.flatMap((line, index) => [...(index === 0 ? [] : [word('par')]), ...textTokens(line)]);
  return [...start, ...middle, { kind: 'close' }];
}

const word = (name: string, number = ''): Token => ({ kind: 'word', name, number });

const textTokens = (text: string): readonly Token[] =>
  text
    .replace(INVISIBLE, '')
    .split(/(\t)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\t' ? word('tab') : { kind: 'text', text: part }));

/**
 * Reads RTF part by part. A character given by its number is followed by as many substitutes as the group says, which are
 * skipped.
 */
class RtfReader {
  readonly #rtf: string;
  readonly #tokens: Token[] = [];
  /** How many substitutes follow a character, in every open group. */
  readonly #standIns: number[] = [];
  #left = 0;

  constructor(rtf: string) {
    this.#rtf = rtf;
  }

  tokens(): readonly Token[] {
    let at = 0;
    do {
      PARTS.lastIndex = at;
      const part = PARTS.exec(this.#rtf);
      if (!part) break;
      at = PARTS.lastIndex + this.#take(part);
    } while (this.#standIns.length > 0);
    return [...this.#tokens, ...this.#standIns.map((): Token => ({ kind: 'close' }))];
  }

  /** How many characters behind the part belong to it. */
  #take([, name, number = '', hex, sign, brace, text]: RegExpExecArray): number {
    if (brace !== undefined) this.#brace(brace);
    else if (text !== undefined) this.#text(text.replace(/[\r\n]/g, ''));
    else if (hex !== undefined) this.#text(western.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (sign !== undefined) this.#sign(sign);
    else if (name !== undefined) return this.#word(name, number);
    return 0;
  }

  #brace(brace: string): void {
    this.#left = 0;
    this.#tokens.push({ kind: brace === '{' ? 'open' : 'close' });
    if (brace === '{') this.#standIns.push(this.#standIns.at(-1) ?? 1);
    else this.#standIns.pop();
  }

  #text(text: string): void {
    const shown = text.slice(this.#left);
    this.#left = Math.max(0, this.#left - text.length);
    this.#tokens.push(...textTokens(shown));
  }

  #sign(sign: string): void {
    if (sign === '\n' || sign === '\r') this.#tokens.push(word('par'));
    else if (KEPT_SYMBOLS.includes(sign)) this.#tokens.push({ kind: 'symbol', sign });
    else this.#text(SIGNS.get(sign) ?? '');
  }

  #word(name: string, number: string): number {
    if (name === 'bin') return Math.max(0, Number(number));
    if (name === 'uc') this.#standIns.splice(-1, 1, Math.max(0, Number(number)));
    else if (name === 'u') {
      this.#left = 0;
      this.#text(characterOf(Number(number)));
      this.#left = this.#standIns.at(-1) ?? 1;
    } else if (this.#left > 0) this.#left -= 1;
    else this.#tokens.push(word(name, name === 'rtf' ? '1' : number));
    return 0;
  }
}

/** The visible text, line by line. */
export function visibleText(text: string): string {
  const groups: boolean[] = [];
  let isHidden = false;
  let seen = '';
  for (const token of tokensOf(text)) {
    if (token.kind === 'open') groups.push(isHidden);
    else if (token.kind === 'close') isHidden = groups.pop() ?? false;
    else if (token.kind === 'symbol') isHidden ||= token.sign === '*';
    else if (token.kind === 'word' && HIDDEN.includes(token.name)) isHidden = true;
    else if (!isHidden) seen += token.kind === 'text' ? token.text : shownBy(token.name);
  }
  return seen;
}

const shownBy = (name: string): string => (BREAKS.includes(name) ? '\n' : (CHARACTERS.get(name) ?? ''));

/** Whether a reader sees the same; blanks and breaks at the end are nothing to see. */
export const isSameToRead = (left: string, right: string): boolean =>
  visibleText(left).trimEnd() === visibleText(right).trimEnd();

const written = (text: string): string =>
  text.replace(/[\\{}]|[^ -~]/g, (character) => {
    const unit = character.charCodeAt(0);
    return unit < 128 ? `\\${character}` : `\\u${unit > 32_767 ? unit - 65_536 : unit}?`;
  });

/** The text as RTF in plain ASCII: one spelling for every letter, no blank that means nothing, every group closed. */
export function canonicalRtf(text: string): string {
  let rtf = '';
  let isWordOpen = false;
  for (const token of tokensOf(text)) {
    if (token.kind === 'text') {
      const next = written(token.text);
      rtf += isWordOpen && !next.startsWith('\\') ? ` ${next}` : next;
    } else if (token.kind === 'word') rtf += `\\${token.name}${token.number}`;
    else if (token.kind === 'symbol') rtf += `\\${token.sign}`;
    else rtf += token.kind === 'open' ? '{' : '}';
    isWordOpen = token.kind === 'word';
  }
  return rtf;
}
