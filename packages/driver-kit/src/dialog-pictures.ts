/**
 * Pictures of windows that wait, in the folder for logs of the connector. They can show amounts and names, so that they are taken only if the setting
 * dialogPictures of the book is on, and nothing of them is ever sent.
 */

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './book.ts';
import type { Dialog, Dialogs } from './dialogs.ts';
import { safeName } from './files.ts';
import type { Log } from './log.ts';
import { messageOf } from './record.ts';

const KEPT_MAX = 20;

export const PICTURE_SETTING: Json = {
  name: 'dialogPictures',
  label: 'Pictures of windows',
  type: 'switch',
  hint: 'A picture of each window that waits, in the folder logs of the connector. It is never sent.',
};

export type StorePicture = (dialog: Dialog, nowMs: number) => Promise<void>;

/** As the request to open says; undefined where they are off. */
export function picturesFor(
  dialogs: Dialogs | undefined,
  { settings, pictureFolder, companyId }: Json,
  log: Log,
): StorePicture | undefined {
  const isOn = (settings as Json | undefined)?.dialogPictures === true;
  if (!dialogs?.draw || !isOn || typeof pictureFolder !== 'string') return undefined;
  const start = safeName(`dialog-${companyId}`);
  return async (dialog, nowMs) => {
    try {
      const content = await dialogs.draw?.(dialog);
      if (!content) return;
      const name = `${start}-${new Date(nowMs).toISOString().replaceAll(/[-:]/g, '')}.bmp`;
      writeFileSync(join(pictureFolder, name), content);
      const names = readdirSync(pictureFolder).filter((each) => each.startsWith(`${start}-`) && each.endsWith('.bmp'));
      for (const old of names.toSorted().slice(0, -KEPT_MAX)) rmSync(join(pictureFolder, old));
      log.warn(`A picture of the window is ${name} in the folder logs.`);
    } catch (failure) {
      // A failure leaves the command alone.
      log.warn(`The picture of the window could not be stored. ${messageOf(failure)}`);
    }
  };
}
