/** Resolves what a caller sent to canonical names: aliases, native containers, items -> lines. Collects naming problems and unknown names; judges no values. */

import { type DetailCode, fieldPath, schemaPaths } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import type { Fault } from '@ledgerline/words/problem/detail';
import { payloadSays } from '@ledgerline/words/problem/payload';
import { wordUnknownFieldOf } from '@ledgerline/words/problem/value-fault';
import type { Field, FieldRole, Json, Member, NativeContainer, Shape } from '../declaration/declaration.ts';
import { protectedFields } from '../declaration/fields.ts';
import { nativeName } from '../declaration/shape.ts';
import { comparableNames, readerOf } from '../names/accepted-name.ts';
import { type Ignored, IgnoredNames } from '../names/ignored-name.ts';
import { containedName, placeElsewhere } from '../names/misplaced-name.ts';
import { isShownOnRows, meansMoney } from '../names/money-name.ts';
import { nearMiss, otherWord } from '../names/near-miss.ts';
import { closest } from '../spelling/suggest.ts';
import { ProblemList } from './problem-list.ts';

/** Where the rows of a generic bulk command find the shape of the command they name. */
export type ShapeOfRow = (row: Json, sent: { readonly [name: string]: Json }) => Shape | undefined;

export interface Canonical {
  readonly payload: { readonly [name: string]: Json };
  /** Problems by JSON pointers into the payload as sent. */
  readonly problems: ProblemList;
  /** Canonical pointer -> pointer as sent, for fields that were sent under another name. */
  readonly origins: ReadonlyMap<string, string>;
  /** Fields that the shape does not know and ignores. */
  readonly ignored: readonly Ignored[];
}

type Mutable = Record<string, Json>;
type Sent = { readonly [name: string]: Json };

/** `type` is the command type that the sentences name. */
export function canonicalOf(shape: Shape, sent: Sent, shapeOfRow: ShapeOfRow, type: string): Canonical {
  if (isCanonical(shape, sent)) return { payload: sent, ...NOTHING_TO_SAY };
  const reader = new PayloadReader(shapeOfRow, type);
  const payload = reader.object(shape, sent, ROOT);
  return { payload, problems: reader.problems, origins: reader.origins, ignored: reader.ignored.list() };
}

const NOTHING_TO_SAY: Omit<Canonical, 'payload'> = { problems: new ProblemList(), origins: new Map(), ignored: [] };

/** Whether every name is canonical already: then no name is resolved and nothing is copied. */
function isCanonical(shape: Shape, sent: Sent): boolean {
  const { names } = readerOf(shape);
  for (const key of Object.keys(sent)) {
    const known = names.get(key);
    if (known === undefined || known.name !== key) return false;
    if (known.member.kind !== 'field' && !isCanonicalWithin(known.member, sent[key])) return false;
  }
  return true;
}

function isCanonicalWithin(member: Member, value: Json | undefined): boolean {
  if (member.kind === 'rows') {
    return !Array.isArray(value) || value.every((row: Json) => !isObject(row) || isCanonical(member.of, row));
  }
  return member.kind === 'part' && (!isObject(value) || isCanonical(member.of, value));
}

export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A place in the payload, by the name it was sent under and the name it gets. Pointers are built only when needed. */
interface Place {
  readonly parent: Place | null;
  readonly sent: string | number;
  readonly name: string | number;
}

const ROOT: Place = { parent: null, sent: '', name: '' };
const inside = (parent: Place, sent: string | number, name: string | number = sent): Place => ({ parent, sent, name });

function pointer(place: Place, of: 'sent' | 'name'): string {
  return place.parent === null ? '' : `${pointer(place.parent, of)}/${escaped(String(place[of]))}`;
}

const meanings = new WeakMap<Shape, Map<string, string | undefined>>();

/** What unknown names were found to mean at a place: rows repeat them, and so do the commands of a program. */
function meaningsIn(shape: Shape): Map<string, string | undefined> {
  const known = meanings.get(shape);
  if (known && known.size < MEANINGS_KEPT_MAX) return known;
  const made = new Map<string, string | undefined>();
  meanings.set(shape, made);
  return made;
}

const MEANINGS_KEPT_MAX = 200;
const NAME_KEPT_LENGTH_MAX = 100;

/** How many different names of one payload are compared letter by letter; beyond that only other words are looked for. */
const COMPARED_MAX = 500;

/** One pass over a payload. */
class PayloadReader {
  readonly problems = new ProblemList();
  readonly origins = new Map<string, string>();
  readonly ignored = new IgnoredNames();
  readonly #shapeOfRow: ShapeOfRow;
  readonly #type: string;
  #comparedCount = 0;
  /** The shapes around the place that is being read, the innermost last. */
  readonly #open: Shape[] = [];

  constructor(shapeOfRow: ShapeOfRow, type: string) {
    this.#shapeOfRow = shapeOfRow;
    this.#type = type;
  }

  object(shape: Shape, sent: { readonly [name: string]: Json }, at: Place): Mutable {
    const { names } = readerOf(shape);
    const result: Mutable = {};
    this.#open.push(shape);
    let containers: [string, NativeContainer, Json][] | undefined;
    let slips: [string, string][] | undefined;
    for (const key of Object.keys(sent)) {
      const value = sent[key] as Json;
      const known = names.get(key);
      if (known === undefined) {
        const meant = this.#unknown(shape, key, value, at, result);
        if (meant === undefined) continue;
        slips ??= [];
        slips.push([key, meant]);
      } else if (known.member.kind === 'native') {
        containers ??= [];
        containers.push([key, known.member, value]);
      } else {
        this.#put(result, known.name, known.member, key, value, at, sent);
      }
    }
    for (const [key, container, value] of containers ?? []) this.#fold(shape, result, container, value, inside(at, key), at);
    for (const [key, meant] of slips ?? []) this.#putAsMeant(shape, meant, key, at, result, sent);
    this.#open.pop();
    return result;
  }

  #put(result: Mutable, name: string, member: Member, key: string, value: Json, at: Place, sent: Sent): void {
    if (name in result) {
      this.#twice(name, member, value, result, inside(at, key));
      return;
    }
    if (key !== name) this.#came(inside(at, key), inside(at, name));
    result[name] = member.kind === 'field' ? value : this.#nested(member, value, inside(at, key, name), sent);
  }

  /** Records the name under which a field was sent. */
  #came(from: Place, to: Place): void {
    this.origins.set(pointer(to, 'name'), pointer(from, 'sent'));
  }

  #nested(member: Member, value: Json, at: Place, sent: Sent): Json {
    if (member.kind === 'rows' && Array.isArray(value)) {
      return value.map((row: Json, index) => {
        // Rows above the limit are rejected without a check.
        return isObject(row) && index < member.max ? this.object(member.of, row, inside(at, index)) : row;
      });
    }
    if (member.kind === 'command-rows' && Array.isArray(value)) {
      return value.map((row: Json, index) => {
        if (index >= member.max) return row;
        const shape = this.#shapeOfRow(row, sent);
        return shape && isObject(row) ? this.object(shape, row, inside(at, index)) : row;
      });
    }
    return member.kind === 'part' && isObject(value) ? this.object(member.of, value, at) : value;
  }

  /** The same field under two names: never for rows; for values only if they are equal. */
  #twice(name: string, member: Member, value: Json, result: Mutable, at: Place): void {
    if (member.kind === 'rows') {
      this.#problem(at, 'not_both', () => payloadSays.sameField([name, ...member.aliases]));
    } else if (!isEqual(result[name], value)) {
      this.#problem(at, 'alias_conflict', () => payloadSays.twoNames(name));
    }
  }

  #problem(at: Place, code: DetailCode, sentence: () => Sentence): void {
    this.problems.add(pointer(at, 'sent'), () => ({ code, sentence: sentence() }));
  }

  #fold(shape: Shape, result: Mutable, container: NativeContainer, value: Json, at: Place, target: Place): void {
    const inner = container.wrapper === undefined ? value : this.#unwrapped(container.wrapper, value, at);
    const innerAt = container.wrapper === undefined ? at : inside(at, container.wrapper);
    if (inner === undefined) return;
    if (!isObject(inner)) {
      this.#problem(innerAt, 'type', () => payloadSays.nativeObject(fieldPath(pointer(innerAt, 'sent'))));
      return;
    }
    for (const key of Object.keys(inner)) {
      const name = Object.hasOwn(container.names, key) ? container.names[key] : undefined;
      const member = name === undefined ? undefined : shape.members[name];
      if (name === undefined || member === undefined)
        this.#refuse(key, () => closest(key, Object.keys(container.names)), innerAt);
      else this.#foldOne(shape, result, name, member, inner[key] as Json, inside(innerAt, key), target);
    }
  }

  /** A selector under its native name can repeat the one at the top, but not replace it. */
  #foldOne(shape: Shape, result: Mutable, name: string, member: Member, value: Json, at: Place, target: Place): void {
    if (name in result) this.#twice(name, member, value, result, at);
    else if (!shape.required.includes(name)) {
      this.#came(at, inside(target, name));
      result[name] = value;
    }
  }

  #unwrapped(wrapper: string, value: Json, at: Place): Json | undefined {
    if (!isObject(value)) {
      this.#problem(at, 'type', () => payloadSays.wrappedObject(fieldPath(pointer(at, 'sent')), wrapper));
      return undefined;
    }
    for (const key of Object.keys(value)) if (key !== wrapper) this.#refuse(key, () => closest(key, [wrapper]), at);
    return value[wrapper];
  }

  /** Rejects a misspelling and returns the name that was meant. A strict shape rejects all other unknown names too; the others ignore them. */
  #unknown(shape: Shape, key: string, value: Json, at: Place, result: Mutable): string | undefined {
    if (key === '__proto__') {
      this.#problem(inside(at, key), 'unsafe_key', () => payloadSays.reservedName(key));
      return undefined;
    }
    const meant = shape.isStrict && protectionOf(key) !== undefined ? undefined : this.#meaningOf(shape, key);
    if (shape.isStrict || meant !== undefined) {
      const outer = this.#open.at(-2);
      const isOtherList =
        meant !== undefined && typeof value !== 'object' && readerOf(shape).names.get(meant)?.member.kind === 'rows';
      const right = (): string | undefined => (isOtherList ? undefined : meant) ?? placeElsewhere(key, shape, outer) ?? meant;
      if (meant === undefined) this.#refuse(key, right, at);
      else this.problems.add(pointer(inside(at, key), 'sent'), () => wordUnknown(key, this.#type, right()));
      return isOtherList ? undefined : meant;
    }
    if (this.#refuseMoney(shape, key, value, at)) return undefined;
    result[key] = value;
    this.ignored.add(pointer(inside(at, key), 'sent'), key);
    return undefined;
  }

  /** Money, dates and whole containers of them are never ignored. */
  #refuseMoney(shape: Shape, key: string, value: Json, at: Place): boolean {
    const isRow = this.#open.length > 1;
    const isFigure = meansMoney(key, value) && !(isRow && isShownOnRows(key));
    const holds = isFigure ? undefined : containedName(shape, key, value);
    if (!isFigure && holds === undefined) return false;
    const place = inside(at, key);
    const elsewhere = isFigure ? placeElsewhere(key, shape, this.#open.at(-2)) : undefined;
    const reason = protectionOf(key);
    if (holds !== undefined) this.#problem(place, 'unknown_member', () => payloadSays.container(key, this.#type, holds));
    else if (elsewhere === undefined && reason) this.#problem(place, 'not_writable', () => payloadSays.protected(key, reason));
    else this.problems.add(pointer(place, 'sent'), () => wordUnknown(key, this.#type, elsewhere));
    return true;
  }

  #meaningOf(shape: Shape, key: string): string | undefined {
    const known = meaningsIn(shape);
    if (known.has(key)) return known.get(key);
    const meant = this.#compared(shape, key);
    if (this.#comparedCount <= COMPARED_MAX && key.length <= NAME_KEPT_LENGTH_MAX) known.set(key, meant);
    return meant;
  }

  #compared(shape: Shape, key: string): string | undefined {
    this.#comparedCount += 1;
    const names = comparableNames(shape);
    const code = codeMeant(key, shape);
    if (code !== undefined || this.#comparedCount > COMPARED_MAX) return code ?? otherWord(key, names);
    return nearMiss(key, names) ?? (shape.isStrict ? closest(key, names.names) : undefined);
  }

  /** The rest of the payload is checked as if the name were right, so that the slip is reported once and nothing is reported as missing. */
  #putAsMeant(shape: Shape, meant: string, key: string, at: Place, result: Mutable, sent: Sent): void {
    const known = readerOf(shape).names.get(meant);
    if (known === undefined || known.member.kind === 'native' || known.name in result) return;
    this.#put(result, known.name, known.member, key, sent[key] as Json, at, sent);
  }

  #refuse(key: string, meant: () => string | undefined, at: Place): void {
    const place = inside(at, key);
    const reason = protectionOf(key);
    if (reason) this.#problem(place, 'not_writable', () => payloadSays.protected(key, reason));
    else this.problems.add(pointer(place, 'sent'), () => wordUnknown(key, this.#type, meant()));
  }
}

const wordUnknown = (key: string, type: string, meant: string | undefined): Fault =>
  wordUnknownFieldOf(key, type, meant, schemaPaths.command.replace('{commandType}', type));

type Protection = Exclude<FieldRole, 'editable' | 'selector'>;

const protectedNames: ReadonlyMap<string, Field> = new Map(
  Object.entries(protectedFields).flatMap(([name, field]) => [[name, field] as const, [nativeName(name, field), field] as const]),
);

function protectionOf(key: string): Protection | undefined {
  const role = protectedNames.get(key)?.role;
  return role === undefined || role === 'editable' || role === 'selector' ? undefined : role;
}

/** The field that is meant by `code`, if the place requires the code of only one record. */
const codeMeant = (key: string, { required }: Shape): string | undefined =>
  key.toLowerCase() === 'code' ? required.find((name) => /(?:Code|accountNo|location)$/.test(name)) : undefined;

/** A name as a JSON pointer segment. */
export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isEqual(one: Json | undefined, other: Json): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
