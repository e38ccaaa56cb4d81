/** Finds sections of the guides by their words. */

import MiniSearch from 'minisearch';
import { termsIn } from '../../search/search-token.ts';
import { docGuides, docPath } from './doc-file.ts';
import { renderedGuide } from './doc-guide.ts';

export interface GuideHit {
  readonly href: string;
  /** The guide, and the section of it. */
  readonly title: string;
  readonly section: string;
}

interface Indexed extends GuideHit {
  readonly id: string;
  readonly text: string;
}

let made: MiniSearch<Indexed> | null = null;

function index(baseUrl: string): MiniSearch<Indexed> {
  if (made) return made;
  made = new MiniSearch<Indexed>({
    fields: ['title', 'section', 'text'],
    storeFields: ['href', 'title', 'section'],
    tokenize: (text) => [...termsIn(text)],
    processTerm: (term) => term,
  });
  const rows = docGuides.flatMap(({ name, label }) =>
    renderedGuide(name, baseUrl).sections.map(({ title, anchor, text }) => {
      const href = anchor === '' ? docPath(name) : `${docPath(name)}#${anchor}`;
      return { id: href, href, title: label, section: title, text };
    }),
  );
  made.addAll(rows);
  return made;
}

const HITS = 3;
/** Where a word must be found: a section that only mentions all of them is worth less than a command. */
const NAMING: readonly string[] = ['title', 'section'];

/** The best few: every word is in the section, one of them in its heading or in the title of the guide. */
export function searchGuides(query: string, baseUrl: string): readonly GuideHit[] {
  const found = index(baseUrl).search(query, {
    combineWith: 'AND',
    prefix: (term) => term.length > 2,
    boost: { title: 6, section: 4 },
  });
  return found
    .filter(({ match }) => Object.values(match).some((fields) => fields.some((field) => NAMING.includes(field))))
    .slice(0, HITS)
    .map(({ href, title, section }) => ({ href, title, section }) as GuideHit);
}
