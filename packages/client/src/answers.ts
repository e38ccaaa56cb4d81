/** Responses that the client reads and that no command declares: who the key is, what the catalog has, what a check found. */

import type { Access, ProblemDetail } from './generated/contract.ts';

/** Who a key is, and which account books it can use. */
export interface Me {
  readonly tenant: { readonly tenantId: string; readonly companyName: string };
  readonly key: {
    readonly kind: 'tenant' | 'app';
    readonly keyId: string | null;
    readonly name: string | null;
    readonly access: Access;
    readonly companies: readonly string[] | null;
    readonly expiresAt: string | null;
    readonly approval: string;
  };
  readonly subscription: { readonly status: string; readonly plan: string; readonly trialEndsAt: string | null };
  readonly connectors: readonly {
    readonly connectorId: string;
    readonly kind: string;
    readonly state: string;
    readonly companies: readonly { readonly companyId: string; readonly name: string; readonly state: string | null }[];
  }[];
}

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

/** What posting a command would say. */
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
