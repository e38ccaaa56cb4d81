/** Responses that the client reads and that no command declares: what the catalog has, and what a check found. */

import type { ProblemDetail } from './generated/contract.ts';

/** A command type that fits a search, best first. */
export interface SearchHit {
  readonly type: string;
  readonly title: string;
  readonly module: string;
  readonly mode: 'read' | 'write';
  readonly operation: string;
  readonly summary: string;
  readonly score: number;
}

/** The result of a check: whether posting the command would be accepted. */
export type CheckResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly details: readonly ProblemDetail[] };

/** The contract of a command type. */
export interface CommandSchema {
  readonly commandType: string;
  readonly module: string;
  readonly mode: 'read' | 'write';
  readonly summary: string;
  readonly payloadSchema: Readonly<Record<string, unknown>>;
  readonly examplePayload: Readonly<Record<string, unknown>>;
  readonly requiredPayloadFields: readonly string[];
  readonly conditionalPayloadRules: readonly { readonly id: string; readonly text: string; readonly path: string }[];
  readonly notes: readonly string[];
  readonly resultSchema: Readonly<Record<string, unknown>>;
}
