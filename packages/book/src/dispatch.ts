/** Finds the handler of a command from its declaration. The tables are exhaustive, so that a command without a handler does not compile. */

import {
  type RecordOperation as CatalogRecordOperation,
  type DocType,
  type OperationName,
  type OwnCommand,
  type Payload,
  type Recipe,
  recipes,
  type Task,
} from '@ledgerline/catalog';
import type { CommandContext } from './command/command-context.ts';
import type { Handler, HandlerResult } from './command/handler-result.ts';
import { RECORD_FAMILIES } from './master-data/families.ts';
import { permitted } from './master-data/permission.ts';
import { bulkHandler } from './operations/bulk.ts';
import { createDocument, validateDocument } from './operations/document/create.ts';
import { getDocument } from './operations/document/get.ts';
import { readLines } from './operations/document/lines.ts';
import { listDocuments } from './operations/document/list.ts';
import { transferDocument } from './operations/document/transfer.ts';
import { updateDocument } from './operations/document/update.ts';
import { withdrawDocument } from './operations/document/withdraw.ts';
import { EINVOICE_COMMANDS } from './operations/e-invoice-commands.ts';
import { filtered } from './operations/filter.ts';
import { RECONCILIATION_COMMANDS } from './operations/reconciliation.ts';
import { capabilities, changeCode, mergeTaxEntity } from './operations/record/change-code.ts';
import { createFixedAssetAccounts } from './operations/record/fixed-asset.ts';
import { PACKAGE_COMMANDS } from './operations/record/item-package.ts';
import {
  createRecord,
  deactivateRecord,
  deleteRecord,
  getRecord,
  listRecords,
  type RecordOperation,
  updateRecord,
} from './operations/record/record.ts';
import { RETURN_COMMANDS } from './operations/tax-return.ts';
import { PRINT_COMMANDS } from './reports/print/print-commands.ts';
import { READS } from './reports/reads/reads.ts';
import { readSettings, updateSettings } from './tax/settings.ts';

type DocumentRunner = (command: CommandContext, types: readonly DocType[], payload: Payload) => HandlerResult;

/** Creating uses one type; selecting accepts any of the types that share a command. */
const ofOne =
  (run: (command: CommandContext, type: DocType, payload: Payload) => HandlerResult): DocumentRunner =>
  (command, [type], payload) => {
    if (type === undefined) throw new Error('A create command belongs to one type of document.');
    return run(command, type, payload);
  };

const DOCUMENT_RUNNERS: Readonly<Record<OperationName, DocumentRunner>> = {
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

type RecordRunner = (command: CommandContext, operation: RecordOperation, payload: Payload) => HandlerResult;

const RECORD_RUNNERS: Readonly<Record<CatalogRecordOperation, RecordRunner>> = {
  list: listRecords,
  get: getRecord,
  validate: (command, operation, payload) => createRecord(command, operation, payload, false),
  create: (command, operation, payload) => createRecord(command, operation, payload, true),
  update: updateRecord,
  void: deactivateRecord,
  delete: deleteRecord,
};

/** Commands that follow from no family. One without a handler does not compile. */
const OWN: Readonly<Record<OwnCommand, Handler>> = {
  ...READS,
  ...PRINT_COMMANDS,
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
  'read-change-code-capabilities': capabilities,
};

type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

/** How each kind of task is run. */
const RUNNERS: { readonly [Kind in Task['kind']]: (task: TaskOf<Kind>, recipe: Recipe) => Handler } = {
  document:
    ({ operation }, { docTypes }) =>
    (command, payload) =>
      DOCUMENT_RUNNERS[operation](command, docTypes, payload),
  record:
    ({ operation, record }) =>
    (command, payload) =>
      RECORD_RUNNERS[operation](command, { ...RECORD_FAMILIES[record], document: record }, payload),
  transfer: (path) => (command, payload) => transferDocument(command, path, payload),
  bulk: ({ repeats }) => bulkHandler(repeats, handlerOf),
  'change-code': ({ code }) => changeCode(code),
  own: ({ name }) => OWN[name],
};

const runnerOf = (recipe: Recipe): Handler =>
  (RUNNERS[recipe.task.kind] as (task: Task, recipe: Recipe) => Handler)(recipe.task, recipe);

const handlers: ReadonlyMap<string, Handler> = new Map(
  recipes().map((recipe) => [recipe.commandType, permitted(recipe, filtered(recipe, runnerOf(recipe)))]),
);

/** The handler of a command of the catalog. */
export function handlerOf(commandType: string): Handler {
  const handler = handlers.get(commandType);
  if (!handler) throw new Error(`The catalog has no ${commandType}.`);
  return handler;
}
