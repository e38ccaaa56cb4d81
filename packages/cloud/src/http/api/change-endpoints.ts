/** Whether an account book reports its changes, for programs with a key of full access and for the portal. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';
import { sessionTwins } from '../endpoint/session-twin.ts';

export const changeSwitchEndpoints = declare({
  switchChanges: {
    tag: 'Events',
    audience: 'full-key',
    doing: 'switch the changes of account books on or off',
    method: 'POST',
    path: '/v1/books/{connectorId}/{companyId}/changes',
    summary: 'Switch the changes of an account book on or off',
    description:
      'While they are on, the connector reports which documents and records change, whoever changes them: their entity, key and kind of change, never their content. They are events of the types change.*. With forget the change events of the book are deleted at once.',
    params: {
      connectorId: { schema: NAME, text: 'The id of the connector.' },
      companyId: { schema: NAME, text: 'The account book.' },
    },
    body: { schema: contract.ChangeSwitchBody, example: { enabled: true } },
    responses: [json(contract.ChangeSwitchResponse, 'How it is now.')],
    problems: ['unknown_company'],
  },
});

export const appChangeSwitchEndpoints = sessionTwins(changeSwitchEndpoints, 'integrate');
