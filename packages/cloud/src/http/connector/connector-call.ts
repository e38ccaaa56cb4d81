/** The caller on the connector's side: the connector, and its installation. */

import { InstallId, installIdDefault } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyRequest } from 'fastify';
import type { ConnectorCall, KnownConnector } from '../../store/store.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';

const readInstall = bodyCheck(InstallId);

export function callOf(request: FastifyRequest, connector: KnownConnector): ConnectorCall | Refusal {
  const install = readInstall(request.headers['x-install-id'] ?? installIdDefault);
  if (!isRefusal(install)) return { connectorId: connector.connectorId, install };
  return refuse('invalid_request', requestSays.headerInstall());
}
