/** A guide of docs/ as a page, with a list of its sections. Rendered once for an address. */

import { type Html, html } from '@ledgerline/look';
import { docPath, findGuide, guideText } from './doc-file.ts';
import { type RenderedDoc, renderDoc } from './doc-html.ts';
import { developerPage, docHead, type Reader } from './page.ts';

const rendered = new Map<string, RenderedDoc>();

/** The guide as it is shown under an address. */
export function renderedGuide(name: string, baseUrl: string): RenderedDoc {
  const key = `${name} ${baseUrl}`;
  const known = rendered.get(key) ?? renderDoc(guideText({ name }), baseUrl);
  rendered.set(key, known);
  return known;
}

/** Sections are listed when there are enough to look for one. */
const LISTED_MIN = 4;

/** The page of a guide; null when there is none of that name. */
export function docGuidePage(reader: Reader, name: string): string | null {
  const guide = findGuide(name);
  if (!guide) return null;
  const { title, content, sections } = renderedGuide(name, reader.baseUrl);
  return developerPage(reader, {
    title,
    current: docPath(name),
    description: guide.summary,
    content: html`
      ${docHead({ here: guide.label, title, sub: guide.summary })}
      ${contents(sections.filter(({ level }) => level === 2))}
      <div class="doc-text">${content}</div>
    `,
  });
}

const contents = (sections: RenderedDoc['sections']): Html | null =>
  sections.length < LISTED_MIN
    ? null
    : html`
      <nav class="doc-contents" aria-label="Sections of this page">
        <ul>${sections.map(({ title, anchor }) => html`<li><a href="#${anchor}">${title}</a></li>`)}</ul>
      </nav>
    `;
