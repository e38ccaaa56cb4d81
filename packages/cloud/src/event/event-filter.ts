/** Which events a caller wants, and which of them it can see. Events that it cannot see are skipped. */

import { closest, entities, findEntity } from '@ledgerline/catalog';
import { accessModules, type EventType, eventTypes } from '@ledgerline/contract';
import { eventSays } from '@ledgerline/words/problem/event';
import { isErrorHidden, mayRead, type Rights, visibleIn } from '../account/rights/access.ts';
import type { Caller } from '../account/rights/caller.ts';
import type { StoredEvent } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuseField } from '../system/problem.ts';

/** What a caller asks for; null for everything but changes of account books, which are sent only to those who name them. */
export interface EventWish {
  readonly types: ReadonlySet<EventType> | null;
  readonly companies: ReadonlySet<string> | null;
  /** Filters changes only. Without types, nothing else is sent. */
  readonly entities: ReadonlySet<string> | null;
}

/** `command.done,book.*` and the like. */
export function readTypes(names: readonly string[], path: string): ReadonlySet<EventType> | Refusal {
  const types = new Set<EventType>();
  for (const name of names) {
    const meant = eventTypes.filter((type) => type === name || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))));
    if (meant.length === 0) {
      return refuseField(path, 'format', eventSays.unknownType(name, eventTypes));
    }
    for (const type of meant) types.add(type);
  }
  return types;
}

/** `sales-invoice,debtor` and the like. */
export function readEntities(names: readonly string[], path: string): ReadonlySet<string> | Refusal {
  const unknown = names.find((name) => !findEntity(name));
  if (unknown === undefined) return new Set(names);
  const similar = closest(
    unknown,
    entities.map(({ name }) => name),
  );
  return refuseField(path, 'format', eventSays.unknownEntity(unknown, similar ?? 'sales-invoice'));
}

const isChange = (type: EventType): boolean => type.startsWith('change.');

export function isWanted({ types, companies, entities }: EventWish, { type, companyId, subject }: StoredEvent): boolean {
  if (companies !== null && companyId !== null && !companies.has(companyId)) return false;
  if (!isChange(type)) return types === null ? entities === null : types.has(type);
  if (types === null ? entities === null : !types.has(type)) return false;
  return entities === null || entities.has(subject) || subject === WHOLE_BOOK;
}

/** The scope of a gap that is about everything. */
const WHOLE_BOOK = 'book';

/** Whether a caller may see an event, and whether its error is kept from it. */
export interface EventSight {
  sees(event: StoredEvent): boolean;
  isErrorHidden(event: StoredEvent): boolean;
}

const everything: EventSight = { sees: () => true, isErrorHidden: () => false };

type Subject = 'command' | 'connector' | 'book' | 'change' | 'account';

const subjectOf = (type: EventType): Subject => {
  const [group] = type.split('.');
  return group === 'command' || group === 'connector' || group === 'book' || group === 'change' ? group : 'account';
};

/** What a caller can see. A key for some books sees the connectors that have one of these books. */
export async function sightOf({ store }: Pick<Context, 'store'>, { tenant, rights }: Caller): Promise<EventSight> {
  if (rights.access === 'full' && rights.companies === null) return everything;
  const connectorIds = rights.companies === null ? null : new Set<string>();
  if (connectorIds) {
    for (const { connectorId } of await store.connectors({ tenantId: tenant.tenantId })) {
      const books = await store.companies({ connectorId });
      if (books.some(({ companyId }) => rights.companies?.includes(companyId))) connectorIds.add(connectorId);
    }
  }
  return sightWith(rights, connectorIds);
}

function sightWith(rights: Rights, connectorIds: ReadonlySet<string> | null): EventSight {
  const visible = visibleIn(rights);
  const isOwnBook = ({ companyId }: StoredEvent): boolean =>
    rights.companies === null || (companyId !== null && rights.companies.includes(companyId));
  const sees: Readonly<Record<Subject, (event: StoredEvent) => boolean>> = {
    command: (event) => isOwnBook(event) && event.command !== null && isVisibleCommand(event.command),
    connector: ({ connectorId }) => connectorIds === null || (connectorId !== null && connectorIds.has(connectorId)),
    book: isOwnBook,
    change: (event) => isOwnBook(event) && isReadable(event.subject),
    account: () => false,
  };
  const isReadable = (entity: string): boolean => {
    const module = findEntity(entity)?.module;
    return module === undefined ? accessModules.some((one) => mayRead(rights, one)) : mayRead(rights, module);
  };
  const isVisibleCommand = ({ module, type }: NonNullable<StoredEvent['command']>): boolean =>
    visible === null || (visible.modules.includes(module) && !visible.hiddenTypes.includes(type));
  return {
    sees: (event) => sees[subjectOf(event.type)](event),
    isErrorHidden: ({ command }) => command !== null && isErrorHidden(rights, command.type),
  };
}
