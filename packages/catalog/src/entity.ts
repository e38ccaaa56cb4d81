/** What an account book can name when it changed: documents and records, each with the module that reads it. Declared data. */

import type { ModuleId } from '@ledgerline/contract';
import { recipes } from './catalog.ts';
import { DOC_TYPES, DOCUMENT_NAMES, type DocType } from './declaration/doc-type.ts';
import type { RecordName } from './declaration/task.ts';

/** Which event type reports changes of an entity: change.document and so on. */
export type EntityGroup = 'document' | 'party' | 'item' | 'account' | 'setup';

export interface Entity {
  readonly name: string;
  readonly group: EntityGroup;
  /** A key that can read this module sees its changes. */
  readonly module: ModuleId;
}

/** Drafts of e-invoices are made by commands of that module, and have no family of their own. */
const moduleOf = (type: DocType): ModuleId => recipes().find(({ docTypes }) => docTypes.includes(type))?.module ?? 'e-invoice';

/** Records that have a family of commands, and those that only settings or other commands change. */
export type RecordEntity =
  | RecordName
  | 'item-package'
  | 'term'
  | 'department'
  | 'supplier-item-mapping'
  | 'default-account'
  | 'number-format'
  | 'fiscal-year'
  | 'period-lock'
  | 'user-defined-field'
  | 'setting';

const RECORDS: Readonly<Record<RecordEntity, readonly [EntityGroup, ModuleId]>> = {
  debtor: ['party', 'ar'],
  creditor: ['party', 'ap'],
  item: ['item', 'stock'],
  'item-bom': ['item', 'stock'],
  'item-package': ['item', 'stock'],
  'gl-account': ['account', 'gl'],
  location: ['setup', 'stock'],
  'stock-item-brand': ['setup', 'stock'],
  'stock-item-category': ['setup', 'stock'],
  'stock-item-group': ['setup', 'stock'],
  'stock-item-type': ['setup', 'stock'],
  'tariff-code': ['setup', 'tax'],
  'tax-code': ['setup', 'tax'],
  'tax-entity': ['setup', 'tax'],
  'tax-type': ['setup', 'tax'],
  'withholding-tax-code': ['setup', 'tax'],
  'general-address': ['setup', 'general-maintenance'],
  'general-area': ['setup', 'general-maintenance'],
  'general-cn-type': ['setup', 'general-maintenance'],
  'general-creditor-type': ['setup', 'general-maintenance'],
  'general-currency': ['setup', 'general-maintenance'],
  'general-debtor-type': ['setup', 'general-maintenance'],
  'general-dn-type': ['setup', 'general-maintenance'],
  'general-payment-method': ['setup', 'general-maintenance'],
  'general-price-category': ['setup', 'general-maintenance'],
  'general-project': ['setup', 'general-maintenance'],
  'general-purchase-agent': ['setup', 'general-maintenance'],
  'general-sales-agent': ['setup', 'general-maintenance'],
  'general-shipping-method': ['setup', 'general-maintenance'],
  term: ['setup', 'general-maintenance'],
  department: ['setup', 'general-maintenance'],
  'supplier-item-mapping': ['setup', 'e-invoice'],
  'default-account': ['setup', 'master-data'],
  'number-format': ['setup', 'master-data'],
  'fiscal-year': ['setup', 'master-data'],
  'period-lock': ['setup', 'master-data'],
  'user-defined-field': ['setup', 'master-data'],
  setting: ['setup', 'master-data'],
};

const ENTITIES: ReadonlyMap<string, Entity> = new Map(
  [
    ...DOC_TYPES.map((type): Entity => ({ name: DOCUMENT_NAMES[type], group: 'document', module: moduleOf(type) })),
    ...Object.entries(RECORDS).map(([name, [group, module]]): Entity => ({ name, group, module })),
  ].map((entity) => [entity.name, entity]),
);

export const entities: readonly Entity[] = [...ENTITIES.values()];

export const findEntity = (name: string): Entity | undefined => ENTITIES.get(name);
