/** Code blocks: numbered lines with highlighted tokens, in tabs that need no script. */

import { Html, html, icon } from '@ledgerline/look';

export type Language = 'json' | 'shell' | 'typescript' | 'python' | 'text';

const TOKEN =
  /(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`)(?<colon>\s*:)?|(?<comment>(?:^|\s)(?:#|\/\/).*$)|(?<option>(?:^|\s)-{1,2}[A-Za-z][\w-]*)|(?<number>\b-?\d+(?:\.\d+)?\b)|(?<word>\b[A-Za-z_]\w*\b)/g;

const KEYWORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  json: new Set(['true', 'false', 'null']),
  shell: new Set(['curl', 'export', 'npm', 'npx']),
  typescript: new Set([
    'import',
    'from',
    'const',
    'await',
    'if',
    'else',
    'throw',
    'new',
    'true',
    'false',
    'null',
    'return',
    'for',
    'of',
    'while',
    'function',
    'async',
  ]),
  python: new Set([
    'import',
    'from',
    'if',
    'else',
    'raise',
    'True',
    'False',
    'None',
    'for',
    'in',
    'while',
    'def',
    'return',
    'as',
    'with',
    'not',
  ]),
  text: new Set(),
};

/** One line with its tokens highlighted; everything is escaped. */
function highlightLine(line: string, language: Language): Html {
  if (language === 'text') return html`${line}`;
  const pieces: (string | Html)[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    const token = tokenHtml(match, language);
    if (token === null) continue;
    pieces.push(line.slice(end, match.index), token);
    end = match.index + match[0].length;
  }
  return html`${[...pieces, line.slice(end)]}`;
}

function tokenHtml(match: RegExpMatchArray, language: Language): Html | null {
  const { string, colon, comment, option, number, word } = match.groups ?? {};
  if (string !== undefined) {
    const isMember = colon !== undefined && language !== 'python';
    return html`<span class="${isMember ? 't-k' : 't-s'}">${string}</span>${colon ?? ''}`;
  }
  if (comment !== undefined && language !== 'json') return html`<span class="t-d">${comment}</span>`;
  if (option !== undefined && language === 'shell') return html`<span class="t-d">${option}</span>`;
  if (number !== undefined) return html`<span class="t-n">${number}</span>`;
  return word !== undefined && KEYWORDS[language].has(word) ? html`<span class="t-k">${word}</span>` : null;
}

/** The text of a code block without its frame. */
export function codeLines(text: string, language: Language, label: string): Html {
  const lines = text.split('\n').map((line) => html`<span class="l">${highlightLine(line, language)}</span>`);
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${lines}</code></pre>`;
}

const copyButton = (label = 'Copy'): Html =>
  html`<button class="btn quiet icon sm" type="button" data-copy aria-label="${label}">${icon('copy')}</button>`;

/** An id with a button that copies it; `name` is what the id is called, `copy` the verb of the button. */
export const copyable = (text: string, name: string, copy = 'Copy'): Html =>
  html`
    <span class="copyable">
      <code>${text}</code>
      <button class="btn quiet icon sm" type="button" data-copy-text="${text}" aria-label="${copy} ${name}">
        ${icon('copy', 'sm')}
      </button>
    </span>
  `;

export interface CodeBlock {
  readonly title: Html | string;
  readonly text: string;
  readonly language: Language;
  readonly foot?: Html;
  /** Text on the button; the docs are in English. */
  readonly copy?: string;
}

export const codeBlock = ({ title, text, language, foot, copy }: CodeBlock): Html =>
  html`
    <div class="code">
      <div class="bar"><span class="title">${title}</span>${copyButton(copy)}</div>
      ${codeLines(text, language, typeof title === 'string' ? title : 'Code')}
      ${foot !== undefined && html`<div class="foot">${foot}</div>`}
    </div>
  `;

export interface CodeTab {
  readonly label: string;
  readonly text: string;
  readonly language: Language;
}

/** Tabs are radios, so that they work without a script. A group's name must be its own on the page. */
export const codeTabs = (group: string, label: string, tabs: readonly CodeTab[], foot?: Html, copy?: string): Html =>
  html`
    <div class="code">
      <div class="bar" role="radiogroup" aria-label="${label}">
        ${tabs.map(
          (tab, index) => html`
            <label class="tab">
              <input type="radio" name="${group}" data-tab="${index + 1}"${index === 0 && new Html(' checked')}>
              ${tab.label}
            </label>
          `,
        )}
        ${copyButton(copy)}
      </div>
      ${tabs.map(
        (tab, index) => html`<div class="panel" data-tab="${index + 1}">${codeLines(tab.text, tab.language, tab.label)}</div>`,
      )}
      ${foot !== undefined && html`<div class="foot">${foot}</div>`}
    </div>
  `;

/** A value as indented JSON, for showing. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);
