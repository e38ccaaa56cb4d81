import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from '../catalog.ts';
import type { Json, Member, Payload, Shape } from '../declaration/declaration.ts';
import { canonicalOf, isObject } from './canonical.ts';
import { check } from './check.ts';
import { plausibleValue } from './plausible-value.ts';
import { ProblemList } from './problem-list.ts';

/** The book checks again what the cloud has stored: what one check accepts, the next accepts too and leaves as it is. */

/** A payload, and the same with one of its members under another name. */
interface Renamed {
  readonly words: string;
  readonly payload: Payload;
}

/** Every way to send one member of a shape under a name of its own: aliases, native names, at every depth. */
function* renamings(shape: Shape, base: Payload): Iterable<Renamed> {
  for (const [name, member] of Object.entries(shape.members)) {
    for (const alias of member.aliases) {
      if (alias in shape.members) continue;
      const { [name]: sent, ...rest } = base;
      const value = sent ?? valueFor(name, member);
      if (value !== undefined) yield { words: alias, payload: { ...rest, [alias]: value } };
    }
    yield* nested(shape, name, member, base);
  }
}

const valueFor = (name: string, member: Member): Json | undefined =>
  member.kind === 'field' ? plausibleValue(name, member) : undefined;

function* nested(shape: Shape, name: string, member: Member, base: Payload): Iterable<Renamed> {
  const inside = ({ words }: Renamed, value: Json): Renamed => ({
    words: `${name}.${words}`,
    payload: { ...base, ...modeFor(shape, name), [name]: value },
  });
  if (member.kind === 'rows') {
    const [first] = Array.isArray(base[name]) ? (base[name] as readonly Json[]) : [];
    const row = { ...sampleRow(member.of), ...(isObject(first) ? first : {}) };
    for (const renamed of renamings(member.of, row)) yield inside(renamed, [renamed.payload]);
  }
  if (member.kind === 'part') {
    const value = base[name];
    for (const renamed of renamings(member.of, { ...sampleRow(member.of), ...(isObject(value) ? value : {}) }))
      yield inside(renamed, renamed.payload);
  }
  if (member.kind !== 'native') return;
  for (const [native, target] of Object.entries(member.names)) {
    const { [target]: sent, ...rest } = base;
    const field = member.fields[target];
    assert.ok(field, `${shape.name}.${name} has no field ${target}`);
    const names = { [native]: sent ?? plausibleValue(target, field) };
    const kept = shape.required.includes(target) ? base : rest;
    yield {
      words: `${name}.${native}`,
      payload: { ...kept, [name]: member.wrapper === undefined ? names : { [member.wrapper]: names } },
    };
  }
}

/** Lines of an update are chosen by their keys. */
const modeFor = (shape: Shape, name: string): Payload =>
  name === 'lines' && 'detailMode' in shape.members ? { detailMode: 'update' } : {};

/** What says which row is meant, or what it is about, where no example of the command has such a row. */
const TELLING = ['dtlKey', 'lineKey', 'lineNo', 'itemCode', 'docNo', 'paymentMethod', 'accountNo', 'debit'];

function sampleRow(of: Shape): Payload {
  const names = Object.keys(of.members).filter((name) => of.required.includes(name) || TELLING.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueFor(name, of.members[name] as Member);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

test('what check accepts it accepts again and leaves as it is, under every alias and native name of every type', () => {
  let accepted = 0;
  for (const { commandType, shape, examples } of recipes()) {
    for (const example of examples) {
      const base = canonicalOf(shape, example.payload, () => undefined, 'create').payload;
      for (const { words, payload } of renamings(shape, base)) {
        const where = `${commandType} ${words}`;
        const first = check(commandType, payload);
        if (first.ok) {
          accepted += 1;
          assert.deepEqual(check(commandType, first.payload), first, where);
          continue;
        }
        // A rule across members may want more than this one; its names are still read once and for all.
        assert.deepEqual(
          new Set(first.problems.map(({ code }) => code)),
          new Set(['rule']),
          `${where}: ${JSON.stringify(first)}`,
        );
        const names = canonicalOf(shape, payload, () => undefined, 'create').payload;
        assert.deepEqual(
          canonicalOf(shape, names, () => undefined, 'create'),
          { payload: names, problems: new ProblemList(), origins: new Map(), ignored: [] },
          where,
        );
      }
    }
  }
  assert.ok(accepted > 7000, `${accepted} renamings were accepted`);
});
