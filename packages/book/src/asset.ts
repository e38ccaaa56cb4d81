/** Where the files are that the book reads besides its code: fonts and the data that new books start with. */

/** Set by the bundle of the connector, where the files are in a folder next to the code. */
declare const LEDGERLINE_ASSETS: string | undefined;

const folder = typeof LEDGERLINE_ASSETS === 'string' ? LEDGERLINE_ASSETS : '../';

/** The URL of an asset, for example of `fonts/NotoSans-Regular.ttf`. */
export const assetAt = (name: string): URL => new URL(`${folder}${name}`, import.meta.url);
