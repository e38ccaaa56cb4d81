/** The documents that the stand-in for the tax authority stores: in memory, or in the file of a book, so that a copied sandbox is complete. */

import type { Database } from '../../database.ts';
import type { Verdict } from './validators/verdict.ts';

/** A document as the stand-in stores it. Times are milliseconds since 1970. */
export interface HeldDocument {
  readonly uuid: string;
  /** The direction as the caller sees it. */
  readonly direction: 'issued' | 'received';
  readonly submissionUid: string;
  readonly docNo: string;
  readonly typeCode: string;
  readonly version: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly receivedAt: number;
  /** The time at which it becomes Valid or Invalid. */
  readonly readyAt: number;
  /** The same document, received before; this one is Invalid. */
  readonly twin: string | null;
  readonly text: string;
  /** Why the document is Invalid. */
  readonly error: string | null;
  /** The findings of its validators; absent on documents that are older than the validators. */
  readonly verdicts?: readonly Verdict[];
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  /** The buyer's request to reject the document. */
  readonly rejection: { readonly at: number; readonly reason: string } | null;
}

export interface Shelf {
  readonly find: (uuid: string) => HeldDocument | undefined;
  readonly ofNumber: (docNo: string) => readonly HeldDocument[];
  readonly ofSubmission: (submissionUid: string) => readonly HeldDocument[];
  readonly all: () => readonly HeldDocument[];
  readonly put: (held: HeldDocument) => void;
}

export class MemoryShelf implements Shelf {
  readonly #held = new Map<string, HeldDocument>();
  /** The ids of its documents by their number, and by their submission. */
  readonly #numbers = new Map<string, Set<string>>();
  readonly #submissions = new Map<string, Set<string>>();

  find = (uuid: string): HeldDocument | undefined => this.#held.get(uuid);
  all = (): readonly HeldDocument[] => [...this.#held.values()];
  ofNumber = (docNo: string): readonly HeldDocument[] => this.#named(this.#numbers.get(docNo));
  ofSubmission = (uid: string): readonly HeldDocument[] => this.#named(this.#submissions.get(uid));
  put = (held: HeldDocument): void => {
    this.#held.set(held.uuid, held);
    this.#numbers.set(held.docNo, (this.#numbers.get(held.docNo) ?? new Set()).add(held.uuid));
    this.#submissions.set(held.submissionUid, (this.#submissions.get(held.submissionUid) ?? new Set()).add(held.uuid));
  };

  #named = (uuids: ReadonlySet<string> = new Set()): readonly HeldDocument[] =>
    [...uuids].flatMap((uuid) => this.#held.get(uuid) ?? []);
}

interface Row {
  readonly held: string;
}

const heldIn = (rows: readonly Row[]): readonly HeldDocument[] => rows.map((row) => JSON.parse(row.held) as HeldDocument);

export const tableShelf = (db: Database): Shelf => ({
  find: (uuid) => heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE uuid = :uuid', { uuid }))[0],
  ofNumber: (docNo) => heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE doc_no = :docNo ORDER BY uuid', { docNo })),
  ofSubmission: (submissionUid) =>
    heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE submission_uid = :submissionUid', { submissionUid })),
  all: () => heldIn(db.all<Row>('SELECT held FROM sandbox_gateway ORDER BY uuid')),
  put: (held) => {
    db.run(
      `INSERT INTO sandbox_gateway (uuid, submission_uid, doc_no, held) VALUES (:uuid, :submissionUid, :docNo, :held)
       ON CONFLICT (uuid) DO UPDATE SET held = excluded.held`,
      { uuid: held.uuid, submissionUid: held.submissionUid, docNo: held.docNo, held: JSON.stringify(held) },
    );
  },
});
