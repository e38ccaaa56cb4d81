/** "What went wrong": the failures of the last day, put together where they are the same trouble. */

import { card, type Html, html } from '@ledgerline/look';
import type { Language, Reader } from '@ledgerline/words';
import { overviewWords } from '@ledgerline/words/portal/overview';
import type { FailureGroup } from '../../../account/activity.ts';
import { commandsHref } from './command-filter.ts';
import { failureText, knownFailure } from './failure-help.ts';

const SHOWN_MAX = 6;

export function failureGroups({ language }: Reader, groups: readonly FailureGroup[]): Html | null {
  if (groups.length === 0) return null;
  const words = overviewWords(language);
  const rest = groups.length - SHOWN_MAX;
  return card({
    id: 'wrong',
    title: words.wentWrong,
    meta: words.grouped,
    content: html`
      ${groups.slice(0, SHOWN_MAX).map((group) => groupLine(language, group))}
      ${
        rest > 0 &&
        html`
          <div class="foot">
            <a href="${commandsHref({ standing: 'failed', within: '24h' })}">
              ${words.moreKinds(rest)}
            </a>
          </div>
        `
      }
    `,
  });
}

function groupLine(language: Language, group: FailureGroup): Html {
  const words = overviewWords(language);
  const { type, code, outcome, count, commandId } = group;
  const isSaved = outcome === 'applied';
  const href =
    count === 1
      ? `/portal/commands/${encodeURIComponent(commandId)}`
      : commandsHref({ standing: STANDING[outcome], type, error: code, within: '24h' });
  const label = count === 1 ? words.openOne : isSaved ? words.inspect(count) : words.commands(count);
  return html`
    <div class="errgroup">
      <span class="n ${isSaved ? 'amber' : 'failed'}">${count}</span>
      <div>
        <strong>${titleOf(language, group)}</strong>
        <p>${detailOf(language, group)}</p>
      </div>
      <a class="btn sm go" href="${href}">${label}</a>
    </div>
  `;
}

/** The message of all failures; if they differ, what they have in common. */
function titleOf(language: Language, { outcome, message, wording, code, isOneMessage }: FailureGroup): Html {
  const words = overviewWords(language);
  if (outcome === 'applied') return html`${words.savedDifferent}`;
  if (outcome === 'unknown') return html`${words.maybeSaved}`;
  if (isOneMessage) return failureText(language, { code, message, wording });
  return html`${knownFailure(language, code)?.meaning ?? message}`;
}

function detailOf(language: Language, { type, outcome, message, code, isOneMessage }: FailureGroup): Html {
  const words = overviewWords(language);
  const named = html`<code>${type}</code>`;
  if (outcome === 'applied') return words.savedDetail(named);
  if (outcome === 'unknown') return words.checkFirst(named);
  const remedy = knownFailure(language, code)?.remedy ?? '';
  return isOneMessage ? words.failedAs(named, remedy) : words.latest(named, message, remedy);
}

const STANDING = { not_applied: 'failed', applied: 'unverified', unknown: 'unknown' } as const satisfies Record<
  FailureGroup['outcome'],
  string
>;
