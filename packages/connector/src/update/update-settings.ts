/** What the companies file says about updates: whether the connector updates itself, and at which hours of the day. */

import { readFileSync } from 'node:fs';
import { isProblems, type Problems } from '../config.ts';

/** Minutes since midnight, by the clock on the wall. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface UpdateSettings {
  readonly isAutomatic: boolean;
  /** Null for at any time. */
  readonly hours: Hours | null;
}

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** A file that cannot be read says nothing about updates. */
export function readUpdateSettings(companiesPath: string): UpdateSettings | Problems {
  const { updates = 'auto', hours = null } = settingsIn(companiesPath);
  const problems = [
    ...(updates === 'auto' || updates === 'off' ? [] : [`${companiesPath}: updates must be "auto" or "off".`]),
    ...(hours === null || (typeof hours === 'string' && HOURS.test(hours))
      ? []
      : [`${companiesPath}: hours must be two times such as "01:00-05:00".`]),
  ];
  if (problems.length > 0) return { problems };
  return { isAutomatic: updates === 'auto', hours: typeof hours === 'string' ? hoursIn(hours) : null };
}

function settingsIn(path: string): { readonly updates?: unknown; readonly hours?: unknown } {
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

function hoursIn(text: string): Hours {
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = (HOURS.exec(text) ?? []).slice(1).map(Number);
  return { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
}

/** Hours can run past midnight. */
export function isUpdateTime(settings: UpdateSettings | Problems, local: Date): boolean {
  if (isProblems(settings) || !settings.isAutomatic) return false;
  if (settings.hours === null) return true;
  const { from, to } = settings.hours;
  const minute = local.getHours() * 60 + local.getMinutes();
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
