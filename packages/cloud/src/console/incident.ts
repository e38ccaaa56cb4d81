/** Incidents: what the operator writes about the service when something is wrong, as everyone sees it. */

import { DAY_MS, type Incident, type IncidentBody, type IncidentUpdateBody, limits } from '@ledgerline/contract';
import { operatorSays } from '@ledgerline/words/problem/operator';
import type { StoredIncident } from '../store/stored-operator.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import type { OperatorChange } from './operator.ts';

/** Incidents that are listed. */
const LISTED_MAX = 50;

export async function openIncident(
  { store, randomness }: Context,
  { title, state = 'investigating', parts, text }: IncidentBody,
  { actor, requestId }: OperatorChange,
): Promise<Incident> {
  const incidentId = randomId(randomness, 'inc');
  const audit = { tenantId: null, actor, action: 'incident.opened', subject: incidentId, requestId };
  return incidentOf(await store.openIncident({ incidentId, title, state, parts, text, audit }));
}

/** An update with the state `resolved` ends the incident; one with another state opens it again. */
export async function updateIncident(
  { store }: Context,
  incidentId: string,
  { state, parts, text }: IncidentUpdateBody,
  { actor, requestId }: OperatorChange,
): Promise<Incident | Refusal> {
  const action = state === 'resolved' ? 'incident.resolved' : 'incident.updated';
  const audit = { tenantId: null, actor, action, subject: incidentId, requestId };
  const updated = await store.updateIncident({ incidentId, state, parts: parts ?? null, text, audit });
  return updated ? incidentOf(updated) : refuse('unknown_incident', operatorSays.noIncident());
}

/** Open incidents, and incidents of the last days. */
export async function listIncidents({ store }: Pick<Context, 'store'>): Promise<readonly Incident[]> {
  const resolvedSince = (await store.now()) - limits.incidentShownDays * DAY_MS;
  return (await store.incidents({ resolvedSince, limit: LISTED_MAX })).map(incidentOf);
}

const incidentOf = ({ incidentId, title, state, parts, openedAt, resolvedAt, updates }: StoredIncident): Incident => ({
  incidentId,
  title,
  state,
  parts: [...parts],
  openedAt: instantText(openedAt),
  resolvedAt: resolvedAt === null ? null : instantText(resolvedAt),
  updates: updates.map((update) => ({ at: instantText(update.at), state: update.state, text: update.text })),
});
