/** What a tenant decides about its data as a whole: taking it along, and how long it is kept. */

import * as contract from '@ledgerline/contract';
import { declare, file, json } from './endpoint.ts';

const portal = { tag: 'Portal', audience: 'session' } as const;

export const exportEndpoints = declare({
  exportTenant: {
    ...portal,
    right: 'administer',
    method: 'GET',
    path: '/app/export.zip',
    summary: 'Everything that is stored of the tenant',
    description:
      'A ZIP file of commands, events, notifications, app keys, webhooks, people and the access log as lines of JSON, and the files that commands produced. No secrets.',
    responses: [file('application/zip', 'The ZIP file, written while it is sent.')],
    problems: ['limit_reached'],
  },
});

export const retentionEndpoints = declare({
  setRetention: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/retention',
    summary: 'Choose how long payloads, results and files are kept',
    description:
      'Counts from the end of a command. What is older is removed within the hour and cannot be restored. Ids, statuses and errors are kept forever.',
    body: { schema: contract.KeptDaysBody, example: { keptDays: 365 } },
    responses: [json(contract.KeptDaysResponse, 'The choice as it now is.')],
  },
});
