/** The question that the assistant's program asks a person before a write runs. Knows nothing about the protocol. */

import type { Language } from '@ledgerline/words';
import { questionWords } from '@ledgerline/words/assistant';
import { approvalUrl } from '../../command/approval.ts';
import type { Scalar } from '../../proposal/document-image.ts';
import type { Preview } from '../../proposal/preview.ts';
import type { StoredProposal } from '../../store/stored-proposal.ts';
import type { Context } from '../../system/context.ts';
import { bookName } from './book-choice.ts';
import { shownText } from './untrusted.ts';

/** `run`: yes or no. `approve`: whether to open the page on which the write is approved. */
export type QuestionKind = 'run' | 'approve';

export type Question = { readonly proposalId: string; readonly message: string } & (
  | { readonly kind: 'run'; readonly agree: string; readonly hint: string }
  | { readonly kind: 'approve'; readonly url: string }
);

/** The reply of the person, and the question that it belongs to. */
export interface Reply {
  readonly kind: QuestionKind;
  readonly proposalId: string;
  readonly isAgreed: boolean;
}

/** The person who uses the assistant. */
export interface User {
  /** The questions that the program can ask. */
  readonly canAnswer: ReadonlySet<QuestionKind>;
  /** The answer to the question of the previous call; null if it asked none. */
  readonly reply: Reply | null;
}

/** The maximum number of changes in a question, which must fit on a screen. The answer of the preview has more. */
const CHANGES_SHOWN_MAX = 8;
const VALUE_CHARACTERS_MAX = 80;

export function runQuestion(language: Language, proposal: StoredProposal): Question {
  const words = questionWords(language);
  const { summary, changes, changesTotal } = JSON.parse(proposal.preview ?? '{}') as Preview;
  const textOf = (value: Scalar): string =>
    value === null || value === '' ? words.nothing : shownText(String(value), VALUE_CHARACTERS_MAX);
  const shown = changes.slice(0, CHANGES_SHOWN_MAX);
  const lines = [
    words.run(proposal.type, bookName(proposal)),
    summary,
    ...shown.map(({ label, from, to }) =>
      words.change(shownText(label, VALUE_CHARACTERS_MAX), textOf(from), textOf(to)).replaceAll('\n', ' '),
    ),
    ...(changesTotal > shown.length ? [words.more(changesTotal - shown.length)] : []),
  ];
  return {
    kind: 'run',
    proposalId: proposal.proposalId,
    message: lines.join('\n'),
    agree: words.agree,
    hint: words.agreeHint,
  };
}

export function approveQuestion(language: Language, context: Pick<Context, 'config'>, proposal: StoredProposal): Question {
  const { proposalId, type } = proposal;
  const message = questionWords(language).approve(type, bookName(proposal));
  return { kind: 'approve', proposalId, message, url: approvalUrl(context, proposalId) };
}
