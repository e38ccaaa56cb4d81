/** The catalog itself: built once, on import, from the module declarations. */

import { buildCatalog, type Catalog, type Recipe } from './build.ts';
import type { ModuleDeclaration, Sample } from './declaration/declaration.ts';
import { ap } from './modules/ap.ts';
import { ar } from './modules/ar.ts';
import { bankReconciliation } from './modules/bank-reconciliation.ts';
import { bulkTools } from './modules/bulk-tools.ts';
import { eInvoice } from './modules/e-invoice.ts';
import { generalMaintenance } from './modules/general-maintenance.ts';
import { gl } from './modules/gl.ts';
import { glCashBook } from './modules/gl-cash-book.ts';
import { masterData } from './modules/master-data.ts';
import { purchase } from './modules/purchase.ts';
import { reports } from './modules/reports.ts';
import { sales } from './modules/sales.ts';
import { stock } from './modules/stock.ts';
import { tax } from './modules/tax.ts';

export const COMMAND_TYPE_COUNT = 639;

const catalog: Catalog = buildCatalog(
  [
    sales,
    purchase,
    ar,
    ap,
    stock,
    gl,
    glCashBook,
    bankReconciliation,
    reports,
    masterData,
    eInvoice,
    bulkTools,
    tax,
    generalMaintenance,
  ],
  COMMAND_TYPE_COUNT,
);

export const modules = (): readonly ModuleDeclaration[] => catalog.modules;
export const recipes = (): readonly Recipe[] => catalog.recipes;
export const samples = (): readonly Sample[] => catalog.samples;
export const findRecipe = (commandType: string): Recipe | undefined => catalog.byType.get(commandType);
