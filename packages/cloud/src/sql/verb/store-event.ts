/** The events that verbs declare to have happened once they are committed. */

import type { CommandKey, StoreEvent } from '../../store/store.ts';

export const queued = (connectorId: string): StoreEvent => ({ kind: 'queued', connectorId });
export const finished = ({ tenantId, commandId }: CommandKey): StoreEvent => ({ kind: 'finished', tenantId, commandId });
/** The tenant has a new event in its log. */
export const told = ({ tenantId }: { readonly tenantId: string }): readonly StoreEvent[] => [{ kind: 'event', tenantId }];
export const sandboxChanged: readonly StoreEvent[] = [{ kind: 'sandbox' }];
