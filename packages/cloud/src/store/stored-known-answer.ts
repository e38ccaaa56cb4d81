/** What the store keeps about the questions of pages to account books: the newest answer to each, sealed. Part of the store interface in store.ts. */

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
  /** The sealed answer; null until the book has answered. */
  readonly answer: string | null;
  readonly answeredAt: number | null;
  /** Why the book gave no answer the last time, as JSON; null if it did. */
  readonly problem: string | null;
}

/** An answer or a problem; the other is null. */
export type AnswerOutcome = Pick<KnownAnswer, 'answer' | 'problem'>;

export interface KnownAnswerStore {
  knownAnswer(key: AnswerKey): Promise<KnownAnswer | null>;
  /**
   * Reserves the right to ask: true if no one asked within `everyMs`, the answer is older than `freshMs` and no command is
   * pending. Only one of many concurrent callers, on any nodes, gets it. Removes the answer that was requested longest ago if the
   * tenant has `answersMax`.
   */
  claimRefresh(
    claim: AnswerKey & { commandId: string; everyMs: number; freshMs: number; answersMax: number },
  ): Promise<{ readonly isClaimed: boolean; readonly known: KnownAnswer }>;
  /**
   * Keeps the outcome of the command that asked; null if another command has asked since. An earlier answer stays beside a problem, unless
   * it is from before `keptSince`.
   */
  keepAnswer(outcome: AnswerKey & AnswerOutcome & { commandId: string; keptSince: number }): Promise<KnownAnswer | null>;
  /** Deletes answers that were not requested since a time; returns how many. */
  forgetAnswers(request: { before: number; limit: number }): Promise<number>;
}
