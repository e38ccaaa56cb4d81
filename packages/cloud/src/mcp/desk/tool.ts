/** How a tool is declared, and what holds for the call of every tool: its input is checked, its end is counted, guesses are stopped. */

import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { Static, TObject } from 'typebox';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';
import { parseJson } from '../../system/request/json-safety.ts';
import { type Answer, refusalAnswer, toolResult } from './answer.ts';
import type { Desk, McpCaller } from './desk.ts';
import type { Question, User } from './question.ts';

/** Reports to the caller of a long call what it waits for. */
export type TellProgress = (message: string) => Promise<void>;

/** A call of a tool while it runs. */
export interface RunningCall {
  readonly tellProgress: TellProgress;
  /** Aborted when the caller has disconnected, or has cancelled the call. */
  readonly abandoned: AbortSignal;
  readonly user: User;
}

/** The tool needs the decision of a person first. */
export interface Asks {
  readonly question: Question;
}

type Ended = Answer | Asks | Refusal;

export const isAsking = (ended: object): ended is Asks => 'question' in ended;

interface Declared<Input extends TObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly hints: ToolAnnotations;
  /** Whether a key is offered the tool; absent for every key. The fence is elsewhere. */
  readonly isFor?: (caller: McpCaller) => boolean;
  readonly answer: (desk: Desk, input: Static<Input>, call: RunningCall) => Ended | Promise<Ended>;
}

export interface Tool extends Omit<Declared<TObject>, 'answer'> {
  readonly call: (desk: Desk, sent: unknown, call: RunningCall) => Promise<CallToolResult | Asks>;
}

/** The annotations of a tool that changes nothing. */
export const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Rejected calls of one key in a minute before it is blocked. */
export const REJECTIONS_PER_MINUTE = 20;

const STOP_GUESSING =
  'Too many calls of this key were rejected within a minute. Stop guessing: find the command type with search_commands, read its fields with describe_command, and call again in a minute.';

export function declareTool<Input extends TObject>(declared: Declared<Input>): Tool {
  const { name, answer } = declared;
  const check = bodyCheck(declared.input);
  const answerOf = async (desk: Desk, sent: unknown, call: RunningCall): Promise<Answer | Asks> => {
    const { callerId } = desk.caller;
    if (!desk.rejections.hasLeft(callerId)) return stopped;
    const { value, note } = readPayload(sent);
    const input = check(value);
    const answered = isRefusal(input) ? input : await answer(desk, input, call);
    if (isAsking(answered)) return answered;
    if (!isRefusal(answered)) return note === null ? answered : { ...answered, told: { ...answered.told, note } };
    desk.rejections.take(callerId);
    return refusalAnswer(answered);
  };
  return {
    ...(declared as unknown as Declared<TObject>),
    call: async (desk, sent, call) => {
      const answered = await answerOf(desk, sent, call).catch((error: unknown) => refusalAnswer(desk.fail(error), 'error'));
      desk.counts.called(name, isAsking(answered) ? 'waiting' : answered.outcome);
      if (isAsking(answered)) return answered;
      return toolResult(desk.context.randomness, answered);
    },
  };
}

const stopped: Answer = { told: { ok: false, error: { code: 'rate_limited', message: STOP_GUESSING } }, outcome: 'stopped' };

const PARSED = 'payload was sent as a string and was read as JSON. Send an object.';

/** Some assistants send an object as text. It is parsed once, and the result says so. */
function readPayload(sent: unknown): { readonly value: unknown; readonly note: string | null } {
  const value = sent ?? {};
  const payload = (value as { readonly payload?: unknown }).payload;
  if (typeof payload !== 'string') return { value, note: null };
  const parsed = parseJson(Buffer.from(payload));
  return isRefusal(parsed) ? { value, note: null } : { value: { ...value, payload: parsed.value }, note: PARSED };
}
