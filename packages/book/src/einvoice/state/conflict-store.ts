/** E-invoices at the tax authority that already use a number: the book must not file other content under it. */

import type { Database } from '../../database.ts';
import type { Place } from './place.ts';

export interface Conflict {
  readonly uuid: string;
  readonly typeCode: string;
  readonly docNo: string;
  readonly environment: Place;
}

export const dropConflict = (db: Database, uuid: string): void => {
  db.run('DELETE FROM einvoice_conflict WHERE uuid = :uuid', { uuid });
};

export const noteConflict = (db: Database, conflict: Conflict, now: string): void => {
  db.run(
    `INSERT INTO einvoice_conflict (uuid, type_code, doc_no, environment, found_at)
     VALUES (:uuid, :typeCode, :docNo, :environment, :now)`,
    { ...conflict, now },
  );
};

/** The uuid of the document that the tax authority has under a number; undefined if the number is free. */
export const conflictOf = (db: Database, { typeCode, docNo, environment }: Omit<Conflict, 'uuid'>): string | undefined =>
  db.get<{ uuid: string }>(
    `SELECT uuid FROM einvoice_conflict WHERE doc_no = :docNo AND type_code = :typeCode AND environment = :environment
     ORDER BY found_at LIMIT 1`,
    { typeCode, docNo, environment },
  )?.uuid;
