/** A connector asks for work: leases what there is, or waits for it. What a lease means is decided in delivery.ts. */

import { delivery } from '@ledgerline/contract';
import type { Waiting } from './command.ts';
import type { Context } from './context.ts';
import { installSilenceMs } from './delivery.ts';
import { Patience } from './patience.ts';
import { type Refusal, refuse } from './problem.ts';
import { randomText } from './randomness.ts';
import type { HearOutcome, StoredCommand, WorkCall } from './store.ts';
import { subjects } from './wakeup.ts';

export interface Poll extends WorkCall {
  readonly max: number;
}

/** A poll that waits is heard, and looks for leases that ran out, this often even if nobody wakes it. */
const LOOK_AGAIN_MS = 20_000;
const TOKEN_BYTES = 12;

/** Commands for one install, in order; none when there were none in time. After a wait `lookAgain` says who may not be served any more. */
export async function nextCommands(
  context: Context,
  poll: Poll,
  waiting: Waiting | null,
  lookAgain: () => Promise<Refusal | null>,
): Promise<readonly StoredCommand[] | Refusal> {
  const { store } = context;
  const patience = new Patience(context, subjects.work(poll.connectorId), waiting?.milliseconds ?? 0, waiting?.abandoned);
  let isWorkLikely = true;
  try {
    for (;;) {
      if (!isWorkLikely) {
        const refused = otherInstall(await store.hear(poll));
        if (refused) return refused;
        isWorkLikely = await store.hasWork(poll);
      }
      // Whoever has gone away gets nothing: a command leased to nobody would hold up those behind it.
      if (patience.isAbandoned) return [];
      if (isWorkLikely) {
        const { heard, commands } = await store.lease({ ...poll, token: randomText(context.randomness, TOKEN_BYTES) });
        const refused = otherInstall(heard);
        if (refused) return refused;
        if (commands.length > 0) return commands;
      }
      if (patience.isOver) return [];
      isWorkLikely = await patience.woken(LOOK_AGAIN_MS);
      const stopped = await lookAgain();
      if (stopped) return stopped;
    }
  } finally {
    patience.end();
  }
}

/** Why an install is not served: another one is active and was heard of lately. */
export function otherInstall(heard: HearOutcome): Refusal | null {
  if (heard.kind === 'active') return null;
  const seconds = Math.max(1, Math.ceil((installSilenceMs - heard.silentForMs) / 1000));
  const message = `Another installation of this connector is active. Move the connector in the portal, or wait until the other one has been silent for ${delivery.installSilenceSeconds} s.`;
  return refuse('other_install_active', message, [], seconds);
}

/** A leased command as the text of the contract's LeasedCommand; its payload is JSON already. */
export function leasedText(command: StoredCommand): string {
  const { commandId, companyId, type, mode, payload, attempts, leaseToken } = command;
  return (
    `{"commandId":"${commandId}","companyId":"${companyId}","type":"${type}","mode":"${mode}","payload":${payload},` +
    `"attempt":${attempts},"leaseToken":"${leaseToken}","leaseSeconds":${delivery.leaseSeconds}}`
  );
}
