/** Reads the OpenAPI document by the rules of Spectral, a linter that we did not write. */

import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

type Json = { readonly [name: string]: unknown };

interface Choice {
  readonly oneOf: readonly { readonly $ref: string }[];
  readonly discriminator: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** Every rule for OpenAPI, not only the recommended ones. */
const RULES = {
  extends: [[rulesets.oas, 'all']],
  rules: {
    // The operator of an installation is reached by its page; there is no address that is right everywhere.
    'contact-properties': 'off',
    // OpenAPI 3.1 has the licence as an identifier of SPDX instead, and allows only one of the two.
    'license-url': 'off',
    // Tags are in the order in which people read about them.
    'openapi-tags-alphabetical': 'off',
    // The summary of most operations says all there is to say.
    'operation-description': 'off',
  },
} as const;

/** What Spectral finds, a line each. */
export async function faultsIn(document: Json): Promise<readonly string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(RULES as unknown as RulesetDefinition);
  const found = await spectral.run(new spectralCore.Document(JSON.stringify(document), parsers.Json, 'openapi.json'));
  return found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`);
}

/** The document with a few command types, and with all operations that do not belong to others: the types are all made alike, and Spectral reads slowly. */
export function withTypes(document: OpenApi, types: ReadonlySet<string>): OpenApi {
  const { schemas } = document.components;
  const few = (name: string): object => {
    const choice = schemas[name] as Choice;
    const typeOf = new Map(Object.entries(choice.discriminator.mapping).map(([type, pointer]) => [pointer, type]));
    const isKept = (pointer: string): boolean => types.has(typeOf.get(pointer) ?? '');
    const mapping = Object.fromEntries(Object.entries(choice.discriminator.mapping).filter(([type]) => types.has(type)));
    return {
      ...choice,
      oneOf: choice.oneOf.filter(({ $ref }) => isKept($ref)),
      discriminator: { ...choice.discriminator, mapping },
    };
  };
  const smaller: Readonly<Record<string, unknown>> = {
    ...schemas,
    Command: few('Command'),
    CommandEnvelope: few('CommandEnvelope'),
  };
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([, { post }]) => hasTypes(post, types)));
  const reached = new Map<string, unknown>();
  const reach = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(reach);
    const name = typeof value === 'string' ? value.match(/^#\/components\/schemas\/(.+)$/)?.[1] : undefined;
    if (name === undefined || reached.has(name)) return;
    reached.set(name, smaller[name]);
    reach(smaller[name]);
  };
  reach([paths, document.webhooks, { ...document.components, schemas: undefined }]);
  const tags = new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap((operation) => operation.tags)));
  return {
    ...document,
    tags: (document.tags as readonly { readonly name: string }[]).filter(({ name }) => tags.has(name)),
    paths,
    components: { ...document.components, schemas: Object.fromEntries(reached) },
  };
}

function hasTypes(post: Json | undefined, types: ReadonlySet<string>): boolean {
  const own = post?.['x-command-types'] as readonly string[] | undefined;
  return own === undefined || own.some((type) => types.has(type));
}
