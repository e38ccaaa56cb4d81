import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { recipes } from '../catalog.ts';
import type { Json, Payload, Shape } from '../declaration/declaration.ts';
import { isObject } from './canonical.ts';
import { check, type Refused } from './check.ts';

/** How a rejection reads for any input: examples of all commands, spoilt in a few places each. */

const JUNK: readonly Json[] = [
  null,
  0,
  -1,
  1e12,
  1e21,
  0.123456789,
  '',
  ' ',
  'x',
  'x'.repeat(70_000),
  '2026-02-30',
  '110%',
  true,
  [],
  [null],
  [{}],
  [[]],
  {},
  { a: 1 },
];

/** Names to put junk under: those of the shape, their aliases and native containers, and some unknown ones. */
const namesOf = (shape: Shape): readonly string[] => [
  ...Object.entries(shape.members).flatMap(([name, member]) => [name, ...member.aliases]),
  'quantity',
  'UnitPrice',
  'colour',
  'docNoo',
];

interface Blow {
  readonly depth: number;
  readonly name: number;
  readonly value: Json;
  readonly isRemoval: boolean;
}

const blow: fc.Arbitrary<Blow> = fc.record({
  depth: fc.nat(3),
  name: fc.nat(500),
  value: fc.constantFrom(...JUNK),
  isRemoval: fc.boolean(),
});

/** The payload with one place of it spoilt: at the top, in a row, or in a row of a row. */
function spoilt(shape: Shape, payload: Payload, { depth, name, value, isRemoval }: Blow): Payload {
  const inner = Object.entries(shape.members).filter(([member, { kind }]) => kind === 'rows' && Array.isArray(payload[member]));
  const [rows] = depth === 0 ? [] : [inner[name % Math.max(1, inner.length)]];
  const [member, of] = rows ?? [];
  if (member !== undefined && of?.kind === 'rows') {
    const [first, ...others] = payload[member] as readonly Json[];
    const row = isObject(first) ? spoilt(of.of, first, { depth: depth - 1, name: name + 7, value, isRemoval }) : value;
    return { ...payload, [member]: [row, ...others] };
  }
  if (isRemoval) {
    const sent = Object.keys(payload);
    const gone = sent[name % Math.max(1, sent.length)];
    return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== gone));
  }
  const names = namesOf(shape);
  return { ...payload, [names[name % names.length] as string]: value };
}

/** The value a pointer leads to, in the payload as it was sent. */
function at(payload: Json, pointer: string): Json | undefined {
  let current: Json | undefined = payload;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    current = Array.isArray(current) ? current[Number(name)] : isObject(current) ? current[name] : undefined;
  }
  return current;
}

const WRONG_COUNT =
  /\b1 (?:rows|problems|characters|decimal places|values|fields)\b|\b(?:0|[2-9]|\d{2,}) (?:row|problem|character|decimal place|value|field)\b/;

function assertReadsWell({ message, problems }: Refused, payload: Json): void {
  const paths = problems.map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length, 'a place is reported twice');
  const expected =
    problems.length === 1 ? problems[0]?.message : new RegExp(`has ${problems.length} problems, listed in details\\.$`);
  if (typeof expected === 'string') assert.equal(message, expected);
  else assert.match(message, expected ?? /$^/);
  for (const { path, message: words } of problems) {
    assert.match(path, /^\/./, 'a problem has no path');
    const parent = at(payload, path.slice(0, path.lastIndexOf('/')));
    assert.ok(isObject(parent) || Array.isArray(parent), `nothing was sent around ${path}`);
    assert.match(words, /^[\w"].*[.?]$/s, words);
    assert.doesNotMatch(words, WRONG_COUNT, words);
    assert.doesNotMatch(`${words} ${message}`, /queued|undefined|\[object| {2}/, words);
  }
}

test('every refusal reads well: a path each, each place once, counts that agree, and nothing about a queue', () => {
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...recipes()),
      fc.nat(9),
      fc.array(blow, { minLength: 1, maxLength: 4 }),
      (recipe, index, blows) => {
        const example = recipe.examples[index % recipe.examples.length]?.payload ?? {};
        const payload = blows.reduce((spoiled, one) => spoilt(recipe.shape, spoiled, one), example);
        const checked = check(recipe.commandType, payload);
        if (checked.ok) return;
        refused += 1;
        assertReadsWell(checked, payload);
      },
    ),
    { numRuns: 4_000 },
  );
  assert.ok(refused > 1_600, `${refused} were refused`);
});
