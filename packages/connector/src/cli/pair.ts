/** `ledgerline-connector pair`: shows the code and waits, in lines for people or one line of JSON for each step. */

import type { ConnectorConfig } from '@ledgerline/contract';
import { systemClock, systemTimers } from '../clock.ts';
import { type ConnectorFolder, isHttpUrl, isProblems, readConfig, writeConfig } from '../config.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import { isPairingFailure, type PairingFailure, type ShownCode, startPairing } from '../service/pairing.ts';
import { showInBrowser } from './browser.ts';

export interface PairInvocation {
  readonly folder: ConnectorFolder;
  readonly isJson: boolean;
  /** The address of the cloud (default: the one in the configuration). */
  readonly cloud: string | undefined;
  readonly name: string;
  readonly environment: ProxyEnvironment;
  /** Whether to open the page where the code is confirmed. */
  readonly opens: boolean;
  readonly platform: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** The exit code. */
export async function pair(invocation: PairInvocation): Promise<number> {
  const { folder, name, environment } = invocation;
  const cloudUrl = invocation.cloud ?? knownCloud(folder);
  if (!isHttpUrl(cloudUrl)) {
    return failed(invocation, {
      failed: 'usage',
      message: 'Add the address of the cloud: --cloud https://… It is the address of the portal.',
    });
  }
  const started = await startPairing({ cloudUrl, name, environment, clock: systemClock, timers: systemTimers });
  if (isPairingFailure(started)) return failed(invocation, started);
  showCode(invocation, started.shown);
  if (invocation.opens) await showInBrowser(started.shown.verificationUriComplete, invocation.platform);
  const ended = await started.ended;
  if (isPairingFailure(ended)) return failed(invocation, ended);
  writeConfig(folder, ended);
  showConnected(invocation, ended);
  return 0;
}

function knownCloud({ config }: ConnectorFolder): string | undefined {
  const read = readConfig(config);
  return isProblems(read) ? undefined : read.cloudUrl;
}

function failed({ isJson, say, complain }: PairInvocation, { failed: code, message }: PairingFailure): number {
  if (isJson) say(JSON.stringify({ step: 'failed', code, message: String(message) }));
  else complain(String(message));
  return code === 'usage' ? 2 : 1;
}

function showCode({ isJson, name, say }: PairInvocation, shown: ShownCode): void {
  const minutes = Math.round(shown.expiresInSeconds / 60);
  if (isJson) say(JSON.stringify({ step: 'code', ...shown }));
  else
    say(
      `Open ${shown.verificationUriComplete}\nand confirm the code ${shown.userCode} to connect ${name}. The code is valid for ${minutes} minutes.`,
    );
}

function showConnected({ isJson, folder, say }: PairInvocation, { connectorId, cloudUrl }: ConnectorConfig): void {
  if (isJson) say(JSON.stringify({ step: 'connected', connectorId, cloudUrl, config: folder.config }));
  else say(`Connected as ${connectorId}. The configuration is in ${folder.config}.`);
}
