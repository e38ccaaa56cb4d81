/** A problem of a request together with its sentence, so that it can be worded in the language of its reader. */

import type { DetailCode, ProblemDetail } from '@ledgerline/contract';
import type { Sentence } from '../sentence.ts';

/** What is wrong, wherever it is. */
export interface Fault {
  readonly code: DetailCode;
  readonly sentence: Sentence;
}

/** `message` is English; `wording` is never sent. */
export interface WordedDetail extends ProblemDetail {
  wording: Sentence;
}

export const detailAt = (path: string, { code, sentence }: Fault): WordedDetail => ({
  path,
  code,
  message: String(sentence),
  wording: sentence,
});

/** The same, from its parts. */
export const detail = (path: string, code: DetailCode, sentence: Sentence): WordedDetail => detailAt(path, { code, sentence });
