import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Field, findRecipe, type Json, type Payload, recipes, type Shape } from '@ledgerline/catalog';
import { isThorough } from '../../conformance/config.ts';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { TriedKinds } from '../../conformance/kinds.ts';

interface Capability {
  readonly writable: boolean;
  readonly aliases?: readonly string[];
}
type Capabilities = {
  readonly header: Readonly<Record<string, Capability>>;
  readonly detail?: Readonly<Record<string, Capability>>;
};

const detailsOf = (result: Record<string, unknown>): readonly { path: string; code: string }[] =>
  (result.error as { details?: readonly { path: string; code: string }[] } | undefined)?.details ?? [];

/** A value that fits the type; whether the book knows its code is another question. */
function sampleOf({ schema }: Field): Json {
  const options = [schema, ...(schema.anyOf ?? [])];
  if (options.some(({ format }) => format === 'date')) return '2026-06-30';
  const choice = options.find((option) => option.enum)?.enum?.find((value) => value !== null);
  if (choice !== undefined) return choice;
  const types = options.flatMap(({ type }) => (type === undefined ? [] : typeof type === 'string' ? [type] : [...type]));
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return 1;
  return types.includes('object') ? {} : 'X';
}

const fieldNamed = (shape: Shape, name: string): Field => {
  const { Master } = shape.members;
  const member = Master?.kind === 'native' ? Master.fields[name] : shape.members[name];
  assert.ok(member?.kind === 'field', name);
  return member;
};

/** Codes of the checks that a name is not known or cannot be written. */
const NOT_TAKEN = ['unknown_member', 'not_writable', 'SOURCE_OWNED'];

test('what get calls writable is taken by update under that name, and everything else is not', () => {
  const run = runner(freshBook('SAMPLE'));
  let [writable, others] = [0, 0];
  const kinds = new TriedKinds();
  for (const { commandType, shape, examples, docTypes } of recipes().filter((recipe) =>
    recipe.commandType.startsWith('update-'),
  )) {
    const example = examples[0]?.payload ?? {};
    const selector = Object.fromEntries(Object.entries(example).filter(([name]) => shape.required.includes(name)));
    const docType = example.docType === undefined ? {} : { docType: example.docType };
    const got = run(commandType.replace('update-', 'get-'), selectorOf(commandType, { ...selector, ...docType }));
    const capabilities = got.fieldCapabilities as unknown as Capabilities | undefined;
    if (!capabilities) continue;
    const hasMaster = shape.members.Master !== undefined;
    for (const [name, { writable: isWritable, aliases = [] }] of Object.entries(capabilities.header)) {
      const [type, what] = [docTypes[0] ?? commandType, `${name} ${isWritable}`];
      if (!kinds.isNew(type, what)) continue;
      kinds.add(type, what);
      const value = isWritable ? sampleOf(fieldNamed(shape, aliases[0] ?? '')) : 1;
      const change: Payload = hasMaster ? { Master: { [name]: value } } : { [isWritable ? (aliases[0] ?? name) : name]: value };
      const result = run(commandType, { ...selector, ...docType, reason: 'Discovery', validateOnly: true, ...change });
      const path = `/${Object.keys(change)[0]}${hasMaster ? `/${name}` : ''}`;
      if (isWritable) {
        writable += 1;
        const refused = detailsOf(result).filter((one) => one.path === path && NOT_TAKEN.includes(one.code));
        assert.deepEqual(refused, [], `${commandType} ${name}`);
      } else {
        others += 1;
        assert.notEqual(result.ok, true, `${commandType} takes ${name}`);
      }
    }
  }
  const [writableMin, othersMin] = isThorough ? [1000, 500] : [500, 200];
  assert.ok(writable > writableMin && others > othersMin, `${writable} writable, ${others} others`);
});

const selectorOf = (type: string, payload: Payload): Payload => {
  const shape = findRecipe(type.replace('update-', 'get-'))?.shape;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name in (shape?.members ?? {})));
};

test('a sales invoice that is read as an AR invoice is not writable there, and says where it is', () => {
  const run = runner(freshBook());
  const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }];
  run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-03-01', lines });
  const seen = run('get-ar-invoice', { docNo: 'IV-000001' }).fieldCapabilities as unknown as Capabilities;
  for (const part of [seen.header, seen.detail ?? {}]) {
    for (const [name, { writable }] of Object.entries(part)) assert.equal(writable, false, name);
  }
  assert.deepEqual(seen.header.Ref, { writable: false, reason: 'SOURCE_OWNED: change it with update-sales-invoice' });
  const own = run('get-sales-invoice', { docNo: 'IV-000001' }).fieldCapabilities as unknown as Capabilities;
  assert.equal(own.header.Ref?.writable, true);
});
