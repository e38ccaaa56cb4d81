/** What a caller reads whose connector has no such account book: why, and which one can be used instead. */

import { sandboxCompanyIds } from '@ledgerline/contract';
import type { StoredConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import type { WantedBook } from './book-directory.ts';

const NAMED_BOOKS_MAX = 10;

export async function unknownCompany(
  context: Pick<Context, 'store' | 'config'>,
  wanted: WantedBook,
  connector: StoredConnector,
  companyIds: ReadonlySet<string>,
): Promise<Refusal> {
  const sentences = [whyMissing(wanted, connector, companyIds), await whatToDo(context, wanted, connector, companyIds)];
  return refuse('unknown_company', sentences.filter((sentence) => sentence !== '').join(' '));
}

function whyMissing(
  { connectorId, companyId, visible }: WantedBook,
  connector: StoredConnector,
  companyIds: ReadonlySet<string>,
) {
  if (!connector.hasReported && companyIds.size === 0) {
    return `The connector ${connectorId} has not reported any account book yet, so nothing was queued.`;
  }
  const named = [...companyIds].filter((known) => visible === null || visible.includes(known));
  const missing = `The connector ${connectorId} has no account book ${companyId}.`;
  if (named.length === 0) return `${missing} It serves ${companyIds.size === 0 ? 'none' : 'none that this key can use'}.`;
  return `${missing} It serves ${named.slice(0, NAMED_BOOKS_MAX).join(', ')}${named.length > NAMED_BOOKS_MAX ? ', …' : ''}.`;
}

/** A caller without a book there may have meant the sandbox, or must start the connector first. */
async function whatToDo(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { tenantId, companyId }: WantedBook,
  { kind }: StoredConnector,
  companyIds: ReadonlySet<string>,
): Promise<string> {
  const hasSandboxName = sandboxCompanyIds.some((known) => known === companyId);
  if (kind === 'sandbox' || (companyIds.size > 0 && !hasSandboxName)) return '';
  const sandbox = config.isSandboxOffered ? await sandboxHint({ store, config }, tenantId) : null;
  const start = `start it on the machine with the accounting package (${config.baseUrl}/portal/connector)`;
  if (companyIds.size > 0) return sandbox === null ? '' : `To use the sandbox, ${sandbox}.`;
  return sandbox === null ? `Connect it first: ${start}.` : `Connect it first: ${start}. To use the sandbox instead, ${sandbox}.`;
}

async function sandboxHint({ store, config }: Pick<Context, 'store' | 'config'>, tenantId: string): Promise<string> {
  const open = (await store.connectors({ tenantId })).find(({ kind }) => kind === 'sandbox');
  if (open) return `send connectorId ${open.connectorId} with companyId ${sandboxCompanyIds.join(' or ')}`;
  return `open it at ${config.baseUrl}/portal/sandbox or with POST /app/sandbox`;
}
