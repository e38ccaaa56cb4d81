/** Sentences that can have links and names in them, in one paragraph. Scripts of pages join texts only, with `paragraph`. */

import { type Html, html } from '@ledgerline/look';
import { type Missing, spaceAfter } from './paragraph.ts';

export const htmlParagraph = (sentences: readonly (string | Html | Missing)[]): Html =>
  sentences.reduce<Html>((before, next) => (next ? html`${before}${spaceAfter(before.text)}${next}` : before), html``);
