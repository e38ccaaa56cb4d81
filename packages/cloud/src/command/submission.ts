/** Reads and checks a body without the account: envelope, type and payload. Queues nothing. */

import { check, findRecipe, type Refused } from '@ledgerline/catalog';
import { CommandEnvelope, GroupedEnvelope, limits, type ProblemDetail, type Warning } from '@ledgerline/contract';
import { commandSays } from '@ledgerline/words/problem/command';
import { detail } from '@ledgerline/words/problem/detail';
import { payloadSays } from '@ledgerline/words/problem/payload';
import { requestSays } from '@ledgerline/words/problem/request';
import { rowTypesOf } from '../account/rights/access.ts';
import type { StoredCommand } from '../store/store.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/pace/loop-budget.ts';
import { findingsOf, type Refusal, refuse, refuseFindings } from '../system/problem.ts';
import { problemsOfBody, refuseAll, together } from '../system/request/body-check.ts';
import { fingerprintOf } from './fingerprint.ts';
import { recordCodeIn } from './record-code.ts';

/** The command types of a grouped path; the first is the default. */
export type ServedTypes = readonly [string, ...string[]];

/** A command as requested, before the account of the caller is checked. */
export interface WantedCommand {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  /** The externalId of the caller; null if there is none. */
  readonly externalId: string | null;
  readonly bodyBytes: number;
  /** The create commands in the rows of a bulk-create. */
  rowTypes(): readonly string[];
  /** Returns what to store, or what is wrong with the payload. */
  content(): CommandContent | Refusal;
  /** Equal for payloads that mean the same. */
  meaning(): string | Promise<string>;
  /** The same command for one document or record; `named` if its payload says another. */
  selecting(field: string, key: string): WantedCommand | 'named' | 'too_large';
  /** The request as JSON, if it has an externalId and is small enough to be checked again. */
  smallText(): string | null;
}

export interface CommandContent {
  /** JSON, under canonical names. */
  readonly payload: string;
  /** JSON; null if there are none. */
  readonly warnings: string | null;
  readonly docNo: string | null;
}

/** A command whose body is in memory. Everything is calculated when it is needed. */
class ReadCommand implements WantedCommand {
  readonly bodyBytes: number;
  readonly #envelope: CommandEnvelope;

  constructor(envelope: CommandEnvelope, bodyBytes: number) {
    this.#envelope = envelope;
    this.bodyBytes = bodyBytes;
  }

  get commandId(): string {
    return this.#envelope.commandId;
  }

  get connectorId(): string {
    return this.#envelope.connectorId;
  }

  get companyId(): string {
    return this.#envelope.companyId;
  }

  get type(): string {
    return this.#envelope.type;
  }

  get externalId(): string | null {
    return this.#envelope.externalId ?? null;
  }

  rowTypes(): readonly string[] {
    return rowTypesOf(this.#envelope.payload);
  }

  selecting(field: string, key: string): WantedCommand | 'named' {
    const { payload = {} } = this.#envelope;
    const names = [field, ...(findRecipe(this.type)?.shape.members[field]?.aliases ?? [])];
    const named = names.filter((name) => name in payload);
    if (named.length > 0)
      return named.every((name) => (payload as Readonly<Record<string, unknown>>)[name] === key) ? this : 'named';
    return new ReadCommand({ ...this.#envelope, payload: { ...payload, [field]: key } }, this.bodyBytes);
  }

  smallText(): string | null {
    return this.externalId !== null && this.bodyBytes <= SMALL_BODY_BYTES_MAX ? JSON.stringify(this.#envelope) : null;
  }

  content(): CommandContent | Refusal {
    const { type, payload } = this.#envelope;
    const checked = check(type, payload);
    if (!checked.ok) return payloadRefusal(checked);
    return {
      payload: JSON.stringify(checked.payload),
      warnings: checked.warnings.length === 0 ? null : JSON.stringify(checked.warnings.map(withinPayload)),
      docNo: documentNumber(checked.payload.docNo) ?? documentNumber(recordCodeIn(type, checked.payload)),
    };
  }

  meaning(): string {
    return meaningOf(this.#envelope.type, this.#envelope.payload ?? {});
  }
}

/** The rejection of an invalid payload. */
export const payloadRefusal = ({ code, sentence, problems, problemsTotal }: Refused): Refusal =>
  refuseFindings(code, payloadSays.nothingQueued(sentence), { details: problems.map(withinPayload), total: problemsTotal });

export const withinPayload = <Told extends ProblemDetail | Warning>(told: Told): Told => ({
  ...told,
  path: `/payload${told.path ?? ''}`,
});

/** Checks the payload again, because a stored one may have been accepted by an earlier release under other field names. */
export function meaningOf(type: string, payload: unknown): string {
  const checked = check(type, payload);
  return fingerprintOf(checked.ok ? checked.payload : payload);
}

/** The meaning of a stored payload. A thread reads a large one. */
export const storedMeaning = async (
  large: { meaning(tenantId: string, type: string, payload: string): Promise<string> },
  { tenantId, type, payload }: Pick<StoredCommand, 'tenantId' | 'type' | 'payload'>,
): Promise<string> =>
  payload.length > SMALL_BODY_BYTES_MAX ? large.meaning(tenantId, type, payload) : meaningOf(type, JSON.parse(payload));

/** Where a command goes and what it is; two requests that differ in it are different. */
type Address = Pick<WantedCommand, 'connectorId' | 'companyId' | 'type'>;

export const isSameAddress = (one: Address, other: Address): boolean =>
  one.connectorId === other.connectorId && one.companyId === other.companyId && one.type === other.type;

/** Whether two commands with the same id are one request. */
export const isSameRequest = async (one: WantedCommand, other: WantedCommand): Promise<boolean> =>
  isSameAddress(one, other) && one.externalId === other.externalId && (await one.meaning()) === (await other.meaning());

export function reusedId(commandId: string): Refusal {
  return refuse('command_id_reused', commandSays.reusedId(commandId));
}

const envelopeProblems = problemsOfBody(CommandEnvelope);
const groupedProblems = problemsOfBody(GroupedEnvelope);

/** Returns the command, or everything that is wrong with its envelope and its type. */
export function readCommand(body: unknown, bodyBytes: number, served: ServedTypes | null): WantedCommand | Refusal {
  const problems = served === null ? envelopeProblems(body) : groupedProblems(body);
  if (problems.total > 0) {
    const typeProblem = problemOfType((body as Partial<CommandEnvelope> | null)?.type, served);
    return refuseAll('invalid_envelope', typeProblem === null ? problems : together(problems, findingsOf(typeProblem)));
  }
  const sent = body as GroupedEnvelope;
  const type = sent.type ?? served?.[0] ?? '';
  const recipe = findRecipe(type);
  const typeProblem = recipe && served === null ? null : problemOfType(type, served);
  if (typeProblem) return typeProblem;
  if (!recipe) throw new Error(`The command type ${type} was found and is not there.`);
  if (bodyBytes > limits.commandBodyBytesMax && recipe.module !== 'bulk-tools') return tooLarge(type);
  return new ReadCommand(sent.type === undefined ? { ...sent, type } : (sent as CommandEnvelope), bodyBytes);
}

/** Returns what is wrong with a type that is a string; the schema rejects all others. */
function problemOfType(type: unknown, served: ServedTypes | null): Refusal | null {
  if (typeof type !== 'string' || type === '') return null;
  if (!findRecipe(type)) {
    const unknown = check(type, {});
    return unknown.ok ? null : refuse('unknown_command_type', unknown.sentence, unknown.problems);
  }
  if (served === null || served.includes(type)) return null;
  const sentence = requestSays.servedTypes(served, type);
  return refuse('invalid_envelope', sentence, [detail('/type', 'enum', sentence)]);
}

function tooLarge(type: string): Refusal {
  return refuse('body_too_large', requestSays.commandTooLarge(type, limits.commandBodyBytesMax));
}

const DOCUMENT_NUMBER_CHARACTERS_MAX = 100;

/** A document number to find the command by in the list; null for anything else. */
export function documentNumber(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= DOCUMENT_NUMBER_CHARACTERS_MAX ? value : null;
}
