/** Every page of the route table that is shown in the language of its reader, so that a new one cannot be forgotten. */

import { allEndpoints } from '../../src/http/description/all-endpoints.ts';
import type { Endpoint } from '../../src/http/endpoint/endpoint.ts';
import { guideEndpoints, referenceEndpoints } from '../../src/http/pages/page-endpoints.ts';

/** The reference is in English for everyone. */
const ENGLISH: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(guideEndpoints),
  ...Object.values(referenceEndpoints),
]);

export const translatedPages = (Object.values(allEndpoints) as readonly Endpoint[]).filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    endpoint.responses.some(({ status, mediaType }) => status === 200 && mediaType === 'text/html') &&
    !ENGLISH.has(endpoint),
);

/** The address of a page with the values of its parameters. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>, values: ReadonlyMap<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${path}: ${name} needs a value here.`);
    return encodeURIComponent(value);
  });
