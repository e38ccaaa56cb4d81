import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Json, type Members, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { isThorough } from '../../../conformance/config.ts';
import { TriedKinds } from '../../../conformance/kinds.ts';
import { speculativeBook } from '../../../conformance/speculative-book.ts';

const { book, speculate, close } = speculativeBook('SAMPLE');
const kinds = new TriedKinds();

const clearableIn = (members: Members): readonly string[] =>
  Object.entries(members).flatMap(([name, member]) => {
    if (member.kind !== 'field' || member.role !== 'editable') return [];
    const types = [member.schema, ...(member.schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);
    return types.includes('null') ? [name] : [];
  });

/** Every change that clears one field of the example document together with a change that makes the book compute it again. */
function clearingsOf({ commandType, shape, examples, docTypes }: Recipe): readonly Payload[] {
  const { docNo, reason } = examples[0]?.payload ?? {};
  const read = findRecipe(commandType.replace('update-', 'get-'));
  if (typeof docNo !== 'string' || reason === undefined || !read) return [];
  const isWanted = (path: string): boolean => {
    const isNew = kinds.isNew(docTypes[0] ?? commandType, path);
    kinds.add(docTypes[0] ?? commandType, path);
    return isNew;
  };
  const document = book.execute(read.commandType, { docNo }, 'read') as unknown as { fields: Payload; lines: readonly Payload[] };
  const selected = { docNo, reason };
  const dated = shape.members.docDate === undefined ? {} : { docDate: document.fields.DocDate as Json };
  const { lines } = shape.members;
  const ofLine = lines?.kind === 'rows' ? clearableIn(lines.of.members) : [];
  const [line] = document.lines;
  return [
    ...clearableIn(shape.members)
      .filter(isWanted)
      .map((name) => ({ ...selected, ...dated, [name]: null })),
    ...(line ? ofLine : [])
      .filter((name) => isWanted(`lines/${name}`))
      .map((name) => ({
        ...selected,
        ...dated,
        detailMode: 'update',
        lines: [{ dtlKey: line?.dtlKey ?? '', [name]: null }],
      })),
  ];
}

test('a field that can be cleared is cleared or refused before the save, in every update; it never ends in a mismatch', () => {
  let tried = 0;
  const faults = recipes()
    .filter(({ commandType }) => commandType.startsWith('update-'))
    .flatMap((recipe) =>
      clearingsOf(recipe).flatMap((payload) => {
        tried += 1;
        const { ok, saved, error } = speculate(() => book.execute(recipe.commandType, payload, 'clear'));
        return ok === true || saved === false
          ? []
          : [`${recipe.commandType} ${JSON.stringify(payload)}: ${JSON.stringify(error)}`];
      }),
    );
  close();
  assert.deepEqual(faults, []);
  assert.ok(tried > (isThorough ? 700 : 300), `${tried} members were cleared`);
});
