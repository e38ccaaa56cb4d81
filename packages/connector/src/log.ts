/** What the connector says about itself: one line a thing, never a payload, never a key. */

export type Level = 'info' | 'warning';

export interface Log {
  line(level: Level, text: string): void;
}

export const silentLog: Log = { line: () => undefined };

/** Line breaks and control characters of what others wrote would make two lines of one. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
