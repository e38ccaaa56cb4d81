/** `ledgerline-connector open`: shows the local page of the connector that runs in a folder, in the browser of the person who asks. */

import type { ConnectorFolder } from '../config.ts';
import { readLink } from '../local-page/link-file.ts';
import { showInBrowser } from './browser.ts';

export interface OpenInvocation {
  readonly folder: ConnectorFolder;
  readonly isJson: boolean;
  /** Shows the link instead of opening it. */
  readonly isPrinted: boolean;
  readonly platform: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const NOT_RUNNING = 'The connector is not running. Start it with "ledgerline-connector run", or start its service.';

/** The exit code. */
export async function openPage({ folder, isJson, isPrinted, platform, say, complain }: OpenInvocation): Promise<number> {
  const url = readLink(folder);
  if (url === null || !(await isServed(url))) {
    complain(NOT_RUNNING);
    return 1;
  }
  const isOpened = !isJson && !isPrinted && (await showInBrowser(url, platform));
  if (isJson) say(JSON.stringify({ url }));
  else say(isOpened ? 'The page of the connector opens in your browser.' : `Open ${url}`);
  return 0;
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { redirect: 'error' })).status === 200;
  } catch {
    return false;
  }
}
