/** Links to files, as people without a login open them. */

import { Type } from '@ledgerline/contract';
import { declare, file, page } from '../endpoint/endpoint.ts';
import { digest, NAME, range } from '../endpoint/parameters.ts';

const token = { schema: NAME, text: 'The secret of the link.' } as const;

export const sharedFileEndpoints = declare({
  showSharedFile: {
    method: 'GET',
    tag: 'Pages',
    audience: 'anyone',
    path: '/shared/{token}',
    summary: 'Where a link to a file leads',
    params: { token },
    description: 'A link that has ended, or is not complete, gets 404 with a page that says why.',
    responses: [page('The name of the file.')],
    problems: ['unknown_file_link'],
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
