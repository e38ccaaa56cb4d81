/** Another release of Debian, from the archive that this machine uses: nothing names an address of its own. */

import { execFileSync } from 'node:child_process';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The line of a sources.list for a release such as trixie. */
export function sourceOf(suite: string, architecture?: string): string {
  const listed = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' }).split('\n');
  const archive = listed.find((address) => address !== '' && !address.includes('security'));
  if (archive === undefined) throw new Error('apt names no archive on this machine. Run apt-get update first.');
  const options = [`signed-by=${KEYRING}`, ...(architecture === undefined ? [] : [`arch=${architecture}`])];
  return `deb [${options.join(' ')}] ${archive} ${suite} main\n`;
}
