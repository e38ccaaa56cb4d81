/**
 * The storage of the sandbox gateway: in the book's own file, so that a copied book is complete, or in memory, like an external
 * gateway.
 */

import type { Database } from '../../database.ts';
import type { HeldDocument, RejectionRequest } from '../../e-invoice-gateway.ts';

export interface GatewayShelf {
  readonly find: (uuid: string) => HeldDocument | undefined;
  readonly ofNumber: (docNo: string) => readonly HeldDocument[];
  readonly ofSubmission: (submissionUid: string) => readonly HeldDocument[];
  readonly received: () => readonly HeldDocument[];
  readonly put: (held: HeldDocument) => void;
  readonly rejections: () => readonly RejectionRequest[];
}

interface Row {
  readonly held: string;
}

const heldIn = (rows: readonly Row[]): readonly HeldDocument[] => rows.map((row) => JSON.parse(row.held) as HeldDocument);

/** A stand-alone book has no buyers or suppliers, so there are no rejection requests and nothing is received. */
export const databaseShelf = (db: Database): GatewayShelf => ({
  find: (uuid) => heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE uuid = :uuid', { uuid }))[0],
  ofNumber: (docNo) => heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE doc_no = :docNo ORDER BY uuid', { docNo })),
  ofSubmission: (submissionUid) =>
    heldIn(db.all<Row>('SELECT held FROM sandbox_gateway WHERE submission_uid = :submissionUid', { submissionUid })),
  received: () => [],
  put: (held) => {
    db.run(
      `INSERT INTO sandbox_gateway (uuid, submission_uid, doc_no, held) VALUES (:uuid, :submissionUid, :docNo, :held)
       ON CONFLICT (uuid) DO UPDATE SET held = excluded.held`,
      { uuid: held.uuid, submissionUid: held.submissionUid, docNo: held.docNo, held: JSON.stringify(held) },
    );
  },
  rejections: () => [],
});

/** A shelf that no rollback of the book reaches. */
export class MemoryShelf implements GatewayShelf {
  readonly #held = new Map<string, HeldDocument>();
  readonly #rejections: RejectionRequest[] = [];

  /** Plays the buyer. */
  ask(request: RejectionRequest): void {
    this.#rejections.push(request);
  }

  get count(): number {
    return this.#held.size;
  }

  find = (uuid: string): HeldDocument | undefined => this.#held.get(uuid);
  ofNumber = (docNo: string): readonly HeldDocument[] => this.#all().filter((held) => held.docNo === docNo);
  ofSubmission = (uid: string): readonly HeldDocument[] => this.#all().filter((held) => held.submissionUid === uid);
  received = (): readonly HeldDocument[] => this.#all().filter((held) => held.direction === 'received');
  put = (held: HeldDocument): void => {
    this.#held.set(held.uuid, held);
  };
  rejections = (): readonly RejectionRequest[] => this.#rejections;

  #all(): readonly HeldDocument[] {
    return [...this.#held.values()];
  }
}
