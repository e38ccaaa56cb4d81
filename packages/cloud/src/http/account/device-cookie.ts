/**
 * How a browser carries the proofs that it has logged in before: one cookie that only the login sees. known-device.ts decides
 * what they prove.
 */

import { SECOND_MS } from '@ledgerline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '../../account/cookie.ts';
import { proofsAfterLogin } from '../../account/login/known-device.ts';
import type { Origin } from '../../account/login/login-limit.ts';
import type { Context } from '../../system/context.ts';
import { readCookie, writeCookie } from '../reply/session-cookie.ts';
import { addressOf } from '../request/request-address.ts';

const readDeviceCookie = (request: FastifyRequest): string | null => readCookie(request, cookies.device);

/** Where an attempt to log in comes from. */
export const originOf = (request: FastifyRequest): Origin => ({ address: addressOf(request), proofs: readDeviceCookie(request) });

/** Makes the device known to a person who has just logged in. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, context: Context, personId: string): void {
  const value = proofsAfterLogin(context, personId, readDeviceCookie(request));
  writeCookie(reply, context, cookies.device, { value, maxAge: cookies.device.validMs / SECOND_MS });
}
