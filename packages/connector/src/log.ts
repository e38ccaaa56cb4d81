/** The log of the connector: one line per event, never a payload, never a key. */

export type Level = 'info' | 'warning';

export interface Log {
  line(level: Level, text: string): void;
}

export const silentLog: Log = { line: () => undefined };

/** Remembers the last lines, for those who look at the page of the connector. */
export function rememberingLog(log: Log, now: () => string, linesMax: number): Log & { readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lines,
    line(level, text) {
      lines.push({ at: now(), level, text });
      if (lines.length > linesMax) lines.shift();
      log.line(level, text);
    },
  };
}

export interface LogLine {
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly level: Level;
  readonly text: string;
}

const FRAMES_SHOWN = 8;
const FAILURE_CHARACTERS_MAX = 3_000;

/** A failure on one line: its message, its cause, and where it arose. */
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

/** A line about one command: what happened to it, then anything more. */
export const commandLine = (word: string, { type, companyId, commandId }: LoggedCommand, rest: string): string =>
  oneLine(`${word} ${type} ${companyId} ${commandId}${rest}`);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The journal cannot be read or written, as when the disk is full. */
export const journalLine = (error: unknown): string => oneLine(`The journal cannot be used. ${messageOf(error)}`);

interface LoggedCommand {
  readonly type: string;
  readonly companyId: string;
  readonly commandId: string;
}

export interface LogLines {
  /** JSON as the cloud logs it, for a program that collects lines; else lines for people. */
  readonly isJson: boolean;
  /** The name of the program, if several programs write into one log; null otherwise. */
  readonly program: string | null;
  /** RFC 3339, UTC. */
  readonly now: () => string;
  readonly write: (line: string) => void;
}

export function lineLog({ isJson, program, now, write }: LogLines): Log {
  return {
    line: (level, text) => {
      if (isJson) {
        const named = program === null ? {} : { program };
        write(JSON.stringify({ level: level === 'warning' ? 'warn' : level, time: now(), ...named, msg: text }));
      } else write(`${now()} ${program === null ? '' : `${program}: `}${level === 'warning' ? 'warning: ' : ''}${text}`);
    },
  };
}
