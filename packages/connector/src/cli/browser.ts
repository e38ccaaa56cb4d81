/** Shows a link in the browser of the person at this machine. */

import { spawn } from 'node:child_process';

/** The program of each system that opens a link. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
  linux: ['xdg-open'],
};

/** Whether a program was found that opens it. */
export function showInBrowser(url: string, platform: string): Promise<boolean> {
  const [program, ...parameters] = OPENERS[platform] ?? [];
  if (program === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(program, [...parameters, url], { detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
