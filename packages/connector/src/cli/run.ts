/**
 * `ledgerline-connector run`: runs the connector with its page until it must end, a build is staged, or the machine is connected to another
 * account. The page stays under its link all the while.
 */

import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { Pause, systemTimers, type Timers } from '../clock.ts';
import { CONNECTOR_BUILD, type ConnectorFolder, isProblems, type Problems } from '../config.ts';
import type { DriverFactory } from '../driver.ts';
import type { Gateways } from '../gateway/gateways.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import type { Unpaired } from '../local-page/desk.ts';
import { removeLink, writeLink } from '../local-page/link-file.ts';
import { PagePairing } from '../local-page/page-pairing.ts';
import { type LocalPageServer, serveLocalPage } from '../local-page/server.ts';
import type { Log, LogLine } from '../log.ts';
import { newPageToken } from '../randomness.ts';
import { todayText } from '../service/driver-factories.ts';
import { machineName } from '../service/pairing.ts';
import { type RunningConnector, startConnector } from '../service/run.ts';

const STOP_GRACE_MS = 20_000;
/** The exit code that makes the host switch to the staged build at once. */
const EXIT_UPDATE_STAGED = 75;

export interface RunInvocation {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly log: Log & { readonly lines: readonly LogLine[] };
  readonly gateways: Gateways;
  /** A service is started before its machine is connected; a person at a terminal gets an error immediately. */
  readonly isService: boolean;
  readonly hasPage: boolean;
  /** Resolves when the program must end. */
  readonly ended: Promise<void>;
}

/** The exit code, or why it cannot run. */
export async function runConnector(invocation: RunInvocation): Promise<number | Problems> {
  const { folder, environment, log, isService, hasPage, ended } = invocation;
  const machine = machineName(hostname());
  const unpaired = (): Unpaired => ({
    folder,
    environment,
    machine,
    build: CONNECTOR_BUILD,
    pairing: new PagePairing({ folder, machine, environment }),
  });
  let page: LocalPageServer | null = null;
  const show = async (running: RunningConnector | null): Promise<void> => {
    if (!hasPage) return;
    const shown = running
      ? {
          ...unpaired(),
          running,
          factories: invocation.factories,
          gateways: invocation.gateways,
          logLines: log.lines,
          today: todayText,
        }
      : unpaired();
    if (page) return page.show(shown);
    page = await serveLocalPage(shown, newPageToken(), log);
    writeLink(folder, page.url);
  };
  try {
    if (isService && !existsSync(folder.config)) {
      await show(null);
      if (!(await untilConfigured(folder, { timers: systemTimers, log, ended }))) return 0;
    }
    return await runUntilEnded(invocation, show);
  } finally {
    if (hasPage) removeLink(folder);
    await (page as LocalPageServer | null)?.close();
  }
}

type Reason = { readonly kind: 'ended' | 'paired' } | { readonly kind: 'staged'; readonly build: string };

/** Starts again in the same program when the machine is connected to another account. */
async function runUntilEnded(
  { folder, environment, factories, log, gateways, ended }: RunInvocation,
  show: (running: RunningConnector) => Promise<void>,
): Promise<number | Problems> {
  for (;;) {
    const running = startConnector({ folder, environment, factories, log, gateways });
    if (isProblems(running)) return running;
    await show(running);
    log.line('info', `Build ${CONNECTOR_BUILD} is running in ${folder.path}.`);
    const reason: Reason = await Promise.race([
      ended.then(() => ({ kind: 'ended' }) as const),
      running.staged.then((build) => ({ kind: 'staged', build }) as const),
      running.isPairedAnew.then(() => ({ kind: 'paired' }) as const),
    ]);
    log.line('info', REASONS[reason.kind](reason.kind === 'staged' ? reason.build : ''));
    // Both wait for as long as a command takes. Results that the cloud does not get stay in the journal, under their connector.
    if (reason.kind !== 'ended') await Promise.race([ended, running.drain()]);
    await running.stop(STOP_GRACE_MS);
    if (reason.kind === 'ended') return 0;
    if (reason.kind === 'staged') return EXIT_UPDATE_STAGED;
  }
}

const REASONS: Readonly<Record<Reason['kind'], (build: string) => string>> = {
  ended: () => 'Stopping after the running commands.',
  staged: (build) => `Switching to build ${build} after the running commands.`,
  paired: () => 'The configuration has changed. Connecting with it after the running commands.',
};

const LOOKED_AT_MS = 1_000;

/** Waits for a configuration; false if the program must end before there is one. */
async function untilConfigured(
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
