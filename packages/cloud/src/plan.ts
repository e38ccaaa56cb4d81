/** The plans of the pricing page. What a plan costs and how it is paid is settled between the tenant and who runs this cloud. */

export interface Plan {
  readonly planId: string;
  readonly title: string;
  readonly summary: string;
}

export const trialPlanId = 'trial';

export const plans: readonly Plan[] = [
  { planId: trialPlanId, title: 'Trial', summary: 'Everything, free of charge, for a limited time. Starts when you sign up.' },
  {
    planId: 'standard',
    title: 'Standard',
    summary: 'Everything, without an end. You start with the trial; the operator of this service switches the plan on.',
  },
];

/** A plan as asked for at sign-up. One that is not on the pricing page is kept for billing to read, and is a trial all the same. */
export const askedPlan = (plan: string | undefined): string => plan?.trim() || trialPlanId;
