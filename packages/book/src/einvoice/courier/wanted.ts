/** Commands whose result needs a response of the tax authority first: what to ask for them, and whether the response has arrived. */

import type { Database } from '../../database.ts';
import { isObject } from '../../payload.ts';
import type { Place } from '../state/place.ts';
import { inboxDocument, wantDocument } from './inbox.ts';
import { areRejectionsKnown, wantRejections } from './rejection-search.ts';

export type Wanted =
  | { readonly kind: 'rejections'; readonly since: string }
  | { readonly kind: 'document'; readonly uuid: string; readonly since: string };

const IMPORTS: readonly string[] = ['einvoice.supplier-import.preview', 'einvoice.supplier-import.apply'];

export function wantedBy(type: string, payload: unknown, now: string): Wanted | null {
  if (type === 'einvoice.reject-request.sync') return { kind: 'rejections', since: now };
  const uuid = IMPORTS.includes(type) && isObject(payload as never) ? (payload as { readonly uuid?: unknown }).uuid : undefined;
  return typeof uuid === 'string' ? { kind: 'document', uuid, since: now } : null;
}

export function storeWanted(db: Database, wanted: Wanted, place: Place): void {
  if (wanted.kind === 'rejections') wantRejections(db, place, wanted.since);
  else wantDocument(db, place, wanted.uuid, wanted.since);
}

export const isAnswered = (db: Database, wanted: Wanted, place: Place): boolean =>
  wanted.kind === 'rejections' ? areRejectionsKnown(db, place, wanted.since) : inboxDocument(db, wanted.uuid)?.state !== 'wanted';
