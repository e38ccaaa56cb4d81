/**
 * What this machine keeps of a book's access to the tax authority: client id, and sealed, the client secrets and the signing key. They
 * are in no book, no backup of a book, no log and nothing that the cloud gets.
 */

import { createCipheriv, createDecipheriv, createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectorFolder, replaceFile } from '../config.ts';
import { machineSeal } from '../key-seal.ts';
import { secretBytes } from '../randomness.ts';
import type { OpenedCertificate } from './pfx.ts';

/** The secrets that are needed to log in and to sign. */
export interface GatewayCredentials {
  readonly clientId: string;
  readonly secrets: readonly string[];
  readonly signer: { readonly privateKey: KeyObject; readonly der: Buffer } | null;
}

/** The file of one book, as stored on disk. */
interface Stored {
  readonly clientId?: string;
  readonly sealed?: string;
  readonly sealedBy?: 'machine' | 'key-file';
  readonly isPaused?: boolean;
  /** RFC 3339; a person wants everything sent now. */
  readonly sendNowAt?: string;
}

interface SealedParts {
  readonly secrets: readonly string[];
  /** PKCS #8, PEM. */
  readonly key: string | null;
  /** DER in base64; the one of the key first. */
  readonly certificates: readonly string[];
}

const KEY_BYTES = 32;
const START_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export const credentialsFile = ({ gateway }: ConnectorFolder, companyId: string): string => join(gateway, `${companyId}.json`);

function readStored(folder: ConnectorFolder, companyId: string): Stored {
  try {
    const value: unknown = JSON.parse(readFileSync(credentialsFile(folder, companyId), 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

function changeStored(folder: ConnectorFolder, companyId: string, change: Stored): void {
  mkdirSync(folder.gateway, { recursive: true, mode: FOLDER_MODE });
  replaceFile(credentialsFile(folder, companyId), { ...readStored(folder, companyId), ...change });
}

export interface NewCredentials {
  readonly clientId: string;
  readonly secrets: readonly string[];
  /** The certificate; null keeps the existing one. */
  readonly certificate: OpenedCertificate | null;
}

export function storeCredentials(
  folder: ConnectorFolder,
  companyId: string,
  { clientId, secrets, certificate }: NewCredentials,
): void {
  const before = sealedParts(folder, companyId);
  const parts: SealedParts = certificate
    ? {
        secrets,
        key: String(certificate.privateKey.export({ type: 'pkcs8', format: 'pem' })),
        certificates: certificate.certificates.map((der) => der.toString('base64')),
      }
    : { secrets, key: before?.key ?? null, certificates: before?.certificates ?? [] };
  mkdirSync(folder.gateway, { recursive: true, mode: FOLDER_MODE });
  changeStored(folder, companyId, { clientId, ...sealed(folder, companyId, JSON.stringify(parts)) });
}

/** Null when nothing was entered, or when it was sealed on another machine. */
export function readCredentials(folder: ConnectorFolder, companyId: string): GatewayCredentials | null {
  const { clientId } = readStored(folder, companyId);
  const parts = sealedParts(folder, companyId);
  if (clientId === undefined || !parts) return null;
  const [certificate] = parts.certificates;
  const signer =
    parts.key === null || certificate === undefined
      ? null
      : { privateKey: createPrivateKey(parts.key), der: Buffer.from(certificate, 'base64') };
  return { clientId, secrets: parts.secrets, signer };
}

/** Whether something was entered that this machine cannot open. */
export const isSealedElsewhere = (folder: ConnectorFolder, companyId: string): boolean =>
  readStored(folder, companyId).sealed !== undefined && sealedParts(folder, companyId) === null;

export const sealOf = (folder: ConnectorFolder, companyId: string): Stored['sealedBy'] => readStored(folder, companyId).sealedBy;

export const isPaused = (folder: ConnectorFolder, companyId: string): boolean => readStored(folder, companyId).isPaused === true;

export const setPaused = (folder: ConnectorFolder, companyId: string, paused: boolean): void =>
  changeStored(folder, companyId, { isPaused: paused });

/** A running connector sees that the file has changed, and asks at once. */
export const wantSent = (folder: ConnectorFolder, companyId: string, now: string): void =>
  changeStored(folder, companyId, { sendNowAt: now });

function sealed(folder: ConnectorFolder, companyId: string, text: string): Pick<Stored, 'sealed' | 'sealedBy'> {
  const byMachine = machineSeal?.seal(text) ?? null;
  if (byMachine !== null) return { sealed: byMachine, sealedBy: 'machine' };
  const start = secretBytes(START_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(folder), start).setAAD(Buffer.from(companyId));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([start, cipher.getAuthTag(), hidden]).toString('base64'), sealedBy: 'key-file' };
}

function sealedParts(folder: ConnectorFolder, companyId: string): SealedParts | null {
  const { sealed: text, sealedBy } = readStored(folder, companyId);
  if (text === undefined) return null;
  try {
    const opened = sealedBy === 'machine' ? (machineSeal?.unseal(text) ?? null) : unsealed(folder, companyId, text);
    return opened === null ? null : (JSON.parse(opened) as SealedParts);
  } catch {
    return null;
  }
}

function unsealed(folder: ConnectorFolder, companyId: string, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const start = bytes.subarray(0, START_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(folder), start)
    .setAAD(Buffer.from(companyId))
    .setAuthTag(bytes.subarray(START_BYTES, START_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(START_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The key next to the sealed files, for machines without their own seal: a copy of only one of the two is useless. */
function sealingKey({ gateway }: ConnectorFolder): Buffer {
  const path = join(gateway, 'seal.key');
  if (!existsSync(path)) writeFileSync(path, secretBytes(KEY_BYTES), { mode: FILE_MODE, flag: 'wx' });
  return readFileSync(path);
}
