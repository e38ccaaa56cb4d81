/**
 * Every verb of the store, by name, from the declarations of the nouns. A verb of the seam that is missing here does not compile. Both
 * stores run this one list.
 */

import { accountLinkVerbs } from './account-link.ts';
import { activityVerbs } from './activity.ts';
import { addressUndoVerbs } from './address-undo.ts';
import { artifactVerbs } from './artifact.ts';
import { auditVerbs } from './audit.ts';
import { commandVerbs } from './command.ts';
import { connectorVerbs } from './connector.ts';
import { countVerbs } from './count.ts';
import { deliveryVerbs } from './delivery.ts';
import { erasureVerbs } from './erasure.ts';
import { eventVerbs } from './event.ts';
import { eventWindowVerbs } from './event-window.ts';
import { exportVerbs } from './export.ts';
import { factorVerbs } from './factor.ts';
import { installVerbs } from './install.ts';
import { invitationVerbs } from './invitation.ts';
import { keptDaysVerbs } from './kept-days.ts';
import { keyVerbs } from './key.ts';
import { loginStepVerbs } from './login-step.ts';
import { mailVerbs } from './mail.ts';
import { mailNoticeVerbs } from './mail-notice.ts';
import { membershipVerbs } from './membership.ts';
import { notificationVerbs } from './notification.ts';
import { pairingVerbs } from './pairing.ts';
import { passwordResetVerbs } from './password-reset.ts';
import { personVerbs } from './person.ts';
import { personRowVerbs } from './person-row.ts';
import { releaseVerbs } from './release.ts';
import { retentionVerbs } from './retention.ts';
import { sandboxVerbs } from './sandbox.ts';
import { sessionVerbs } from './session.ts';
import { sharedUseVerbs } from './shared-use.ts';
import { stateVerbs } from './state.ts';
import { tenantVerbs } from './tenant.ts';
import { tenantRowVerbs } from './tenant-row.ts';
import { usageVerbs } from './usage.ts';
import type { Argument, Result, RunnableVerb, VerbName } from './verb.ts';
import { webhookVerbs } from './webhook.ts';
import { webhookTurnVerbs } from './webhook-turn.ts';

export const verbs = {
  ...accountLinkVerbs,
  ...activityVerbs,
  ...addressUndoVerbs,
  ...artifactVerbs,
  ...auditVerbs,
  ...commandVerbs,
  ...connectorVerbs,
  ...countVerbs,
  ...deliveryVerbs,
  ...erasureVerbs,
  ...eventWindowVerbs,
  ...eventVerbs,
  ...exportVerbs,
  ...factorVerbs,
  ...installVerbs,
  ...invitationVerbs,
  ...keptDaysVerbs,
  ...keyVerbs,
  ...loginStepVerbs,
  ...mailNoticeVerbs,
  ...mailVerbs,
  ...membershipVerbs,
  ...notificationVerbs,
  ...pairingVerbs,
  ...passwordResetVerbs,
  ...personRowVerbs,
  ...personVerbs,
  ...releaseVerbs,
  ...retentionVerbs,
  ...sandboxVerbs,
  ...sessionVerbs,
  ...sharedUseVerbs,
  ...stateVerbs,
  ...tenantRowVerbs,
  ...tenantVerbs,
  ...usageVerbs,
  ...webhookTurnVerbs,
  ...webhookVerbs,
} satisfies { readonly [Name in VerbName]: RunnableVerb<Argument<Name>, Result<Name>> };

/** A verb by its name alone. */
export const verbNamed = (name: VerbName): RunnableVerb<unknown, unknown> => verbs[name] as RunnableVerb<unknown, unknown>;

/** The verbs whose declaration leaves a part to the store alone. */
export type HotVerb = { readonly [Name in VerbName]: (typeof verbs)[Name]['sqlite'] extends 'hot' ? Name : never }[VerbName];
export type OwnVerb = { readonly [Name in VerbName]: (typeof verbs)[Name]['postgres'] extends 'own' ? Name : never }[VerbName];
