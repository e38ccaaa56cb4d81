/** The use of a tenant by day and its rejected requests, for programs with a full key and for the portal. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { sessionTwins } from '../endpoint/session-twin.ts';

const usage = { tag: 'Commands', audience: 'full-key', method: 'GET' } as const;

export const usageEndpoints = declare({
  readUsage: {
    ...usage,
    doing: 'read the usage',
    path: '/v1/usage',
    summary: 'Commands and rejected requests by day',
    description: `For up to ${contract.limits.usageDays} days, which begin at midnight in Kuala Lumpur. Rejected requests are counted within seconds.`,
    query: contract.UsageQuery,
    responses: [json(contract.UsageResponse, 'The days.')],
  },
  listRefusedCalls: {
    ...usage,
    doing: 'list rejected requests',
    path: '/v1/refused-calls',
    summary: 'Requests of keys that were rejected',
    description: `The newest of the last ${contract.limits.refusedCallDays} days, those of a minute that are alike in one row. Up to 10 rows are kept for each minute and node; all are counted in the usage of the day.`,
    query: contract.RefusedCallQuery,
    responses: [json(contract.RefusedCallListResponse, 'The rejected requests.')],
  },
});

export const appUsageEndpoints = sessionTwins(usageEndpoints, 'integrate');
