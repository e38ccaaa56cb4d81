/** The name of this installation, made once and kept with its journal: the two belong together. */

import { newInstallId } from '../randomness.ts';
import type { JournalFile } from '../sqlite/journal-file.ts';

export function installIdOf(file: JournalFile): string {
  const known = file.note('installId');
  if (known !== null) return known;
  const made = newInstallId();
  file.keepNote('installId', made);
  return made;
}
