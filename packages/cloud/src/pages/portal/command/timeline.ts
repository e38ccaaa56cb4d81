/** When what happened to a command, against a margin rule. */

import type { Command } from '@ledgerline/contract';
import { card, type Html, html, type IconName, icon } from '@ledgerline/look';
import type { DisplayStatus } from '../../browser/display-status.ts';
import { durationText, secondText } from '../../moment.ts';
import { displayStatusOf } from '../../status.ts';

interface Entry {
  readonly status: string;
  readonly glyph: IconName;
  readonly title: string;
  readonly when: Html | null;
  readonly says: string;
}

export function timeline(command: Command, now: number): Html {
  const entries = [acceptedEntry(command), givenEntry(command), againEntry(command), endEntry(command)].filter(
    (entry) => entry !== null,
  );
  const until = command.finishedAt === null ? now : Date.parse(command.finishedAt);
  return card({
    id: 'timeline',
    title: 'Timeline',
    meta: html`${durationText(Math.max(0, until - Date.parse(command.createdAt)))}${command.finishedAt === null && ' so far'}`,
    content: html`
      <div class="body">
        <ol class="timeline">
          ${entries.map(
            ({ status, glyph, title, when, says }) => html`
              <li data-status="${status}">
                <span class="pin">${icon(glyph, 'sm')}</span>
                <strong>${title}</strong>
                ${when}
                <p>${says}</p>
              </li>
            `,
          )}
        </ol>
      </div>
    `,
  });
}

function acceptedEntry({ createdAt }: Command): Entry {
  const at = Date.parse(createdAt);
  const when = html`
    <time datetime="${createdAt}" title="${createdAt}">${secondText(at)}.${String(at % 1000).padStart(3, '0')}</time>
  `;
  return { status: 'done', glyph: 'tick', title: 'Accepted', when, says: 'Stored on disk before the 202 was sent.' };
}

const later = (from: string, at: string): Html =>
  html`<time datetime="${at}" title="${at}">+${durationText(Math.max(0, Date.parse(at) - Date.parse(from)))}</time>`;

function givenEntry({ status, createdAt, startedAt, attempts, queuePosition }: Command): Entry {
  if (startedAt !== null && attempts > 0) {
    return {
      status: 'done',
      glyph: 'tick',
      title: 'Sent to the connector',
      when: later(createdAt, startedAt),
      says: 'Attempt 1.',
    };
  }
  const says =
    status === 'queued' ? (queuePosition === null ? '' : `Position ${queuePosition} in its book.`) : 'It was never sent.';
  return {
    status: 'queued',
    glyph: 'queued',
    title: status === 'queued' ? 'Waiting for the connector' : 'Not sent to a connector',
    when: null,
    says,
  };
}

function againEntry({ attempts, mode }: Command): Entry | null {
  if (attempts <= 1) return null;
  const says =
    mode === 'read'
      ? 'A read can run again because it changes nothing.'
      : 'Sent to the same installation, which can tell whether it already ran.';
  return { status: 'running', glyph: 'renew', title: `Sent again (attempt ${attempts})`, when: null, says };
}

const ENDS: Readonly<Record<DisplayStatus, readonly [status: string, glyph: IconName, title: string, says: string]>> = {
  queued: ['queued', 'queued', '', ''],
  running: ['running', 'running', 'Running', 'The connector is running it.'],
  done: ['done', 'tick', 'Done', 'Final. The status no longer changes.'],
  partial: ['unverified', 'alert', 'Partly done', 'Final. The status no longer changes.'],
  unapplied: ['unverified', 'alert', 'Done, payment not applied', 'Final. The status no longer changes.'],
  ignored: ['unverified', 'alert', 'Done, with fields ignored', 'Final. The status no longer changes.'],
  failed: ['failed', 'cross', 'Failed, nothing changed', 'Final. The status no longer changes.'],
  unverified: ['unverified', 'unequal', 'Saved, but different', 'Final (failed, applied). The status no longer changes.'],
  unknown: ['failed', 'alert', 'Stopped, outcome unknown', 'Final. A late result would be shown here too.'],
};

function endEntry(command: Command): Entry | null {
  const standing = displayStatusOf(command);
  if (standing === 'queued') return null;
  const [status, glyph, title, says] = ENDS[standing];
  const { createdAt, finishedAt } = command;
  return { status, glyph, title, says, when: finishedAt === null ? null : later(createdAt, finishedAt) };
}
