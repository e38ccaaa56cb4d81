import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Field, findRecipe, type Json, nativeName, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { TriedKinds } from '../../../conformance/kinds.ts';
import { speculativeBook } from '../../../conformance/speculative-book.ts';

const { book, speculate, close } = speculativeBook('SAMPLE');
after(close);

interface Result {
  readonly ok: boolean;
  readonly error?: { readonly details: readonly { readonly path: string; readonly code: string }[] };
}

let count = 0;
const tried = (type: string, payload: Payload): Result => {
  count += 1;
  return speculate(() => book.execute(type, payload, `text-${count}`)) as Result;
};
const codeAt = (result: Result, path: string): string =>
  result.error?.details.find((detail) => detail.path === path || detail.path.endsWith(`/Master${path}`))?.code ?? 'none';

/** Something of the right form that no book has, or that comes too early. */
function wrong({ schema }: Field): Json | undefined {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  const forms = [schema, ...(schema.anyOf ?? [])];
  if (forms.some(({ format }) => format === 'date')) return '2026-01-02';
  if (forms.some((one) => one.type === 'integer') || type === 'integer') return 999_999;
  const length = forms.map(({ maxLength }) => maxLength ?? 0).find((most) => most > 0) ?? 0;
  return length === 0 ? undefined : 'NO SUCH ONE'.slice(0, length);
}

const isDocument = ({ shape, commandType }: Recipe): boolean =>
  commandType.startsWith('update-') &&
  'docNo' in shape.members &&
  findRecipe(commandType.replace('update', 'create')) !== undefined;

/** Texts that an update accepts, by name or in the container of native names. */
function textsOf({ shape }: Recipe): ReadonlyMap<string, Field> {
  const master = shape.members.Master;
  const named = Object.entries({ ...(master?.kind === 'native' ? master.fields : {}), ...shape.members });
  return new Map(
    named.flatMap(([name, member]) =>
      member.kind === 'field' && member.role === 'editable' && member.effect === 'cosmetic' && name !== 'userDefinedFields'
        ? [[name, member] as const]
        : [],
    ),
  );
}

test('every text that a create refuses is also refused by an update of that text alone', () => {
  const refused = new Set<string>();
  const kinds = new TriedKinds();
  for (const update of recipes().filter(isDocument)) {
    const create = findRecipe(update.commandType.replace('update', 'create'));
    const [example, sample] = [create?.examples[0]?.payload ?? {}, String(update.examples[0]?.payload.docNo)];
    for (const [name, field] of textsOf(update)) {
      const value = wrong(field);
      const type = update.docTypes[0] ?? update.commandType;
      if (value === undefined || create?.shape.members[name] === undefined || !kinds.isNew(type, name)) continue;
      kinds.add(type, name);
      const created = tried(create.commandType, { ...example, [name]: value });
      const asked = name in update.shape.members ? { [name]: value } : { Master: { [nativeName(name, field)]: value } };
      const updated = tried(update.commandType, { docNo: sample, reason: 'Try', ...asked });
      const wanted = codeAt(created, `/${name}`);
      // A create sees both dates; an update has one of them in the book.
      const expected = wanted === 'rule' && name === 'dueDate' ? 'INVALID_DATE' : wanted;
      assert.equal(
        codeAt(updated, `/${name}`),
        expected,
        `${update.commandType} ${JSON.stringify(asked)} ${JSON.stringify(updated.error)}`,
      );
      if (expected !== 'none') refused.add(name);
    }
  }
  const named = ['branchCode', 'displayTerm', 'dueDate', 'purchaseAgent', 'salesAgent', 'shipVia', 'taxEntityID'];
  assert.deepEqual([...refused].sort(), named);
});

test('an update of texts alone leaves everything that was derived as it is, due dates too', () => {
  const before = book.derivedRows();
  for (const { commandType, examples } of recipes().filter(isDocument)) {
    const docNo = String(examples[0]?.payload.docNo);
    const after = speculate(() => {
      const { ok, error } = book.execute(commandType, { docNo, reason: 'Try', description: 'Other' }, `text-${commandType}`);
      assert.equal(ok, true, `${commandType} ${JSON.stringify(error)}`);
      return book.derivedRows();
    });
    assert.deepEqual(after, before, commandType);
  }
});
