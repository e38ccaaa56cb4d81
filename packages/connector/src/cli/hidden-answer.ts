/** Asks at a terminal without showing what is typed. */

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
