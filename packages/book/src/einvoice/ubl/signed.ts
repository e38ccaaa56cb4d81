/** Whether a document has a signature. What the signature says is verified where documents are signed. */

import type { Payload } from '@ledgerline/catalog';
import { blockAt } from './ubl-reader.ts';

export const isSigned = (invoice: Payload | undefined): boolean =>
  blockAt(invoice, 'UBLExtensions', 'UBLExtension') !== undefined && blockAt(invoice, 'Signature') !== undefined;
