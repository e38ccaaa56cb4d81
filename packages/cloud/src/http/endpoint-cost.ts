/** What a request counts as in the limits: one, or more where its endpoint takes more work. */

import type { FastifyRequest } from 'fastify';
import { routeUrl } from './endpoint-routes.ts';
import { allEndpoints } from './endpoints/all-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

const COSTS: ReadonlyMap<string, number> = new Map(
  Object.values<Endpoint>(allEndpoints).flatMap(({ path, countsAs }) =>
    countsAs === undefined ? [] : [[routeUrl(path), countsAs]],
  ),
);

export const costOf = ({ routeOptions }: FastifyRequest): number => COSTS.get(routeOptions.url ?? '') ?? 1;
