/** Words everything that can be wrong with one value, for payloads, bodies and queries alike. Finds nothing itself. */

import { textFormats } from '../schema/text-format.ts';
import type { DetailCode, ProblemDetail } from './problem-detail.ts';

/** A keyword of JSON Schema that a value does not meet, and what is known about the value. */
export interface ValueFault {
  /** Where the value is, such as `lines[0].qty`. */
  readonly name: string;
  readonly keyword: string;
  /** As JSON Schema validators report them. */
  readonly params: FaultParams;
  readonly value: unknown;
  /** What the field is; shown where the fault alone does not explain what to send. */
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  /** What an array of the request is made of; `value` when not given. */
  readonly element?: 'row' | 'value';
}

export interface FaultParams {
  readonly limit?: unknown;
  readonly type?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly allowedValues?: unknown;
  readonly allowedValue?: unknown;
}

export type WordedFault = Omit<ProblemDetail, 'path'>;

const requirements = new Map<string, string>();

/** Declares in words, after the name of the field, what a pattern or a single allowed value requires. */
export function requiring<const Source extends string>(source: Source, requirement: string): Source {
  requirements.set(source, requirement);
  return source;
}

/** The pattern of a string that must contain more than spaces. */
export const NOT_BLANK = '\\S';

/** Known names are offered from here on; a shorter list is on screen already. */
const LISTED_VALUES_MAX = 8;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a valid date in the format YYYY-MM-DD',
  'date-time': 'must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z',
  email: 'must be a valid email address',
  discount: 'must be a discount such as 10%, 5%+3% or 12.50, with no percentage above 100%',
  quantity: 'can have at most 12 digits before the point and 15 in all',
  [textFormats.line]: 'cannot contain line breaks, tabs and other control characters',
  [textFormats.lines]: 'cannot contain control characters other than line breaks and tabs',
};

type Template = (fault: ValueFault, suggest: Suggest) => readonly [DetailCode, string];
/** The allowed value that a misspelt one was probably meant to be. */
type Suggest = (value: string, allowed: readonly string[]) => string | undefined;

const TEMPLATES: Readonly<Record<string, Template>> = {
  required: ({ description }) => ['required', `is required.${after(description)}`],
  type: (fault) => ['type', typeWords(fault)],
  enum: (fault, suggest) => ['enum', enumWords(fault, suggest)],
  const: (fault) => {
    const { allowedValue } = fault.params;
    const code = typeof fault.value === typeof allowedValue ? 'enum' : 'type';
    return [code, `${requirements.get(String(allowedValue)) ?? `must be ${preview(allowedValue)}`}${sent(fault)}`];
  },
  format: (fault) => {
    const format = String(fault.params.format);
    const code = format === textFormats.line || format === textFormats.lines ? 'invalid_text' : 'format';
    return [code, `${FORMATS[format] ?? 'has an invalid format'}${sent(fault)}`];
  },
  pattern: (fault) => {
    const pattern = String(fault.params.pattern);
    if (pattern === NOT_BLANK) return ['too_short', 'cannot be blank.'];
    const requirement = requirements.get(pattern);
    if (requirement !== undefined) return ['pattern', `${requirement}${sent(fault)}`];
    return ['pattern', `has an invalid format${sent(fault)}${after(fault.description)}`];
  },
  maxLength: ({ params: { limit }, value }) => [
    'too_long',
    `can have at most ${counted(limit, 'character')}; you sent ${[...String(value)].length}.`,
  ],
  minLength: ({ params: { limit } }) => [
    'too_short',
    limit === 1 ? 'cannot be empty.' : `must have at least ${counted(limit, 'character')}.`,
  ],
  minimum: (fault) => ['too_small', `must be ${fault.params.limit} or more${sent(fault)}`],
  maximum: (fault) => ['too_large', `must be ${fault.params.limit} or less${sent(fault)}`],
  exclusiveMinimum: (fault) => ['too_small', `must be greater than ${fault.params.limit}${sent(fault)}`],
  exclusiveMaximum: (fault) => ['too_large', `must be less than ${fault.params.limit}${sent(fault)}`],
  'x-decimals': (fault) => [
    'decimals',
    `can have at most ${counted(fault.params.limit, 'decimal place')} and 15 significant digits${sent(fault)}`,
  ],
  minItems: ({ params: { limit }, element }) => ['too_few', `must have at least ${counted(limit, element ?? 'value')}.`],
  maxItems: ({ params: { limit }, value, element }) => [
    'too_many',
    `can have at most ${counted(limit, element ?? 'value')}; you sent ${Array.isArray(value) ? value.length : 'more'}.${
      element === 'row' ? ' Split them into several commands.' : ''
    }`,
  ],
  uniqueItems: ({ value }) => ['duplicate', `contains ${preview(repeated(value))} more than once.`],
  anyOf: (fault) => ['type', invalidWords(fault)],
};

/** What is wrong with a value, as in every error. */
export function wordFault(fault: ValueFault, suggest: Suggest = () => undefined): WordedFault {
  const [code, words] = TEMPLATES[fault.keyword]?.(fault, suggest) ?? ['rule', invalidWords(fault)];
  return { code, message: `${fault.name} ${words}` };
}

/** Whether a keyword adds something that no other says better, such as which branch of an alternative did not fit. */
export const isWorded = (keyword: string): boolean => Object.hasOwn(TEMPLATES, keyword);

/** A field that a request or a command does not have: `what` it is not, the one that was `meant` or else where to look. */
export const wordUnknownField = (name: string, what: string, meant: string | undefined, where: string): WordedFault => ({
  code: 'unknown_member',
  message: `${name.slice(0, NAME_LENGTH_MAX)} is not ${what}. ${meant === undefined ? where : `Did you mean ${meant}?`}`,
});

const NAME_LENGTH_MAX = 100;

/** A JSON pointer as people write it: `/lines/0/qty` is `lines[0].qty`. */
export function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, segment) => {
      if (/^\d+$/.test(segment)) return `${path}[${segment}]`;
      return path === '' ? segment : `${path}.${segment}`;
    }, '');
}

/** Their values are never repeated. */
const SECRET = /(?:password|secret|token)$/i;

const sent = ({ name, value }: ValueFault): string => (SECRET.test(name) ? '.' : `; you sent ${preview(value)}.`);

const after = (description: string | undefined): string => (description === undefined ? '' : ` ${description}`);

const invalidWords = (fault: ValueFault): string => `has an invalid value${sent(fault)}${after(fault.description)}`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
};

function typeWords(fault: ValueFault): string {
  const { name, params, value, isRequired = false } = fault;
  if (value === null) return `cannot be null.${isRequired || name.endsWith(']') ? '' : ' Leave the field out instead.'}`;
  const types = [params.type].flat().map(String);
  const wanted = eitherOf(types.filter((type) => type !== 'null').map((type) => TYPES[type] ?? type));
  if (types.includes('integer') && typeof value !== 'object') return `must be ${wanted}${sent(fault)}`;
  return `must be ${wanted}; you sent ${TYPES[Array.isArray(value) ? 'array' : typeof value] ?? 'nothing'}.`;
}

function enumWords(fault: ValueFault, suggest: Suggest): string {
  const allowed = ((fault.params.allowedValues ?? []) as readonly unknown[]).map(String);
  const isLong = allowed.length > LISTED_VALUES_MAX;
  const meant = isLong && typeof fault.value === 'string' ? suggest(fault.value, allowed) : undefined;
  const choice = allowed.length === 1 ? allowed[0] : `one of ${eitherOf(allowed)}`;
  return `must be ${choice}${sent(fault)}${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** "a, b or c" */
export const eitherOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const counted = (count: unknown, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const PREVIEW_LENGTH_MAX = 40;

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > PREVIEW_LENGTH_MAX ? `${text.slice(0, PREVIEW_LENGTH_MAX)}…` : text;
}

/** The first element of an array that an earlier one is equal to. */
function repeated(value: unknown): unknown {
  const seen = new Set<string>();
  return (Array.isArray(value) ? value : []).find((element) => {
    const text = JSON.stringify(element);
    return seen.size === seen.add(text).size;
  });
}
