/**
 * The sentences of the account book in the language of a reader. They come from connectors and drivers, so only the keys of these
 * rooms are known here, and whatever else was sent has no text.
 */

import { isWording } from '@ledgerline/contract';
import type { Language } from '../language.ts';
import { type Sentence, wordingIn } from '../sentence.ts';
import { bookCommandSays } from './command.ts';

const ROOMS: readonly object[] = [bookCommandSays];

const KEYS: ReadonlySet<string> = new Set(
  ROOMS.flatMap((room) => Object.values(room as Readonly<Record<string, () => Sentence>>).map((say) => say().key)),
);

/** Null for everything that is not a sentence of the book with parameters that it can show. Never throws. */
export const bookSentenceIn = (wording: unknown, language: Language): string | null =>
  isWording(wording) && KEYS.has(wording.key) ? wordingIn(wording, language) : null;
