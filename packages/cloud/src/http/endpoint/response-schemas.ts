/** Schemas of what the catalog and the server say about themselves; the contract package describes everything else. */

import type { JsonSchema } from '@ledgerline/catalog/publish';
import { BookSupport, CommandMode, ModuleId } from '@ledgerline/contract';

const OK = { const: true, type: 'boolean', description: 'True: the call succeeded.' };
const text = (description: string): JsonSchema => ({ type: 'string', description });
const texts = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });
const anything = (description: string): JsonSchema => ({ type: 'object', description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

const described = (description: string, properties: Readonly<Record<string, object>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  description,
});

/** The same with fields that can be absent. */
const describedWith = (
  description: string,
  optional: Readonly<Record<string, object>>,
  properties: Readonly<Record<string, object>>,
): JsonSchema => ({ ...described(description, properties), properties: { ...properties, ...optional } });

const OPERATION = {
  type: 'string',
  enum: ['Read', 'Validate', 'Create', 'Edit', 'Void', 'Delete'],
  description: 'What it does.',
};

const MODULE = {
  moduleId: ModuleId,
  title: text('Title of the module.'),
  summary: text('Purpose of the module.'),
  commandCount: count('The number of command types.'),
  commandTypes: texts('Their names, in display order.'),
};

const ENUMS = { type: 'object', additionalProperties: { type: 'array', items: {} }, description: 'Path -> the allowed values.' };

const RULE = described('A rule that involves several fields.', {
  id: text('The id of the rule.'),
  text: text('The rule, as errors show it.'),
  decidedBy: {
    type: 'string',
    enum: ['cloud', 'connector'],
    description: 'Whether the cloud checks it before queueing or the account book.',
  },
  path: text('Where it applies; empty for the payload itself.'),
});

const NATIVE = described('Names of the desktop package, by container.', {
  master: texts('Header fields.'),
  detail: texts('Line fields.'),
  knockOff: texts('Fields of a settlement.'),
  options: texts('Options of the save.'),
});

export const responseSchemas = {
  DownloadListResponse: described('Response of GET /downloads.', {
    ok: OK,
    packages: list(
      described('A package.', {
        id: { type: 'string', enum: ['client', 'command-line', 'client-python'], description: 'What it is.' },
        fileName: text('Its file name.'),
        version: text('Its version.'),
        size: count('Its size in bytes.'),
        sha256: text('The SHA-256 of the file.'),
        url: text('Its address.'),
        install: text('The command that installs it.'),
      }),
      'All that this cloud offers; empty until the packages are built.',
    ),
  }),
  ModuleListResponse: described('Response of GET /v1/schema/modules.', {
    ok: OK,
    modules: list(described('A module.', MODULE), 'All modules.'),
  }),
  ModuleResponse: described('Response of GET /v1/schema/modules/{moduleId}.', {
    ok: OK,
    module: described('A module with its commands.', {
      ...MODULE,
      commands: list(
        described('A command type in short.', {
          commandType: text('Its name.'),
          mode: CommandMode,
          operation: OPERATION,
          summary: text('What it does.'),
        }),
        'Its commands, in display order.',
      ),
    }),
  }),
  CommandContract: describedWith(
    'Response of GET /v1/schema/commands/{commandType}.',
    { book: BookSupport },
    {
      ok: OK,
      commandType: text('Its name.'),
      module: ModuleId,
      mode: CommandMode,
      summary: text('What it does.'),
      payloadSchema: anything('Complete JSON Schema 2020-12 of the payload.'),
      examplePayload: anything('A payload that runs unchanged in the sample company.'),
      examples: list(
        described('An example.', { title: text('What it shows.'), payload: anything('Its payload.') }),
        'Examples; the first is examplePayload.',
      ),
      payloadEnums: ENUMS,
      requiredPayloadFields: texts('Required fields of the payload.'),
      conditionalPayloadRules: list(RULE, 'Rules that involve several fields.'),
      notes: texts('Further notes.'),
      nativePayload: NATIVE,
      resultSchema: anything('Complete JSON Schema 2020-12 of command.result.'),
      exampleResult: anything('The result of examplePayload in the sample company. Long lists are cut to their first rows.'),
    },
  ),
  Recipes: described('Response of GET /developers/recipes.json.', {
    ok: OK,
    title: text('What this is.'),
    sourceOfTruth: text('Where it comes from.'),
    recipeCount: count('The number of recipes.'),
    baseUrl: text('The base address of all paths.'),
    endpoints: list(anything('A method, a path and its purpose.'), 'The endpoints for integrations.'),
    commonRules: texts('Rules for all callers.'),
    modules: list(described('A module.', MODULE), 'All modules.'),
    recipes: list(
      anything('One command type with everything you need to send it and to read its result.'),
      'All recipes, in display order.',
    ),
    resultDefinitions: anything('What the result schemas of the recipes refer to.'),
  }),
  RecipeSearchResponse: described('Response of GET /v1/schema/search.', {
    ok: OK,
    hits: list(
      described('A command type that was found.', {
        type: text('Its name.'),
        title: text('Title of the command type.'),
        module: ModuleId,
        mode: CommandMode,
        operation: OPERATION,
        summary: text('What it does.'),
        score: { type: 'number', minimum: 0, description: 'How well it matches. Compare only scores of one response.' },
      }),
      'The best matches, the best first.',
    ),
  }),
  SearchResponse: described('Response of GET /developers/search.', {
    ok: OK,
    query: text('What was searched for.'),
    count: count('The number of command types found.'),
    tookMs: { type: 'number', minimum: 0, description: 'The duration of the search in milliseconds.' },
    hits: list(
      described('A command type that was found.', {
        commandType: text('Its name.'),
        title: text('Title of the command type.'),
        summary: text('What it does.'),
        module: ModuleId,
        mode: CommandMode,
        operation: OPERATION,
        href: text('The path of its page.'),
        markdown: text('The path of the same page as Markdown.'),
      }),
      'The best matches, the best first.',
    ),
    guides: list(
      described('A section of a guide that was found.', {
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
  RunningServer: described('Response of GET /health.', {
    ok: OK,
    version: text('The version of the service.'),
    build: text('The build of the service; connectors compare theirs with it.'),
  }),
  Health: { type: 'object', properties: { ok: OK }, required: ['ok'], description: 'The server is running.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;
