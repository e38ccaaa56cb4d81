/** The results of the published examples. They come from a run on the sample company: npm run golden. */

import results from '../../golden/example-results.json' with { type: 'json' };

export type ExampleResult = Readonly<Record<string, unknown>>;

const byType: Readonly<Record<string, ExampleResult | undefined>> = results;

/** The result of the first example of a command type; long lists are cut to their first rows. Empty until npm run golden has seen a new type. */
export const exampleResultOf = (commandType: string): ExampleResult => byType[commandType] ?? {};
