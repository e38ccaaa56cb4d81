/** Questions to a person at a terminal. Loaded only when there is one. */

import { isCancel, progress, select, spinner } from '@clack/prompts';
import type { Session } from './session.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

const stopped = (): DOMException => new DOMException('Stopped at a question.', 'AbortError');

export async function pickOne<Value>(message: string, options: readonly Choice<Value>[], { terminal }: Session): Promise<Value> {
  const names = options.map(({ label }, index) => ({ value: String(index), label }));
  const picked = await select({ message, options: names, output: terminal.streams.stderr });
  const option = isCancel(picked) ? undefined : options[Number(picked)];
  if (option === undefined) throw stopped();
  return option.value;
}

export interface Moving {
  /** What it says now. */
  say(text: string): void;
  advance(steps: number, text: string): void;
  end(text: string): void;
}

/** A bar of that many steps; without a number something that only turns. */
export function moving(text: string, steps: number | undefined, { terminal }: Session): Moving {
  const output = terminal.streams.stderr;
  if (steps === undefined) {
    const turning = spinner({ output });
    turning.start(text);
    return { say: (now) => turning.message(now), advance: (_, now) => turning.message(now), end: (last) => turning.stop(last) };
  }
  const bar = progress({ output, max: Math.max(1, steps) });
  bar.start(text);
  return { say: (now) => bar.message(now), advance: (by, now) => bar.advance(by, now), end: (last) => bar.stop(last) };
}
