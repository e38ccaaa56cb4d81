/** A connector asks for work: leases what there is, or waits for it. What a lease means is decided in delivery.ts. */

import { deliveryLimits, traceOfLine } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { notifyOfEnds } from '../account/notification.ts';
import type { InstallCheck, StoredCommand, WorkCall } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomText } from '../system/randomness.ts';
import { LongPollWait, type Waiting } from '../system/waiting/long-poll-wait.ts';
import { subjects } from '../system/wakeup.ts';
import { installSilenceMs, leaseMs } from './delivery.ts';

export interface Poll extends WorkCall {
  readonly max: number;
  /**
   * The lease tokens that had reached the installation when it asked. They count once: what is leased from then on may be on its way.
   */
  readonly holding?: readonly string[];
}

/** Leased commands. */
export interface HandOut {
  readonly commands: readonly StoredCommand[];
  /** When they are sent again under the leases that they had. */
  readonly sentAgainAt?: number;
}

/** How often a waiting poll records its contact and checks for ended leases, even without a wake-up. */
const LOOK_AGAIN_MS = 20_000;
const TOKEN_BYTES = 12;

/** Commands for one installation, in order; none when there were none in time. After a wait `lookAgain` checks the caller again. */
export async function nextCommands<Asked extends Poll>(
  context: Context,
  poll: Asked,
  waiting: Waiting | null,
  lookAgain: (poll: Asked) => Promise<Refusal | null>,
): Promise<HandOut | Refusal> {
  const wait = new LongPollWait(context, {
    subject: subjects.work(poll.connectorId),
    kind: kindOf(poll),
    milliseconds: waiting?.milliseconds ?? 0,
    abandoned: waiting?.abandoned,
  });
  let isWorkLikely: boolean | Refusal = true;
  let { holding } = poll;
  /** Whether this poll was woken and has not looked yet. If it ends without looking, the next poll must look. */
  let hasToLook = false;
  try {
    for (;;) {
      // A caller that has disconnected gets nothing: a command leased to it would block the next ones.
      if (wait.isAbandoned) return nothing;
      if (isWorkLikely) {
        const taken = await take(context, poll, holding);
        if (isRefusal(taken)) return passOn(context, poll, wait, taken);
        hasToLook = false;
        holding = undefined;
        const count = taken.commands.length;
        if (count === poll.max) passOnWork(context, poll, wait);
        if (count > 0) return taken;
      }
      if (wait.isOver) return nothing;
      isWorkLikely = hasToLook = await wait.wakeUp(LOOK_AGAIN_MS);
      const stopped = await lookAgain(poll);
      if (stopped) return stopped;
      if (!isWorkLikely) isWorkLikely = await mayFindWork(context, poll);
      if (isRefusal(isWorkLikely)) return isWorkLikely;
    }
  } finally {
    if (hasToLook) wait.next?.wake();
    wait.close();
  }
}

/** Polls of one installation with the same options get the same result: when one finds nothing, the others would find nothing either. */
const kindOf = ({ install, generation, isOrdered = false, ahead = [] }: Poll): string =>
  `${install} ${generation} ${isOrdered} ${ahead.join()}`;

/** Wakes the next poll if this one took as much as it can, because more may be queued. If that is unknown, the next poll looks later anyway. */
function passOnWork({ store, wakeups }: Context, { connectorId, install, isOrdered = false }: Poll, wait: LongPollWait): void {
  if (wait.next === null) return;
  store.hasWork({ connectorId, install, isOrdered }).then(
    (isLeft) => {
      if (isLeft) wakeups.tell({ kind: 'queued', connectorId });
    },
    () => {},
  );
}

/** The poll of books that were reset may have been woken by a command for the new ones: their host learns of it. */
function passOn({ wakeups }: Context, { connectorId }: Poll, wait: LongPollWait, refusal: Refusal): Refusal {
  if (refusal === booksReset) {
    wait.close();
    wakeups.tell({ kind: 'queued', connectorId });
  }
  return refusal;
}

const nothing: HandOut = { commands: [] };

async function take(context: Context, poll: Poll, holding: readonly string[] | undefined): Promise<HandOut | Refusal> {
  const { max } = poll;
  const token = randomText(context.randomness, TOKEN_BYTES);
  const request = { ...workCallOf(poll), max, token, ...(holding && { holding }) };
  const { heard, commands, ended, sentAgainAt } = await context.store.lease(request);
  // Leased commands are sent even if the notification fails; the hourly checks notify too.
  if (ended.length > 0) await notifyOfEnds(context, ended).catch(() => {});
  return notServed(heard) ?? { commands, ...(sentAgainAt !== undefined && { sentAgainAt }) };
}

const workCallOf = ({ connectorId, install, generation, isOrdered = false, ahead }: Poll): WorkCall => ({
  connectorId,
  install,
  ...(generation !== undefined && { generation }),
  isOrdered,
  ...(ahead && { ahead }),
});

/** For a poll that was not woken by a command: counts the request, and checks. */
async function mayFindWork({ store }: Context, poll: Poll): Promise<boolean | Refusal> {
  const call = workCallOf(poll);
  return notServed(await store.recordCall(call)) ?? (await store.hasWork(call));
}

/** Why an installation is not served: another one is active and has called lately, or its books were reset. */
export function notServed(heard: InstallCheck): Refusal | null {
  if (heard.kind === 'active') return null;
  if (heard.kind === 'other_generation') return booksReset;
  const seconds = Math.max(1, Math.ceil((installSilenceMs - heard.silentForMs) / 1000));
  return refuse('other_install_active', deliverySays.otherInstall(deliveryLimits.installSilenceSeconds), [], seconds);
}

const booksReset = refuse('sandbox_reset', deliverySays.booksReset());

/** Leased commands as the text of the contract's LeasedCommand; a payload is JSON already. */
export function leasedTexts({ commands, sentAgainAt }: HandOut): readonly string[] {
  return commands.map((command) => {
    const { commandId, companyId, type, mode, payload, attempts, leaseToken, sentBy, trace } = command;
    const sender = sentBy === null ? '' : `"sentBy":"${sentBy}",`;
    const head = `{"commandId":"${commandId}","companyId":"${companyId}","type":"${type}","mode":"${mode}","payload":${payload},`;
    return `${head}"attempt":${attempts},"leaseToken":"${leaseToken}",${sender}${traceText(trace)}${leaseText(command, sentAgainAt)}}`;
  });
}

const traceText = (trace: string | null): string => (trace === null ? '' : `${JSON.stringify(traceOfLine(trace)).slice(1, -1)},`);

const fullLease = `"leaseSeconds":${deliveryLimits.leaseSeconds}`;

function leaseText({ leaseUntil }: StoredCommand, sentAgainAt: number | undefined): string {
  if (sentAgainAt === undefined || leaseUntil === null) return fullLease;
  const leftMs = leaseUntil - sentAgainAt;
  return `"leaseSeconds":${leftMs / 1000},"leaseAgeSeconds":${(leaseMs - leftMs) / 1000}`;
}
