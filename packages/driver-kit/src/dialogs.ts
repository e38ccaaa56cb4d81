/**
 * Windows of the package that wait for a person while a command runs: presses what the author declared, reports the others, and gives up if no
 * one answers. Node cannot see windows, so the author says how they are found. That works only if the package does not block the thread of Node.
 */

import { every, uptimeSeconds } from './clock.ts';

/** A window that waits for a person. */
export interface Dialog {
  readonly title: string;
  readonly texts: readonly string[];
}

export interface Dialogs {
  /** The windows that wait now. */
  open(): readonly Dialog[] | Promise<readonly Dialog[]>;
  press(dialog: Dialog, button: string): void | Promise<void>;
  /** Draws a window, as the content of a BMP file, for the setting dialogPictures; null if it cannot. Without it there are no pictures. */
  draw?(dialog: Dialog): Uint8Array | null | Promise<Uint8Array | null>;
  /** The windows that the driver answers by itself: title to the button that is pressed. No other is ever clicked. */
  readonly answers?: Readonly<Record<string, string>>;
  /** How long a window can wait; 60 seconds by default. */
  readonly patienceSeconds?: number;
}

const LOOK_MS = 250;
const PATIENCE_SECONDS = 60;
const MESSAGE_CHARACTERS_MAX = 300;

interface Reports {
  /** Called with the sentence of the open window; null when it was closed. */
  readonly changed: (sentence: string | null) => void;
  /** Called once for each window that is reported. */
  readonly appeared: (dialog: Dialog) => void | Promise<void>;
  /** Called if no one answered for too long. */
  readonly gaveUp: () => void;
  readonly failed: (failure: unknown) => void;
}

/** Looks for windows until the returned function is called. */
export function watchDialogs(dialogs: Dialogs, { changed, appeared, gaveUp, failed }: Reports): () => void {
  let reported: string | null = null;
  let since = 0;
  let isLooking = false;
  let hasEnded = false;
  const look = async (): Promise<void> => {
    const dialog = await unanswered(dialogs);
    const sentence = dialog && sentenceOf(dialog);
    if (hasEnded) return;
    if (sentence !== reported) {
      [reported, since] = [sentence, uptimeSeconds()];
      changed(sentence);
      if (dialog) await appeared(dialog);
    } else if (sentence !== null && uptimeSeconds() - since > (dialogs.patienceSeconds ?? PATIENCE_SECONDS)) gaveUp();
  };
  const stop = every(LOOK_MS, () => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(failed)
      .finally(() => {
        isLooking = false;
      });
  });
  return () => {
    hasEnded = true;
    stop();
  };
}

async function unanswered(dialogs: Dialogs): Promise<Dialog | null> {
  for (const dialog of await dialogs.open()) {
    const button = new Map(Object.entries(dialogs.answers ?? {})).get(dialog.title);
    if (button === undefined) return dialog;
    await dialogs.press(dialog, button);
  }
  return null;
}

const sentenceOf = ({ title, texts }: Dialog): string =>
  (texts.length === 0 ? title : `${title}: ${texts.join(' ')}`).slice(0, MESSAGE_CHARACTERS_MAX);
