/** Codes of an authenticator app: the secret, the picture of it, and which time step a code belongs to. Keeps nothing. */

import { SECOND_MS } from '@ledgerline/contract';
import { Secret, TOTP } from 'otpauth';
import generateCode from 'qrcode-generator';
import type { Randomness } from '../../system/randomness.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** How many time steps before and after are accepted, because clocks differ and people type slowly. */
const STEPS_ASIDE = 1;
/** Empty squares around the code, as readers need them. */
const QUIET_SQUARES = 4;

/** A new secret in base32. */
export const makeSecret = (randomness: Randomness): string =>
  new Secret({ buffer: new Uint8Array(randomness.bytes(SECRET_BYTES)).buffer }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Ledgerline',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The address that an app reads. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step that a code belongs to; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const aside = totpOf(secret, '').validate({ token: code, timestamp: now, window: STEPS_ASIDE });
  return aside === null ? null : Math.floor(now / SECOND_MS / STEP_SECONDS) + aside;
}

/** A text as a QR code: dark on white, also where the page is dark. */
export function qrSvg(text: string): string {
  const code = generateCode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * QUIET_SQUARES;
  const rows = Array.from({ length: count }, (_, row) => row);
  const squares = rows.flatMap((row) =>
    rows
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + QUIET_SQUARES} ${row + QUIET_SQUARES}h1v1h-1z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join('')}"/></svg>`;
}
