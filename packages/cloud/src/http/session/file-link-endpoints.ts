/** Links to files, as members make, list and revoke them, and as people without a login open them. */

import * as contract from '@ledgerline/contract';
import { Type } from '@ledgerline/contract';
import { declare, file, json, page } from '../endpoint/endpoint.ts';
import { digest, NAME, range } from '../endpoint/parameters.ts';

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

const token = { schema: NAME, text: 'The secret of the link.' } as const;

export const sharedFileEndpoints = declare({
  showSharedFile: {
    method: 'GET',
    tag: 'Pages',
    audience: 'anyone',
    path: '/shared/{token}',
    summary: 'Where a link to a file leads',
    params: { token },
    responses: [page('The name of the file, or why the link has ended.')],
  },
  downloadSharedFile: {
    method: 'GET',
    tag: 'Pages',
    audience: 'anyone',
    path: '/shared/{token}/file',
    summary: 'The file that a link leads to',
    description: 'Counted and in the access log of the company.',
    params: { token },
    query: Type.Object({ download: Type.Optional(Type.String({ description: 'Present: to save, not to show.' })) }),
    headers: { range },
    responses: [
      file('application/octet-stream', 'The file, under its own content type.', digest),
      { ...file('application/octet-stream', 'A part.', { 'content-range': 'Which part.' }), status: 206 },
      { status: 302, text: 'The link has ended; goes to its page.', headers: { location: 'The page.' } },
    ],
    problems: ['artifact_missing', 'range_not_satisfiable'],
    hasNoHead: true,
  },
});
