/** Standard error, which the connector logs as warnings. It has no payload and no password, not even in the words of the package. */

import type { Json } from './book.ts';
import { isDebugging } from './config.ts';

const HIDDEN = '***';

export class Log {
  #secrets: readonly string[] = [];

  /** Hides the values of the settings that are declared as passwords. */
  hide(declared: readonly Json[], settings: Json): void {
    const passwords = declared.filter(({ type }) => type === 'password').map(({ name }) => settings[String(name)]);
    // A password can begin with another one.
    this.#secrets = passwords
      .filter((secret) => typeof secret === 'string' && secret !== '')
      .map(String)
      .toSorted((a, b) => b.length - a.length);
  }

  masked(text: string): string {
    return this.#secrets.reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text);
  }

  warn(what: unknown): void {
    const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
    process.stderr.write(`${this.masked(text)}\n`);
  }

  debug(text: string): void {
    if (isDebugging()) this.warn(text);
  }
}
