/** Waits for the configuration of a connector that is started before its machine is connected, as a service is. */

import { existsSync } from 'node:fs';
import { Pause, type Timers } from '../clock.ts';
import type { ConnectorFolder } from '../config.ts';
import type { Log } from '../log.ts';

const LOOKED_AT_MS = 1_000;

/** False if the program must end before there is one. */
export async function untilConfigured(
  { config }: ConnectorFolder,
  { timers, log, ended }: { readonly timers: Timers; readonly log: Log; readonly ended: Promise<void> },
): Promise<boolean> {
  if (existsSync(config)) return true;
  log.line(
    'warning',
    `${config} is missing. Waiting until this machine is connected, on its page ("ledgerline-connector open") or with "ledgerline-connector pair".`,
  );
  const pause = new Pause(timers);
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
    pause.wake();
  });
  while (!isEnded && !existsSync(config)) await pause.wait(LOOKED_AT_MS);
  return !isEnded;
}
