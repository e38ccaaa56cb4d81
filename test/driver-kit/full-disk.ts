/** A package in memory whose record beside the book meets a disk that is full. Run on a disk of a few kilobytes. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Book, type Json, SideFileRecord, type Write } from '@ledgerline/driver-kit';
import { Failure, lookUp, runCommand } from '../../packages/driver-kit/src/runner.ts';

const COMMANDS = 24;

/** How commands ended whose names are long, or short for every third; and what of it is not so. */
async function endsOnFullDisk(characters: number): Promise<Json> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-full-'));
  const saved: string[] = [];
  const bookOf = (): Book => ({
    name: 'full',
    version: '1.0.0',
    exactlyOnce: false,
    settings: [],
    reads: {},
    writes: {
      'create-debtor': ({ payload }): Write => ({
        asked: payload,
        save: (stamp) => {
          saved.push(stamp);
          return { code: stamp };
        },
      }),
    },
    open: () => ({}),
    close: () => undefined,
    record: new SideFileRecord(join(folder, 'commands'), {
      findStamped: (stamp) => (saved.includes(stamp) ? { code: stamp } : undefined),
      fields: () => ({}),
    }),
    present: (record) => record,
  });
  const ends: string[] = [];
  const first = bookOf();
  for (let at = 0; at < COMMANDS; at += 1) {
    const payload = { name: 'x'.repeat(at % 3 === 2 ? 1 : characters) };
    const command = { id: `c-${at}`, type: 'create-debtor', payload, sentBy: '', giveFile: () => undefined };
    const end = runCommand(first, { ...command, progress: () => undefined }, () => undefined).then(
      () => 'done',
      (failure: unknown) => (failure instanceof Failure ? failure.outcome : String(failure)),
    );
    ends.push(await end);
  }
  first.record.close();
  const next = bookOf();
  const faults: string[] = [];
  for (const [at, end] of ends.entries()) {
    const copies = saved.filter((stamp) => stamp === `c-${at}`).length;
    if ((end === 'done' && copies !== 1) || (end === 'not_applied' && copies !== 0))
      faults.push(`c-${at} is said to be ${end} and was saved ${copies} times`);
    const { found } = await lookUp(next, `c-${at}`, true);
    if (found !== copies > 0) faults.push(`c-${at} was saved ${copies} times and is found: ${found}`);
  }
  next.record.close();
  rmSync(folder, { recursive: true });
  return { ends, faults };
}

if (import.meta.main)
  for await (const line of createInterface({ input: process.stdin })) {
    const { input } = JSON.parse(line) as { readonly input: { readonly characters: number } };
    console.log(JSON.stringify({ value: await endsOnFullDisk(input.characters) }));
  }
