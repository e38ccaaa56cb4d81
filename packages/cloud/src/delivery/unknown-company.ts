/** What a caller reads whose connector has no such account book: why, and which one can be used instead. */

import { sandboxCompanyIds } from '@ledgerline/contract';
import { inRow, type Sentence } from '@ledgerline/words';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { StoredConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import type { WantedBook } from './book-directory.ts';

const NAMED_BOOKS_MAX = 10;

type SoughtBook = Pick<WantedBook, 'tenantId' | 'connectorId' | 'companyId' | 'visible'>;

export async function unknownCompany(
  context: Pick<Context, 'store' | 'config'>,
  wanted: SoughtBook,
  connector: StoredConnector,
  companyIds: ReadonlySet<string>,
): Promise<Refusal> {
  const why = whyMissing(wanted, connector, companyIds);
  const advice = await whatToDo(context, wanted, connector, companyIds);
  return refuse('unknown_company', advice.reduce(inRow, why));
}

function whyMissing(
  { connectorId, companyId, visible }: SoughtBook,
  connector: StoredConnector,
  companyIds: ReadonlySet<string>,
): Sentence {
  if (!connector.hasReported && companyIds.size === 0) {
    return deliverySays.notReported(connectorId);
  }
  const named = [...companyIds].filter((known) => visible === null || visible.includes(known));
  if (companyIds.size === 0) return deliverySays.servesNone(connectorId, companyId);
  if (named.length === 0) return deliverySays.servesNoneOfKey(connectorId, companyId);
  const served = named.length > NAMED_BOOKS_MAX ? [...named.slice(0, NAMED_BOOKS_MAX), '…'] : named;
  return deliverySays.serves(connectorId, companyId, served);
}

/** A caller without a book there may have meant the sandbox, or must start the connector first. */
async function whatToDo(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { tenantId, companyId }: SoughtBook,
  { kind }: StoredConnector,
  companyIds: ReadonlySet<string>,
): Promise<readonly Sentence[]> {
  const hasSandboxName = sandboxCompanyIds.some((known) => known === companyId);
  if (kind === 'sandbox' || (companyIds.size > 0 && !hasSandboxName)) return [];
  const hasBooks = companyIds.size > 0;
  const sandbox = config.isSandboxOffered ? [await sandboxHint({ store, config }, tenantId, hasBooks)] : [];
  return hasBooks ? sandbox : [deliverySays.connectFirst(config.baseUrl), ...sandbox];
}

async function sandboxHint(
  { store, config: { baseUrl } }: Pick<Context, 'store' | 'config'>,
  tenantId: string,
  hasBooks: boolean,
): Promise<Sentence> {
  const open = (await store.connectors({ tenantId })).find(({ kind }) => kind === 'sandbox');
  if (open) {
    const use = hasBooks ? deliverySays.useSandbox : deliverySays.useSandboxInstead;
    return use(open.connectorId, sandboxCompanyIds);
  }
  return hasBooks ? deliverySays.openSandbox(baseUrl) : deliverySays.openSandboxInstead(baseUrl);
}
