/** Finds sections of the guides by their words. */

import { termsIn } from '../../search/search-token.ts';
import { type IndexedText, type TextIndex, textIndex } from '../../search/text-index.ts';
import { docGuides, docPath } from './doc-file.ts';
import { renderedGuide } from './doc-guide.ts';

export interface GuideHit {
  readonly href: string;
  /** The guide, and the section of it. */
  readonly title: string;
  readonly section: string;
}

const BOOST = { title: 6, section: 4, text: 1 } as const;

type GuideField = keyof typeof BOOST;

interface GuideIndex {
  readonly text: TextIndex<GuideField>;
  readonly hits: ReadonlyMap<string, GuideHit>;
}

let made: GuideIndex | null = null;

function index(baseUrl: string): GuideIndex {
  if (made) return made;
  const hits = new Map<string, GuideHit>();
  const texts = docGuides.flatMap(({ name, label }) =>
    renderedGuide(name, baseUrl).sections.map(({ title, anchor, text }): IndexedText<GuideField> => {
      const href = anchor === '' ? docPath(name) : `${docPath(name)}#${anchor}`;
      hits.set(href, { href, title: label, section: title });
      return { id: href, weight: 1, terms: { title: termsIn(label), section: termsIn(title), text: termsIn(text) } };
    }),
  );
  made = { text: textIndex(texts, BOOST), hits };
  return made;
}

const HITS = 3;
const PREFIX_LETTERS_MIN = 3;
/** Fields of which one must contain a word: a section that only mentions all words ranks below a command. */
const NAMING: readonly GuideField[] = ['title', 'section'];

/** The best few sections: every word is in the section, and one is in its heading or in the title of the guide. */
export function searchGuides(query: string, baseUrl: string): readonly GuideHit[] {
  const { text, hits } = index(baseUrl);
  const wanted = [...new Set(termsIn(query))].map((term) => ({
    forms: [term],
    isPrefix: term.length >= PREFIX_LETTERS_MIN,
    lettersWrong: () => 0,
  }));
  if (wanted.length === 0) return [];
  const found: GuideHit[] = [];
  for (const { id, found: termsFound } of text.search(wanted, 'every')) {
    const isNamed = Object.values(termsFound()).some((fields) => fields.some((field) => NAMING.includes(field)));
    const hit = hits.get(id);
    if (isNamed && hit) found.push(hit);
    if (found.length === HITS) break;
  }
  return found;
}
