import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modules, recipes } from '../catalog.ts';
import { moduleJson, modulesJson, schemaOf } from './schema.ts';

const MEMBERS = [
  'ok',
  'commandType',
  'module',
  'mode',
  'summary',
  'payloadSchema',
  'examplePayload',
  'examples',
  'payloadEnums',
  'requiredPayloadFields',
  'conditionalPayloadRules',
  'notes',
  'nativePayload',
  'resultSchema',
  'exampleResult',
];

test('the contract of every command type has all members, always', () => {
  for (const { commandType, title } of recipes()) {
    const contract = schemaOf(commandType);
    assert.deepEqual(Object.keys(contract ?? {}), MEMBERS, commandType);
    assert.equal(contract?.payloadSchema.$schema, 'https://json-schema.org/draft/2020-12/schema');
    assert.equal(contract?.payloadSchema.title, title);
    assert.deepEqual(contract?.examplePayload, contract?.examples[0]?.payload);
  }
});

test('there is no contract of a command type that does not exist', () => {
  assert.equal(schemaOf('create-sales-invoise'), undefined);
  assert.equal(schemaOf('__proto__'), undefined);
});

test('rules of a nested shape come with their place', () => {
  const bulk = schemaOf('bulk-create-sales-invoices')?.conditionalPayloadRules ?? [];
  assert.equal(bulk.find((rule) => rule.id === 'row-ids-once')?.path, '');
  assert.equal(bulk.find((rule) => rule.id === 'ar-takes-debtor')?.path, 'rows[]');
});

test('a rule says whether the cloud decides it or the account book', () => {
  const rules = schemaOf('create-sales-invoice')?.conditionalPayloadRules ?? [];
  assert.equal(rules.find((rule) => rule.id === 'ar-takes-debtor')?.decidedBy, 'cloud');
  assert.equal(rules.find((rule) => rule.id === 'stock-lines-need-location')?.decidedBy, 'connector');
});

test('the modules list all command types between them', () => {
  const answer = modulesJson();
  assert.equal(answer.ok, true);
  assert.deepEqual(
    answer.modules.flatMap((module) => module.commandTypes),
    recipes().map((recipe) => recipe.commandType),
  );
  for (const module of answer.modules) {
    assert.deepEqual(Object.keys(module), ['moduleId', 'title', 'summary', 'commandCount', 'commandTypes']);
    assert.equal(module.commandCount, module.commandTypes.length);
  }
});

test('one module says a sentence about each of its commands', () => {
  for (const { id } of modules()) {
    const answer = moduleJson(id);
    assert.deepEqual(
      answer?.module.commands.map((command) => command.commandType),
      answer?.module.commandTypes,
    );
    for (const command of answer?.module.commands ?? []) {
      assert.deepEqual(Object.keys(command), ['commandType', 'mode', 'operation', 'summary']);
    }
  }
  assert.equal(moduleJson('no-such-module'), undefined);
});
