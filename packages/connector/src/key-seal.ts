/** Seals the connector key for this machine, where the machine has a way to: on Windows through the service host. Elsewhere only the mode of the file protects it. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface KeySeal {
  /** Null when the machine does not seal it. */
  seal(key: string): string | null;
  /** Null when it was not sealed on this machine. */
  unseal(sealed: string): string | null;
}

const SEALED_BYTES_MAX = 65_536;
const TIMEOUT_MS = 20_000;

/** The service host, which the setup program installs next to the Node that runs this. */
const host = join(dirname(process.execPath), '..', 'LedgerlineService.exe');

function ask(way: '--seal' | '--unseal', input: string): string | null {
  const { status, stdout } = spawnSync(host, [way], {
    input,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: SEALED_BYTES_MAX,
    windowsHide: true,
  });
  return status === 0 && stdout !== '' ? stdout : null;
}

/** The seal of this machine; null if there is none. */
export const machineSeal: KeySeal | null =
  process.platform === 'win32' && existsSync(host)
    ? { seal: (key) => ask('--seal', key), unseal: (sealed) => ask('--unseal', sealed) }
    : null;
