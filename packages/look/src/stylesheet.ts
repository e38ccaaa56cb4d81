/** The one stylesheet of all pages, from its parts. */

import { readFileSync } from 'node:fs';

/** Set by the bundle of the connector, where the files are in a folder next to the code. */
declare const LEDGERLINE_ASSETS: string | undefined;

const folder = typeof LEDGERLINE_ASSETS === 'string' ? LEDGERLINE_ASSETS : '../';

const PARTS = ['tokens', 'components', 'additions'] as const;

export const stylesheetText = (): string =>
  PARTS.map((name) => readFileSync(new URL(`${folder}styles/${name}.css`, import.meta.url), 'utf8')).join('\n');
