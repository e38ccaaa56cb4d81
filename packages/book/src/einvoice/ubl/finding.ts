/** Problems of one e-invoice, kept apart from its command: one bad document does not block the others. */

import type { Refusal, Warning } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { type Problem, type ProblemCode, problem, refusal, said } from '../../problem.ts';

export class Findings {
  readonly problems: Problem[] = [];
  readonly warnings: Warning[] = [];

  refuse(path: string, code: ProblemCode, says: Sentence): void {
    this.problems.push(problem(path, code, says));
  }

  warn(code: string, says: Sentence): void {
    this.warnings.push({ code, ...said(says) });
  }

  get isRefused(): boolean {
    return this.problems.length > 0;
  }

  /** All problems as the error of one row. */
  get error(): Refusal {
    return refusal(this.problems).error;
  }
}
