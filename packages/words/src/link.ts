/** What a text takes that has a link or a name in it. Knows no text. */

import type { Html } from '@ledgerline/look';

/** Puts a text into the element that the page has for it: a link, bold type. */
export type Link = (text: string) => Html;
