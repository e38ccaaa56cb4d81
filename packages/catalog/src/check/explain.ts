/** Reports each invalid value of a payload, at the place where the caller sent it. */

import { fieldPath } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import type { Fault } from '@ledgerline/words/problem/detail';
import { thePayload, wordFault } from '@ledgerline/words/problem/value-fault';
import type { Field, Json, Member, Shape } from '../declaration/declaration.ts';
import { closest } from '../spelling/suggest.ts';
import { escaped, isObject } from './canonical.ts';
import type { ProblemList } from './problem-list.ts';
import type { ValueError } from './validator.ts';

/** A value of a payload under the name that the caller gave it. */
interface Named {
  readonly name: string | Sentence;
  readonly member: Member | undefined;
  readonly value: Json | undefined;
  readonly isRequired: boolean;
}

/** The faults of one object of a payload. */
export interface Faults {
  readonly shape: Shape;
  readonly value: Json;
  /** JSON pointer to the object. */
  readonly at: string;
  readonly errors: readonly ValueError[];
}

/** One problem per fault; of an alternative, only the branch that the value was meant for is reported. */
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
      const named = {
        name: fieldPath(place(at + pointer)) || thePayload(),
        member: memberAt(shape, pointer),
        value: valueAt(value, pointer),
        isRequired: shape.required.includes(pointer.slice(1)),
      };
      return error.keyword === 'anyOf' ? wordAlternative(error, named, meant.get(pointer)) : wordError(error, named);
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

function wordError(error: ValueError, named: Named): Fault {
  const { keyword, params } = error;
  const limit = keyword === 'x-decimals' ? decimalsOf(named.member) : params.limit;
  return wordFault({ ...named, keyword, params: { ...params, limit }, description: named.member?.text, element: 'row' }, closest);
}

/** The formats that say what both branches of an alternative take. */
const FORMATS_OF_BOTH: readonly string[] = ['discount', 'date'];

function wordAlternative(error: ValueError, named: Named, meant: ValueError | undefined): Fault {
  const branches = named.member?.kind === 'field' ? (named.member.schema.anyOf ?? []) : [];
  const format = FORMATS_OF_BOTH.find((name) => branches.some((branch) => branch.format === name));
  if (format !== undefined) return wordError({ ...error, keyword: 'format', params: { format } }, named);
  return wordError(meant ?? error, named);
}

const decimalsOf = (member: Member | undefined): number => (member as Field | undefined)?.schema?.['x-decimals'] ?? 8;

function segments(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
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
