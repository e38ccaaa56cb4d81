/** Mails about an account: made before they are written to the store with the change that they report, and forgotten when they are old. */

import { DAY_MS } from '@ledgerline/contract';
import type { NewMail } from '../../store/stored-mail.ts';
import type { Context } from '../../system/context.ts';
import { randomId } from '../../system/randomness.ts';

type Wanted = Pick<NewMail, 'tenantId' | 'recipient' | 'facts'> & Partial<Pick<NewMail, 'validMs' | 'reader'>>;

/** `secret` is the token of the link that the mail contains. */
export function newMail({ randomness, seal }: Pick<Context, 'randomness' | 'seal'>, wanted: Wanted, secret?: string): NewMail {
  const mailId = randomId(randomness, 'mail');
  const secretSealed = secret === undefined ? null : seal.seal(secret, mailSecretPurpose(mailId));
  return { validMs: null, ...wanted, mailId, secretSealed };
}

export const mailSecretPurpose = (mailId: string): string => `mail ${mailId}`;

export const mailKeptDays = 30;
/** Mails that one transaction deletes. */
const MAILS_A_TIME = 1_000;

/** After a mail is sent or dropped, only its kind and times are kept, for a limited time. */
export async function forgetOldMails({ store }: Pick<Context, 'store'>): Promise<void> {
  const before = (await store.now()) - mailKeptDays * DAY_MS;
  while ((await store.forgetMails({ before, limit: MAILS_A_TIME })) === MAILS_A_TIME);
}
