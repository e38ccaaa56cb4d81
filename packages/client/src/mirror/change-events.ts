/** Changes that the feed reported for one account book: in groups for one transaction each, and by entity. */

import type { Event } from '../generated/contract.ts';
import type { Told } from './book-reader.ts';
import type { EntityPlan } from './table-plan.ts';

export interface ChangeEvent {
  readonly connectorId?: string;
  readonly companyId?: string;
  readonly entity?: string;
  readonly scope?: string;
  readonly reason?: string;
  readonly since?: string;
  readonly changes?: readonly { readonly key: string; readonly docKey?: string; readonly formerKey?: string }[];
}

/** The maximum number of changes in one transaction, unless one event has more. */
const CHANGES_PER_STEP = 500;

/** Events of a page in groups of at most 500 changes, each with the place in the feed behind it. */
export function* groupsOf(events: readonly Event[], end: string): Generator<readonly [readonly Event[], string]> {
  let group: Event[] = [];
  let changes = 0;
  for (const event of events) {
    const count = (event.data as ChangeEvent).changes?.length ?? 0;
    if (group.length > 0 && changes + count > CHANGES_PER_STEP) {
      yield [group, group.at(-1)?.cursor ?? end];
      group = [];
      changes = 0;
    }
    group.push(event);
    changes += count;
  }
  yield [group, end];
}

/** The keys to read again, by entity. A renamed document or record is listed under both of its names. */
export function toldBy(events: readonly Event[]): ReadonlyMap<string, Told> {
  const told = new Map<string, { numbers: Set<string>; docKeys: Set<string> }>();
  for (const { data } of events) {
    const { entity, changes = [] } = data as ChangeEvent;
    if (entity === undefined) continue;
    const own = told.get(entity) ?? { numbers: new Set(), docKeys: new Set() };
    told.set(entity, own);
    for (const { key, docKey, formerKey } of changes) {
      own.numbers.add(key);
      if (formerKey !== undefined) own.numbers.add(formerKey);
      if (docKey !== undefined) own.docKeys.add(docKey);
    }
  }
  return told;
}

export const merged = (told: readonly Told[]): Told => ({
  numbers: new Set(told.flatMap(({ numbers }) => [...numbers])),
  docKeys: new Set(told.flatMap(({ docKeys }) => [...docKeys])),
});

/** Changes that are missing: of an entity or the whole `book`. With `since`, a list by change shows all of them. */
export interface Gap {
  readonly scope: string;
  readonly reason: string;
  readonly since?: string;
}

export const gapOf = ({ scope, reason, since }: ChangeEvent): readonly Gap[] =>
  scope === undefined ? [] : [{ scope, reason: reason ?? 'unknown', ...(since !== undefined && { since }) }];

export const entityNamed = (plans: readonly EntityPlan[], name: string): string =>
  plans.find(({ entity }) => entity.names.includes(name))?.entity.entity ?? name;
