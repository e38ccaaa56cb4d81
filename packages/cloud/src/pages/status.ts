/** How the state of a thing looks: a glyph, a word and a colour, always together. */

import { type Command, type CommandSummary, isPartlyDone } from '@ledgerline/contract';
import { type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';

/** What a person is told; `partly done` and `fields ignored` are `done` on the wire, `saved, not verified` and `outcome unknown` are `failed`. */
export type Standing = 'queued' | 'running' | 'done' | 'partial' | 'ignored' | 'failed' | 'unverified' | 'unknown';

type Look = readonly [colour: string, glyph: IconName, word: string];

const LOOKS: Readonly<Record<Standing, Look>> = {
  queued: ['queued', 'queued', 'queued'],
  running: ['running', 'running', 'running'],
  done: ['done', 'tick', 'done'],
  partial: ['warning', 'alert', 'partly done'],
  ignored: ['warning', 'alert', 'done, fields ignored'],
  failed: ['failed', 'cross', 'failed'],
  unverified: ['unverified', 'unequal', 'saved, not verified'],
  unknown: ['failed', 'alert', 'outcome unknown'],
};

/** A command whole, or in a list, where two words stand for its result and warnings. */
type Judged = Command | CommandSummary;

const isPartial = (command: Judged): boolean => ('result' in command ? isPartlyDone(command.result) : command.partlyDone);
const isWarned = (command: Judged): boolean => ('warnings' in command ? command.warnings.length > 0 : command.fieldsIgnored);

export function standingOf(command: Judged): Standing {
  const { status, error } = command;
  if (status === 'done' && isPartial(command)) return 'partial';
  if (status === 'done' && isWarned(command)) return 'ignored';
  if (status !== 'failed') return status;
  if (error?.outcome === 'applied') return 'unverified';
  return error?.outcome === 'unknown' ? 'unknown' : 'failed';
}

export function statusBadge(standing: Standing): Html {
  const [colour, glyph, word] = LOOKS[standing];
  return badge(colour, glyph, word);
}

/** A badge of any other kind; the colours are those of the stylesheet's `data-status`. */
export const badge = (colour: string, glyph: IconName, words: Html | string): Html =>
  html`<span class="badge" data-status="${colour}">${icon(glyph, 'sm')}${words}</span>`;
