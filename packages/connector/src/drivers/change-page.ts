/** The response of a driver to `changes`. Nothing of it reaches the cloud that the cloud would reject. */

import { findEntity } from '@ledgerline/catalog';
import {
  changeKinds,
  changeParts,
  changeSources,
  type LoggedChange,
  limits,
  type ReportedResync,
  resyncReasons,
} from '@ledgerline/contract';
import type { WatchedPage } from '../driver.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const CURSOR = /^[0-9A-Za-z._-]{1,100}$/;
const UNREAD_LENGTH_MAX = 300;

export const isChangeCursor = (value: unknown): value is string => typeof value === 'string' && CURSOR.test(value);

/** What was found after a position, or what is wrong with it. */
export function readChangePage(value: Json, from: string | null, limit: number): WatchedPage | string {
  const { changes, nextCursor, hasMore, resync, unread } = value;
  if (!isChangeCursor(nextCursor)) return 'its response to changes has no nextCursor';
  if (!Array.isArray(changes) || changes.length > limit) return `its response to changes has no list of at most ${limit} changes`;
  const read = changes.map(readChange);
  const wrong = read.find((change) => typeof change === 'string');
  if (typeof wrong === 'string') return wrong;
  const gap = resync === undefined || resync === null ? null : readResync(resync);
  if (typeof gap === 'string') return gap;
  if (nextCursor === from && (read.length > 0 || gap !== null)) return 'it reports changes and the position before them';
  if (hasMore === true && nextCursor === from) return 'it reports more changes and the position before them';
  return {
    changes: read.filter((change) => typeof change !== 'string'),
    nextCursor,
    hasMore: hasMore === true,
    resync: gap === null ? [] : [gap],
    unread: typeof unread === 'string' ? unread.slice(0, UNREAD_LENGTH_MAX) : null,
  };
}

const oneOf = <Text extends string>(texts: readonly Text[], value: unknown): Text | undefined =>
  texts.find((text) => text === value);

const keyIn = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= limits.changeKeyCharactersMax &&
  !value.includes('\u0000') &&
  value.isWellFormed()
    ? value
    : undefined;

/** A time in a year of four digits: the cloud stores no other. */
function instantIn(value: unknown): string | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  const instant = Number.isNaN(at) ? '' : new Date(at).toISOString();
  return /^\d{4}-/.test(instant) ? instant : undefined;
}

function readChange(value: unknown): LoggedChange | string {
  if (!isObject(value)) return 'it reports a change that is not an object';
  const { entity, key, formerKey } = value;
  if (typeof entity !== 'string' || findEntity(entity) === undefined)
    return `it reports a change of ${JSON.stringify(entity)}, which is not an entity`;
  const [change, source] = [oneOf(changeKinds, value.change), oneOf(changeSources, value.source)];
  const at = instantIn(value.at);
  if (typeof key !== 'string' || !change || !source || !at) return 'it reports a change without key, change, source or at';
  const [docKey, commandId, part] = [keyIn(value.docKey), keyIn(value.commandId), oneOf(changeParts, value.part)];
  return {
    entity,
    key,
    ...(docKey !== undefined && { docKey }),
    change,
    ...(typeof formerKey === 'string' && { formerKey }),
    ...(part !== undefined && { part }),
    at,
    source,
    ...(commandId !== undefined && { commandId }),
  };
}

function readResync(value: unknown): ReportedResync | string {
  const { scope, reason: said, count, commandIds } = isObject(value) ? value : {};
  const reason = oneOf(resyncReasons, said);
  const isScope = typeof scope === 'string' && (scope === 'book' || findEntity(scope) !== undefined);
  if (!isScope || !reason) return 'it reports a gap without scope or reason';
  const held = Array.isArray(commandIds) ? commandIds.flatMap((one) => keyIn(one) ?? []).slice(0, limits.heldCommandsMax) : [];
  return {
    scope,
    reason,
    ...(Number.isSafeInteger(count) && Number(count) >= 0 && { count: Number(count) }),
    ...(held.length > 0 && { commandIds: held }),
  };
}
