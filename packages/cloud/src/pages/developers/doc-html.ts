/** Markdown of docs/ as HTML of a page: with anchors, our code blocks and tables that scroll. HTML in the Markdown is left out. */

import { Html, html } from '@ledgerline/look';
import { Marked, type Token, type Tokens } from 'marked';
import { codeBlock, type Language } from '../code.ts';
import { docPath, findGuide, picturePath } from './doc-file.ts';

/** A heading with the text below it, for the search. */
export interface DocSection {
  readonly title: string;
  readonly anchor: string;
  readonly level: number;
  readonly text: string;
}

export interface RenderedDoc {
  readonly title: string;
  readonly content: Html;
  readonly sections: readonly DocSection[];
}

/** The address in the docs, which the page replaces by its own. */
const SHOWN_ADDRESS = 'http://127.0.0.1:8080';

export function renderDoc(markdown: string, baseUrl: string): RenderedDoc {
  const anchors = new Anchors();
  const marked = new Marked({ gfm: true, renderer: rendererOf(anchors) });
  const tokens = marked.lexer(markdown.replaceAll(SHOWN_ADDRESS, baseUrl));
  const [first] = tokens;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const body = hasTitle ? tokens.slice(1) : tokens;
  const content = new Html(marked.parser(body));
  return { title: hasTitle ? plainText(first.tokens ?? []) : '', content, sections: sectionsOf(body) };
}

/** Anchors as GitHub makes them, so that links in the docs work in both places. A second one of a name gets a number. */
class Anchors {
  readonly #used = new Map<string, number>();

  take(title: string): string {
    const plain = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = this.#used.get(plain) ?? 0;
    this.#used.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
  }
}

function sectionsOf(tokens: readonly Token[]): readonly DocSection[] {
  const anchors = new Anchors();
  const sections: { title: string; anchor: string; level: number; text: string }[] = [
    { title: '', anchor: '', level: 1, text: '' },
  ];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, tokens: inner } = token as Tokens.Heading;
      const title = plainText(inner);
      sections.push({ title, anchor: anchors.take(title), level: depth, text: '' });
    } else if (token.type !== 'html') {
      const section = sections.at(-1);
      if (section) section.text += `${token.raw}\n`;
    }
  }
  return sections;
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? unescaped(token.text) : ''))
    .join('');

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function rendererOf(anchors: Anchors) {
  type Parser = { parser: { parseInline(tokens: Token[]): string } };
  return {
    html: () => '',
    heading(this: Parser, { tokens, depth }: Tokens.Heading): string {
      const anchor = anchors.take(plainText(tokens));
      const text = new Html(this.parser.parseInline(tokens));
      const link = html`<a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a>`;
      return depth === 2
        ? html`<div class="h2-line" id="${anchor}"><h2>${text}</h2>${link}</div>`.text
        : new Html(`<h${depth} id="${anchor}">${text.text}${link.text}</h${depth}>\n`).text;
    },
    code: ({ text, lang = '' }: Tokens.Code): string => {
      const [language, title] = languageOf(text, lang);
      return `${codeBlock({ title, text, language }).text}\n`;
    },
    table(this: Parser, { header, rows }: Tokens.Table): string {
      const cell = ({ tokens }: Tokens.TableCell): Html => new Html(this.parser.parseInline(tokens));
      const label = `Table: ${header.map(({ tokens }) => plainText(tokens)).join(', ')}`;
      const head = header.some(({ tokens }) => tokens.length > 0);
      return html`
        <div class="table-box" tabindex="0" role="region" aria-label="${label}">
          <table class="table">
            <caption class="vh">${label}</caption>
            ${head && html`<thead><tr>${header.map((one) => html`<th scope="col">${cell(one)}</th>`)}</tr></thead>`}
            <tbody>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${cell(one)}</td>`)}</tr>`)}</tbody>
          </table>
        </div>
      `.text;
    },
    link(this: Parser, { href, tokens }: Tokens.Link): string {
      const text = new Html(this.parser.parseInline(tokens));
      const target = targetOf(href);
      return target === null ? text.text : html`<a href="${target}">${text}</a>`.text;
    },
    image: ({ href, text }: Tokens.Image): string => {
      const [, name] = /^pictures\/([\w-]+\.png)$/.exec(href) ?? [];
      return name === undefined ? '' : html`<img src="${picturePath(name)}" alt="${text}" loading="lazy">`.text;
    },
  };
}

/** Where a link of the docs leads on the page; null for files that are not pages, such as sources. */
function targetOf(href: string): string | null {
  if (/^(?:https?:\/\/|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#', 2);
  if (path === '../README.md') return '/developers#quick-start';
  const [, name = ''] = /^([\w-]+)\.md$/.exec(path) ?? [];
  if (!findGuide(name)) return null;
  return anchor === undefined ? docPath(name) : `${docPath(name)}#${anchor}`;
}

const LANGUAGES: Readonly<Record<string, readonly [Language, string]>> = {
  json: ['json', 'JSON'],
  sh: ['shell', 'Terminal'],
  shell: ['shell', 'Terminal'],
  ts: ['typescript', 'TypeScript'],
  js: ['typescript', 'JavaScript'],
  python: ['python', 'Python'],
};

/** The language of a code block, which most blocks do not name. */
function languageOf(text: string, named: string): readonly [Language, string] {
  const known = LANGUAGES[named];
  if (known) return known;
  if (/^\s*[{[]/.test(text)) return ['json', 'JSON'];
  if (/^(?:import ledgerline|from ledgerline)\b/m.test(text)) return ['python', 'Python'];
  if (/^(?:import .* from|const |for await)/m.test(text)) return ['typescript', 'TypeScript'];
  if (/^(?:curl|npm|npx|node|docker|export|mkdir|cd|sudo|apt-get|pip|ledgerline|printenv|field\(\))/m.test(text))
    return ['shell', 'Terminal'];
  return ['text', 'Text'];
}
