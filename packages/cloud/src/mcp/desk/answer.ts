/** The answer of a tool: what Ledgerline says itself and, separately, what a book, a file or a connector says. */

import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Refusal } from '../../system/problem.ts';
import type { Randomness } from '../../system/randomness.ts';
import type { CallOutcome } from './desk.ts';
import { enclosed, fitted, shownText, shownValue } from './untrusted.ts';

export interface Answer {
  /** Our own words, with ids. */
  readonly told: Readonly<Record<string, unknown>>;
  /** Data that others wrote. */
  readonly data?: unknown;
  readonly link?: FileLink | null;
  readonly outcome: CallOutcome;
}

/** The file of a command, as a resource. */
export interface FileLink {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
}

const isProblem: Readonly<Record<CallOutcome, boolean>> = {
  ok: false,
  waiting: false,
  failed: true,
  rejected: true,
  stopped: true,
  error: true,
};

const CUT = 'The data is longer than an answer can be, so lists in it were shortened. Ask for fewer rows or fields.';

/** Both parts, and the text of both. */
function written(randomness: Randomness, { told, data }: Answer) {
  const shown = data === undefined ? null : fitted(shownValue(data));
  const own = shown?.isCut ? { ...told, truncated: true, cut: CUT } : told;
  const theirs = shown && enclosed(randomness, shown);
  return { own, theirs, text: theirs ? `${JSON.stringify(own)}\n${theirs.text}` : JSON.stringify(own) };
}

/** An answer as text only, for a resource. */
export const textOf = (randomness: Randomness, answer: Answer): string => written(randomness, answer).text;

export function toolResult(randomness: Randomness, answer: Answer): CallToolResult {
  const { link, outcome } = answer;
  const { own, theirs, text } = written(randomness, answer);
  return {
    content: [{ type: 'text', text }, ...(link ? [{ type: 'resource_link' as const, ...link }] : [])],
    structuredContent: theirs ? { ...own, untrustedData: theirs.value } : own,
    ...(isProblem[outcome] && { isError: true }),
  };
}

const MESSAGE_CHARACTERS_MAX = 1_000;

/** A rejection. Its details quote what was sent, which may come from anywhere. */
export function refusalAnswer({ refused, retryAfterSeconds }: Refusal, outcome: CallOutcome = 'rejected'): Answer {
  const { code, message, details, detailsTotal, proposalId, approvalUrl } = refused;
  const isQuoted = details.some((detail) => detail.message === message);
  return {
    told: {
      ok: false,
      error: {
        code,
        ...(!isQuoted && { message: shownText(message, MESSAGE_CHARACTERS_MAX) }),
        ...(proposalId !== undefined && { proposalId, approvalUrl }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        ...(detailsTotal !== undefined && { problemsTotal: detailsTotal }),
      },
    },
    ...(details.length > 0 && { data: { problems: details } }),
    outcome,
  };
}
