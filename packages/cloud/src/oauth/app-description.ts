/** What people see about an app before they connect it. */

import { limits } from '@ledgerline/contract';
import type { StoredApp } from '../store/stored-account.ts';
import type { ClientMetadata } from './client-check.ts';

/** An app that asks to be connected. */
export interface AskingApp extends StoredApp {
  /** Where the browser is sent after the decision. */
  readonly returnsTo: string;
  /** Whether that is a program on the computer of the person. */
  readonly isOnThisComputer: boolean;
  /** Whether it asks for more than reading. */
  readonly asksToWrite: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Characters that could make a name look like something else. */
const DISGUISE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** A name that cannot mislead: one line, without characters that turn or hide text. */
function plainName(name: unknown, instead: string): string {
  const plain = typeof name === 'string' ? name.replaceAll(DISGUISE, ' ').replaceAll(/\s+/g, ' ').trim() : '';
  const shortened = [...plain].slice(0, limits.appKeyNameCharactersMax).join('').trim();
  return shortened === '' ? instead : shortened;
}

/** `app.example`, or the scheme of an address that has no host. */
function hostOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : `${url.protocol}//${url.host}`;
}

export function describeApp(clientId: string, metadata: ClientMetadata, redirect: string, asksToWrite: boolean): AskingApp {
  const isVerified = clientId.startsWith('https://');
  const returnsTo = hostOf(redirect);
  const host = isVerified ? hostOf(clientId) : returnsTo;
  const isOnThisComputer = LOOPBACK.has(URL.parse(redirect)?.hostname ?? '');
  return { clientId, name: plainName(metadata.client_name, host), host, isVerified, returnsTo, isOnThisComputer, asksToWrite };
}
