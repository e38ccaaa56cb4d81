/** The OpenAPI 3.1 document: every endpoint, and every command type as a schema under its own name. */

import { CommandEnvelope, GroupedEnvelope } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import { findRecipe, modules, recipes } from '../catalog.ts';
import type { JsonSchema } from '../json-schema.ts';
import { commandEndpoints, queueCommand, queued, waiting } from './command-endpoints.ts';
import { componentOf, type Definitions, referToComponent } from './component.ts';
import type { Access, Answer, EndpointDeclaration, Parameter, ProblemStatus } from './endpoint.ts';
import { type GroupedPath, groupedPaths } from './grouped.ts';
import { define } from './payload-schema.ts';
import { platformEndpoints } from './platform-endpoints.ts';
import { headerComponents, problemResponses, referToProblem, requestIdHeader } from './problem-response.ts';
import { exampleRequest } from './recipes.ts';

/** The version of the machine-readable description. */
export const descriptionVersion = '0.1.0';

export function openApiDocument(baseUrl: string): JsonSchema {
  const definitions: Definitions = new Map();
  const responses = problemResponses(definitions);
  const paths = pathsOf([...platformEndpoints, ...commandEndpoints], definitions);
  const grouped = Object.fromEntries(groupedPaths().map((path) => [path.path, { post: groupedOperation(path, definitions) }]));
  addCommands(definitions);
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: baseUrl, description: 'This installation.' }],
    tags: [...TAGS, ...modules().map(({ title, summary }) => ({ name: title, description: summary }))],
    paths: { ...paths, ...grouped },
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: headerComponents,
      parameters: Object.fromEntries(waiting.map((parameter) => [parameter.name, parameterOf(parameter, definitions)])),
      responses: { ...responses, [QUEUED]: answerOf(queued, definitions) },
      schemas: Object.fromEntries(definitions),
    },
  };
}

const INFO = {
  title: 'Ledgerline',
  version: descriptionVersion,
  summary: 'Any program can talk to a desktop accounting package: post a JSON command, get its result.',
  description:
    'The cloud checks and queues commands. A connector next to the accounting package runs them and reports the results. The type of a command decides the schema of its payload, which has the same name.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const TAGS = [
  { name: 'Commands', description: 'Send commands and read their results.' },
  { name: 'Schema', description: 'The schema of each command type.' },
  { name: 'Descriptions', description: 'The service, described for machines.' },
  { name: 'Portal', description: 'Sign-up, login and account.' },
  { name: 'Pages', description: 'Pages for people, and the installer.' },
  { name: 'Connector', description: 'How a connector fetches commands and reports results.' },
  { name: 'Administration', description: 'For the operator of the service.' },
  { name: 'Operations', description: 'Health, readiness and metrics.' },
];

const SECURITY_SCHEMES = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'A tenant API key (ll_tenant_…) or a named app API key (ll_app_…).' },
  connectorKey: { type: 'http', scheme: 'bearer', description: 'The key of a connector (ll_conn_…).' },
  adminKey: { type: 'http', scheme: 'bearer', description: 'The admin key (ll_admin_…).' },
  session: { type: 'apiKey', in: 'cookie', name: 'ledgerline_session', description: 'The login session of the portal.' },
};

const SECURITY: Readonly<Record<Access, readonly JsonSchema[]>> = {
  public: [],
  session: [{ session: [] }],
  'api-key': [{ apiKey: [] }],
  connector: [{ connectorKey: [] }],
  'connector-or-owner': [{ connectorKey: [] }, { apiKey: [] }, { session: [] }],
  admin: [{ adminKey: [] }],
};

function pathsOf(endpoints: readonly EndpointDeclaration[], definitions: Definitions): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method]: operationOf(endpoint, definitions) });
  }
  return paths;
}

function operationOf(endpoint: EndpointDeclaration, definitions: Definitions): JsonSchema {
  const { operationId, tag, summary, description, access, parameters = [], body, answers } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: SECURITY[access],
    ...(parameters.length > 0 ? { parameters: parameters.map((parameter) => sharedParameter(parameter, definitions)) } : {}),
    ...(body === undefined ? {} : { requestBody: requestBodyOf(body, definitions) }),
    responses: {
      ...Object.fromEntries(answers.map((answer) => [String(answer.status), sharedAnswer(answer, definitions)])),
      ...Object.fromEntries(problemsOf(endpoint).map((status) => [String(status), referToProblem(status)])),
    },
  };
}

/** Nearly all endpoints have a rate limit. */
const problemsOf = ({ problems, isUnlimited }: EndpointDeclaration): readonly ProblemStatus[] =>
  isUnlimited ? problems : [...problems, 429 as const].sort((a, b) => a - b);

/** What every grouped path repeats is said once. */
const QUEUED = 'CommandQueued';

const sharedParameter = (parameter: Parameter, definitions: Definitions): JsonSchema =>
  waiting.includes(parameter) ? { $ref: `#/components/parameters/${parameter.name}` } : parameterOf(parameter, definitions);

const sharedAnswer = (answer: Answer, definitions: Definitions): JsonSchema =>
  answer === queued ? { $ref: `#/components/responses/${QUEUED}` } : answerOf(answer, definitions);

const parameterOf = ({ name, in: place, text, schema, isRequired }: Parameter, definitions: Definitions): JsonSchema => ({
  name,
  in: place,
  description: text,
  required: isRequired,
  schema: componentOf(schema, definitions),
});

function requestBodyOf(body: NonNullable<EndpointDeclaration['body']>, definitions: Definitions): JsonSchema {
  if ('mediaType' in body) return { required: true, description: body.text, content: { [body.mediaType]: {} } };
  return { required: true, content: { 'application/json': { schema: componentOf(body.schema, definitions) } } };
}

function answerOf({ text, schema, mediaType, headers = {} }: Answer, definitions: Definitions): JsonSchema {
  const more = Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
  return {
    description: text,
    headers: { ...requestIdHeader, ...more },
    ...(schema === undefined ? {} : { content: { 'application/json': { schema: componentOf(schema, definitions) } } }),
    ...(mediaType === undefined ? {} : { content: { [mediaType]: mediaType.startsWith('text/') ? TEXT_BODY : {} } }),
  };
}

const TEXT_BODY = { schema: { type: 'string' } };

/** Every command type by its name. The envelope's discriminator leads from a type to its schema, so that no list of alternatives is needed. */
function addCommands(definitions: Definitions): void {
  const envelope = componentOf(CommandEnvelope, definitions);
  const payloads: Definitions = new Map();
  for (const recipe of recipes()) {
    define(recipe.shape, referToShape, payloads);
    add(definitions, recipe.commandType, {
      title: recipe.title,
      description: recipe.summary,
      allOf: [envelope, typedPayload(recipe)],
      examples: [exampleRequest(recipe)],
    });
  }
  for (const [name, schema] of payloads) add(definitions, componentName(name), withNamedConditions(schema));
  const mapping = Object.fromEntries(recipes().map(({ commandType }) => [commandType, referToComponent(commandType).$ref]));
  definitions.set('CommandEnvelope', {
    ...definitions.get('CommandEnvelope'),
    discriminator: { propertyName: 'type', mapping },
  });
}

/** Two schemas with one name would silently replace each other. */
function add(definitions: Definitions, name: string, schema: JsonSchema): void {
  if (definitions.has(name)) throw new Error(`Two components are named ${name}.`);
  definitions.set(name, schema);
}

/** Linters ask that whatever a schema requires is declared beside it, also under `not`; an empty schema declares and constrains nothing. */
function withNamedConditions(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.allOf)) return schema;
  const allOf = schema.allOf.map(({ not, ...condition }: { readonly not?: { readonly required: readonly string[] } }) =>
    not === undefined
      ? condition
      : { ...condition, not: { ...not, properties: Object.fromEntries(not.required.map((name) => [name, {}])) } },
  );
  return { ...schema, allOf };
}

/** Shapes keep their names as components, except those named after their command, whose name is the command's. */
const componentName = (shapeName: string): string => (findRecipe(shapeName) === undefined ? shapeName : `${shapeName}.payload`);

const referToShape = (shapeName: string): JsonSchema => referToComponent(componentName(shapeName));

function typedPayload({ commandType, shape }: Recipe): JsonSchema {
  return {
    type: 'object',
    properties: { type: { const: commandType }, payload: referToShape(shape.name) },
    ...(shape.required.length > 0 ? { required: ['payload'] } : {}),
  };
}

function groupedOperation({ document, action, commandTypes }: GroupedPath, definitions: Definitions): JsonSchema {
  const [first, ...others] = commandTypes;
  const recipe = requireRecipe(first);
  const byDefault = { allOf: [componentOf(GroupedEnvelope, definitions), typedPayload(recipe)] };
  const schema = others.length === 0 ? byDefault : { anyOf: [byDefault, ...others.map(referToComponent)] };
  const { type: _, ...example } = exampleRequest(recipe);
  const operation = {
    ...queueCommand,
    operationId: `${document}.${action}`,
    tag: titleOf(recipe),
    summary: recipe.title,
    description: describe(commandTypes),
  };
  return {
    ...operationOf(operation, definitions),
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    'x-command-types': commandTypes,
  };
}

function describe([first, ...others]: readonly [string, ...string[]]): string {
  const more = others.length === 0 ? '' : ` You can send ${others.join(' or ')} as type in the body instead.`;
  return `Queues ${first}, as POST /v1/commands does.${more}`;
}

function requireRecipe(commandType: string): Recipe {
  const recipe = findRecipe(commandType);
  if (recipe === undefined) throw new Error(`There is no command type ${commandType}.`);
  return recipe;
}

const titleOf = (recipe: Recipe): string => modules().find((module) => module.id === recipe.module)?.title ?? recipe.module;
