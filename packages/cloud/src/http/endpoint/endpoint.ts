/**
 * How an endpoint is declared: who may call it, what it takes and what it returns. Routes, the OpenAPI document and the tests of
 * authorisation and of responses all follow from these declarations.
 */

import { type ProblemCode, roles } from '@ledgerline/contract';
import type { FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { isStoppedByErasure } from '../../account/erasure.ts';
import { mayDo, type PortalRight } from '../../account/rights/role.ts';
import { isOpenToVisits } from '../../console/visit.ts';

/** The callers that an endpoint accepts. */
export type Audience =
  | 'anyone'
  /** Anyone, but no page of another site. */
  | 'same-site'
  /** Like `same-site`, for a request that ends the login of its own cookie, if it has one. */
  | 'own-session'
  | 'session'
  /** A page of the portal: without a session the browser is sent to the login. */
  | 'session-page'
  /** The tenant key or an app key. */
  | 'api-key'
  /** The same, but no page of another site. */
  | 'assistant-key'
  /** A key with full access to all account books: the tenant key, or an app key without limits. */
  | 'full-key'
  /** The tenant key itself, so that a leaked app key cannot create others. */
  | 'tenant-key'
  | 'connector-key'
  /** The key of the connector, a key of its tenant or its tenant's session. */
  | 'connector-or-owner'
  | 'admin-key'
  /** The admin key, the session that it was exchanged for, or a person who is an operator and has a second factor. */
  | 'operator'
  /** A page of the console: without an operator session the browser is sent to its login. */
  | 'operator-page';

export type Tag =
  | 'Commands'
  | 'Assistants'
  | 'Events'
  | 'Schema'
  | 'Descriptions'
  | 'Portal'
  | 'OAuth'
  | 'Pages'
  | 'Connector'
  | 'Administration'
  | 'Operations';

export interface DeclaredResponse {
  readonly status: number;
  readonly text: string;
  /** JSON by this schema, a body of another media type, or both for different readers; neither means no body. */
  readonly schema?: TSchema;
  readonly mediaType?: string;
  /** Another that callers can ask for. */
  readonly otherMediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A parameter of the path, or a header. */
export interface Parameter {
  readonly text: string;
  readonly schema: object;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path as in OpenAPI, for example `/v1/commands/{commandId}`. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly audience: Audience;
  /** The right that the role of a logged-in user must have. */
  readonly right?: PortalRight;
  /** What a key needs its access for, as in "Only the tenant key can create keys. Use it, or create the key in the portal." */
  readonly doing?: string;
  readonly instead?: string;
  /** Whether an app key can call it for itself, as named by `keyId`. */
  readonly isOpenToItself?: true;
  /** Where the login leads back to, if not to the page itself. */
  readonly loginLeadsTo?: (request: Pick<FastifyRequest, 'params' | 'query'>) => string;
  /** Whether a user who must set up a second factor first can call it. */
  readonly isBeforeFactor?: true;
  /** Returns a secret, or a file of a company: operators who look at a portal do not get it. */
  readonly isSecret?: true;
  readonly params?: Readonly<Record<string, Parameter>>;
  readonly query?: TObject;
  readonly headers?: Readonly<Record<string, Parameter>>;
  /** A JSON body. The example is published; the test of authorisation sends it. */
  readonly body?: {
    readonly schema: TSchema;
    readonly example?: object /** No body counts as {}. */;
    readonly isOptional?: boolean;
    /** Whether the form of a browser is accepted too. */
    readonly isForm?: boolean;
  };
  /** A body of raw bytes. */
  readonly file?: { readonly mediaType: string; readonly text: string };
  /** The first is the usual one. */
  readonly responses: readonly [DeclaredResponse, ...DeclaredResponse[]];
  /** The endpoint's own problem codes; codes that follow from audience, body and query are added by `problemsOf`. */
  readonly problems?: readonly ProblemCode[];
  readonly isUnlimited?: true;
  /** How many requests this one counts as, if it takes more work than others. */
  readonly countsAs?: number;
  /** A GET that changes something, and so has no HEAD. */
  readonly hasNoHead?: true;
}

/** Endpoints that are served together, by operationId. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type DeclaredParams<One extends Endpoint> = [NamesIn<One['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: { readonly [Name in NamesIn<One['path']>]: Parameter } };

type DeclaredRight<One extends Endpoint> = One['audience'] extends 'session' | 'session-page'
  ? { readonly right: PortalRight }
  : { readonly right?: never };

type DeclaredAccess<One extends Endpoint> = One['audience'] extends 'tenant-key'
  ? { readonly doing: string; readonly instead: string }
  : One['audience'] extends 'full-key'
    ? { readonly doing: string; readonly instead?: never }
    : { readonly doing?: never; readonly instead?: never };

type Declared<One extends Endpoint> = DeclaredParams<One> & DeclaredRight<One> & DeclaredAccess<One>;

/** Declares endpoints. Every parameter of a path must be declared too, and the right that a logged-in user or a key needs. */
export const declare = <const Group extends EndpointGroup>(
  group: Group & { readonly [Id in keyof Group]: Declared<Group[Id]> },
): Group => group;

/** The parameters in the path of an endpoint. */
export type ParamsOf<One extends Endpoint> = { readonly [Name in NamesIn<One['path']>]: string };

export type QueryOf<One extends Endpoint> = One extends { readonly query: infer Query extends TObject }
  ? Static<Query>
  : undefined;

export type BodyOf<One extends Endpoint> = One extends { readonly body: { readonly schema: infer Body extends TSchema } }
  ? Static<Body>
  : undefined;

export type ResponseOf<One extends Endpoint> = One['responses'][0] extends { readonly schema: infer Schema extends TSchema }
  ? Static<Schema>
  : never;

export const json = <Schema extends TSchema>(schema: Schema, text: string) => ({ status: 200, text, schema }) as const;

export const file = (mediaType: string, text: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ status: 200, text, mediaType, headers }) as const;

export const page = (text = 'The page.') => ({ status: 200, text, mediaType: 'text/html' }) as const;

const IMPLIED: Readonly<Record<Audience, readonly ProblemCode[]>> = {
  anyone: [],
  'same-site': ['cross_site_request'],
  'own-session': ['cross_site_request'],
  session: ['login_required', 'cross_site_request'],
  'session-page': [],
  'api-key': ['invalid_key', 'erasure_pending', 'address_not_allowed'],
  'assistant-key': ['invalid_key', 'erasure_pending', 'address_not_allowed', 'cross_site_request'],
  'full-key': ['invalid_key', 'erasure_pending', 'address_not_allowed', 'access_denied'],
  'tenant-key': ['invalid_key', 'erasure_pending', 'address_not_allowed', 'access_denied'],
  'connector-key': ['invalid_key', 'erasure_pending', 'unknown_connector'],
  'connector-or-owner': [
    'invalid_key',
    'erasure_pending',
    'address_not_allowed',
    'login_required',
    'second_factor_missing',
    'unknown_connector',
  ],
  'admin-key': ['admin_key_required'],
  operator: ['admin_key_required', 'second_factor_missing', 'cross_site_request'],
  'operator-page': [],
};

/** A body is always read, even where none is needed. */
const SENT_PROBLEMS = ['invalid_json', 'body_too_large', 'unsupported_media_type'] as const;

const isForEveryRole = (right: PortalRight): boolean => roles.every((role) => mayDo(role, right));

/** Every problem code that an endpoint can return, except those of a broken server or a request that is not HTTP. */
export function problemsOf(endpoint: Endpoint): ReadonlySet<ProblemCode> {
  const { method, audience, right, isBeforeFactor, query, body, problems = [], isUnlimited } = endpoint;
  const implied = IMPLIED[audience].filter((code) => code !== 'cross_site_request' || method !== 'GET');
  return new Set<ProblemCode>([
    'malformed_request',
    ...implied,
    ...(right === undefined || isForEveryRole(right) ? [] : (['access_denied'] as const)),
    ...(right === undefined || isBeforeFactor ? [] : (['second_factor_missing'] as const)),
    ...(right === undefined || isOpenToVisits(endpoint) ? [] : (['visit_read_only'] as const)),
    ...(right !== undefined && isStoppedByErasure(right, method) ? (['erasure_pending'] as const) : []),
    ...(query || body ? (['invalid_request'] as const) : []),
    ...(method === 'GET' ? [] : SENT_PROBLEMS),
    ...problems,
    ...(isUnlimited ? [] : (['rate_limited'] as const)),
    'not_ready',
  ]);
}
