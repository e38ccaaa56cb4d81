/** An own id of a tenant, for tests that need one. */

import type { TestServer } from './test-server.ts';

interface Owner {
  readonly tenantKey: string;
  readonly connectorId: string;
}

export const ownIdOf = ({ connectorId }: Pick<Owner, 'connectorId'>) => ({
  connectorId,
  companyId: 'SAMPLE',
  entity: 'sales-invoice',
  externalId: 'own-1',
  key: 'IV-1',
});

/** The id of its link. */
export async function boundLink(server: Pick<TestServer, 'call'>, owner: Owner): Promise<string> {
  const bound = await server.call('PUT', '/v1/links', { key: owner.tenantKey, body: ownIdOf(owner) });
  return bound.json().link.linkId;
}
