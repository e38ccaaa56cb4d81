/** The owner's print settings: the logo, the language, and single texts. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { settingOf } from '../../master-data/master.ts';
import { isObject, textOf } from '../../payload.ts';
import { type Logo, storedLogo } from '../../setup/logo.ts';
import type { PrintDetail } from '../../setup/print-details.ts';

export function printDetail(command: CommandContext, name: PrintDetail): string | null {
  const stored = settingOf(command, 'print');
  return isObject(stored) ? textOf(stored[name]) : null;
}

export const logoOf = (command: CommandContext): Logo | null => storedLogo(printDetail(command, 'logo') ?? '');

/** A payload that names no language is printed in the one that is set. */
export function withLanguage(command: CommandContext, payload: Payload): Payload {
  const language = payload.language === undefined ? printDetail(command, 'language') : null;
  return language === null ? payload : { ...payload, language };
}
