/**
 * A published example with a few fields moved to extreme values: other values, other codes of the book, rows doubled, dropped or
 * multiplied.
 */

import type { Json, Member, Payload, Shape } from '@ledgerline/catalog';
import type { Chance } from '../chance.ts';
import { extremeValue, largeNumbers } from './value.ts';

/** Codes and numbers that the book has, to replace others in a payload. */
export type KnownCodes = readonly string[];

type Mutable = Record<string, Json>;

const CHANGES_MAX = 5;
const MANY_ROWS = 500;

export function extremePayload(shape: Shape, example: Payload, codes: KnownCodes, chance: Chance): Payload {
  let payload = chance.happens(0.25) ? inflated(shape, example, chance) : (structuredClone(example) as Payload);
  for (let left = chance.integer(1, CHANGES_MAX); left > 0; left -= 1) payload = changed(shape, payload, codes, chance);
  return payload;
}

/** Large numbers everywhere, because only two of them multiply to a product that does not fit. */
function inflated(shape: Shape, payload: Payload, chance: Chance): Payload {
  const entries = Object.entries(payload).map(([name, value]): readonly [string, Json] => {
    const member = shape.members[name];
    if (member?.kind === 'rows' && Array.isArray(value)) {
      return [name, value.map((row: Json) => (isObject(row) ? inflated(member.of, row, chance) : row))];
    }
    if (member?.kind !== 'field' || typeof value !== 'number' || chance.happens(0.2)) return [name, value];
    return [name, chance.anyOf(largeNumbers(member.schema)) ?? value];
  });
  return Object.fromEntries(entries);
}

const isObject = (value: Json | undefined): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows, numbers and dates are used in calculations, so they are chosen more often than texts. */
function weightOf(member: Member): number {
  if (member.kind !== 'field') return 6;
  const { type, format, anyOf } = member.schema;
  return type === 'number' || type === 'integer' || format !== undefined || anyOf ? 4 : 1;
}

const weighted = new WeakMap<Shape, readonly string[]>();

function namesOf(shape: Shape): readonly string[] {
  const known = weighted.get(shape);
  if (known) return known;
  const made = Object.entries(shape.members).flatMap(([name, member]) => Array<string>(weightOf(member)).fill(name));
  weighted.set(shape, made);
  return made;
}

function changed(shape: Shape, payload: Payload, codes: KnownCodes, chance: Chance): Payload {
  if (chance.happens(0.01)) return { ...payload, [chance.anyOf(INHERITED) ?? '']: chance.anyOf([1, 'x', true, null]) ?? null };
  const names = namesOf(shape);
  const present = names.filter((name) => payload[name] !== undefined);
  const name = chance.anyOf(chance.happens(0.65) && present.length > 0 ? present : names);
  const member = name === undefined ? undefined : shape.members[name];
  if (name === undefined || member === undefined) return payload;
  const value = payload[name];
  if (member.kind === 'part') return { ...payload, [name]: changed(member.of, isObject(value) ? value : {}, codes, chance) };
  if (member.kind === 'rows') return withMember(payload, name, changedRows(member.of, value, codes, chance));
  if (member.kind !== 'field') return payload;
  if (typeof value === 'string' && value.startsWith('{"')) return { ...payload, [name]: changedText(value, chance) };
  if (name === 'cursor') return { ...payload, cursor: cursorOf(codes, chance) };
  if (typeof value === 'string' && chance.happens(0.25)) return { ...payload, [name]: chance.anyOf(codes) ?? '' };
  return withMember(payload, name, extremeValue(member.schema, chance));
}

/** A document inside a text, such as a received e-invoice, with one of its leaves changed or removed. */
function changedText(text: string, chance: Chance): string {
  const document = JSON.parse(text) as Json;
  const leaf = chance.integer(1, LEAVES_MAX);
  let seen = 0;
  const visited = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visited);
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visited(one)]));
    seen += 1;
    return seen % LEAVES_MAX === leaf % LEAVES_MAX ? (chance.anyOf(LEAVES) ?? null) : value;
  };
  return JSON.stringify(visited(document));
}

const LEAVES_MAX = 60;
const LEAVES: readonly Json[] = [
  null,
  '',
  'x',
  0,
  -1,
  1e15,
  0.001,
  '2026-13-45',
  '9999-12-31',
  '25:61:61Z',
  'XXX',
  {},
  [],
  [{}],
  true,
];

/** A cursor that a caller could invent: from another read, or with parts that no read has. */
function cursorOf(codes: KnownCodes, chance: Chance): string {
  const parts = ['', '2026-06-30', '9999-12-31', '0', '1', '-1', '1.5', '99999999999999999999', 'HQ', chance.anyOf(codes) ?? ''];
  const made = Array.from({ length: chance.integer(0, 6) }, () => chance.anyOf(parts) ?? '');
  return Buffer.from(JSON.stringify(made), 'utf8').toString('base64url');
}

/** Names that every JavaScript object has, although no payload contains them. */
const INHERITED = ['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];

function withMember(payload: Payload, name: string, value: Json | undefined): Payload {
  const { [name]: _old, ...rest } = payload as Mutable;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function changedRows(shape: Shape, value: Json | undefined, codes: KnownCodes, chance: Chance): Json {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  const place = chance.integer(0, Math.max(0, rows.length - 1));
  const row = rows[place];
  const fate = chance.fraction();
  if (row === undefined || fate < 0.05) return [...rows, changed(shape, {}, codes, chance)];
  if (fate < 0.08) return rows.filter((_, index) => index !== place);
  if (fate < 0.16) return [...rows, structuredClone(row)];
  if (fate < 0.162) return Array.from({ length: MANY_ROWS }, () => structuredClone(row));
  return rows.map((one, index) => (index === place && isObject(one) ? changed(shape, one, codes, chance) : one));
}
