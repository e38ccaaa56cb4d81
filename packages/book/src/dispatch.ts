/** From a command type to what runs it, worked out once from the catalog's own recipes: families by declaration, the rest by name. */

import { type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { DOC_TYPES, DOCUMENT_NAMES, type DocType } from './doc-type.ts';
import { EINVOICE_COMMANDS } from './einvoice/commands.ts';
import { bulkHandler } from './operations/bulk.ts';
import { capabilitiesHandler } from './operations/capabilities.ts';
import { changeCode, mergeTaxEntity } from './operations/change-code.ts';
import { createDocument, validateDocument } from './operations/create.ts';
import { filtered } from './operations/filter.ts';
import { createFixedAssetAccounts } from './operations/fixed-asset.ts';
import { getDocument } from './operations/get.ts';
import { PACKAGE_COMMANDS } from './operations/item-package.ts';
import { readLines } from './operations/lines.ts';
import { listDocuments } from './operations/list.ts';
import {
  createRecord,
  deactivateRecord,
  deleteRecord,
  getRecord,
  listRecords,
  type RecordOperation,
  updateRecord,
} from './operations/record.ts';
import { type TransferPath, transferDocument } from './operations/transfer.ts';
import { updateDocument } from './operations/update.ts';
import { withdrawDocument } from './operations/withdraw.ts';
import type { Handler, Outcome } from './outcome.ts';
import { permitted } from './permission.ts';
import { RECONCILIATION_COMMANDS } from './reconciliation/reads.ts';
import { RECORD_FAMILIES } from './records/families.ts';
import { READS } from './reports/reads.ts';
import { readSettings, updateSettings } from './tax/settings.ts';
import { RETURN_COMMANDS } from './tax/tax-return.ts';
import type { Work } from './work.ts';

type Verb = 'list' | 'lines' | 'get' | 'validate' | 'create' | 'update' | 'cancel' | 'void' | 'delete';

type DocumentRunner = (work: Work, types: readonly DocType[], payload: Payload) => Outcome;

/** Creating takes one type; what is selected may be any of those that share a command. */
const ofOne =
  (run: (work: Work, type: DocType, payload: Payload) => Outcome): DocumentRunner =>
  (work, [type], payload) => {
    if (type === undefined) throw new Error('A create command belongs to one type of document.');
    return run(work, type, payload);
  };

const DOCUMENT_RUNNERS: Readonly<Record<Verb, DocumentRunner>> = {
  list: listDocuments,
  lines: readLines,
  get: getDocument,
  validate: ofOne(validateDocument),
  create: ofOne(createDocument),
  update: updateDocument,
  cancel: withdrawDocument,
  void: withdrawDocument,
  delete: withdrawDocument,
};

type RecordRunner = (work: Work, operation: RecordOperation, payload: Payload) => Outcome;

const RECORD_RUNNERS: Readonly<Record<Exclude<Verb, 'lines' | 'cancel'>, RecordRunner>> = {
  list: listRecords,
  get: getRecord,
  validate: (work, operation, payload) => createRecord(work, operation, payload, false),
  create: (work, operation, payload) => createRecord(work, operation, payload, true),
  update: updateRecord,
  void: deactivateRecord,
  delete: deleteRecord,
};

const typesByName = new Map<string, readonly DocType[]>([
  ...DOC_TYPES.map((type) => [DOCUMENT_NAMES[type], [type]] as const),
  ['gl-cash-book-entry', ['PV', 'OR']],
]);

const LINK_KINDS: Partial<Record<DocType, TransferPath['kind']>> = { CN: 'return', PR: 'return' };

function transferPath(commandType: string): TransferPath | undefined {
  const [, from = '', to = ''] = /^transfer-(.+)-to-(.+)$/.exec(commandType) ?? [];
  const [fromType] = typesByName.get(from) ?? [];
  const [toType] = typesByName.get(to) ?? [];
  if (fromType === undefined || toType === undefined) return undefined;
  const isProcured = fromType === 'SO' && toType === 'PO';
  return { from: fromType, to: toType, kind: isProcured ? 'procure' : (LINK_KINDS[toType] ?? 'next') };
}

function verbOf({ commandType, document }: Recipe): Verb | undefined {
  if (commandType === `read-${document}-lines`) return 'lines';
  const verb = commandType.split('-')[0] ?? '';
  return verb in DOCUMENT_RUNNERS ? (verb as Verb) : undefined;
}

function handlerOf(recipe: Recipe): Handler | undefined {
  const { commandType, document } = recipe;
  const named = NAMED[commandType] ?? bulkHandler(recipe, findHandler) ?? changeCode(commandType);
  if (named) return named;
  const path = transferPath(commandType);
  if (path) return (work, payload) => transferDocument(work, path, payload);
  const verb = verbOf(recipe);
  if (verb === undefined) return undefined;
  const types = typesByName.get(commandType.replace(/^(?:create|validate)-/, '')) ?? typesByName.get(document);
  if (types) return (work, payload) => DOCUMENT_RUNNERS[verb](work, types, payload);
  const family = RECORD_FAMILIES[document];
  if (!family || !(verb in RECORD_RUNNERS) || !isOwnName(recipe)) return undefined;
  const run = RECORD_RUNNERS[verb as keyof typeof RECORD_RUNNERS];
  return (work, payload) => run(work, { ...family, document }, payload);
}

/** Commands that follow from no family. */
const NAMED: Readonly<Record<string, Handler>> = {
  ...READS,
  ...RECONCILIATION_COMMANDS,
  ...PACKAGE_COMMANDS,
  ...EINVOICE_COMMANDS,
  ...RETURN_COMMANDS,
  'read-sst-settings': readSettings('SST'),
  'read-gst-settings': readSettings('GST'),
  'update-sst-settings': updateSettings('SST'),
  'update-gst-settings': updateSettings('GST'),
  'merge-tax-entity': mergeTaxEntity,
  'create-fixed-asset-gl-accounts': createFixedAssetAccounts,
  'read-change-code-capabilities': capabilitiesHandler((commandType) => findHandler(commandType) !== undefined),
};

/** Commands that merely deal with a record, such as create-fixed-asset-gl-accounts, are not its own operations. */
const isOwnName = ({ commandType, document }: Recipe): boolean =>
  commandType.startsWith('list-') || commandType.replace(/^[a-z]+-/, '') === document;

const handlers = new Map<string, Handler>();
for (const recipe of recipes()) {
  const handler = handlerOf(recipe);
  if (handler) handlers.set(recipe.commandType, permitted(recipe, filtered(recipe, handler)));
}

export function findHandler(commandType: string): Handler | undefined {
  return handlers.get(commandType);
}

export const supportedTypes = (): readonly string[] => [...handlers.keys()];
