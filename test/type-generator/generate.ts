/** Turns an OpenAPI document into TypeScript, as callers do it with openapi-typescript. */

import openapiTS, { astToString } from 'openapi-typescript';

export async function typesOf(document: object): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document), { silent: true }));
}
