/** What the companies file says about updates: whether the connector updates itself, and at which hours of the day. */

import { readFileSync } from 'node:fs';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import { isProblems, type Problems } from '../config.ts';
import { type Hours, hoursIn, isWithin } from '../hours.ts';

export interface UpdateSettings {
  readonly isAutomatic: boolean;
  /** Null for at any time. */
  readonly hours: Hours | null;
}

/** A file that cannot be read says nothing about updates. */
export function readUpdateSettings(companiesPath: string): UpdateSettings | Problems {
  const { updates = 'auto', hours = null } = settingsIn(companiesPath);
  const problems = [
    ...(updates === 'auto' || updates === 'off' ? [] : [say.inFile(companiesPath, say.updatesInvalid())]),
    ...(hours === null || hoursIn(hours) !== null ? [] : [say.inFile(companiesPath, say.hoursInvalid())]),
  ];
  if (problems.length > 0) return { problems };
  return { isAutomatic: updates === 'auto', hours: hoursIn(hours) };
}

function settingsIn(path: string): { readonly updates?: unknown; readonly hours?: unknown } {
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

export function isUpdateTime(settings: UpdateSettings | Problems, local: Date): boolean {
  if (isProblems(settings) || !settings.isAutomatic) return false;
  return settings.hours === null || isWithin(settings.hours, local);
}
