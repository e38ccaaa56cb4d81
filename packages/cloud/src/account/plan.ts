/** The plans of the pricing page. Every plan has all features; they differ in the number of account books. The operator activates a plan. */

import type { StoredTenant } from '../store/store.ts';

export interface Plan {
  readonly planId: 'kedai' | 'syarikat' | 'firma';
  /** The name of the plan, the same in all languages. Its description is on the pricing page. */
  readonly title: string;
  /** Ringgit before service tax. */
  readonly monthlyRinggit: number;
  readonly yearlyRinggit: number;
  /** How many can be sent commands. */
  readonly accountBooks: number;
}

const trialPlanId = 'trial';

export const plans: readonly Plan[] = [
  {
    planId: 'kedai',
    title: 'Kedai',
    monthlyRinggit: 89,
    yearlyRinggit: 890,
    accountBooks: 1,
  },
  {
    planId: 'syarikat',
    title: 'Syarikat',
    monthlyRinggit: 249,
    yearlyRinggit: 2490,
    accountBooks: 5,
  },
  {
    planId: 'firma',
    title: 'Firma',
    monthlyRinggit: 690,
    yearlyRinggit: 6900,
    accountBooks: 30,
  },
];

/** The plan requested at sign-up. A plan that is not on the pricing page is stored for billing, and starts as a trial too. */
export const askedPlan = (plan: string | undefined): string => plan?.trim() || trialPlanId;

/** How many account books a tenant can send commands to; null for any number, as in a trial or under a plan of the operator's own. */
export const bookLimitOf = ({ subscriptionStatus, plan }: Pick<StoredTenant, 'subscriptionStatus' | 'plan'>): number | null =>
  subscriptionStatus === 'trialing' ? null : (plans.find(({ planId }) => planId === plan)?.accountBooks ?? null);
