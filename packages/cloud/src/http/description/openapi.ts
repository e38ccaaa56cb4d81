/** The OpenAPI 3.1 document: every endpoint, and every command type as a schema under its own name. */

import { findRecipe, type GroupedCommands, groupedCommands, modules, type Recipe, recipes } from '@ledgerline/catalog';
import {
  commandComponents,
  descriptionVersion,
  exampleRequest,
  type JsonSchema,
  resultComponents,
  statedCommand,
  typedPayload,
} from '@ledgerline/catalog/publish';
import { Command, CommandEnvelope, CommandResponse, Event, GroupedEnvelope, SubmissionQuery } from '@ledgerline/contract';
import { cookies } from '../../account/cookie.ts';
import { portalRights } from '../../account/rights/role.ts';
import { queued } from '../api/api-endpoints.ts';
import type { Audience, DeclaredResponse, Endpoint, Parameter, Tag } from '../endpoint/endpoint.ts';
import { prefer } from '../endpoint/parameters.ts';
import { allEndpoints } from './all-endpoints.ts';
import { groupedPath } from './caller-endpoints.ts';
import { componentOf, type Definitions, referToComponent } from './openapi-component.ts';
import { headerComponents, problemReferences, problemResponses, requestIdHeader } from './openapi-problem.ts';

export function openApiDocument(baseUrl: string): JsonSchema {
  const definitions: Definitions = new Map();
  const responses = problemResponses(definitions);
  const paths = pathsOf(definitions);
  const webhooks = { event: { post: eventDelivery(definitions) } };
  addCommands(definitions);
  return {
    openapi: '3.1.0',
    info: { ...INFO, contact: { name: 'Contact', url: `${baseUrl}/contact` } },
    servers: [{ url: baseUrl, description: 'This installation.' }],
    tags: [...TAGS, ...modules().map(({ title, summary }) => ({ name: title, description: summary }))],
    paths,
    webhooks,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: headerComponents,
      parameters: Object.fromEntries(SHARED_PARAMETERS.map((parameter) => [parameter.name, parameterOf(parameter, definitions)])),
      responses: { ...responses, [QUEUED]: responseOf(queued, definitions) },
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

const TAGS: readonly { readonly name: Tag; readonly description: string }[] = [
  { name: 'Commands', description: 'Send commands and read their results.' },
  { name: 'Assistants', description: 'The Model Context Protocol, for AI assistants.' },
  { name: 'Events', description: 'What happened, as a feed with a cursor and as signed webhooks.' },
  { name: 'Schema', description: 'The schema of each command type.' },
  { name: 'Descriptions', description: 'The service, described for machines.' },
  { name: 'Portal', description: 'Sign-up, login and account.' },
  { name: 'OAuth', description: 'Apps that people connect without a pasted key.' },
  { name: 'Pages', description: 'Pages for people, and the installer.' },
  { name: 'Connector', description: 'How a connector fetches commands and reports results.' },
  { name: 'Administration', description: 'For the operator of the service.' },
  { name: 'Operations', description: 'Health, readiness and metrics.' },
];

const SECURITY_SCHEMES = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'A tenant API key (ll_tenant_…) or a named app API key (ll_app_…).' },
  connectorKey: { type: 'http', scheme: 'bearer', description: 'The key of a connector (ll_conn_…).' },
  adminKey: { type: 'http', scheme: 'bearer', description: 'The admin key (ll_admin_…).' },
  session: { type: 'apiKey', in: 'cookie', name: cookies.session.name, description: 'The login session of the portal.' },
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.operator.name,
    description: 'The session that the admin key was exchanged for.',
  },
};

const SECURITY: Readonly<Record<Audience, readonly JsonSchema[]>> = {
  anyone: [],
  'same-site': [],
  'own-session': [{ session: [] }],
  session: [{ session: [] }],
  'session-page': [{ session: [] }],
  'api-key': [{ apiKey: [] }],
  'assistant-key': [{ apiKey: [] }],
  'full-key': [{ apiKey: [] }],
  'tenant-key': [{ apiKey: [] }],
  'connector-key': [{ connectorKey: [] }],
  'connector-or-owner': [{ connectorKey: [] }, { apiKey: [] }, { session: [] }],
  'admin-key': [{ adminKey: [] }],
  operator: [{ adminKey: [] }, { operatorSession: [] }, { session: [] }],
  'operator-page': [{ operatorSession: [] }, { session: [] }],
};

/** Every endpoint at its path; the one that queues grouped commands once for each group, after all others. */
function pathsOf(definitions: Definitions): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const { queueGroupedCommand, ...others } = allEndpoints;
  for (const [operationId, endpoint] of Object.entries<Endpoint>(others)) {
    const operation = operationOf(operationId, endpoint, definitions);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  for (const group of groupedCommands()) {
    paths[groupedPath(group)] = { post: groupedOperation(queueGroupedCommand, group, definitions) };
  }
  return paths;
}

const SIGNATURE_HEADERS = {
  'webhook-id': 'The id of the event, the same on every attempt.',
  'webhook-timestamp': 'When this attempt was signed, in seconds since the epoch.',
  'webhook-signature': 'Signatures as Standard Webhooks 1.0 has them, separated by spaces.',
};

/** What a webhook endpoint receives. */
function eventDelivery(definitions: Definitions): JsonSchema {
  const parameters = Object.entries(SIGNATURE_HEADERS).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return {
    operationId: 'receiveEvent',
    tags: ['Events'],
    summary: 'An event, sent to a webhook endpoint',
    description: 'Answer with 2xx within 15 seconds. An event can arrive more than once, with the same id.',
    security: [],
    parameters,
    requestBody: jsonBody(componentOf(Event, definitions), undefined),
    responses: { '2XX': { description: 'The event was received.' } },
  };
}

function operationOf(operationId: string, endpoint: Endpoint, definitions: Definitions): JsonSchema {
  const { tag, summary, description, audience, right, body, file, responses } = endpoint;
  const parameters = parametersOf(endpoint).map((parameter) => sharedParameter(parameter, definitions));
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: SECURITY[audience],
    ...(right && { 'x-roles': portalRights[right].roles }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body && {
      requestBody: {
        ...jsonBody(componentOf(body.schema, definitions), body.example, body.isForm),
        ...(body.isOptional && { required: false }),
      },
    }),
    ...(file && { requestBody: { required: true, description: file.text, content: { [file.mediaType]: {} } } }),
    responses: {
      ...problemReferences(endpoint),
      // The endpoint's own declarations come last: OAuth has its own form of errors.
      ...Object.fromEntries(responses.map((response) => [String(response.status), sharedResponse(response, definitions)])),
    },
  };
}

/** A parameter as OpenAPI knows it. */
interface DescribedParameter extends Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
}

const parametersOf = ({ params = {}, headers = {}, query }: Endpoint): readonly DescribedParameter[] => [
  ...Object.entries(params).map(([name, parameter]) => ({ ...parameter, name, in: 'path' as const, isRequired: true })),
  ...(query ? queryParameters(query) : []),
  ...Object.entries(headers).map(([name, parameter]) => ({ ...parameter, name, in: 'header' as const, isRequired: false })),
];

interface QuerySchema {
  readonly properties: object;
  readonly required?: readonly string[] | undefined;
}

const queryParameters = ({ properties, required = [] }: QuerySchema): readonly DescribedParameter[] =>
  Object.entries(properties as Readonly<Record<string, { readonly description?: string }>>).map(([name, schema]) => ({
    name,
    in: 'query',
    text: schema.description ?? name,
    schema,
    isRequired: required.includes(name),
  }));

/** A shared schema for content that every grouped path repeats. */
const QUEUED = 'CommandQueued';
const SHARED_PARAMETERS: readonly DescribedParameter[] = [
  ...queryParameters(SubmissionQuery),
  { ...prefer, name: 'prefer', in: 'header', isRequired: false },
];

const sharedParameter = (parameter: DescribedParameter, definitions: Definitions): JsonSchema =>
  SHARED_PARAMETERS.some(({ schema }) => schema === parameter.schema)
    ? { $ref: `#/components/parameters/${parameter.name}` }
    : parameterOf(parameter, definitions);

const sharedResponse = (response: DeclaredResponse, definitions: Definitions): JsonSchema =>
  response === queued ? { $ref: `#/components/responses/${QUEUED}` } : responseOf(response, definitions);

const parameterOf = (
  { name, in: place, text, schema, isRequired }: DescribedParameter,
  definitions: Definitions,
): JsonSchema => ({
  name,
  in: place,
  description: text,
  required: isRequired,
  schema: componentOf(schema, definitions),
});

const jsonContent = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const jsonBody = (schema: JsonSchema, example: object | undefined, isForm = false): JsonSchema => ({
  required: true,
  content: {
    'application/json': { schema, ...(example && { example }) },
    ...(isForm && { 'application/x-www-form-urlencoded': { schema } }),
  },
});

function responseOf(
  { text, schema, mediaType, otherMediaType, headers = {} }: DeclaredResponse,
  definitions: Definitions,
): JsonSchema {
  const more = Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
  const mediaTypes = [mediaType, otherMediaType].filter((type) => type !== undefined);
  const content = {
    ...(schema && jsonContent(componentOf(schema, definitions))),
    ...Object.fromEntries(mediaTypes.map((type) => [type, type.startsWith('text/') ? TEXT_BODY : {}])),
  };
  return {
    description: text,
    headers: { ...requestIdHeader, ...more },
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

const TEXT_BODY = { schema: { type: 'string' } };

/**
 * Adds every command type by its name, as it is sent and as it is read, and its result. Sent and read commands are each one schema, separated by type;
 * common fields are declared once.
 */
function addCommands(definitions: Definitions): void {
  definitions.set(ADDRESS, headOf(CommandEnvelope, ['type', 'payload'], definitions));
  definitions.set(HEAD, headOf(Command, ['type', 'result'], definitions));
  const results = resultComponents(referToComponent(HEAD), {
    shape: referToComponent,
    contract: (_name, schema) => componentOf(schema, definitions),
  });
  for (const [name, schema] of [...commandComponents(referToComponent(ADDRESS), referToComponent), ...results]) {
    // A schema with the name of another would silently replace it.
    if (definitions.has(name)) throw new Error(`Two components are named ${name}.`);
    definitions.set(name, schema);
  }
  definitions.set(
    'CommandEnvelope',
    alternatives(
      'Body of POST /v1/commands: one command for one account book. Its type decides the schema of its payload.',
      (type) => type,
    ),
  );
  definitions.set(
    'Command',
    alternatives('A command, its status and its result. Its type decides the schema of the result.', statedCommand),
  );
  definitions.set('GroupedEnvelope', headOf(GroupedEnvelope, ['payload'], definitions));
}

/** What commands of all types have in common: when they are sent, and when they are read. */
const ADDRESS = 'CommandAddress';
const HEAD = 'CommandHead';

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/** The schema of an object without the fields that depend on the type of the command. */
function headOf(
  { properties, required = [], additionalProperties: _, ...schema }: ObjectSchema,
  typed: readonly string[],
  definitions: Definitions,
): JsonSchema {
  const isCommon = (name: string): boolean => !typed.includes(name);
  const common = Object.entries(properties).filter(([name]) => isCommon(name));
  return {
    ...schema,
    properties: Object.fromEntries(common.map(([name, part]) => [name, componentOf(part, definitions)])),
    required: required.filter(isCommon),
  };
}

function alternatives(description: string, nameOf: (commandType: string) => string): JsonSchema {
  const references = recipes().map(({ commandType }) => [commandType, referToComponent(nameOf(commandType))] as const);
  return {
    description,
    oneOf: references.map(([, reference]) => reference),
    discriminator: { propertyName: 'type', mapping: Object.fromEntries(references.map(([type, { $ref }]) => [type, $ref])) },
  };
}

/** A response with a command of these types. */
function commandResponse([first, ...others]: readonly [string, ...string[]], definitions: Definitions): JsonSchema {
  const { properties, ...schema } = CommandResponse;
  const [reference, ...more] = [first, ...others].map((type) => referToComponent(statedCommand(type)));
  const command = more.length === 0 ? reference : { anyOf: [reference, ...more] };
  return { ...schema, properties: { ok: componentOf(properties.ok, definitions), command } };
}

function groupedOperation(
  { params: _, ...endpoint }: typeof allEndpoints.queueGroupedCommand,
  { document, action, commandTypes }: GroupedCommands,
  definitions: Definitions,
): JsonSchema {
  const [first, ...others] = commandTypes;
  const recipe = requireRecipe(first);
  const byDefault = {
    allOf: [componentOf(GroupedEnvelope, definitions), typedPayload(recipe, referToComponent)],
    unevaluatedProperties: false,
  };
  const schema = others.length === 0 ? byDefault : { anyOf: [byDefault, ...others.map(referToComponent)] };
  const { type: _type, ...example } = exampleRequest(recipe);
  const described: Endpoint = { ...endpoint, summary: recipe.title, description: describe(commandTypes) };
  const operation = operationOf(`${document}.${action}`, described, definitions);
  return {
    ...operation,
    tags: [titleOf(recipe)],
    requestBody: jsonBody(schema, example),
    responses: {
      ...(operation.responses as object),
      [queued.status]: {
        ...responseOf(queued, definitions),
        content: jsonContent(commandResponse(commandTypes, definitions)),
      },
    },
    'x-command-types': commandTypes,
  };
}

function describe([first, ...others]: readonly [string, ...string[]]): string {
  const more = others.length === 0 ? '' : ` You can send ${others.join(' or ')} as type in the body instead.`;
  return `Queues ${first}, as POST ${allEndpoints.queueCommand.path} does.${more}`;
}

function requireRecipe(commandType: string): Recipe {
  const recipe = findRecipe(commandType);
  if (recipe === undefined) throw new Error(`There is no command type ${commandType}.`);
  return recipe;
}

const titleOf = (recipe: Recipe): string => modules().find((module) => module.id === recipe.module)?.title ?? recipe.module;
