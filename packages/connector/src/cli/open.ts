/** `ledgerline-connector open`: shows the local page of the connector that runs in a folder, in the browser of the person who asks. */

import { spawn } from 'node:child_process';
import type { ConnectorFolder } from '../config.ts';
import { readLink } from '../local-page/link-file.ts';

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

/** The program of each system that opens a link. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
  linux: ['xdg-open'],
};

/** The exit code. */
export async function openPage({ folder, isJson, isPrinted, platform, say, complain }: OpenInvocation): Promise<number> {
  const url = readLink(folder);
  if (url === null || !(await isServed(url))) {
    complain(NOT_RUNNING);
    return 1;
  }
  const [program, ...parameters] = OPENERS[platform] ?? [];
  const isOpened = !isJson && !isPrinted && program !== undefined && (await starts(program, [...parameters, url]));
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

function starts(program: string, parameters: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
