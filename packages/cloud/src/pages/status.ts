/** Badges: a colour and a glyph for each status, next to its word. */

import { type Command, type CommandSummary, isPartlyDone } from '@ledgerline/contract';
import { badge, type Html, type IconName } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { type DisplayStatus, displayStatus, isAboutPayment } from './browser/display-status.ts';

type Look = readonly [colour: string, glyph: IconName];

const LOOKS: Readonly<Record<DisplayStatus, Look>> = {
  queued: ['queued', 'queued'],
  running: ['running', 'running'],
  done: ['done', 'tick'],
  partial: ['warning', 'alert'],
  unapplied: ['warning', 'alert'],
  ignored: ['warning', 'alert'],
  failed: ['failed', 'cross'],
  unverified: ['unverified', 'unequal'],
  unknown: ['failed', 'alert'],
};

/** A whole command, or one in a list, which has two flags instead of its result and warnings. */
type ListedCommand = Command | CommandSummary;

const isPartial = (command: ListedCommand): boolean => ('result' in command ? isPartlyDone(command.result) : command.partlyDone);
const isWarned = (command: ListedCommand): boolean =>
  'warnings' in command ? command.warnings.length > 0 : command.fieldsIgnored;

/** Whether a warning is about a payment that was not applied. */
const isUnapplied = (command: ListedCommand): boolean => 'warnings' in command && command.warnings.some(isAboutPayment);

export const displayStatusOf = (command: ListedCommand): DisplayStatus =>
  displayStatus({
    status: command.status,
    outcome: command.error?.outcome,
    isPartial: isPartial(command),
    isUnapplied: isUnapplied(command),
    isWarned: isWarned(command),
  });

export function statusBadge(status: DisplayStatus, { language }: Pick<Reader, 'language'>): Html {
  const [colour, glyph] = LOOKS[status];
  return badge(colour, glyph, commandStatusWords(language)[status]);
}
