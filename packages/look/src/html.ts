/** HTML from templates: every value is escaped unless it is HTML already. Knows no page. */

/** HTML that may be put into a page as it is. */
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
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += rendered(value) + (strings[index + 1] ?? '');
  });
  return new Html(text);
}

function rendered(value: Fragment): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
