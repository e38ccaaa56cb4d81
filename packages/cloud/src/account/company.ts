/** The name and the phone number of a company, as its owner changes them. */

import type { CompanyChangeBody, Tenant } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { Author, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { tenantOf } from './tenant.ts';

export async function changeCompany(
  { store, clock }: Context,
  { tenantId, companyName: nameNow, phone: phoneNow }: Pick<StoredTenant, 'tenantId' | 'companyName' | 'phone'>,
  body: CompanyChangeBody,
  author: Author,
): Promise<Tenant | Refusal> {
  const companyName = body.companyName?.trim() ?? nameNow;
  const phone = body.phone === undefined ? phoneNow : body.phone?.trim() || null;
  const audit = { tenantId, action: 'company.changed', subject: companyName, ...author };
  const changed = await store.changeCompany({ tenantId, companyName, phone, audit });
  return changed ? tenantOf(changed, clock.now()) : refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}
