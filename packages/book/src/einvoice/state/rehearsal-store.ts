/** Rehearsals that succeeded, as stored. A success at the tax authority itself counts more than one at a stand-in. */

import type { Database } from '../../database.ts';

export interface Rehearsal {
  readonly at: string;
  readonly against: 'stand-in' | 'preproduction';
  readonly version: string;
}

export const storeRehearsal = (db: Database, rehearsal: Rehearsal): void => {
  db.run('INSERT INTO einvoice_rehearsal (at, against, version) VALUES (:at, :against, :version)', { ...rehearsal });
};

/** The latest rehearsal at the tax authority, otherwise the latest one; undefined if there was none. */
export const lastRehearsal = (db: Database): Rehearsal | undefined =>
  db.get<Rehearsal>(
    `SELECT at, against, version FROM einvoice_rehearsal ORDER BY against = 'preproduction' DESC, rehearsal_key DESC LIMIT 1`,
  );
