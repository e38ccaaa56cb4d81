/** Schemas of what the catalog and the server publish about themselves; the contract package describes everything else. */

import type { JsonSchema } from '@ledgerline/catalog/publish';
import { BookSupport, CommandMode, described, enumOf, ModuleId, openObject } from '@ledgerline/contract';
import { archiveSystems } from '../../delivery/connector-archive.ts';

const OK = { const: true, type: 'boolean', description: 'True: the call succeeded.' };
const { text, texts, count } = described;
const list = (items: object, description: string): JsonSchema => ({ type: 'array', items, description });

const objectOf = (description: string, properties: Readonly<Record<string, object>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  description,
});

/** The same with fields that can be absent. */
const objectWith = (
  description: string,
  optional: Readonly<Record<string, object>>,
  properties: Readonly<Record<string, object>>,
): JsonSchema => ({ ...objectOf(description, properties), properties: { ...properties, ...optional } });

const OPERATION = enumOf(['Read', 'Validate', 'Create', 'Edit', 'Void', 'Delete'], 'What it does.');

const TEMPLATE = text('The report that is meant: a template of the command type, which is sent in payload.');

const MODULE = {
  moduleId: ModuleId,
  title: text('Title of the module.'),
  summary: text('Purpose of the module.'),
  commandCount: count('The number of command types.'),
  commandTypes: texts('Their names, in display order.'),
};

const ENUMS = { type: 'object', additionalProperties: { type: 'array', items: {} }, description: 'Path -> the allowed values.' };

const RULE = objectOf('A rule that involves several fields.', {
  id: text('The id of the rule.'),
  text: text('The rule, as errors show it.'),
  decidedBy: enumOf(['cloud', 'connector'], 'Whether the cloud checks it before queueing or the account book.'),
  path: text('Where it applies; empty for the payload itself.'),
});

const NATIVE = objectOf('Names of the desktop package, by container.', {
  master: texts('Header fields.'),
  detail: texts('Line fields.'),
  knockOff: texts('Fields of a settlement.'),
  options: texts('Options of the save.'),
});

export const responseSchemas = {
  DownloadListResponse: objectOf('Response of GET /downloads.', {
    ok: OK,
    packages: list(
      objectOf('A package.', {
        id: enumOf(['client', 'command-line', 'client-python'], 'What it is.'),
        fileName: text('Its file name.'),
        version: text('Its version.'),
        size: count('Its size in bytes.'),
        sha256: text('The SHA-256 of the file.'),
        url: text('Its address.'),
        install: text('The command that installs it.'),
      }),
      'All that this cloud offers; empty until the packages are built.',
    ),
    archives: list(
      objectOf('An archive of the connector.', {
        fileName: text('Its file name.'),
        system: enumOf([...archiveSystems], 'The system that it is for; darwin is macOS.'),
        build: text('The build of the connector.'),
        size: count('Its size in bytes.'),
        sha256: text('The SHA-256 of the file.'),
        url: text('Its address.'),
      }),
      'The newest archive of the connector for each system; empty until the operator publishes one.',
    ),
  }),
  ModuleListResponse: objectOf('Response of GET /v1/schema/modules.', {
    ok: OK,
    modules: list(objectOf('A module.', MODULE), 'All modules.'),
  }),
  ModuleResponse: objectOf('Response of GET /v1/schema/modules/{moduleId}.', {
    ok: OK,
    module: objectOf('A module with its commands.', {
      ...MODULE,
      commands: list(
        objectOf('A command type in short.', {
          commandType: text('Its name.'),
          mode: CommandMode,
          operation: OPERATION,
          summary: text('What it does.'),
        }),
        'Its commands, in display order.',
      ),
    }),
  }),
  CommandContract: objectWith(
    'Response of GET /v1/schema/commands/{commandType}.',
    { book: BookSupport },
    {
      ok: OK,
      commandType: text('Its name.'),
      module: ModuleId,
      mode: CommandMode,
      summary: text('What it does.'),
      payloadSchema: openObject('Complete JSON Schema 2020-12 of the payload.'),
      examplePayload: openObject('A payload that runs unchanged in the sample company.'),
      examples: list(
        objectOf('An example.', { title: text('What it shows.'), payload: openObject('Its payload.') }),
        'Examples; the first is examplePayload.',
      ),
      payloadEnums: ENUMS,
      requiredPayloadFields: texts('Required fields of the payload.'),
      conditionalPayloadRules: list(RULE, 'Rules that involve several fields.'),
      notes: texts('Further notes.'),
      nativePayload: NATIVE,
      resultSchema: openObject('Complete JSON Schema 2020-12 of command.result.'),
      exampleResult: openObject('The result of examplePayload in the sample company. Long lists are cut to their first rows.'),
    },
  ),
  Recipes: objectOf('Response of GET /developers/recipes.json.', {
    ok: OK,
    title: text('What this is.'),
    sourceOfTruth: text('Where it comes from.'),
    recipeCount: count('The number of recipes.'),
    baseUrl: text('The base address of all paths.'),
    endpoints: list(openObject('A method, a path and its purpose.'), 'The endpoints for integrations.'),
    commonRules: texts('Rules for all callers.'),
    modules: list(objectOf('A module.', MODULE), 'All modules.'),
    recipes: list(
      openObject('One command type with everything you need to send it and to read its result.'),
      'All recipes, in display order.',
    ),
    resultDefinitions: openObject('What the result schemas of the recipes refer to.'),
  }),
  RecipeSearchResponse: objectOf('Response of GET /v1/schema/search.', {
    ok: OK,
    hits: list(
      objectWith(
        'A command type that was found.',
        { template: TEMPLATE },
        {
          type: text('Its name.'),
          title: text('Title of the command type.'),
          module: ModuleId,
          mode: CommandMode,
          operation: OPERATION,
          summary: text('What it does.'),
          score: { type: 'number', minimum: 0, description: 'How well it matches. Compare only scores of one response.' },
        },
      ),
      'The best matches, the best first.',
    ),
  }),
  SearchResponse: objectOf('Response of GET /developers/search.', {
    ok: OK,
    query: text('What was searched for.'),
    count: count('The number of command types found.'),
    tookMs: { type: 'number', minimum: 0, description: 'The duration of the search in milliseconds.' },
    hits: list(
      objectWith(
        'A command type that was found.',
        { template: TEMPLATE },
        {
          commandType: text('Its name.'),
          title: text('Title of the command type.'),
          summary: text('What it does.'),
          module: ModuleId,
          mode: CommandMode,
          operation: OPERATION,
          href: text('The path of its page.'),
          markdown: text('The path of the same page as Markdown.'),
        },
      ),
      'The best matches, the best first.',
    ),
    guides: list(
      objectOf('A section of a guide that was found.', {
        href: text('The path of the section.'),
        title: text('The guide.'),
        section: text('The heading of the section; empty for the start of the guide.'),
      }),
      'Sections of guides, the best first.',
    ),
  }),
  Description: {
    type: 'object',
    properties: { ok: OK },
    required: ['ok'],
    additionalProperties: true,
    description: 'A machine-readable description of the service.',
  },
  OpenApi: {
    type: 'object',
    properties: { openapi: { type: 'string' } },
    required: ['openapi'],
    additionalProperties: true,
    description: 'An OpenAPI 3.1 document.',
  },
  RunningServer: objectOf('Response of GET /health.', {
    ok: OK,
    version: text('The version of the service.'),
    build: text('The build of the service; connectors compare theirs with it.'),
  }),
  Health: { type: 'object', properties: { ok: OK }, required: ['ok'], description: 'The server is running.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;
