/**
 * Every verb of the store, by name, from the declarations of the nouns. A verb of the seam that is missing here does not compile. Both
 * stores run this one list.
 */

import { accountLinkVerbs } from './account/account-link.ts';
import { addressUndoVerbs } from './account/address-undo.ts';
import { billingVerbs } from './account/billing.ts';
import { bookSightVerbs } from './account/book-sight.ts';
import { connectedAppVerbs } from './account/connected-app.ts';
import { erasureVerbs } from './account/erasure.ts';
import { eventWindowVerbs } from './account/event-window.ts';
import { factorVerbs } from './account/factor.ts';
import { invitationVerbs } from './account/invitation.ts';
import { keptDaysVerbs } from './account/kept-days.ts';
import { keyVerbs } from './account/key.ts';
import { loginStepVerbs } from './account/login-step.ts';
import { membershipVerbs } from './account/membership.ts';
import { pairingVerbs } from './account/pairing.ts';
import { passwordResetVerbs } from './account/password-reset.ts';
import { personVerbs } from './account/person.ts';
import { personRowVerbs } from './account/person-row.ts';
import { planBookVerbs } from './account/plan-book.ts';
import { retentionVerbs } from './account/retention.ts';
import { sessionVerbs } from './account/session.ts';
import { tenantVerbs } from './account/tenant.ts';
import { tenantRowVerbs } from './account/tenant-row.ts';
import { auditVerbs } from './event/audit.ts';
import { eventVerbs } from './event/event.ts';
import { mailVerbs } from './event/mail.ts';
import { mailNoticeVerbs } from './event/mail-notice.ts';
import { notificationVerbs } from './event/notification.ts';
import { webhookVerbs } from './event/webhook.ts';
import { webhookTurnVerbs } from './event/webhook-turn.ts';
import { acrossTenantsVerbs } from './operator/across-tenants.ts';
import { incidentVerbs } from './operator/incident.ts';
import { nodeVerbs } from './operator/node.ts';
import { operatorVerbs } from './operator/operator.ts';
import { statusSubscriberVerbs } from './operator/status-subscriber.ts';
import { visitVerbs } from './operator/visit.ts';
import { activityVerbs } from './queue/activity.ts';
import { artifactVerbs } from './queue/artifact.ts';
import { changeVerbs } from './queue/book-change.ts';
import { commandVerbs } from './queue/command.ts';
import { connectorVerbs } from './queue/connector.ts';
import { countVerbs } from './queue/count.ts';
import { deliveryVerbs } from './queue/delivery.ts';
import { eInvoiceVerbs } from './queue/e-invoice.ts';
import { exportVerbs } from './queue/export.ts';
import { fileLinkVerbs } from './queue/file-link.ts';
import { installVerbs } from './queue/install.ts';
import { knownAnswerVerbs } from './queue/known-answer.ts';
import { linkVerbs } from './queue/link.ts';
import { proposalVerbs } from './queue/proposal.ts';
import { releaseVerbs } from './queue/release.ts';
import { reportScheduleVerbs } from './queue/report-schedule.ts';
import { sandboxVerbs } from './queue/sandbox.ts';
import { usageVerbs } from './queue/usage.ts';
import { sharedUseVerbs } from './shared-use.ts';
import { stateVerbs } from './state.ts';
import type { Argument, Result, RunnableVerb, VerbName } from './verb/verb.ts';

export const verbs = {
  ...accountLinkVerbs,
  ...acrossTenantsVerbs,
  ...activityVerbs,
  ...addressUndoVerbs,
  ...artifactVerbs,
  ...auditVerbs,
  ...billingVerbs,
  ...planBookVerbs,
  ...changeVerbs,
  ...commandVerbs,
  ...connectedAppVerbs,
  ...connectorVerbs,
  ...countVerbs,
  ...deliveryVerbs,
  ...eInvoiceVerbs,
  ...erasureVerbs,
  ...eventWindowVerbs,
  ...eventVerbs,
  ...exportVerbs,
  ...factorVerbs,
  ...fileLinkVerbs,
  ...incidentVerbs,
  ...installVerbs,
  ...invitationVerbs,
  ...keptDaysVerbs,
  ...keyVerbs,
  ...linkVerbs,
  ...loginStepVerbs,
  ...mailNoticeVerbs,
  ...mailVerbs,
  ...membershipVerbs,
  ...nodeVerbs,
  ...notificationVerbs,
  ...operatorVerbs,
  ...visitVerbs,
  ...pairingVerbs,
  ...passwordResetVerbs,
  ...personRowVerbs,
  ...personVerbs,
  ...bookSightVerbs,
  ...knownAnswerVerbs,
  ...proposalVerbs,
  ...releaseVerbs,
  ...reportScheduleVerbs,
  ...retentionVerbs,
  ...sandboxVerbs,
  ...sessionVerbs,
  ...sharedUseVerbs,
  ...stateVerbs,
  ...statusSubscriberVerbs,
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
