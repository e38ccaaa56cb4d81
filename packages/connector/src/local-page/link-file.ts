/** The link to the local page, in a file that only the owner of the folder can read, because the link gives access to the page. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectorFolder, replaceFile } from '../config.ts';

/** The setup program makes this folder, lets the person who installed the connector read it, and points the shortcut of the desktop there. */
const SHORTCUT_FOLDER = 'page';

const shortcutIn = ({ path }: ConnectorFolder): string => join(path, SHORTCUT_FOLDER, 'Ledgerline Connector.url');

export function writeLink(folder: ConnectorFolder, url: string): void {
  replaceFile(folder.localPage, { url });
  if (existsSync(join(folder.path, SHORTCUT_FOLDER))) writeFileSync(shortcutIn(folder), `[InternetShortcut]\r\nURL=${url}\r\n`);
}

export function removeLink(folder: ConnectorFolder): void {
  for (const path of [folder.localPage, shortcutIn(folder)]) rmSync(path, { force: true });
}

/** Null if no connector has left one. */
export function readLink({ localPage }: ConnectorFolder): string | null {
  try {
    const { url } = JSON.parse(readFileSync(localPage, 'utf8')) as { readonly url?: unknown };
    return typeof url === 'string' && url.startsWith('http://127.0.0.1:') ? url : null;
  } catch {
    return null;
  }
}
