/** The OpenAPI document with so few command types that linters read it in seconds: the types are all made alike. */

import { openApiDocument } from '../../packages/cloud/src/http/description/openapi.ts';
import { type OpenApi, withTypes } from './spectral.ts';

/** A document, a settlement, a master record, a list, a report, a bulk, and what the examples of the document name. */
const TYPES: ReadonlySet<string> = new Set([
  'create-sales-invoice',
  'create-ar-payment',
  'create-debtor',
  'read-debtors',
  'statement-report-html',
  'bulk-create-sales-invoice',
]);

export const documentWithFewTypes = (): OpenApi => withTypes(openApiDocument('https://ledgerline.test') as OpenApi, TYPES);
