/** The entities that can be mirrored, as the catalog declares them. Knows no database. */

/** What a value is: text, boolean, integer, date, timestamp, json, or a decimal with its places, such as decimal2. */
export type ValueKind = 'text' | 'boolean' | 'integer' | 'date' | 'timestamp' | 'json' | `decimal${number}`;

/** A field of a row: its name, its kind and what it means. */
export type ColumnText = readonly [name: string, kind: ValueKind, description: string];

/** Rows that belong to a document: its lines, its payments, what it settles. */
export interface MirrorChild {
  readonly table: string;
  /** Which fields they have, as a name in `rowFields`. */
  readonly rows: string;
  /** The read that lists them for all documents. Without it they are part of what `get` returns. */
  readonly read?: string;
  /** Where a row of the read, or the document, has them. Without it the rows of the read are what is meant. */
  readonly member?: string;
}

/** A kind of document or record with the reads that show it. */
export interface MirrorEntity {
  readonly entity: string;
  /** How changes name it. */
  readonly names: readonly string[];
  readonly table: string;
  readonly rows: string;
  /** The command type that lists it. */
  readonly list: string;
  /** The command type that shows one whole document, where its children are part of it. */
  readonly get?: string;
  /** The field that never changes: `docKey`, or the code of a record. */
  readonly key: string;
  /** The field that changes name it by: the number of a document, or the code of a record. */
  readonly number: string;
  /** The field of the payload that selects one by its number. */
  readonly filter: string;
  /** Lists can show documents of other types too, which have tables of their own. */
  readonly docTypes?: readonly string[];
  /** The payload of every read of the list. */
  readonly payload?: Readonly<Record<string, boolean>>;
  /** Whether the list returns pages. */
  readonly isPaged: boolean;
  readonly children: readonly MirrorChild[];
  /** Its postings, and the command type that shows one document with them. They are mirrored only on request. */
  readonly postings?: { readonly table: string; readonly get: string; readonly rows: string };
}
