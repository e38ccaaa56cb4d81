/** The interface to the cloud: what the connector sends and what the cloud can respond. The adapter decides how it is sent. */

import type {
  ChangeReceipt,
  ChangesBody,
  Company,
  HeartbeatBody,
  HeartbeatResponse,
  LeasedCommand,
  ResultBody,
  ResultOfCommand,
} from '@ledgerline/contract';

/** The cloud rejected the request. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
}

/** There was no response, or none that the contract knows. Whether the request arrived is unknown. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly message: string;
}

export type CloudResponse<Value> = { readonly kind: 'ok'; readonly value: Value } | Refused | Unreachable;

export interface ArtifactContent {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A question for commands. */
export interface Asked {
  readonly waitSeconds: number;
  readonly max: number;
  /** The lease tokens that have arrived here; what was leased under others is sent again. Absent: unknown. */
  readonly holding?: readonly string[];
  /** Lease tokens behind which more of their books can be leased: all of these books have arrived and will run. Absent: none. */
  readonly ahead?: readonly string[];
}

export interface Cloud {
  next(asked: Asked, signal: AbortSignal): Promise<CloudResponse<readonly LeasedCommand[]>>;
  heartbeat(body: HeartbeatBody): Promise<CloudResponse<HeartbeatResponse>>;
  reportCompanies(companies: readonly Company[]): Promise<CloudResponse<null>>;
  sendResult(commandId: string, body: ResultBody): Promise<CloudResponse<null>>;
  /** Sends several small results in one request; each has its own response, in order. */
  sendResults(results: readonly ResultOfCommand[]): Promise<CloudResponse<readonly CloudResponse<null>[]>>;
  sendArtifact(commandId: string, artifact: ArtifactContent): Promise<CloudResponse<null>>;
  /** Each book has its own receipt, in order. */
  sendChanges(body: ChangesBody): Promise<CloudResponse<readonly ChangeReceipt[]>>;
}

export const isOtherInstall = (response: CloudResponse<unknown>): response is Refused =>
  response.kind === 'refused' && response.code === 'other_install_active';
