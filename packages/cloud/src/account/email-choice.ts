/** Which emails a person gets besides those about security. */

import { type EmailChoice, type EmailChoiceBody, emailChoices } from '@ledgerline/contract';
import type { LiveSession } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { authorOf } from './rights/caller.ts';

export async function emailChoicesOf({ store }: Context, { person }: Pick<LiveSession, 'person'>): Promise<EmailChoiceBody[]> {
  const muted: readonly EmailChoice[] = await store.mutedMails(person);
  return emailChoices.map((choice) => ({ choice, isOn: !muted.includes(choice) }));
}

export async function chooseEmail(
  context: Context,
  live: LiveSession,
  { choice, isOn }: EmailChoiceBody,
  requestId: string,
): Promise<EmailChoiceBody[]> {
  const { personId } = live.person;
  const action = isOn ? 'email.turned-on' : 'email.turned-off';
  const audit = { tenantId: live.tenant.tenantId, action, subject: choice, ...authorOf(live, requestId) };
  await context.store.muteMail({ personId, choice, isOn, audit });
  return emailChoicesOf(context, live);
}
