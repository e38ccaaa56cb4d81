/** The accounting package, as far as this example needs one: debtors in a file. Replace it with your SDK. */

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

export const VERSION = '1.0';

export interface Debtor {
  readonly code: string;
  readonly name: string;
  /** The commandId that created it. */
  readonly createdBy: string;
}

export class Notebook {
  readonly #path: string;
  readonly debtors = new Map<string, Debtor>();

  constructor(path: string) {
    this.#path = path;
    const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const debtor of JSON.parse(content === '' ? '[]' : content) as readonly Debtor[]) this.debtors.set(debtor.code, debtor);
  }

  /** Packages number by themselves where no code is given. */
  nextCode(): string {
    let number = this.debtors.size + 1;
    while (this.debtors.has(`300-${number}`)) number += 1;
    return `300-${number}`;
  }

  /** All of it or nothing, as a save of most packages is: a new file takes the place of the old one. */
  save(debtor: Debtor): void {
    const saved = [...this.debtors.values()].filter(({ code }) => code !== debtor.code);
    const file = openSync(`${this.#path}.new`, 'w');
    writeSync(file, JSON.stringify([...saved, debtor]));
    fsyncSync(file);
    closeSync(file);
    renameSync(`${this.#path}.new`, this.#path);
    this.debtors.set(debtor.code, debtor);
  }
}
