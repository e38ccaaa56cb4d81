/** Requests to a handler of the local page, and its responses. */

import type { Language } from '@ledgerline/words';
import type { Desk } from './desk.ts';
import type { Entered } from './form-field.ts';
import type { LocalPage, Said } from './frame.ts';

export type Answer =
  /** A page; with `again`, it reloads itself after that many seconds. */
  | { readonly page: LocalPage; readonly status?: number; readonly again?: number }
  /** The response to a form: where to go, and what to say there. */
  | { readonly go: string; readonly said: Said | null; readonly language?: Language }
  | { readonly css: string };

export interface Asked<Shown = Desk> {
  readonly desk: Shown;
  readonly language: Language;
  readonly root: string;
  /** The query of a GET, the body of a POST. */
  readonly entered: Entered;
}
