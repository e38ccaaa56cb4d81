/** Questions to a person at a terminal. Loaded only when there is one. */

import { isCancel, select } from '@clack/prompts';
import { Failure } from './failure.ts';
import type { Session } from './session.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The question, its answers, and how to continue without it. */
export interface Question<Value> {
  readonly message: string;
  readonly options: readonly Choice<Value>[];
  readonly instead: string;
}

export async function pickOne<Value>({ message, options, instead }: Question<Value>, { terminal }: Session): Promise<Value> {
  const names = options.map(({ label }, index) => ({ value: String(index), label }));
  const picked = await select({ message, options: names, output: terminal.streams.stderr });
  const option = isCancel(picked) ? undefined : options[Number(picked)];
  if (option === undefined) throw new Failure('interrupted', `Stopped at a question. ${instead}`);
  return option.value;
}
