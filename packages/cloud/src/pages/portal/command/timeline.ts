/** When what happened to a command, against a margin rule. */

import type { Command } from '@ledgerline/contract';
import { card, type Html, html, type IconName, icon } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { timelineEndWords, timelineWords } from '@ledgerline/words/portal/command';
import type { DisplayStatus } from '../../browser/display-status.ts';
import { displayStatusOf } from '../../status.ts';

interface Entry {
  readonly status: string;
  readonly glyph: IconName;
  readonly title: string;
  readonly when: Html | null;
  readonly says: string;
}

export function timeline(reader: Reader, command: Command, now: number): Html {
  const words = timelineWords(reader.language);
  const entries = [acceptedEntry, givenEntry, againEntry, endEntry]
    .map((entryOf) => entryOf(reader, command))
    .filter((entry) => entry !== null);
  const until = command.finishedAt === null ? now : Date.parse(command.finishedAt);
  const took = figuresOf(reader).durationText(Math.max(0, until - Date.parse(command.createdAt)));
  return card({
    id: 'timeline',
    title: words.timeline,
    meta: command.finishedAt === null ? words.soFar(took) : took,
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

function acceptedEntry(reader: Reader, { createdAt }: Command): Entry {
  const words = timelineWords(reader.language);
  const at = Date.parse(createdAt);
  const when = html`
    <time datetime="${createdAt}" title="${createdAt}">${figuresOf(reader).secondText(at)}.${String(at % 1000).padStart(3, '0')}</time>
  `;
  return { status: 'done', glyph: 'tick', title: words.accepted, when, says: words.acceptedHint };
}

function later(reader: Reader, from: string, at: string): Html {
  const passed = figuresOf(reader).durationText(Math.max(0, Date.parse(at) - Date.parse(from)));
  return html`<time datetime="${at}" title="${at}">+${passed}</time>`;
}

function givenEntry(reader: Reader, { status, createdAt, startedAt, attempts, queuePosition }: Command): Entry {
  const words = timelineWords(reader.language);
  if (startedAt !== null && attempts > 0) {
    return {
      status: 'done',
      glyph: 'tick',
      title: words.given,
      when: later(reader, createdAt, startedAt),
      says: words.attempt,
    };
  }
  const says = status === 'queued' ? (queuePosition === null ? '' : words.position(queuePosition)) : words.neverSent;
  return {
    status: 'queued',
    glyph: 'queued',
    title: status === 'queued' ? words.waiting : words.notSent,
    when: null,
    says,
  };
}

function againEntry({ language }: Reader, { attempts, mode }: Command): Entry | null {
  if (attempts <= 1) return null;
  const words = timelineWords(language);
  const says = mode === 'read' ? words.againRead : words.againWrite;
  return { status: 'running', glyph: 'renew', title: words.again(attempts), when: null, says };
}

type Said = 'isRunning' | 'final' | 'finalApplied' | 'finalUnknown';

const ENDS: Readonly<Record<DisplayStatus, readonly [status: string, glyph: IconName, says: Said]>> = {
  queued: ['queued', 'queued', 'isRunning'],
  running: ['running', 'running', 'isRunning'],
  done: ['done', 'tick', 'final'],
  partial: ['unverified', 'alert', 'final'],
  unapplied: ['unverified', 'alert', 'final'],
  ignored: ['unverified', 'alert', 'final'],
  failed: ['failed', 'cross', 'final'],
  unverified: ['unverified', 'unequal', 'finalApplied'],
  unknown: ['failed', 'alert', 'finalUnknown'],
};

function endEntry(reader: Reader, command: Command): Entry | null {
  const standing = displayStatusOf(command);
  if (standing === 'queued') return null;
  const [status, glyph, says] = ENDS[standing];
  const { createdAt, finishedAt } = command;
  return {
    status,
    glyph,
    title: timelineEndWords(reader.language)[standing],
    says: timelineWords(reader.language)[says],
    when: finishedAt === null ? null : later(reader, createdAt, finishedAt),
  };
}
