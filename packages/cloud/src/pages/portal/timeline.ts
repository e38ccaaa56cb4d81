/** When what happened to a command, against a margin rule. */

import type { Command } from '@ledgerline/contract';
import { type Html, html } from '../html.ts';
import { type IconName, icon } from '../icon.ts';
import { durationText, secondText } from '../moment.ts';
import { type Standing, standingOf } from '../status.ts';

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
  return html`<section class="card" aria-labelledby="timeline"><div class="head"><h2 id="timeline">Timeline</h2><span class="meta">${durationText(Math.max(0, until - Date.parse(command.createdAt)))}${command.finishedAt === null && ' so far'}</span></div><div class="body"><ol class="timeline">
${entries.map(({ status, glyph, title, when, says }) => html`<li data-status="${status}"><span class="pin">${icon(glyph, 'sm')}</span><strong>${title}</strong>${when}<p>${says}</p></li>\n`)}</ol></div></section>`;
}

function acceptedEntry({ createdAt }: Command): Entry {
  const at = Date.parse(createdAt);
  const when = html`<time datetime="${createdAt}" title="${createdAt}">${secondText(at)}.${String(at % 1000).padStart(3, '0')}</time>`;
  return { status: 'done', glyph: 'tick', title: 'Accepted', when, says: 'On disk before 202 was sent.' };
}

const later = (from: string, at: string): Html =>
  html`<time datetime="${at}" title="${at}">+${durationText(Math.max(0, Date.parse(at) - Date.parse(from)))}</time>`;

function givenEntry({ status, createdAt, startedAt, attempts, queuePosition }: Command): Entry {
  if (startedAt !== null && attempts > 0) {
    return {
      status: 'done',
      glyph: 'tick',
      title: 'Given to the connector',
      when: later(createdAt, startedAt),
      says: 'Attempt 1.',
    };
  }
  const says = status === 'queued' ? (queuePosition === null ? '' : `Place ${queuePosition} in its book.`) : 'It never was.';
  return {
    status: 'queued',
    glyph: 'queued',
    title: status === 'queued' ? 'Waits for the connector' : 'Not given to a connector',
    when: null,
    says,
  };
}

function againEntry({ attempts, mode }: Command): Entry | null {
  if (attempts <= 1) return null;
  const says =
    mode === 'read'
      ? 'A read may be run again: it changes nothing.'
      : 'Offered to the installation that had it, which knows whether it ran.';
  return { status: 'running', glyph: 'renew', title: `Given again, ${attempts} attempts in all`, when: null, says };
}

const ENDS: Readonly<Record<Standing, readonly [status: string, glyph: IconName, title: string, says: string]>> = {
  queued: ['queued', 'queued', '', ''],
  running: ['running', 'running', 'Running', 'The connector has it.'],
  done: ['done', 'tick', 'Done', 'Final. This will not change any more.'],
  partial: ['unverified', 'alert', 'Partly done', 'Final. This will not change any more.'],
  ignored: ['unverified', 'alert', 'Done, with fields ignored', 'Final. This will not change any more.'],
  failed: ['failed', 'cross', 'Failed, nothing changed', 'Final. This will not change any more.'],
  unverified: ['unverified', 'unequal', 'Saved, read back, differs', 'Final: failed, applied. This will not change any more.'],
  unknown: ['failed', 'alert', 'Given up, outcome unknown', 'Final. A late report would be shown beside it.'],
};

function endEntry(command: Command): Entry | null {
  const standing = standingOf(command);
  if (standing === 'queued') return null;
  const [status, glyph, title, says] = ENDS[standing];
  const { createdAt, finishedAt } = command;
  return { status, glyph, title, says, when: finishedAt === null ? null : later(createdAt, finishedAt) };
}
