/** Second factors of people, and the steps of a login before it opens a session. Part of the store interface in store.ts. */

import type { AuditEntry, StoredPerson } from './stored-account.ts';
import type { NewMail } from './stored-mail.ts';

export interface StoredAuthenticator {
  readonly secretSealed: string;
  /** Null until a first code has shown that the app has the secret. */
  readonly confirmedAt: number | null;
}

export interface StoredPasskey {
  /** The credential id, in base64url. */
  readonly passkeyId: string;
  readonly personId: string;
  readonly name: string;
  /** The public key in base64url. */
  readonly publicKey: string;
  /** How the browser reaches it, separated by commas. */
  readonly transports: string;
  /** How often the passkey was used, by its own count; 0 for passkeys that do not count. */
  readonly counter: number;
  /** 1 if it logs in without a password, else 0. */
  readonly isPasswordless: number;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface StoredFactors {
  readonly authenticator: StoredAuthenticator | null;
  /** Oldest first. */
  readonly passkeys: readonly StoredPasskey[];
  readonly recoveryCodesLeft: number;
}

/** `factor-due`: the password was right. The others are challenges for a passkey. */
export type LoginStepKind = 'factor-due' | 'passkey-login' | 'passkey-added';

export interface LoginStep {
  /** Null for a login with a passkey alone. */
  readonly personId: string | null;
  readonly tenantId: string | null;
}

interface StepKey {
  readonly tokenHash: string;
  readonly kind: LoginStepKind;
}

/** A change that is reported to the person and written to the log. */
interface Reported {
  readonly mail: NewMail;
  readonly audit: AuditEntry;
}

interface PersonKey {
  readonly personId: string;
}

/** Recovery codes that are created with the first factor; they do not replace those that exist. */
interface FirstCodes {
  readonly codeHashes: readonly string[];
}

/** Whether the recovery codes that came with a factor count. */
export interface FactorAdded {
  readonly hasNewCodes: boolean;
}

export interface FactorStore {
  person(key: PersonKey): Promise<StoredPerson | null>;
  factors(key: PersonKey): Promise<StoredFactors>;
  /** Stores the secret of an app that is not confirmed yet; false if one is confirmed. */
  beginAuthenticator(change: PersonKey & { secretSealed: string }): Promise<boolean>;
  /** Null if there is nothing to confirm. */
  confirmAuthenticator(change: PersonKey & FirstCodes & Reported & { step: number }): Promise<FactorAdded | null>;
  removeAuthenticator(change: PersonKey & Reported): Promise<boolean>;
  /** Uses a code; false if a code of this time step was used before. */
  useAuthenticator(use: PersonKey & { step: number }): Promise<boolean>;
  setRecoveryCodes(change: PersonKey & FirstCodes & { audit: AuditEntry }): Promise<void>;
  /** Uses a recovery code; false if it does not exist or was used. */
  useRecoveryCode(use: PersonKey & Reported & { codeHash: string }): Promise<boolean>;

  addPasskey(
    change: FirstCodes & Reported & { passkey: Omit<StoredPasskey, 'createdAt' | 'lastUsedAt'>; passkeysMax: number },
  ): Promise<FactorAdded | 'limit_reached' | 'known'>;
  passkey(key: { passkeyId: string }): Promise<StoredPasskey | null>;
  removePasskey(change: PersonKey & Reported & { passkeyId: string }): Promise<boolean>;
  /** Uses a passkey; false when its counter has not increased, because it may have been copied. */
  usePasskey(use: { passkeyId: string; counter: number }): Promise<boolean>;

  /** Removes the app, all passkeys and the recovery codes; how many factors there were. */
  removeFactors(change: PersonKey & Reported): Promise<number>;

  keepLoginStep(step: StepKey & LoginStep & { validMs: number }): Promise<void>;
  loginStep(key: StepKey): Promise<LoginStep | null>;
  /** Returns the step to one caller, and ends it. */
  takeLoginStep(key: StepKey): Promise<LoginStep | null>;

  requireFactor(change: { tenantId: string; isRequired: boolean; audit: AuditEntry }): Promise<void>;
}
