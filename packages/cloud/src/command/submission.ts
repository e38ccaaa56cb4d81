/** What a body asks for, read and checked as far as that needs no account: the envelope, the type, the payload. Queues nothing. */

import { check, findRecipe, type Refused } from '@ledgerline/catalog';
import { CommandEnvelope, GroupedEnvelope, limits, type ProblemDetail, type Warning } from '@ledgerline/contract';
import { rowTypesOf } from '../account/access.ts';
import { problemsOfBody, refuseAll, together } from '../system/body-check.ts';
import { type Findings, type Refusal, refuse, refuseFindings } from '../system/problem.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The command types that a grouped path serves; the first is meant when the body names none. */
export type ServedTypes = readonly [string, ...string[]];

/** A command that somebody asks for, before anything of theirs is looked at. */
export interface WantedCommand {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  /** The create commands that the rows of a bulk-create name. */
  rowTypes(): readonly string[];
  /** What is to be stored, or what is wrong with the payload. */
  content(): CommandContent | Refusal;
  /** The same for every payload that means the same. */
  meaning(): string | Promise<string>;
}

export interface CommandContent {
  /** JSON, under canonical names. */
  readonly payload: string;
  /** JSON; null when there are none. */
  readonly warnings: string | null;
  readonly docNo: string | null;
}

/** A command whose body is at hand. Each question is answered when it is asked. */
class ReadCommand implements WantedCommand {
  readonly #envelope: CommandEnvelope;

  constructor(envelope: CommandEnvelope) {
    this.#envelope = envelope;
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

  rowTypes(): readonly string[] {
    return rowTypesOf(this.#envelope.payload);
  }

  content(): CommandContent | Refusal {
    const { type, payload } = this.#envelope;
    const checked = check(type, payload);
    if (!checked.ok) return payloadRefusal(checked);
    return {
      payload: JSON.stringify(checked.payload),
      warnings: checked.warnings.length === 0 ? null : JSON.stringify(checked.warnings.map(withinPayload)),
      docNo: documentNumber(checked.payload.docNo),
    };
  }

  meaning(): string {
    return meaningOf(this.#envelope.type, this.#envelope.payload ?? {});
  }
}

/** What a caller is told of a payload that the check refused. */
export const payloadRefusal = ({ code, message, problems, problemsTotal }: Refused): Refusal =>
  refuseFindings(code, `${message} Nothing was queued.`, { details: problems.map(withinPayload), total: problemsTotal });

const withinPayload = <Told extends ProblemDetail | Warning>(told: Told): Told => ({
  ...told,
  path: `/payload${told.path ?? ''}`,
});

/** Read by today's names: a stored payload may have been accepted by an earlier release. */
export function meaningOf(type: string, payload: unknown): string {
  const checked = check(type, payload);
  return fingerprintOf(checked.ok ? checked.payload : payload);
}

const envelopeProblems = problemsOfBody(CommandEnvelope);
const groupedProblems = problemsOfBody(GroupedEnvelope);

/** The command, or everything that is wrong with its envelope and its type. */
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
  return new ReadCommand(sent.type === undefined ? { ...sent, type } : (sent as CommandEnvelope));
}

const findingsOf = ({ refused }: Refusal): Findings => ({ details: refused.details, total: refused.details.length });

/** What is wrong with a type that is a text; one that is none is the schema's to refuse. */
function problemOfType(type: unknown, served: ServedTypes | null): Refusal | null {
  if (typeof type !== 'string' || type === '') return null;
  if (!findRecipe(type)) {
    const unknown = check(type, {});
    return unknown.ok ? null : refuse('unknown_command_type', unknown.message, unknown.problems);
  }
  if (served === null || served.includes(type)) return null;
  const message = `This path serves ${served.join(' and ')}. Send ${type} to POST /v1/commands.`;
  return refuse('invalid_envelope', message, [{ path: '/type', code: 'enum', message }]);
}

function tooLarge(type: string): Refusal {
  const message = `The body of ${type} can have at most ${limits.commandBodyBytesMax} bytes. Only bulk commands can have more.`;
  return refuse('body_too_large', message);
}

const DOCUMENT_NUMBER_CHARACTERS_MAX = 100;

/** A document number for people who look for it in the list; null for anything else. */
export function documentNumber(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= DOCUMENT_NUMBER_CHARACTERS_MAX ? value : null;
}
