/** Shows progress on a terminal: one line that is drawn again. It reads no keys, so that Ctrl-C stays a signal. */

import { monotonicMs } from './clock.ts';
import type { Session } from './session.ts';

export interface Moving {
  /** Replaces the text. */
  say(text: string): void;
  advance(steps: number, text: string): void;
  end(text: string): void;
}

const BAR_CELLS = 24;
const DRAW_EVERY_MS = 80;
const COLUMNS_DEFAULT = 80;
const ERASED_LINE = '\r\u001b[2K';

/** A bar of that many steps; without a number only the text. */
export function moving(text: string, steps: number | undefined, { terminal }: Session): Moving {
  const output = terminal.streams.stderr;
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (now: string): void => {
    drawnAt = monotonicMs();
    const line = `${steps === undefined ? '' : `${barOf(done, steps)} `}${now}`;
    output.write(`${ERASED_LINE}${line.slice(0, (output.columns ?? COLUMNS_DEFAULT) - 1)}`);
  };
  const say = (now: string): void => {
    if (monotonicMs() - drawnAt >= DRAW_EVERY_MS) draw(now);
  };
  draw(text);
  return {
    say,
    advance: (by, now) => {
      done += by;
      say(now);
    },
    end: (last) => {
      draw(last);
      output.write('\n');
    },
  };
}

function barOf(done: number, steps: number): string {
  const full = Math.min(BAR_CELLS, Math.floor((done / Math.max(1, steps)) * BAR_CELLS));
  return `[${'#'.repeat(full)}${' '.repeat(BAR_CELLS - full)}]`;
}
