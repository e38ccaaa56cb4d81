/** What tools, resources and prompts work with: the services of the server, and the call that is served. Knows neither HTTP nor the protocol. */

import type { Language } from '@ledgerline/words';
import type { CommandIntake } from '../../command/command.ts';
import type { DescribedCaller } from '../../delivery/caller-description.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import type { BytePace } from '../../system/pace/byte-pace.ts';
import type { TokenBuckets } from '../../system/pace/token-buckets.ts';
import type { Refusal } from '../../system/problem.ts';
import type { OpenWaits } from '../../system/waiting/open-waits.ts';
import type { ReadsUnderWay } from './reads-under-way.ts';

/** How a call of a tool ended, as the metrics name it. */
export type CallOutcome = 'ok' | 'waiting' | 'failed' | 'rejected' | 'stopped' | 'error';

/** Services that are created once for a server. */
export interface McpServices {
  readonly context: Context;
  readonly intake: CommandIntake;
  readonly openWaits: OpenWaits;
  readonly transfers: BytePace;
  /** How many rejected calls a key has left before it is blocked for guessing. */
  readonly rejections: TokenBuckets;
  readonly reads: ReadsUnderWay;
  readonly counts: McpCounts;
}

export interface McpCounts {
  /** A tool was called. */
  called(tool: string, outcome: CallOutcome): void;
  /** Counts an accepted command that was requested at `startedAt`. */
  accepted(command: CommandSnapshot, startedAt: number): void;
}

export interface McpCaller extends DescribedCaller {
  /** The id of the key, which stays when the secret is rotated. */
  readonly callerId: string;
}

/** The program that calls, as it names itself. */
export interface Agent {
  readonly name: string;
  readonly version: string;
}

/** The features of a server. */
export type Feature = 'tools' | 'resources' | 'prompts';

/** What a request can reach, so that the rest is not made for it; null for all. */
export interface Reach {
  readonly feature: Feature | null;
  readonly tool: string | null;
}

/** One request to the MCP server. */
export interface McpCall {
  readonly reach: Reach;
  readonly caller: McpCaller;
  /** Finds the caller again after a wait, because the key or a right may have been removed. */
  readonly lookAgain: () => McpCaller | Refusal | Promise<McpCaller | Refusal>;
  readonly agent: Agent | null;
  /** The language of questions to the person; the assistant itself gets English. */
  readonly language: Language;
  readonly requestId: string;
  /** The trace of the assistant, as one line; null if there is none. */
  readonly trace: string | null;
  /** Logs an error that the caller did not cause, and returns what the caller gets. */
  readonly fail: (error: unknown) => Refusal;
}

export interface Desk extends McpServices, McpCall {}
