import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { recipes } from './catalog.ts';
import { check } from './check.ts';
import { fitsDecimals } from './decimal.ts';
import { publishedSchema } from './json-schema.ts';
import { isDiscount, isQuantityText } from './validator.ts';

/** A validator as a caller would build it from what we publish. */
function callersAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: false, strict: false });
  ajv.addFormat('date', fullFormats.date);
  ajv.addFormat('date-time', fullFormats['date-time']);
  ajv.addFormat('email', fullFormats.email);
  ajv.addFormat('discount', isDiscount);
  ajv.addFormat('quantity', isQuantityText);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    validate: (decimals: number, value: number) => fitsDecimals(value, decimals),
  });
  return ajv;
}

/** What the schema cannot say: rules across members and two names of one member. */
const SAID_ELSEWHERE = new Set(['rule', 'alias_conflict', 'unsafe_key', 'unknown_type']);

test('the published schema of every command accepts its examples', () => {
  const ajv = callersAjv();
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  for (const recipe of recipes()) {
    const { shape } = recipe;
    const validate = compiled.get(shape.name) ?? ajv.compile(publishedSchema(shape));
    compiled.set(shape.name, validate);
    for (const example of recipe.examples)
      assert.ok(validate(example.payload), `${recipe.commandType}: ${JSON.stringify(validate.errors)}`);
  }
});

test('the published schema and check agree on what is a well-formed payload', () => {
  const ajv = callersAjv();
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
    const validate = ajv.compile(publishedSchema(recipe.shape));
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
