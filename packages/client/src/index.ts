/** The public face of the client. */

export type { CheckResult, CommandSchema, SearchHit } from './answers.ts';
export type { ArtifactFile } from './artifact.ts';
export type { BatchOptions, Sent } from './batch.ts';
export { commandIdFrom, type IdPart } from './command-id.ts';
export type { Attempt, LedgerlineOptions } from './config.ts';
export {
  ArtifactDamaged,
  CommandFailed,
  LedgerlineError,
  MisuseError,
  OutcomeUnknown,
  RequestRefused,
  SavedDifferently,
  StillRunning,
  Unreachable,
  WebhookRefused,
} from './errors.ts';
export type { EventFeed, EventOptions } from './event-feed.ts';
export type { Commands, FileCommandType, PagedCommands } from './generated/commands.ts';
export type {
  Access,
  AppKey,
  Artifact,
  Command,
  CommandError,
  CommandListQuery,
  CommandStatus,
  CommandSummary,
  Event,
  EventType,
  ListedConnector,
  Me,
  NewKey,
  NewWebhook,
  Outcome,
  ProblemDetail,
  Warning,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookPing,
  WebhookReplay,
} from './generated/contract.ts';
export { type KeyReading, readKey } from './key.ts';
export type { KeyWithSecret } from './key-ring.ts';
export {
  type Addressed,
  type CommandType,
  Ledgerline,
  type PagedCommandType,
  type Payload,
  type Proposed,
  type Result,
  type RunOptions,
} from './ledgerline.ts';
export type { MirrorOptions, MirrorStep } from './mirror/mirror.ts';
export type { CallOptions, Submission, WaitOptions } from './submission.ts';
export type { Upserted, UpsertOptions } from './upsert.ts';
export type { WebhookWithSecret } from './webhook-endpoints.ts';
export { verifyWebhook, type WebhookCheck, type WebhookHeaders } from './webhooks.ts';
export { canonicalJson } from './wire-json.ts';
