/** Lets a browser draw Chinese where the machine has no font for it: with the one that the account book prints with. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FONTS = join(import.meta.dirname, '../../packages/book/fonts');

export interface FontFolder {
  /** What the browser is started with. */
  readonly env: NodeJS.ProcessEnv;
  readonly remove: () => void;
}

/** A configuration of fontconfig with the fonts of the machine and those of the account book. */
export function withChineseFont(): FontFolder {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${FONTS}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return {
    env: { ...process.env, FONTCONFIG_FILE: file },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
