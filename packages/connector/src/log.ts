/** What the connector says about itself: one line a thing, never a payload, never a key. */

export type Level = 'info' | 'warning';

export interface Log {
  line(level: Level, text: string): void;
}

export const silentLog: Log = { line: () => undefined };

const FRAMES_SHOWN = 8;
const FAILURE_CHARACTERS_MAX = 3_000;

/** A failure on one line: what it says, what caused it, and where it arose. */
export function failureLine(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const frames = (failure.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const where = frames.slice(0, FRAMES_SHOWN).map((line) => line.trim());
  const cause = failure.cause === undefined ? '' : ` because ${String(failure.cause)}`;
  return [`${failure.message}${cause}`, ...where]
    .join(' ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, FAILURE_CHARACTERS_MAX);
}

/** Line breaks and control characters of what others wrote would make two lines of one. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
