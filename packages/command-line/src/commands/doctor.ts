/** doctor: whether address, key, clock and books are as they should be. */

import { monotonicMs, nowMs } from '../clock.ts';
import { describe, type Ending, endingOf, Failure } from '../failure.ts';
import { booksOf, type Session } from '../session.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly message: string;
  readonly ending?: Ending;
}

const CLOCK_SECONDS_MAX = 120;

export async function doctor(session: Session): Promise<void> {
  const { terminal } = session;
  const findings: Finding[] = [];
  for (const check of [addressAndClock, keyAndBooks]) findings.push(...(await check(session)));
  for (const finding of findings) {
    const { check, ok, message } = finding;
    const mark = ok ? terminal.styled('green', 'ok ') : terminal.styled('red', 'bad');
    terminal.printRow({ check, ok, message }, `${mark}  ${check.padEnd(8)}  ${message}`);
  }
  const bad = findings.find(({ ok }) => !ok);
  if (bad !== undefined) throw new Failure(bad.ending ?? 'rejected', 'Some checks failed.');
}

async function addressAndClock({ url, signal }: Session): Promise<readonly Finding[]> {
  const startedAt = monotonicMs();
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/health`, { signal, redirect: 'manual' });
    await response.body?.cancel();
    const milliseconds = Math.round(monotonicMs() - startedAt);
    const skew = Math.round((nowMs() - Date.parse(response.headers.get('date') ?? '')) / 1000);
    const isRight = Number.isNaN(skew) || Math.abs(skew) <= CLOCK_SECONDS_MAX;
    return [
      {
        check: 'address',
        ok: response.ok,
        message: `${url} answered ${response.status} in ${milliseconds} ms`,
        ending: 'unreachable',
      },
      {
        check: 'clock',
        ok: isRight,
        message: `${Number.isNaN(skew) ? 'unknown' : `${Math.abs(skew)} s`} from that of the server`,
      },
    ];
  } catch (error) {
    return [{ check: 'address', ok: false, message: `${url}: ${(error as Error).message}`, ending: 'unreachable' }];
  }
}

async function keyAndBooks(session: Session): Promise<readonly Finding[]> {
  try {
    const me = await session.client().me();
    const books = booksOf(me);
    return [
      { check: 'key', ok: true, message: `${me.key.kind} key of ${me.tenant.companyName}` },
      { check: 'plan', ok: me.subscription.status !== 'inactive', message: `subscription ${me.subscription.status}` },
      { check: 'books', ok: books.length > 0, message: books.map(({ label }) => label).join('; ') || 'none reported yet' },
    ];
  } catch (error) {
    const { message } = describe(error).error as { readonly message: string };
    return [{ check: 'key', ok: false, message, ending: endingOf(error) }];
  }
}
