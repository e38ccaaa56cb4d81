/** Own ids of callers: look them up, bind and release them. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../../endpoint/endpoint.ts';
import { NAME } from '../../endpoint/parameters.ts';

const link = { tag: 'Commands', audience: 'api-key' } as const;

export const linkEndpoints = declare({
  listLinks: {
    ...link,
    method: 'GET',
    path: '/v1/links',
    summary: 'What an own id stands for, or the own ids of a document or record',
    description:
      'A create command with externalId makes a link. Send externalId to see what it stands for, or key to see which own ids a document or record has. Needs the read right for the module of the entity.',
    query: contract.LinkQuery,
    responses: [json(contract.LinkListResponse, 'The links; none if there are none.')],
    problems: ['access_denied', 'unknown_connector', 'unknown_company', 'unsupported_by_book'],
  },
  bindLink: {
    ...link,
    method: 'PUT',
    path: '/v1/links',
    summary: 'Say what an own id stands for',
    description:
      'For what was created without an own id, and for one that no one can tell about. The account book is not asked whether it has the key. Needs the write right for the module of the entity. The same request again changes nothing.',
    body: {
      schema: contract.LinkBody,
      example: { connectorId: 'conn_1', companyId: 'SAMPLE', entity: 'debtor', externalId: 'shop-17', key: '300-A001' },
    },
    responses: [json(contract.LinkResponse, 'The link.')],
    problems: ['access_denied', 'unknown_connector', 'unknown_company', 'unsupported_by_book', 'external_id_taken'],
  },
  releaseLink: {
    ...link,
    method: 'POST',
    path: '/v1/links/{ownLinkId}/release',
    summary: 'Give an own id back',
    description:
      'What it stood for stays in the account book. A create command can take the own id afterwards. Needs the write right for the module of the entity.',
    params: { ownLinkId: { schema: NAME, text: 'The id of the link.' } },
    responses: [json(contract.LinkResponse, 'The link as it was.')],
    problems: ['access_denied', 'unknown_link'],
  },
});
