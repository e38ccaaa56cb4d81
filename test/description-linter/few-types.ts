/** The OpenAPI document with so few command types that other programs read it in seconds: the types are all made alike. */

import { openApiDocument } from '../../packages/cloud/src/http/description/openapi.ts';

type Json = { readonly [name: string]: unknown };

interface Choice {
  readonly oneOf: readonly { readonly $ref: string }[];
  readonly discriminator: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** A document, a settlement, a master record, a list, a report, a bulk, and what the examples of the document name. */
const TYPES: ReadonlySet<string> = new Set([
  'create-sales-invoice',
  'create-ar-payment',
  'create-debtor',
  'read-debtors',
  'statement-report-html',
  'bulk-create-sales-invoices',
]);

/** The types that a linter reads, or others. */
export const documentWithFewTypes = (types: ReadonlySet<string> = TYPES): OpenApi =>
  withTypes(openApiDocument('https://ledgerline.test') as OpenApi, types);

/** The document with a few command types, and with all operations that do not belong to others. */
function withTypes(document: OpenApi, types: ReadonlySet<string>): OpenApi {
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
