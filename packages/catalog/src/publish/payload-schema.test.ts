import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { recipes } from '../catalog.ts';
import { newAjv } from '../check/ajv.ts';
import { check } from '../check/check.ts';
import { selfContainedSchema } from './payload-schema.ts';

/** A schema is compiled once and sees few payloads, so making its code fast takes longer than running it. */
const ajv = newAjv({ meta: true, validateSchema: true, inlineRefs: false, code: { optimize: false } });

test('a payload schema needs nothing around it and takes every example of its command', () => {
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  for (const { commandType, shape, title, examples } of recipes()) {
    const validate = compiled.get(shape.name) ?? ajv.compile(selfContainedSchema(shape, title));
    compiled.set(shape.name, validate);
    for (const example of examples)
      assert.ok(validate(example.payload), `${commandType}, ${example.title}: ${ajv.errorsText(validate.errors)}`);
  }
});

/** What the schema cannot say: rules across members and two names of one member. */
const SAID_ELSEWHERE = new Set(['rule', 'alias_conflict', 'unsafe_key', 'unknown_type']);

test('the published schema and check agree on what is a well-formed payload', () => {
  const types = [
    'create-sales-invoice',
    'update-sales-invoice',
    'update-purchase-order',
    'create-ar-invoice',
    'update-item-package',
    'create-item',
    'merge-tax-entity',
  ];
  const wanted = recipes().filter((recipe) => types.includes(recipe.commandType));
  assert.equal(wanted.length, types.length);
  const values = fc.oneof(
    fc.constantFrom(
      '',
      'HQ',
      '2026-07-01',
      '2026-02-30',
      '10%',
      'x'.repeat(120),
      '12',
      null,
      true,
      false,
      0,
      1,
      -1,
      2.5,
      10.255,
      3_000_000_000,
    ),
    fc.constantFrom(
      [],
      {},
      [{}],
      [{ qty: 1 }],
      [{ itemCode: 'A', qty: 'x' }],
      [null],
      { DocDate: '2026-07-01' },
      { Master: { Ref: 'x' } },
      { Nope: 1 },
    ),
  );
  for (const recipe of wanted) {
    const validate = ajv.compile(selfContainedSchema(recipe.shape, recipe.title));
    const names = Object.entries(recipe.shape.members).flatMap(([name, member]) => [name, ...member.aliases]);
    const payloads = fc.dictionary(fc.constantFrom(...names, 'unheardOf'), values, { maxKeys: 6 });
    fc.assert(
      fc.property(payloads, (changes) => {
        const payload = { ...recipe.examples[0]?.payload, ...changes };
        const checked = check(recipe.commandType, payload);
        const isTaken = validate(payload);
        // Where the schema takes any name, only check says which of them mean something else.
        const isOpen = isTaken && !recipe.shape.isStrict;
        const isElsewhere = (code: string): boolean => SAID_ELSEWHERE.has(code) || (isOpen && code === 'unknown_member');
        const isWellFormed = checked.ok || checked.problems.every((problem) => isElsewhere(problem.code));
        // Of two names of one member check judges the first; the schema judges both.
        fc.pre(checked.ok || !checked.problems.some((problem) => problem.code === 'alias_conflict'));
        assert.equal(
          isTaken,
          isWellFormed,
          JSON.stringify({ payload, errors: validate.errors, problems: checked.ok ? [] : checked.problems }),
        );
      }),
      { numRuns: 400 },
    );
  }
});
