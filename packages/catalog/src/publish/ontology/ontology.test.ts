import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, modules, recipes, samples } from '../../catalog.ts';
import { fieldReference } from '../field-reference.ts';
import { type Entity, ontologyJson } from './ontology.ts';
import { entityTerms, verbTerms } from './ontology-terms.ts';

const ontology = ontologyJson({ baseUrl: 'https://ledgerline.test', contractEndpoint: 'GET /contracts/{commandType}' });
const entityById = new Map(ontology.entities.map((entity) => [entity.id, entity]));
const commandsOf = (entity: Entity): readonly string[] => [...entity.reads, ...entity.writes];

const HAN = /\p{Script=Han}/u;

test('every entity, every module, every verb and every task has words in English, Malay and Chinese', () => {
  for (const { id, synonyms } of [
    ...ontology.entities,
    ...ontology.modules.map((module) => ({ ...module, id: module.moduleId })),
    ...ontology.verbs.map((verb) => ({ ...verb, id: verb.verb })),
    ...ontology.tasks,
  ]) {
    for (const words of Object.values(synonyms)) {
      assert.ok(words.length > 0 && words.every((word: string) => word.trim() === word && word !== ''), id);
      assert.equal(new Set(words).size, words.length, `${id} has a word twice`);
    }
    assert.ok(HAN.test(synonyms.zh[0] ?? ''), `${id} begins its Chinese words with ${synonyms.zh[0]}`);
    assert.ok(![...synonyms.en, ...synonyms.ms].some((word) => HAN.test(word)), `${id} mixes its languages`);
  }
});

test('no two entities go by the same first word in any language', () => {
  for (const language of ['en', 'ms', 'zh'] as const) {
    const first = ontology.entities.map((entity) => entity.synonyms[language][0]);
    const twice = first.filter((word, index) => first.indexOf(word) !== index);
    assert.deepEqual(twice, [], language);
  }
});

test('every command type can be reached from an entity', () => {
  const reached = new Set(ontology.entities.flatMap(commandsOf));
  assert.deepEqual(
    recipes().flatMap(({ commandType }) => (reached.has(commandType) ? [] : [commandType])),
    [],
  );
});

test('every command does the work of one verb, and every verb is some command’s', () => {
  for (const recipe of recipes()) assert.ok(recipe.verb in verbTerms, recipe.commandType);
  assert.equal(
    ontology.verbs.reduce((sum, { commandCount }) => sum + commandCount, 0),
    recipes().length,
  );
  for (const { verb, commandCount } of ontology.verbs) assert.ok(commandCount > 0, verb);
  assert.equal(findRecipe('einvoice.self-billed.create-draft')?.verb, 'create');
  assert.equal(findRecipe('sales-invoice-acct-pdf')?.verb, 'print');
});

test('every entity has a command and a module', () => {
  const listed = new Set(ontology.modules.flatMap((module) => module.entities));
  for (const entity of ontology.entities) {
    assert.ok(commandsOf(entity).length > 0, entity.id);
    assert.ok(listed.has(entity.id), entity.id);
  }
  assert.equal(entityById.size, ontology.entities.length);
  assert.deepEqual(
    ontology.modules.map((module) => module.moduleId),
    modules().map((module) => module.id),
  );
});

test('every document that commands are filed under is an entity', () => {
  for (const { document } of recipes()) assert.ok(entityById.has(document), document);
});

test('a task names up to three commands that exist, and no two tasks go by the same words', () => {
  for (const { id, commands } of ontology.tasks) {
    assert.ok(commands.length > 0 && commands.length <= 3, id);
    for (const type of commands) assert.ok(findRecipe(type), `${id}: ${type}`);
  }
  for (const language of ['en', 'ms', 'zh'] as const) {
    const words = ontology.tasks.flatMap(({ synonyms }) => synonyms[language]);
    assert.deepEqual(
      words.filter((word, index) => words.indexOf(word) !== index),
      [],
      language,
    );
  }
  assert.equal(new Set(ontology.tasks.map(({ id }) => id)).size, ontology.tasks.length);
});

test('every command that an entity declares exists', () => {
  for (const { id, commands } of entityTerms) for (const type of commands) assert.ok(findRecipe(type), `${id}: ${type}`);
});

test('reads only read and writes may write', () => {
  for (const entity of ontology.entities) {
    for (const type of entity.reads) assert.equal(findRecipe(type)?.mode, 'read', type);
    for (const type of entity.writes) assert.equal(findRecipe(type)?.mode, 'write', type);
  }
});

test('the code field of an entity is a field of its commands', () => {
  for (const entity of ontology.entities) {
    if (entity.codeField === null) continue;
    assert.ok(fieldsOf(entity).has(entity.codeField) || fieldsOf(entity).has('docNos'), `${entity.id}: ${entity.codeField}`);
  }
});

test('the type code of a document is the one its sample documents carry', () => {
  for (const { id, docType } of ontology.entities) {
    const codes = samples().flatMap((sample) => (sample.commandType === `create-${id}` ? [sample.code] : []));
    if (docType !== null) for (const code of codes) assert.ok(code.startsWith(`${docType}-`), `${id}: ${code}`);
  }
  const docTypes = ontology.entities.flatMap((entity) => entity.docType ?? []);
  assert.equal(new Set(docTypes).size, docTypes.length);
});

test('every relation joins two entities through a field that the first one has', () => {
  for (const { from, to, through, relation } of ontology.relations) {
    const entity = entityById.get(from);
    assert.ok(entity && entityById.has(to), `${from} ${relation} ${to}`);
    assert.ok(fieldsOf(entity).has(through), `${from} ${relation} ${to} through ${through}`);
  }
});

test('the document flow holds every transfer, between documents', () => {
  for (const { from, to, commandType } of ontology.documentFlow) {
    assert.equal(entityById.get(from)?.kind, 'document', from);
    assert.equal(entityById.get(to)?.kind, 'document', to);
    assert.ok(findRecipe(commandType), commandType);
  }
  const transfers = recipes().filter((recipe) => recipe.commandType.startsWith('transfer-'));
  assert.ok(transfers.every(({ commandType }) => ontology.documentFlow.some((step) => step.commandType === commandType)));
});

test('a bulk command and a change of code deal with the entity they create or rename', () => {
  assert.ok(entityById.get('debtor')?.writes.includes('bulk-create-debtors'));
  assert.ok(entityById.get('debtor')?.writes.includes('change-debtor-code'));
  assert.ok(entityById.get('general-project')?.writes.includes('change-project-code'));
  assert.ok(entityById.get('gl-cash-book-receipt')?.writes.includes('bulk-create-gl-cash-book-receipts'));
});

function fieldsOf(entity: Entity): ReadonlySet<string> {
  return new Set(
    commandsOf(entity).flatMap((type) => {
      const recipe = findRecipe(type);
      return recipe ? fieldReference(recipe).map((row) => row.path) : [];
    }),
  );
}
