/** Results that come from no handler: for an invalid payload, for an exceeded budget, and with the warnings of the check. */

import type { Refused } from '@ledgerline/catalog';
import type { Warning } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { problem, refusal } from '../problem.ts';
import type { HandlerResult, Result } from './handler-result.ts';

export function invalid({ problems, message: first }: Refused): Result {
  const details = problems.map(({ path, code, message }) => ({ path, code, message }));
  return { ok: false, saved: false, error: { code: 'INVALID_PAYLOAD', message: first, details } };
}

/** Adds warnings about unknown fields, before the warnings of the handler. */
export function warned(handled: HandlerResult, warnings: readonly Warning[]): HandlerResult {
  const { result } = handled;
  if (warnings.length === 0 || (!result.ok && result.saved !== true)) return handled;
  const own: readonly Warning[] = Array.isArray(result.warnings) ? result.warnings : [];
  const isKnown = ({ code, path }: Warning): boolean => own.some((one) => one.code === code && one.path === path);
  return { ...handled, result: { ...result, warnings: [...warnings.filter((warning) => !isKnown(warning)), ...own] } };
}

export const exceeded = (excess: Sentence): Result => refusal([problem('', 'BUDGET_EXCEEDED', excess)]);
