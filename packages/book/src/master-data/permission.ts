/** The permissions of the connector's user: a setting of the book. Without the setting everything is allowed. */

import type { Recipe } from '@ledgerline/catalog';
import { bookRecordSays } from '@ledgerline/words/book/record';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused } from '../command/handler-result.ts';
import { isObject } from '../payload.ts';
import { settingOf } from './master.ts';

/**
 * The setting contains `{ denied, locations }`: `denied` lists command types (void-sales-invoice), their verbs (void) or kinds of
 * operation (edit, delete) that the user cannot run; `locations` lists the only ones the user has access to.
 */
export const PERMISSIONS_SETTING = 'user.permissions';

function listOf(command: CommandContext, name: 'denied' | 'locations'): readonly unknown[] | undefined {
  const setting = settingOf(command, PERMISSIONS_SETTING);
  const list = isObject(setting) ? setting[name] : undefined;
  return Array.isArray(list) ? list : undefined;
}

/** The handler of a command, which runs only if the user has permission. */
export function permitted({ commandType, verb, operation }: Recipe, handler: Handler): Handler {
  const names = [commandType, verb, operation.toLowerCase()];
  return (command, payload) => {
    if (!listOf(command, 'denied')?.some((denied) => names.includes(String(denied)))) return handler(command, payload);
    command.refuse('', 'PERMISSION_DENIED', bookRecordSays.noPermission(commandType));
    return refused(command);
  };
}

export const mayUseLocation = (command: CommandContext, location: string): boolean =>
  listOf(command, 'locations')?.includes(location) ?? true;

/** Refuses a location that the user has no access to; it is never replaced by another. */
export function checkLocation(command: CommandContext, location: string, path: string): void {
  if (mayUseLocation(command, location)) return;
  command.refuse(path, 'PERMISSION_DENIED', bookRecordSays.noLocationAccess(location));
}
