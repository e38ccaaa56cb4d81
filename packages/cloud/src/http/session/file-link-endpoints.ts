/** Links to files, as members make, list and revoke them. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';

const portal = { tag: 'Portal', audience: 'session', right: 'report' } as const;

export const fileLinkEndpoints = declare({
  createFileLink: {
    ...portal,
    method: 'POST',
    path: '/app/file-links',
    summary: 'Make a link to the file of a command',
    description:
      'Anyone with the link can open the file for 7 days, without a login. The address is in this response and in no other. Openings are counted and in the access log.',
    body: { schema: contract.FileLinkBody, example: { commandId: 'statement-2026-01', language: 'ms' } },
    responses: [json(contract.NewFileLinkResponse, 'The link, and a letter to send it with.')],
    problems: ['unknown_command', 'artifact_missing', 'limit_reached'],
  },
  listFileLinks: {
    ...portal,
    method: 'GET',
    path: '/app/file-links',
    summary: 'Links to files that work',
    description: 'Of one account book with connectorId and companyId, otherwise of all.',
    query: contract.FileLinkListQuery,
    responses: [json(contract.FileLinkListResponse, 'The links, without their addresses.')],
  },
  revokeFileLink: {
    ...portal,
    method: 'POST',
    path: '/app/file-links/{linkId}/revoke',
    summary: 'Revoke a link to a file',
    description: 'The link no longer opens the file. Revoking again changes nothing.',
    params: { linkId: { schema: NAME, text: 'The link, as the list names it.' } },
    responses: [json(contract.FileLinkResponse, 'The link as it now is.')],
    problems: ['unknown_file_link'],
  },
});
