/** What the user that the connector works as may do: a setting of the book. A book that says nothing lets everything. */

import type { Recipe } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused } from '../command/handler-result.ts';
import { isObject } from '../payload.ts';
import { settingOf } from './master.ts';

/**
 * The setting holds `{ denied, locations }`: `denied` lists command types (void-sales-invoice), their verbs (void) or kinds of
 * operation (edit, delete) that the user may not run; `locations` lists the only ones the user may work with.
 */
export const PERMISSIONS_SETTING = 'user.permissions';

function listOf(work: CommandContext, name: 'denied' | 'locations'): readonly unknown[] | undefined {
  const setting = settingOf(work, PERMISSIONS_SETTING);
  const list = isObject(setting) ? setting[name] : undefined;
  return Array.isArray(list) ? list : undefined;
}

/** The handler of a command, which runs only for a user who may run it. */
export function permitted({ commandType, verb, operation }: Recipe, handler: Handler): Handler {
  const names = [commandType, verb, operation.toLowerCase()];
  return (work, payload) => {
    if (!listOf(work, 'denied')?.some((denied) => names.includes(String(denied)))) return handler(work, payload);
    work.refuse(
      '',
      'PERMISSION_DENIED',
      `The connector’s user does not have permission to run ${commandType} in this account book.`,
    );
    return refused(work);
  };
}

export const mayUseLocation = (work: CommandContext, location: string): boolean =>
  listOf(work, 'locations')?.includes(location) ?? true;

/** Refuses a location that the user may not work with; no other is put in its place. */
export function checkLocation(work: CommandContext, location: string, path: string): void {
  if (mayUseLocation(work, location)) return;
  work.refuse(path, 'PERMISSION_DENIED', `The user of the connector may not work with the location ${location}.`);
}
