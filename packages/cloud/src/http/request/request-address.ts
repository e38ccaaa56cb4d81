/** Where a request comes from. */

import type { FastifyRequest } from 'fastify';

/** Callers that disconnected before their address was known share this one; none of them receives a rejection. */
const GONE = '';

/** Fastify's type says that there is always an address. Of a connection that was reset at once there is none. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip as string | undefined) ?? GONE;
