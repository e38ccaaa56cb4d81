/** The feed of events, for programs with an API key and for the portal. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { eventId } from '../endpoint/parameters.ts';
import { sessionTwins } from '../endpoint/session-twin.ts';

const events = { tag: 'Events', audience: 'api-key' } as const;

export const eventEndpoints = declare({
  listEvents: {
    ...events,
    method: 'GET',
    path: '/v1/events',
    summary: 'What happened, oldest first',
    description:
      'Store nextCursor and send it as cursor next time: no event is skipped and none comes twice. With wait the request is held until there is an event.',
    query: contract.EventListQuery,
    responses: [json(contract.EventListResponse, 'The events after the cursor, as far as the key may see them.')],
    problems: ['cursor_expired'],
  },
  readEvent: {
    ...events,
    method: 'GET',
    path: '/v1/events/{eventId}',
    summary: 'One event',
    params: { eventId },
    responses: [json(contract.EventResponse, 'The event.')],
    problems: ['unknown_event'],
  },
});

export const appEventEndpoints = sessionTwins(eventEndpoints, 'view');
