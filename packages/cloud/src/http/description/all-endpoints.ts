/** Every endpoint there is, in the order in which they are described. */

import { accountEndpoints } from '../account/account-endpoints.ts';
import { accountLinkEndpoints, emailEndpoints } from '../account/account-link-endpoints.ts';
import { factorEndpoints, factorLoginEndpoints, factorRequirementEndpoints } from '../account/factor-endpoints.ts';
import { invitationEndpoints, teamEndpoints } from '../account/team-endpoints.ts';
import { adminEndpoints, descriptionEndpoints, healthEndpoints, metricsEndpoints } from '../admin/administration-endpoints.ts';
import {
  apiKeyEndpoints,
  batchEndpoints,
  checkEndpoints,
  commandEndpoints,
  queueEndpoints,
  schemaEndpoints,
} from '../api/api-endpoints.ts';
import { appChangeSwitchEndpoints, changeSwitchEndpoints } from '../api/change-endpoints.ts';
import { appEventEndpoints, eventEndpoints } from '../api/event-endpoints.ts';
import { linkEndpoints } from '../api/link/link-endpoints.ts';
import { appUsageEndpoints, usageEndpoints } from '../api/usage-endpoints.ts';
import { appWebhookEndpoints, webhookEndpoints } from '../api/webhook-endpoints.ts';
import { billingEndpoints, billingEventEndpoints } from '../billing/billing-endpoints.ts';
import { bookDoorEndpoints, bookFileEndpoints, bookPageEndpoints } from '../books/book-endpoints.ts';
import {
  changeReportEndpoints,
  companyEndpoints,
  nextEndpoints,
  presenceEndpoints,
  resultEndpoints,
  resultsEndpoints,
  uploadEndpoints,
} from '../connector/connector-endpoints.ts';
import { consoleEndpoints, operatorLoginEndpoints, visitEndpoints } from '../console/console-endpoints.ts';
import { consoleLoginPageEndpoints, consolePageEndpoints } from '../console/console-page-endpoints.ts';
import { mcpEndpoints } from '../mcp/mcp-endpoints.ts';
import { connectEndpoints, connectPageEndpoints, oauthEndpoints, oauthMetadataEndpoints } from '../oauth/oauth-endpoints.ts';
import { choiceEndpoints, entryEndpoints, entryPageEndpoints } from '../pages/entry-endpoints.ts';
import {
  assetEndpoints,
  downloadEndpoints,
  guideEndpoints,
  packageEndpoints,
  portalFileEndpoints,
  portalPageEndpoints,
  publicPageEndpoints,
  referenceEndpoints,
  releaseEndpoints,
  securityPageEndpoints,
} from '../pages/page-endpoints.ts';
import { sharedFileEndpoints } from '../pages/shared-file-endpoints.ts';
import { erasureEndpoints, exportEndpoints, operatorSightEndpoints, retentionEndpoints } from '../session/data-endpoints.ts';
import { fileLinkEndpoints } from '../session/file-link-endpoints.ts';
import { deviceEndpoints, pairingEndpoints } from '../session/pairing-endpoints.ts';
import { proposalEndpoints } from '../session/proposal-endpoints.ts';
import { reportScheduleEndpoints } from '../session/report-schedule-endpoints.ts';
import {
  keyEndpoints,
  overviewEndpoints,
  ownCompanyEndpoints,
  ownConnectorEndpoints,
  passwordEndpoints,
  sandboxEndpoints,
  sandboxFieldEndpoints,
  sessionCommandEndpoints,
  subscriptionEndpoints,
  userEndpoints,
} from '../session/session-endpoints.ts';
import { statusPageEndpoints, statusSubscriptionEndpoints } from '../status/status-endpoints.ts';

export const allEndpoints = {
  ...publicPageEndpoints,
  ...statusPageEndpoints,
  ...statusSubscriptionEndpoints,
  ...portalPageEndpoints,
  ...bookPageEndpoints,
  ...bookFileEndpoints,
  ...bookDoorEndpoints,
  ...securityPageEndpoints,
  ...sharedFileEndpoints,
  ...consoleLoginPageEndpoints,
  ...consolePageEndpoints,
  ...entryPageEndpoints,
  ...entryEndpoints,
  ...choiceEndpoints,
  ...portalFileEndpoints,
  ...guideEndpoints,
  ...referenceEndpoints,
  ...assetEndpoints,
  ...downloadEndpoints,
  ...packageEndpoints,
  ...releaseEndpoints,
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...exportEndpoints,
  ...retentionEndpoints,
  ...operatorSightEndpoints,
  ...erasureEndpoints,
  ...overviewEndpoints,
  ...keyEndpoints,
  ...deviceEndpoints,
  ...pairingEndpoints,
  ...proposalEndpoints,
  ...fileLinkEndpoints,
  ...reportScheduleEndpoints,
  ...connectPageEndpoints,
  ...connectEndpoints,
  ...oauthMetadataEndpoints,
  ...oauthEndpoints,
  ...ownCompanyEndpoints,
  ...subscriptionEndpoints,
  ...billingEndpoints,
  ...ownConnectorEndpoints,
  ...sandboxEndpoints,
  ...sandboxFieldEndpoints,
  ...passwordEndpoints,
  ...factorLoginEndpoints,
  ...factorEndpoints,
  ...factorRequirementEndpoints,
  ...userEndpoints,
  ...emailEndpoints,
  ...teamEndpoints,
  ...invitationEndpoints,
  ...sessionCommandEndpoints,
  ...appEventEndpoints,
  ...appWebhookEndpoints,
  ...appChangeSwitchEndpoints,
  ...appUsageEndpoints,
  ...descriptionEndpoints,
  ...healthEndpoints,
  ...metricsEndpoints,
  ...adminEndpoints,
  ...billingEventEndpoints,
  ...operatorLoginEndpoints,
  ...visitEndpoints,
  ...consoleEndpoints,
  ...queueEndpoints,
  ...batchEndpoints,
  ...checkEndpoints,
  ...commandEndpoints,
  ...apiKeyEndpoints,
  ...mcpEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...changeSwitchEndpoints,
  ...linkEndpoints,
  ...usageEndpoints,
  ...schemaEndpoints,
  ...nextEndpoints,
  ...resultEndpoints,
  ...resultsEndpoints,
  ...uploadEndpoints,
  ...companyEndpoints,
  ...presenceEndpoints,
  ...changeReportEndpoints,
} as const;

/** An endpoint by its name in the OpenAPI document. */
export type OperationId = keyof typeof allEndpoints;
