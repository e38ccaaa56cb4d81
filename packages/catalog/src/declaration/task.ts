/** What runs each command, as declared; never derived from its name. Dispatch is exhaustive over these lists. */

import type { DocType } from './doc-type.ts';
import type { OperationName } from './family.ts';

/** The work a command does, in one word. */
export type Verb =
  | 'list'
  | 'read'
  | 'get'
  | 'validate'
  | 'create'
  | 'update'
  | 'cancel'
  | 'void'
  | 'delete'
  | 'transfer'
  | 'change'
  | 'merge'
  | 'bulk-create'
  | 'print'
  | 'export'
  | 'submit'
  | 'refresh'
  | 'sync'
  | 'preview'
  | 'apply';

/** How the two documents of a transfer belong together. */
export type LinkKind = 'next' | 'return' | 'procure';

export type RecordOperation = Exclude<OperationName, 'lines' | 'cancel'>;

export type Task =
  | { readonly kind: 'document'; readonly operation: OperationName }
  | { readonly kind: 'record'; readonly operation: RecordOperation; readonly record: RecordName }
  | { readonly kind: 'transfer'; readonly from: DocType; readonly to: DocType; readonly link: LinkKind }
  /** Runs one create command for each row: the one named here, or with null the one that the row names. */
  | { readonly kind: 'bulk'; readonly repeats: string | null }
  | { readonly kind: 'change-code'; readonly code: ChangedCode }
  | { readonly kind: 'own'; readonly name: OwnCommand };

/** Master records that are all created, changed, deactivated and deleted in the same way. */
const RECORD_NAMES = [
  'debtor',
  'creditor',
  'item',
  'location',
  'stock-item-brand',
  'stock-item-category',
  'stock-item-group',
  'stock-item-type',
  'item-bom',
  'gl-account',
  'tariff-code',
  'tax-code',
  'tax-entity',
  'tax-type',
  'withholding-tax-code',
  'general-address',
  'general-area',
  'general-cn-type',
  'general-creditor-type',
  'general-currency',
  'general-debtor-type',
  'general-dn-type',
  'general-payment-method',
  'general-price-category',
  'general-project',
  'general-purchase-agent',
  'general-sales-agent',
  'general-shipping-method',
] as const;

export type RecordName = (typeof RECORD_NAMES)[number];

const records: ReadonlySet<string> = new Set(RECORD_NAMES);

export const isRecordName = (name: string): name is RecordName => records.has(name);

/** Codes that a command can change together with everything that refers to them. */
const CHANGED_CODES = [
  'debtor',
  'creditor',
  'item',
  'gl-account',
  'project',
  'location',
  'sales-agent',
  'purchase-agent',
] as const;

export type ChangedCode = (typeof CHANGED_CODES)[number];

/** Commands that follow from no family, or whose family runs them in its own way. */
const OWN_COMMANDS = [
  'read-item-sales-by-customer',
  'read-sales-detail-lines',
  'read-purchase-detail-lines',
  'read-ar-outstanding-documents',
  'read-ar-detail-lines',
  'read-ar-payment-lines',
  'read-ar-refund-lines',
  'read-ar-outstanding',
  'read-debtors',
  'get-debtor-credit-control',
  'get-debtor-detail',
  'read-ap-outstanding-documents',
  'read-ap-detail-lines',
  'read-ap-payment-lines',
  'read-ap-refund-lines',
  'read-ap-outstanding',
  'read-creditors',
  'get-creditor-detail',
  'read-items',
  'read-items-all',
  'export-items',
  'get-stock-item-detail',
  'read-locations',
  'read-stock-detail-lines',
  'read-stock-movement',
  'stock-balance',
  'list-item-packages',
  'get-item-package',
  'validate-item-package',
  'create-item-package',
  'update-item-package',
  'void-item-package',
  'delete-item-package',
  'read-chart-accounts',
  'read-gl-account-balance',
  'create-fixed-asset-gl-accounts',
  'list-gl-bank-cash-accounts',
  'list-gl-cash-book-documents',
  'read-gl-cash-flow-accounts',
  'list-gl-cheques',
  'read-payment-methods',
  'list-gl-bank-reconciliation-uncleared',
  'get-gl-bank-reconciliation',
  'validate-gl-bank-reconciliation',
  'list-acct-report-templates',
  'sales-document-acct-pdf',
  'sales-invoice-acct-pdf',
  'sales-report-html',
  'purchase-document-acct-pdf',
  'stock-document-acct-pdf',
  'arap-statement-acct-pdf',
  'creditor-statement-report',
  'debtor-statement-report',
  'statement-report-html',
  'arap-document-acct-pdf',
  'gl-document-acct-pdf',
  'read-default-accounts',
  'einvoice.setting.get',
  'einvoice.status.list',
  'einvoice.consolidated.list',
  'einvoice.self-billed.list',
  'einvoice.supplier-item-mapping.list',
  'einvoice.status.refresh',
  'einvoice.supplier-item-mapping.update',
  'einvoice.reject-request.sync',
  'einvoice.submit',
  'einvoice.consolidated.create-draft',
  'einvoice.self-billed.create-draft',
  'einvoice.supplier-item-mapping.create',
  'einvoice.supplier-import.apply',
  'einvoice.cancel',
  'einvoice.supplier-import.preview',
  'list-gst-processors',
  'get-gst-processor',
  'create-gst-processor',
  'update-gst-processor',
  'list-sst-processors',
  'get-sst-processor',
  'create-sst-processor',
  'update-sst-processor',
  'read-gst-settings',
  'read-sst-settings',
  'update-gst-settings',
  'update-sst-settings',
  'create-gst-payment',
  'create-sst-payment',
  'merge-tax-entity',
  'read-change-code-capabilities',
] as const;

export type OwnCommand = (typeof OWN_COMMANDS)[number];

const own: ReadonlySet<string> = new Set(OWN_COMMANDS);

export const isOwnCommand = (commandType: string): commandType is OwnCommand => own.has(commandType);
