/** The commands of the e-invoice module and what runs each. */

import type { OwnHandlers } from '../command/outcome.ts';
import { applyImport, previewImport } from '../operations/supplier-import.ts';
import { MAPPING_COMMANDS } from '../operations/supplier-item-mapping.ts';
import { cancel } from './cancel.ts';
import { createConsolidations, listConsolidations } from './consolidation.ts';
import { getSettings, listStatuses } from './reads.ts';
import { refresh } from './refresh.ts';
import { syncRejections } from './rejection.ts';
import { createSelfBilled, listSelfBilled } from './self-billing.ts';
import { submit } from './submit.ts';

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
