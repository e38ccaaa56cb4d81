/** Where a request comes from. */

import type { FastifyRequest } from 'fastify';

/** Callers who were gone before they had an address share this one; none of them is left to be rejected. */
const GONE = '';

/** Fastify's type says that there is always an address. Of a connection that was reset at once there is none. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip as string | undefined) ?? GONE;
