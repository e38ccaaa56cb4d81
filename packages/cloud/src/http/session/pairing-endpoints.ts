/** Pairing by code: what the program calls without a key, and what the portal calls when a user decides. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';

export const deviceEndpoints = declare({
  startPairing: {
    method: 'POST',
    path: '/device',
    tag: 'Portal',
    audience: 'anyone',
    summary: 'Ask for a code that a user confirms in the portal',
    description:
      'Show userCode and verificationUri to the user, then ask POST /device/token every intervalSeconds. Follows RFC 8628, with the names and errors of this API.',
    body: { schema: contract.PairingStartBody, example: { name: 'KEDAI-PC', kind: 'connector' } },
    responses: [json(contract.PairingStartResponse, 'The codes.')],
  },
  claimPairing: {
    method: 'POST',
    path: '/device/token',
    tag: 'Portal',
    audience: 'anyone',
    summary: 'Ask for what a confirmed code gives',
    description:
      'authorization_pending: ask again after the interval. slow_down: wait 5 seconds longer from now on. After the user has approved, the response is the same until the code expires, so a lost response can be asked for again.',
    body: { schema: contract.PairingTokenBody },
    responses: [json(contract.PairingTokenResponse, 'The key, or the configuration of the connector.')],
    problems: [
      'authorization_pending',
      'slow_down',
      'expired_token',
      'pairing_denied',
      'unknown_connector',
      'connector_key_unreadable',
    ],
  },
});

export const pairingEndpoints = declare({
  decidePairing: {
    method: 'POST',
    path: '/app/pairings/{userCode}',
    tag: 'Portal',
    audience: 'session',
    right: 'integrate',
    summary: 'Approve or deny a program by the code that it shows',
    description: `${contract.limits.wrongPairingCodesPerSessionMax} wrong codes end the session.`,
    params: { userCode: { schema: { type: 'string', minLength: 1 }, text: 'The code that the program shows.' } },
    body: { schema: contract.PairingDecisionBody, example: { decision: 'approve' } },
    responses: [json(contract.PairingResponse, 'The program and what it gets.')],
    problems: ['unknown_pairing', 'limit_reached', 'unknown_connector', 'connector_key_unreadable'],
  },
});
