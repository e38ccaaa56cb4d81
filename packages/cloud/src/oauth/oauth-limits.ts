/** How long what the authorization server gives out is valid, and how much of it there can be. */

import { DAY_MS, HOUR_MS, limits, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';

export const oauthLimits = {
  /** A person decides within this time. */
  requestMs: limits.appRequestMinutes * MINUTE_MS,
  /** How long a code is valid. A key without a token ends then, because its app never exchanged the code. */
  codeMs: MINUTE_MS,
  accessTokenMs: limits.accessTokenMinutes * MINUTE_MS,
  /** Running calls are not cut off when a token is renewed. */
  overlapMs: MINUTE_MS,
  /** An app that did not get the response of a refresh can ask again. */
  refreshAgainMs: MINUTE_MS,
  /** An app that renews no token for this long is no longer connected. */
  refreshTokenMs: limits.refreshTokenDays * DAY_MS,
  /** An app must be connected again after this time, even if it renewed its tokens. */
  grantMs: limits.connectedAppDays * DAY_MS,
  /** A client that registered and was never connected is forgotten. */
  newClientMs: DAY_MS,
  usedClientMs: (limits.connectedAppDays + limits.refreshTokenDays) * DAY_MS,
  /** Requests that wait for a person, and clients that registered, of all tenants together. */
  requestsMax: 20_000,
  clientsMax: 20_000,
  /** The maximum size of a request to any of the endpoints. */
  bodyBytesMax: 16 * 1024,
  /** The maximum size of a description that a client publishes. */
  documentBytesMax: 16 * 1024,
  /** A description is fetched again after this time at the earliest, regardless of the headers of its host. */
  documentSecondsMin: (5 * MINUTE_MS) / SECOND_MS,
  documentSecondsMax: HOUR_MS / SECOND_MS,
  redirectsMax: 10,
  addressCharactersMax: 500,
} as const;
