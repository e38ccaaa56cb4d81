/** A sample book behind a test server: what is queued for a tenant runs in it, as a connector would run it. */

import { freshBook } from '../../packages/book/conformance/fresh-book.ts';
import type { TestServer, TestTenant } from '../../packages/cloud/testing/test-server.ts';

interface Leased {
  readonly commandId: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Balance {
  readonly accountNo: string;
  readonly closing: number;
}

export interface BookBehind {
  readonly home: TestTenant;
  /** Every command that ran, in order. */
  readonly ran: readonly Leased[];
  /** The closing balance of every account, read beside the queue. */
  balances(): ReadonlyMap<string, number>;
  /** Runs what is queued until the work is done. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

export async function bookBehind(server: TestServer): Promise<BookBehind> {
  const home = await server.household();
  const book = freshBook('SAMPLE', false);
  const ran: Leased[] = [];
  let looks = 0;
  const runNext = async (): Promise<void> => {
    const { commands } = (await server.next(home, '?max=10')).json<{ commands: readonly Leased[] }>();
    for (const command of commands) {
      const { commandId, type, payload } = command;
      ran.push(command);
      const result = book.execute(type, payload, commandId);
      await server.report(home, commandId, result.ok === true ? { status: 'done', result } : failure(result));
    }
  };
  return {
    home,
    ran,
    balances: () => {
      looks += 1;
      const { rows } = book.execute('read-gl-account-balance', {}, `look-${looks}`) as unknown as { rows: readonly Balance[] };
      return new Map(rows.map(({ accountNo, closing }) => [accountNo, closing]));
    },
    during: async (work) => {
      let isOver = false;
      const watched = work.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await runNext();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return watched;
    },
  };
}

function failure(result: Readonly<Record<string, unknown>>) {
  const { code, message } = result.error as { readonly code: string; readonly message: string };
  const outcome = result.saved === true ? 'applied' : 'not_applied';
  return { status: 'failed', error: { code, message, retryable: false, outcome } };
}
