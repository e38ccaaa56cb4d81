/** HTML from templates: every value is escaped unless a template made it. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is HTML or CSS already. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Markup };

/** What a template accepts: text, markup, lists of either, or nothing. */
export type Shown = string | number | Markup | null | readonly Shown[];

function rendered(shown: Shown): string {
  if (shown === null) return '';
  if (shown instanceof Markup) return shown.text;
  if (typeof shown === 'string' || typeof shown === 'number')
    return String(shown).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  return shown.map(rendered).join('');
}

export function html(fixed: TemplateStringsArray, ...shown: readonly Shown[]): Markup {
  return new Markup(fixed.reduce((text, part, index) => `${text}${rendered(shown[index - 1] ?? null)}${part}`));
}

/** Our own text that must stay unescaped, such as a style sheet; never anything from a book. */
export const asIs = (text: string): Markup => new Markup(text);
