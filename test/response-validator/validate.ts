/** Compares responses with the OpenAPI document by Prism, a validator that we did not write. */

import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import type { NotedResponse } from '../runner/noted-responses.ts';

type Json = { readonly [name: string]: unknown };
type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Json; readonly headers: Json; readonly responses: Json };
}

export interface Findings {
  /** The operations with a response among those compared. */
  readonly operations: number;
  readonly violations: readonly string[];
}

/** No schema of a response accepts this. Prism takes any body where it cannot compile a schema, so each must reject it. */
const NONSENSE = 'not what any response is';
const JSON_TYPE = /^application\/json\b/;

/** Operation by operation, because Prism copies all that a schema refers to. */
export async function compareWith(document: OpenApi, responses: readonly NotedResponse[]): Promise<Findings> {
  const groups = Map.groupBy(responses, ({ method, path }) => `${method} ${path}`);
  const interned = new Map<string, unknown>();
  const violations = new Set<string>();
  for (const [name, group] of groups) {
    const [first] = group as [NotedResponse];
    const statuses = new Set(group.map(({ status }) => String(status)));
    const [operation] = await getHttpOperationsFromSpec(withOnly(document, first, statuses));
    for (const response of operation?.responses ?? []) {
      Object.assign(response, { headers: intern(response.headers, interned) });
      for (const content of response.contents ?? []) Object.assign(content, { schema: intern(content.schema, interned) });
    }
    for (const response of group) {
      const found = operation ? faultsOf(operation, response) : ['The document has no such operation.'];
      for (const fault of found) violations.add(`${name} ${response.status}: ${fault}`);
    }
  }
  return { operations: groups.size, violations: [...violations] };
}

function faultsOf(resource: Operation, { status, headers, body }: NotedResponse): readonly string[] {
  // The answer to a conditional request is the response that the caller has.
  if (status === 304) return [];
  const hasBody = body !== '' || headers['content-type'] !== undefined;
  const problems = validateOutput({ resource, element: { statusCode: status, headers, body: hasBody ? body : undefined } });
  const found = '_tag' in problems && problems._tag === 'Left' ? problems.left.map(({ message }) => message) : [];
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return found;
  const nonsense = validateOutput({ resource, element: { statusCode: status, headers, body: NONSENSE } });
  return nonsense._tag === 'Left' ? found : [...found, 'The schema of the response accepts any body.'];
}

/** Prism gives each part of an operation an id of its own, here and in the headers. */
const withoutIds = (name: string, value: unknown): unknown => (name === 'x-stoplight' ? undefined : value);

/** Equal schemas, and equal lists of headers, become one, which Prism compiles once. */
function intern<T>(part: T, known: Map<string, unknown>): T {
  const named = Array.isArray(part) ? part.map((header) => ({ ...header, id: undefined })) : part;
  const text = JSON.stringify(named, withoutIds) ?? '';
  if (!known.has(text)) known.set(text, part);
  return known.get(text) as T;
}

const COMPONENT = /^#\/components\/(headers|responses|schemas)\/(.+)$/;

/**
 * The document with one operation alone, what its responses with these statuses refer to, and what commands of all types have in common:
 * in most tests results are made up by a connector of the test, and there are 639 types of them. Prism copies all that is left.
 */
function withOnly(document: OpenApi, { method, path }: NotedResponse, statuses: ReadonlySet<string>): OpenApi {
  const operation = document.paths[path]?.[method] as (Json & { readonly responses: Json }) | undefined;
  const responses = Object.entries(operation?.responses ?? {}).filter(([status]) => statuses.has(status));
  const left = { ...operation, requestBody: undefined, parameters: undefined, responses: Object.fromEntries(responses) };
  const paths = operation ? { [path]: { [method]: left } } : {};
  const head = { $ref: '#/components/schemas/CommandHead' };
  const components: Record<string, Record<string, unknown>> = { headers: {}, responses: {}, schemas: {} };
  const reach = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(reach);
    const [, kind, name] = (typeof value === 'string' && value.match(COMPONENT)) || [];
    const reached = kind === undefined ? undefined : components[kind];
    if (reached === undefined || name === undefined || name in reached) return;
    const isCommand = kind === 'schemas' && (name === 'Command' || name.endsWith('.command'));
    const component = isCommand ? head : document.components[kind as keyof OpenApi['components']][name];
    reached[name] = component;
    reach(component);
  };
  reach(paths);
  // Undefined fields go.
  return JSON.parse(JSON.stringify({ ...document, tags: [], paths, webhooks: undefined, components }));
}
