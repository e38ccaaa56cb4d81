/** Badges: a glyph, a word and a colour for each status. */

import { type Command, type CommandSummary, isPartlyDone } from '@ledgerline/contract';
import { badge, type Html, type IconName } from '@ledgerline/look';
import { type DisplayStatus, displayStatus, isAboutPayment } from './browser/display-status.ts';

type Look = readonly [colour: string, glyph: IconName, word: string];

const LOOKS: Readonly<Record<DisplayStatus, Look>> = {
  queued: ['queued', 'queued', 'queued'],
  running: ['running', 'running', 'running'],
  done: ['done', 'tick', 'done'],
  partial: ['warning', 'alert', 'partly done'],
  unapplied: ['warning', 'alert', 'done, payment not applied'],
  ignored: ['warning', 'alert', 'done, with warnings'],
  failed: ['failed', 'cross', 'failed'],
  unverified: ['unverified', 'unequal', 'saved, not verified'],
  unknown: ['failed', 'alert', 'outcome unknown'],
};

/** A whole command, or one in a list, which has two flags instead of its result and warnings. */
type ListedCommand = Command | CommandSummary;

const isPartial = (command: ListedCommand): boolean => ('result' in command ? isPartlyDone(command.result) : command.partlyDone);
const isWarned = (command: ListedCommand): boolean =>
  'warnings' in command ? command.warnings.length > 0 : command.fieldsIgnored;

/** A list knows only that there is a warning; the command itself says which. */
const isUnapplied = (command: ListedCommand): boolean => 'warnings' in command && command.warnings.some(isAboutPayment);

export const displayStatusOf = (command: ListedCommand): DisplayStatus =>
  displayStatus({
    status: command.status,
    outcome: command.error?.outcome,
    isPartial: isPartial(command),
    isUnapplied: isUnapplied(command),
    isWarned: isWarned(command),
  });

export function statusBadge(status: DisplayStatus): Html {
  const [colour, glyph, word] = LOOKS[status];
  return badge(colour, glyph, word);
}
