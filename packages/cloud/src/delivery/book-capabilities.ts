/** What an account book does with a command type, as its driver reported it. A book whose driver reported nothing takes all. */

import { findRecipe, type Recipe } from '@ledgerline/catalog';
import type { BookSupport } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { Caller } from '../account/rights/caller.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { booksOf, capabilitiesOf, unknownConnector } from './book-directory.ts';

interface AskedBook {
  readonly connectorId: string;
  readonly companyId: string;
}

/** What an account book does with a command type. */
export async function bookSupport(
  { store }: Pick<Context, 'store'>,
  { tenant, rights }: Caller,
  { connectorId, companyId }: AskedBook,
  commandType: string,
): Promise<BookSupport | Refusal> {
  const connector = await store.connector({ connectorId });
  if (connector?.tenantId !== tenant.tenantId) return unknownConnector(connectorId);
  const isVisible = rights.companies?.includes(companyId) ?? true;
  const book = isVisible ? (await booksOf(store, connector)).find((each) => each.companyId === companyId) : undefined;
  if (!book) {
    return refuse('unknown_company', deliverySays.noBookOfKey(connectorId, companyId));
  }
  const capabilities = capabilitiesOf(book);
  const recipe = findRecipe(commandType);
  return {
    connectorId,
    companyId,
    isSupported: capabilities?.commandTypes?.includes(commandType) ?? true,
    driver: capabilities?.driver ?? null,
    currencies: capabilities?.currencies ?? null,
    codes: capabilities?.codes ?? {},
    refusedFields: ofThisType(capabilities?.refusedFields ?? {}, recipe),
    fieldLimits: ofThisType(capabilities?.fieldLimits ?? {}, recipe),
  };
}

/** The fields that the payload of the command type has, on its header or its rows. */
function ofThisType<Value>(fields: Readonly<Record<string, Value>>, recipe: Recipe | undefined): Record<string, Value> {
  const members = Object.entries(recipe?.shape.members ?? {});
  const names = new Set(
    members.flatMap(([name, member]) => [name, ...(member.kind === 'rows' ? Object.keys(member.of.members) : [])]),
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}
