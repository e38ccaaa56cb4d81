/** Locked periods: days on which nothing is entered or changed any more. */

import type { CommandContext } from '../command/command-context.ts';
import type { BusinessDate } from '../date.ts';

export const isLocked = (command: CommandContext, date: BusinessDate): boolean =>
  command.records.all('period-lock').some(({ data }) => date >= String(data.from) && date <= String(data.to));
