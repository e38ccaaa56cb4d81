/**
 * HTML from templates: every value is escaped unless it is HTML already. A template can be laid out with one element on a line,
 * because its line breaks do not get into the page. Knows no page.
 */

/** HTML that can be inserted into a page unchanged. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Fragment = string | number | Html | null | false | readonly Fragment[];

/** Escapes what it is given; lists are joined, null and false are nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  const pieces = piecesOf(strings);
  let text = pieces[0] ?? '';
  values.forEach((value, index) => {
    text += rendered(value) + (pieces[index + 1] ?? '');
  });
  return new Html(text);
}

/** Each template once. */
const known = new WeakMap<TemplateStringsArray, readonly string[]>();

function piecesOf(strings: TemplateStringsArray): readonly string[] {
  const found = known.get(strings) ?? withoutLayout(strings.join(VALUE)).split(VALUE);
  known.set(strings, found);
  return found;
}

/** The placeholder for a value while the text around it is processed. */
const VALUE = '\0';
const LINE_BREAK = /[ \t]*\n\s*/g;
const OPENING_TAG = /<(?!(?:br|hr|img|input|link|meta)\b)[a-z][^<>]*>$/;
const TAG_OR_VALUE = ['<', '>', VALUE];

/**
 * Removes layout. A line break becomes a space next to a word and between attributes, and nothing just inside an element, or between elements and
 * values. Preformatted text stays unchanged.
 */
const withoutLayout = (template: string): string =>
  template.replaceAll(LINE_BREAK, (found, at: number) => {
    const [before, after] = [template.slice(0, at), template.slice(at + found.length)];
    if (isInside(before, '<', '>')) return after.startsWith('>') ? '' : ' ';
    if (isInside(before, '<pre', '</pre>') || isInside(before, '<textarea', '</textarea>')) return found;
    if (before === '' || after === '' || after.startsWith('</') || OPENING_TAG.test(before)) return '';
    return [before.at(-1), after[0]].every((letter) => TAG_OR_VALUE.includes(letter ?? '')) ? '' : ' ';
  });

const isInside = (before: string, start: string, end: string): boolean => before.lastIndexOf(start) > before.lastIndexOf(end);

function rendered(value: Fragment): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
