/** What the protocol has gained since its first version. Each side names its features in hello, and uses only what both name. */

export const features = ['notices', 'cancel', 'deadline', 'proof', 'propose', 'recycle', 'keys', 'copy'] as const;
export type Feature = (typeof features)[number];

/** The features of a driver that this connector knows too. */
export const readFeatures = (value: unknown): ReadonlySet<Feature> =>
  new Set(features.filter((feature) => Array.isArray(value) && value.includes(feature)));

/** An unsolicited message of a driver, while a command runs. */
export type Notice =
  /** A window of the package waits for a person, with its title and text; null when it is gone. */
  | { readonly kind: 'dialog'; readonly text: string | null }
  /** The progress of the request with this id. */
  | { readonly kind: 'progress'; readonly of: number; readonly text: string };

const DIALOG_LENGTH_MAX = 300;
const PROGRESS_LENGTH_MAX = 200;

/** A line as a notice; null for anything else. */
export function readNotice(line: string): Notice | null {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null || 'id' in message) return null;
  const { notice, state, message: text, of, text: progress } = message as Readonly<Record<string, unknown>>;
  if (notice === 'state' && state === 'open') return { kind: 'dialog', text: null };
  if (notice === 'state' && state === 'dialog_open') return { kind: 'dialog', text: dialogText(text) };
  if (notice !== 'progress' || typeof of !== 'number' || typeof progress !== 'string') return null;
  return { kind: 'progress', of, text: progress.slice(0, PROGRESS_LENGTH_MAX) };
}

const dialogText = (text: unknown): string =>
  (typeof text === 'string' ? text.trim().slice(0, DIALOG_LENGTH_MAX) : '') || 'A window without text.';

/** A driver ends with this code when a window stays open for too long. */
export const DIALOG_EXIT_CODE = 86;
