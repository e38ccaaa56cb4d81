/** Says in a sentence what is wrong with a value, and where the caller put it. */

import { type DetailCode, textFormatComplaint } from '@ledgerline/contract';
import { escaped, isObject } from './canonical.ts';
import type { Field, Json, Member, Shape } from './declaration.ts';
import type { ProblemList } from './problem-list.ts';
import { closest } from './suggest.ts';
import type { ValueError } from './validator.ts';

/** The pattern of a text that must say something. */
const NOT_BLANK = '\\S';

type Explanation = readonly [DetailCode, string];

/** The faults of one object of a payload. */
export interface Faults {
  readonly shape: Shape;
  readonly value: Json;
  /** JSON pointer to the object. */
  readonly at: string;
  readonly errors: readonly ValueError[];
}

/** One problem per fault; of the branches of an alternative the one that the value was meant for speaks. */
export function explain({ shape, value, at, errors }: Faults, problems: ProblemList, place: (pointer: string) => string): void {
  const alternatives = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const meant = new Map(
    errors
      .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'type')
      .map((error) => [error.instancePath, error] as const),
  );
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && alternatives.has(error.instancePath)) continue;
    const pointer =
      error.keyword === 'required' ? `${error.instancePath}/${escaped(error.params.missingProperty)}` : error.instancePath;
    problems.add(place(at + pointer), () => {
      const member = memberAt(shape, pointer);
      const [name, found] = [nameAt(at + pointer), valueAt(value, pointer)];
      const [code, message] =
        error.keyword === 'anyOf'
          ? alternativeSentence(name, member, found, meant.get(pointer))
          : sentence(name, member, error, found);
      return { code, message };
    });
  }
}

/** The pointer in the caller's own names. */
export function asSent(pointer: string, origins: ReadonlyMap<string, string>): string {
  if (origins.size === 0) return pointer;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const origin = origins.get(pointer.slice(0, end));
    if (origin !== undefined) return origin + pointer.slice(end);
  }
  return pointer;
}

function sentence(name: string, member: Member | undefined, error: ValueError, value: Json | undefined): Explanation {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return ['required', `${name} is required: ${lowered(member?.text ?? 'it may not be left out.')}`];
    case 'type':
      return [
        'type',
        `${name} must be ${kindName(params.type)}, not ${kindOf(value)}.${value === null ? ' Leave it out instead.' : ''}`,
      ];
    case 'enum':
      return ['enum', enumSentence(name, params.allowedValues, value)];
    case 'format': {
      const complaint = textFormatComplaint(params.format);
      if (complaint !== undefined) return ['invalid_text', `${name} ${complaint}; you sent ${shown(value)}.`];
      return ['format', formatSentence(name, params.format, value)];
    }
    case 'pattern':
      if (params.pattern === NOT_BLANK) return ['too_short', `${name} may not be blank.`];
      return ['pattern', `${name} does not take ${shown(value)}: it does not have the right form. ${member?.text ?? ''}`.trim()];
    case 'maxLength':
      return ['too_long', `${name} takes at most ${counted(params.limit, 'character')}; this has ${[...String(value)].length}.`];
    case 'minLength':
      return ['too_short', `${name} may not be empty.`];
    case 'minimum':
      return ['too_small', `${name} must be ${params.limit} or more; this is ${value}.`];
    case 'exclusiveMinimum':
      return ['too_small', `${name} must be more than ${params.limit}; this is ${value}.`];
    case 'maximum':
      return ['too_large', `${name} must be ${params.limit} or less; this is ${value}.`];
    case 'x-decimals':
      return [
        'decimals',
        `${name} takes at most ${counted(decimalsOf(member), 'decimal')} and 15 significant digits; this is ${value}.`,
      ];
    case 'minItems':
      return ['too_few', `${name} needs at least ${counted(params.limit, 'row')}; an empty array is refused.`];
    case 'maxItems':
      return ['too_many', `${name} takes at most ${counted(params.limit, 'row')}; split the rest into another command.`];
    case 'uniqueItems':
      return ['duplicate', `${name} names the same thing twice.`];
    default:
      return ['rule', `${name} is not valid.`];
  }
}

function alternativeSentence(
  name: string,
  member: Member | undefined,
  value: Json | undefined,
  meant: ValueError | undefined,
): Explanation {
  const branches = member?.kind === 'field' ? (member.schema.anyOf ?? []) : [];
  if (branches.some((branch) => branch.format === 'discount')) return ['format', formatSentence(name, 'discount', value)];
  if (branches.some((branch) => branch.format === 'date')) return ['format', formatSentence(name, 'date', value)];
  if (meant) return sentence(name, member, meant, value);
  return ['type', `${name} does not take ${shown(value)}. ${member?.text ?? ''}`.trim()];
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function enumSentence(name: string, allowed: readonly Json[], value: Json | undefined): string {
  const meant = typeof value === 'string' ? closest(value, allowed.map(String)) : undefined;
  return `${name} must be ${listed(allowed.map(String))}; this is ${shown(value)}.${meant ? ` Did you mean ${meant}?` : ''}`;
}

function formatSentence(name: string, format: string, value: Json | undefined): string {
  if (format === 'date') return `${name} must be a real calendar date, YYYY-MM-DD; ${shown(value)} is not.`;
  if (format === 'date-time')
    return `${name} must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z; you sent ${shown(value)}.`;
  if (format === 'quantity')
    return `${name} can have at most 12 digits before the point and 15 in all; you sent ${shown(value)}.`;
  if (format === 'email') return `${name} must be an e-mail address; ${shown(value)} is not.`;
  return `${name} must be a discount such as 10%, 5%+3% or 12.50, no part over 100 %; ${shown(value)} is not.`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const kindName = (type: string | readonly string[]): string => listed([type].flat().map((kind) => KIND_NAMES[kind] ?? kind));

function kindOfJson(value: Json | undefined): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export const kindOf = (value: Json | undefined): string => KIND_NAMES[kindOfJson(value)] ?? 'nothing';

const SHOWN_LENGTH_MAX = 40;

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const lowered = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const decimalsOf = (member: Member | undefined): number => (member as Field | undefined)?.schema?.['x-decimals'] ?? 8;

function segments(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function nameAt(pointer: string): string {
  const parts = segments(pointer);
  const last = parts.at(-1) ?? 'payload';
  return /^\d+$/.test(last) ? `${parts.at(-2)}[${last}]` : last;
}

function memberAt(shape: Shape, pointer: string): Member | undefined {
  let current: Shape | undefined = shape;
  let member: Member | undefined;
  for (const segment of segments(pointer)) {
    if (/^\d+$/.test(segment)) continue;
    member = current?.members[segment];
    current = shapeOf(member);
  }
  return member;
}

const shapeOf = (member: Member | undefined): Shape | undefined =>
  member?.kind === 'rows' || member?.kind === 'part' ? member.of : undefined;

function valueAt(payload: Json, pointer: string): Json | undefined {
  let current: Json | undefined = payload;
  for (const segment of segments(pointer)) {
    if (Array.isArray(current)) current = current[Number(segment)];
    else current = isObject(current) ? current[segment] : undefined;
  }
  return current;
}
