/** Reads the OpenAPI document by the rules of Spectral, a linter that we did not write. */

import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

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
export async function faultsIn(document: object): Promise<readonly string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(RULES as unknown as RulesetDefinition);
  const found = await spectral.run(new spectralCore.Document(JSON.stringify(document), parsers.Json, 'openapi.json'));
  return found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`);
}
