/** The colours of the pages, for mails: mail programs know no custom properties, so the values are read from the tokens. */

import { stylesheetText } from '@ledgerline/look';

const TOKEN = /--([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

const tokens: ReadonlyMap<string, readonly [light: string, dark: string]> = new Map(
  [...stylesheetText().matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
);

function valuesOf(name: string): readonly [light: string, dark: string] {
  const values = tokens.get(name);
  if (!values) throw new Error(`tokens.css has no colour ${name}.`);
  return values;
}

export const light = (name: string): string => valuesOf(name)[0];
export const dark = (name: string): string => valuesOf(name)[1];
