/** Rich text as plain lines: what a reader sees of RTF, and plain text as it is. */

const isRtf = (text: string): boolean => text.startsWith('{\\rtf');

/** Groups that hold no text: fonts, colours, styles and what a reader may ignore. */
const HIDDEN_GROUPS = /\{\\(?:\*|fonttbl|colortbl|stylesheet|info)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** A break, a tab, a letter by its code, an escaped sign, or anything else that a reader does not see. */
const CONTROLS = /\\(par|line)\b ?|\\(tab)\b ?|\\u(-?\d+) ?\??|\\'([0-9a-f]{2})|\\([\\{}])|\\[a-z]+-?\d* ?|[{}]/gi;

const plainText = (rtf: string): string =>
  rtf
    .replace(HIDDEN_GROUPS, '')
    .replace(/[\r\n]/g, '')
    .replace(CONTROLS, (_, line?: string, tab?: string, code?: string, hex?: string, sign?: string) => {
      if (line !== undefined) return '\n';
      if (tab !== undefined) return ' ';
      if (code !== undefined) return String.fromCharCode((Number(code) + 65_536) % 65_536);
      return hex === undefined ? (sign ?? '') : String.fromCharCode(Number.parseInt(hex, 16));
    });

export const visibleLines = (text: string | null): readonly string[] =>
  (text === null ? '' : isRtf(text) ? plainText(text) : text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
