/** Decisions of a tenant about all of its data: exporting it, how long it is kept, and its erasure. */

import * as contract from '@ledgerline/contract';
import { declare, file, json } from '../endpoint/endpoint.ts';

const portal = { tag: 'Portal', audience: 'session' } as const;

export const exportEndpoints = declare({
  exportTenant: {
    ...portal,
    right: 'administer',
    method: 'GET',
    path: '/app/export.zip',
    summary: 'Everything that is stored of the tenant',
    description:
      'A ZIP file of commands, proposals, events, notifications, app keys, webhooks, people and the access log as lines of JSON, and the files that commands produced. No secrets.',
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

export const operatorSightEndpoints = declare({
  setOperatorSight: {
    ...portal,
    right: 'govern',
    method: 'POST',
    path: '/app/operator-sight',
    summary: 'Choose whether operators can look at real account books',
    description: 'An operator can look at the portal of a company for an hour, for a reason that its access log shows.',
    body: { schema: contract.OperatorSightBody, example: { books: true } },
    responses: [json(contract.OperatorSightResponse, 'The choice as it now is.')],
  },
});

export const erasureEndpoints = declare({
  requestErasure: {
    ...portal,
    right: 'govern',
    method: 'POST',
    path: '/app/erasure',
    summary: 'Erase the company after 30 days',
    description:
      'Keys and connectors stop at once with 403 erasure_pending. Until eraseAt people can log in, look and export, and an owner can cancel. Then everything is removed and cannot be restored.',
    body: { schema: contract.ErasureBody },
    responses: [json(contract.ErasureResponse, 'When the company is erased.')],
    problems: ['invalid_login', 'invalid_factor'],
  },
  cancelErasure: {
    ...portal,
    right: 'govern',
    method: 'POST',
    path: '/app/erasure/cancel',
    summary: 'Keep the company after all',
    description: 'Keys and connectors work again at once.',
    responses: [json(contract.OkResponse, 'The company stays.')],
    problems: ['erasure_begun'],
  },
});
