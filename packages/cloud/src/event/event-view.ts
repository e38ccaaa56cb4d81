/** An event as callers see it, in the feed and in a delivery: made from its row when it is read. */

import type { Event } from '@ledgerline/contract';
import { artifactOf, summaryView } from '../command/command-view.ts';
import type { StoredEvent } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import { cursorOfPlace, eventIdOf } from './event-place.ts';

export function eventView(event: StoredEvent, isErrorHidden = false): Event {
  return {
    id: eventIdOf(event),
    type: event.type,
    timestamp: instantText(event.at),
    cursor: cursorOfPlace(event),
    data: dataOf(event, isErrorHidden),
  };
}

function dataOf(event: StoredEvent, isErrorHidden: boolean): Record<string, unknown> {
  const { command, data, subject, connectorId, companyId } = event;
  if (data !== null) return JSON.parse(data) as Record<string, unknown>;
  if (command === null) return { commandId: subject, connectorId, companyId };
  const artifact = artifactOf(command);
  return { ...summaryView(command, isErrorHidden), ...(artifact && { artifact }) };
}
