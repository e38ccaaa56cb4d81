/** What bulk tools offer: bulk-create for any create command, and one bulk command for each family that has one. */

import type { CommandDeclaration, ModuleDeclaration, Payload, Shape } from '../declaration/declaration.ts';
import { PARTIAL_END } from '../declaration/family.ts';
import { BULK_ROW } from '../declaration/fields.ts';
import { create } from '../declaration/irregular.ts';
import { bookRule, rowIdsOnce } from '../declaration/rules.ts';
import { choice, code, commandRows, flag, rows, shape } from '../declaration/shape.ts';
import { ap } from './ap.ts';
import { ar } from './ar.ts';
import * as generalMaintenanceModule from './general-maintenance.ts';
import * as glModule from './gl.ts';
import { glCashBook } from './gl-cash-book.ts';
import * as masterDataModule from './master-data.ts';
import { purchase } from './purchase.ts';
import { sales } from './sales.ts';
import * as stockModule from './stock.ts';

const ROWS_MAX = 500;

/** Plurals of bulk-create-<plural>, in display order; each is the plural of a create command. */
const PLURALS: readonly string[] = [
  'advanced-quotations',
  'ap-credit-notes',
  'ap-debit-notes',
  'ap-invoices',
  'ap-payments',
  'ap-refunds',
  'ar-credit-notes',
  'ar-debit-notes',
  'ar-invoices',
  'ar-payments',
  'ar-refunds',
  'arap-contras',
  'cash-purchases',
  'cash-sales',
  'creditors',
  'debtors',
  'delivery-orders',
  'fixed-asset-gl-accounts',
  'general-addresses',
  'general-areas',
  'general-cn-types',
  'general-creditor-types',
  'general-currencies',
  'general-debtor-types',
  'general-dn-types',
  'general-payment-methods',
  'general-price-categories',
  'general-projects',
  'general-purchase-agents',
  'general-sales-agents',
  'general-shipping-methods',
  'gl-accounts',
  'gl-cash-book-payments',
  'gl-cash-book-receipts',
  'goods-received-notes',
  'item-boms',
  'item-packages',
  'items',
  'journal-entries',
  'purchase-invoices',
  'purchase-orders',
  'purchase-returns',
  'quotations',
  'sales-credit-notes',
  'sales-debit-notes',
  'sales-invoices',
  'sales-orders',
  'stock-adjustments',
  'stock-assemblies',
  'stock-assembly-orders',
  'stock-disassemblies',
  'stock-issues',
  'stock-receives',
  'stock-takes',
  'stock-transfers',
  'stock-uom-conversions',
  'stock-update-costs',
  'stock-write-offs',
];

const creates: ReadonlyMap<string, CommandDeclaration> = new Map(
  [
    sales,
    purchase,
    ar,
    ap,
    stockModule.stock,
    glModule.gl,
    glCashBook,
    masterDataModule.masterData,
    generalMaintenanceModule.generalMaintenance,
  ]
    .flatMap((module) => module.commands)
    .filter(({ isRepeatable }) => isRepeatable)
    .map((command) => [command.commandType, command]),
);

/** Rows of master records, whose codes must not have been used before. */
const uniqueRows: Readonly<Record<string, readonly Payload[]>> = {
  ...stockModule.bulkRows,
  ...glModule.bulkRows,
  ...masterDataModule.bulkRows,
  ...generalMaintenanceModule.bulkRows,
};

/** Names whose singular does not follow from the plural. */
const SINGULARS: Readonly<Record<string, string>> = { 'fixed-asset-gl-accounts': 'fixed-asset-gl-accounts' };

function singularOf(plural: string): string {
  if (SINGULARS[plural]) return SINGULARS[plural];
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.endsWith('sses') ? plural.slice(0, -2) : plural.slice(0, -1);
}

const CALL = {
  mode: choice(
    ['independent', 'atomic'],
    'independent saves every valid row; atomic saves all rows or none (default: independent).',
    { role: 'selector' },
  ),
  stopOnError: flag('Whether to stop at the first row that fails. The rows after it are not run.', { role: 'selector' }),
  validateOnly: flag('Whether to check every row without saving any.', { role: 'selector' }),
};

const NOTES = [
  'Rows run in order, so a later row can use a record of an earlier one.',
  'The result has total, succeeded and failed counts and one result for each row. ok is true only if all rows succeeded; saved is true if any did.',
  PARTIAL_END,
  'In atomic mode, the first failure rolls everything back and the other rows report ROLLED_BACK.',
];

const AI_INSTRUCTIONS =
  'Give every row a rowId and report failures by it. Try validateOnly first. Repeat only the failed rows, in a new command with a new commandId.';

function bulkCommand(plural: string): CommandDeclaration {
  const type = `create-${singularOf(plural)}`;
  const single = creates.get(type);
  if (!single) throw new Error(`bulk-create-${plural} has no ${type} to repeat.`);
  const words = plural.replaceAll('-', ' ');
  const row: Shape = shape(
    `bulk.${plural}.row`,
    { rowId: BULK_ROW.rowId, ...single.shape.members },
    {
      required: single.shape.required,
      isStrict: single.shape.isStrict,
      rules: single.shape.rules,
    },
  );
  const payloads = uniqueRows[type] ?? [single.examples[0]?.payload ?? {}, single.examples[0]?.payload ?? {}];
  return create({
    commandType: `bulk-create-${plural}`,
    verb: 'bulk-create',
    task: { kind: 'bulk', repeats: type },
    document: 'bulk',
    displayGroup: 'Bulk create',
    title: `Bulk create ${words}`,
    summary: `Creates up to ${ROWS_MAX} ${words} in one command; each row is the payload of ${type}.`,
    notes: NOTES,
    aiInstructions: AI_INSTRUCTIONS,
    shape: shape(
      `bulk.${plural}`,
      { rows: rows(row, `Payloads of ${type}, 1 to ${ROWS_MAX}.`, { max: ROWS_MAX }), ...CALL },
      { required: ['rows'], rules: [rowIdsOnce] },
    ),
    example: { mode: 'independent', rows: payloads.map((payload, index) => ({ rowId: `row-${index + 1}`, ...payload })) },
    usesSamples: single.usesSamples,
  });
}

const anyCreate = create({
  commandType: 'bulk-create',
  verb: 'bulk-create',
  task: { kind: 'bulk', repeats: null },
  document: 'bulk',
  displayGroup: 'Bulk create',
  title: 'Bulk create anything',
  summary: `Runs up to ${ROWS_MAX} create commands of any kind in one command, in order.`,
  notes: ['Set commandType on the request for all rows, or on a row for that row. Only create-* commands are allowed.', ...NOTES],
  aiInstructions: AI_INSTRUCTIONS,
  shape: shape(
    'bulk',
    {
      commandType: code(80, 'The create command of every row that names none itself.', { role: 'selector' }),
      rows: commandRows(`Payloads of create commands, 1 to ${ROWS_MAX}; each can have commandType and rowId.`, ROWS_MAX),
      ...CALL,
    },
    {
      required: ['rows'],
      rules: [rowIdsOnce, bookRule('bulk-row-rights', 'The key needs the right to create in the module of every row.')],
    },
  ),
  example: {
    commandType: 'create-journal-entry',
    rows: [
      {
        rowId: 'rent',
        docDate: '2026-07-31',
        description: 'Rent July',
        lines: [
          { accountNo: '900-6000', debit: 1500 },
          { accountNo: '410-0000', credit: 1500 },
        ],
      },
      { rowId: 'area', commandType: 'create-general-area', code: 'EAST-COAST', description: 'East coast' },
    ],
  },
});

export const bulkTools: ModuleDeclaration = {
  id: 'bulk-tools',
  title: 'Bulk tools',
  summary: 'Many creates in one command, all or nothing or each for itself.',
  commands: [anyCreate, ...PLURALS.map(bulkCommand)],
  samples: [],
};
