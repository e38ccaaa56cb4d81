/** All tables together: what is tried for a command type. */

import { type Recipe, recipes } from '@ledgerline/catalog';
import { BULK_MISTAKES } from './bulk.ts';
import { DOCUMENT_MISTAKES } from './documents.ts';
import { NAMED_MISTAKES } from './named.ts';
import { READ_MISTAKES } from './reads.ts';
import { RECORD_MISTAKES } from './records.ts';
import type { KnownBook, Mistakes, Refusal } from './refusal.ts';
import { TRANSFER_MISTAKES } from './transfers.ts';

const TABLES: readonly Mistakes[] = [
  NAMED_MISTAKES,
  DOCUMENT_MISTAKES,
  TRANSFER_MISTAKES,
  RECORD_MISTAKES,
  BULK_MISTAKES,
  READ_MISTAKES,
];

const refusalsOf = (recipe: Recipe, book: KnownBook): readonly Refusal[] => TABLES.flatMap((mistakes) => mistakes(recipe, book));

export const everyRefusal = (book: KnownBook): readonly Refusal[] => recipes().flatMap((recipe) => refusalsOf(recipe, book));
