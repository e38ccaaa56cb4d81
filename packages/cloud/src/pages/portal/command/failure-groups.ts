/** "What went wrong": the failures of the last day, put together where they are the same trouble. */

import { card, type Html, html } from '@ledgerline/look';
import type { FailureGroup } from '../../../account/activity.ts';
import { counted } from '../../portal-view.ts';
import { commandsHref } from './command-filter.ts';
import { knownFailure } from './failure-help.ts';

const SHOWN_MAX = 6;

export function failureGroups(groups: readonly FailureGroup[]): Html | null {
  if (groups.length === 0) return null;
  const rest = groups.length - SHOWN_MAX;
  return card({
    id: 'wrong',
    title: 'What went wrong',
    meta: 'grouped, last 24 h',
    content: html`
      ${groups.slice(0, SHOWN_MAX).map(groupLine)}
      ${
        rest > 0 &&
        html`
          <div class="foot">
            <a href="${commandsHref({ standing: 'failed', within: '24h' })}">
              ${counted(rest, 'more kind of failure', 'more kinds of failure')}
            </a>
          </div>
        `
      }
    `,
  });
}

function groupLine(group: FailureGroup): Html {
  const { type, code, outcome, count, commandId } = group;
  const isSaved = outcome === 'applied';
  const href =
    count === 1
      ? `/portal/commands/${encodeURIComponent(commandId)}`
      : commandsHref({ standing: STANDING[outcome], type, error: code, within: '24h' });
  const label = count === 1 ? 'Open' : isSaved ? `Inspect ${count}` : `${count} commands`;
  return html`
    <div class="errgroup">
      <span class="n ${isSaved ? 'amber' : 'failed'}">${count}</span>
      <div>
        <strong>${titleOf(group)}</strong>
        <p><code>${type}</code>${detailOf(group)}</p>
      </div>
      <a class="btn sm go" href="${href}">${label}</a>
    </div>
  `;
}

/** What they all say; where they differ, what they have in common. */
function titleOf({ outcome, message, code, isOneMessage }: FailureGroup): string {
  if (outcome === 'applied') return 'Saved, but different from the request';
  if (outcome === 'unknown') return 'May have been saved';
  return isOneMessage ? message : (knownFailure(code)?.meaning ?? message);
}

function detailOf({ outcome, message, code, isOneMessage }: FailureGroup): string {
  if (outcome === 'applied') return ' was saved, but the saved data differs from the request. Do not create it again.';
  if (outcome === 'unknown') return '. Check the book before you send it again.';
  const remedy = knownFailure(code)?.remedy ?? '';
  return isOneMessage ? `. ${remedy}` : `. Latest: ${message} ${remedy}`;
}

const STANDING = { not_applied: 'failed', applied: 'unverified', unknown: 'unknown' } as const satisfies Record<
  FailureGroup['outcome'],
  string
>;
