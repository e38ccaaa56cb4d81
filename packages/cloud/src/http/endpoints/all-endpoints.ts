/** Every endpoint there is, in the order in which they are described. */

import { accountLinkEndpoints, emailEndpoints } from './account-link-endpoints.ts';
import { adminEndpoints, descriptionEndpoints, healthEndpoints, metricsEndpoints } from './administration-endpoints.ts';
import { apiKeyEndpoints, checkEndpoints, commandEndpoints, queueEndpoints, schemaEndpoints } from './api-endpoints.ts';
import {
  companyEndpoints,
  nextEndpoints,
  presenceEndpoints,
  resultEndpoints,
  resultsEndpoints,
  uploadEndpoints,
} from './connector-endpoints.ts';
import { erasureEndpoints, exportEndpoints, retentionEndpoints } from './data-endpoints.ts';
import { appEventEndpoints, eventEndpoints } from './event-endpoints.ts';
import { factorEndpoints, factorLoginEndpoints, factorRequirementEndpoints } from './factor-endpoints.ts';
import {
  assetEndpoints,
  downloadEndpoints,
  guideEndpoints,
  portalFileEndpoints,
  portalPageEndpoints,
  publicPageEndpoints,
  referenceEndpoints,
  releaseEndpoints,
  securityPageEndpoints,
} from './page-endpoints.ts';
import { deviceEndpoints, pairingEndpoints } from './pairing-endpoints.ts';
import {
  accountEndpoints,
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
} from './session-endpoints.ts';
import { invitationEndpoints, teamEndpoints } from './team-endpoints.ts';
import { appUsageEndpoints, usageEndpoints } from './usage-endpoints.ts';
import { appWebhookEndpoints, webhookEndpoints } from './webhook-endpoints.ts';

export const allEndpoints = {
  ...publicPageEndpoints,
  ...portalPageEndpoints,
  ...securityPageEndpoints,
  ...portalFileEndpoints,
  ...guideEndpoints,
  ...referenceEndpoints,
  ...assetEndpoints,
  ...downloadEndpoints,
  ...releaseEndpoints,
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...exportEndpoints,
  ...retentionEndpoints,
  ...erasureEndpoints,
  ...overviewEndpoints,
  ...keyEndpoints,
  ...deviceEndpoints,
  ...pairingEndpoints,
  ...ownCompanyEndpoints,
  ...subscriptionEndpoints,
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
  ...appUsageEndpoints,
  ...descriptionEndpoints,
  ...healthEndpoints,
  ...metricsEndpoints,
  ...adminEndpoints,
  ...queueEndpoints,
  ...checkEndpoints,
  ...commandEndpoints,
  ...apiKeyEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...usageEndpoints,
  ...schemaEndpoints,
  ...nextEndpoints,
  ...resultEndpoints,
  ...resultsEndpoints,
  ...uploadEndpoints,
  ...companyEndpoints,
  ...presenceEndpoints,
} as const;

/** An endpoint by its name in the OpenAPI document. */
export type OperationId = keyof typeof allEndpoints;
