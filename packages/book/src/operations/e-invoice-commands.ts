/** The commands of the e-invoice module and what runs each. */

import type { OwnHandlers } from '../command/handler-result.ts';
import { cancel } from '../einvoice/cancel.ts';
import { createConsolidations, listConsolidations } from '../einvoice/consolidation.ts';
import { getSettings, listStatuses } from '../einvoice/reads.ts';
import { refresh } from '../einvoice/refresh.ts';
import { syncRejections } from '../einvoice/rejection.ts';
import { createSelfBilled, listSelfBilled } from '../einvoice/self-billing.ts';
import { submit } from '../einvoice/submit.ts';
import { MAPPING_COMMANDS } from './record/supplier-item-mapping.ts';
import { applyImport, previewImport } from './supplier-import.ts';

export const EINVOICE_COMMANDS = {
  ...MAPPING_COMMANDS,
  'einvoice.setting.get': getSettings,
  'einvoice.status.list': listStatuses,
  'einvoice.status.refresh': refresh,
  'einvoice.submit': submit,
  'einvoice.cancel': cancel,
  'einvoice.reject-request.sync': syncRejections,
  'einvoice.consolidated.create-draft': createConsolidations,
  'einvoice.consolidated.list': listConsolidations,
  'einvoice.self-billed.create-draft': createSelfBilled,
  'einvoice.self-billed.list': listSelfBilled,
  'einvoice.supplier-import.preview': previewImport,
  'einvoice.supplier-import.apply': applyImport,
} satisfies OwnHandlers;
