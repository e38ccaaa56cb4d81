/** What the store keeps of the questions that pages ask of account books: the newest answer to each, sealed. Part of the seam in store.ts. */

/** An account book of a tenant. */
export interface BookKey {
  readonly tenantId: string;
  readonly connectorId: string;
  readonly companyId: string;
}

export interface AnswerKey extends BookKey {
  /** Equal for questions that mean the same. */
  readonly questionHash: string;
}

export interface KnownAnswer {
  /** When the book was last asked. */
  readonly askedAt: number;
  /** The command that asks; null once its outcome is kept here. */
  readonly commandId: string | null;
  /** Sealed; null until the book has answered. */
  readonly answer: string | null;
  readonly answeredAt: number | null;
  /** Why the book gave no answer when it was last asked, as JSON; null if it did. */
  readonly problem: string | null;
}

/** One of the two is null. */
export type AnswerOutcome = Pick<KnownAnswer, 'answer' | 'problem'>;

export interface KnownAnswerStore {
  knownAnswer(key: AnswerKey): Promise<KnownAnswer | null>;
  /**
   * Takes the one turn to ask: nobody asked within `everyMs`, the answer is older than `freshMs` and no command asks already. Of many at
   * once, on any nodes, one gets it. Makes room if the tenant has `answersMax`: what was asked longest ago goes.
   */
  claimRefresh(
    claim: AnswerKey & { commandId: string; everyMs: number; freshMs: number; answersMax: number },
  ): Promise<{ readonly isClaimed: boolean; readonly known: KnownAnswer }>;
  /**
   * Keeps the outcome of the command that asked; null if another command has asked since. An earlier answer stays beside a problem, unless
   * it is from before `keptSince`.
   */
  keepAnswer(outcome: AnswerKey & AnswerOutcome & { commandId: string; keptSince: number }): Promise<KnownAnswer | null>;
  /** Deletes what was asked before an instant; returns how many. */
  forgetAnswers(request: { before: number; limit: number }): Promise<number>;
}
