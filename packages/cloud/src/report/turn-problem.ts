/** Why a scheduled report was not sent, in the language of its reader. */

import { isFailureCode } from '@ledgerline/contract';
import { type Reader, wordingIn } from '@ledgerline/words';
import { bookSentenceIn } from '@ledgerline/words/book/book-sentence';
import { failureMeaningWords } from '@ledgerline/words/failure/delivery';
import type { TurnProblem } from '../store/stored-mail.ts';
import type { Refusal } from '../system/problem.ts';

export const problemOfRefusal = ({ refused: { code, message }, wording }: Refusal): TurnProblem => ({
  code,
  message,
  sentence: { key: wording.message.key, params: wording.message.params },
});

/** A problem in the language of the reader. A text that only the book has worded stays in English. */
export function turnProblemIn({ code, message, wording, sentence }: TurnProblem, { language, zone }: Reader): string {
  if (language === 'en') return message;
  const ours = sentence === undefined ? null : wordingIn(sentence, language, zone);
  return ours ?? bookSentenceIn(wording, language) ?? (isFailureCode(code) ? failureMeaningWords(language)[code] : message);
}
