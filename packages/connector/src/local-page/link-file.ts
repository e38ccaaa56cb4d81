/** The link to the local page, in a file that only the owner of the folder can read: whoever can read it may use the page. */

import { readFileSync, rmSync } from 'node:fs';
import { type ConnectorFolder, replaceFile } from '../config.ts';

export const writeLink = ({ localPage }: ConnectorFolder, url: string): void => replaceFile(localPage, { url });

export const removeLink = ({ localPage }: ConnectorFolder): void => rmSync(localPage, { force: true });

/** Null if no connector has left one. */
export function readLink({ localPage }: ConnectorFolder): string | null {
  try {
    const { url } = JSON.parse(readFileSync(localPage, 'utf8')) as { readonly url?: unknown };
    return typeof url === 'string' && url.startsWith('http://127.0.0.1:') ? url : null;
  } catch {
    return null;
  }
}
