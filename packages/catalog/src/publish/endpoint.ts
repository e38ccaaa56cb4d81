/** The vocabulary in which endpoints are declared for the OpenAPI document, and the declarations they share. */

export type Access = 'public' | 'session' | 'api-key' | 'connector' | 'connector-or-owner' | 'admin';

/** Statuses with an ErrorBody; what each means is said once, in problem-response.ts. */
export type ProblemStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 503;

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** JSON by this schema; or a body of another media type; or no body at all. */
  readonly schema?: object;
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly text: string;
  readonly schema: object;
  readonly isRequired: boolean;
}

export interface EndpointDeclaration {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly parameters?: readonly Parameter[];
  /** JSON by this schema, or raw bytes of a media type. */
  readonly body?: { readonly schema: object } | { readonly mediaType: string; readonly text: string };
  readonly answers: readonly [Answer, ...Answer[]];
  /** Beside 429, which every endpoint that is limited can answer. */
  readonly problems: readonly Exclude<ProblemStatus, 429>[];
  readonly isUnlimited?: true;
}

export const json = (schema: object, text: string, status = 200): Answer => ({ status, text, schema });
export const file = (mediaType: string, text: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  text,
  mediaType,
  headers,
});
export const page = (text: string): Answer => ({ status: 200, text, mediaType: 'text/html' });
export const redirect = (text: string): Answer => ({ status: 302, text, headers: { location: 'Where to go.' } });

interface ObjectSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}

/** The members of a query schema, each as a parameter. */
export function queryOf(schema: object): readonly Parameter[] {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties as Readonly<Record<string, { readonly description?: string }>>).map(([name, member]) => ({
    name,
    in: 'query',
    text: member.description ?? name,
    schema: member,
    isRequired: required.includes(name),
  }));
}

export const inPath = (name: string, schema: object, text: string): Parameter => ({
  name,
  in: 'path',
  text,
  schema,
  isRequired: true,
});

export const inHeader = (name: string, schema: object, text: string): Parameter => ({
  name,
  in: 'header',
  text,
  schema,
  isRequired: false,
});
