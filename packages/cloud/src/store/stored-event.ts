/** Events as the store keeps and finds them. Types only. */

import type { EventType } from '@ledgerline/contract';
import type { CommandRow } from './stored-command.ts';

/** A place in the feed of a tenant. On SQLite the position is always 0, and the number alone decides. */
export interface EventPlace {
  readonly position: number;
  readonly seq: number;
}

export interface NewEvent {
  readonly tenantId: string;
  readonly type: EventType;
  /** The subject of the event: a commandId, a connectorId, a companyId … */
  readonly subject: string;
  readonly connectorId?: string;
  readonly companyId?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends EventPlace {
  readonly type: EventType;
  readonly at: number;
  readonly subject: string;
  readonly connectorId: string | null;
  readonly companyId: string | null;
  /** JSON; null for events of a command, which has the data itself. */
  readonly data: string | null;
  /** The command that it is about; null for other subjects, and for one that is gone. */
  readonly command: CommandRow | null;
}

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** The newest event that was deleted because of its age; null if none was. */
  readonly floor: EventPlace | null;
}
