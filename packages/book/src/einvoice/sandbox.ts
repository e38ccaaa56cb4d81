/** Sends what is due to the stand-in within the file of the book, in the transaction of the command. Nothing leaves the book. */

import type { CommandContext } from '../command/command-context.ts';
import { absorb } from './courier/absorb.ts';
import { plan } from './courier/plan.ts';
import { requestOf } from './courier/request.ts';
import { tableShelf } from './stand-in/shelf.ts';
import { StandIn } from './stand-in/stand-in.ts';

const ERRANDS_MAX = 10_000;

export function carryInSandbox({ db, now }: CommandContext): void {
  const standIn = new StandIn({ now: () => Date.parse(now), shelf: tableShelf(db), validationMs: 0 });
  for (let count = 0; count < ERRANDS_MAX; count += 1) {
    const next = plan(db, now, 'sandbox');
    if (!('errand' in next)) return;
    const { status, text } = standIn.answer(requestOf(next.errand));
    absorb({ db, now, place: 'sandbox' }, next.errand, { kind: 'answered', status, text });
  }
  throw new Error('The sandbox has errands without an end.');
}
