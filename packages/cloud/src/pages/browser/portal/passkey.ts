/** Passkeys in the browser: creates and uses them with the JSON of the server. */

import { securityScriptWords } from '@ledgerline/words/browser/security';
import type { Problem } from '../api.ts';
import { language } from '../reader.ts';

type Json = Record<string, unknown>;

/** A credential as JSON, or why there is none. */
export type PasskeyOutcome = { readonly credential: Json } | { readonly problem: Problem };

export const arePasskeysSupported = (): boolean => typeof PublicKeyCredential !== 'undefined';

export const createPasskey = ({ extensions: _, ...options }: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyOutcome> => {
  const { user, excludeCredentials = [] } = options;
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  };
  return ask(() => navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions }));
};

export const usePasskey = ({ extensions: _, ...options }: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyOutcome> => {
  const { allowCredentials = [] } = options;
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: allowCredentials.map(descriptorOf),
  };
  return ask(() => navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions }));
};

const words = securityScriptWords(language);

const REASONS: Readonly<Record<string, string>> = { NotAllowedError: words.notUsed, InvalidStateError: words.alreadyHas };

async function ask(browser: () => Promise<Credential | null>): Promise<PasskeyOutcome> {
  try {
    return { credential: jsonOf((await browser()) as PublicKeyCredential) };
  } catch (error) {
    const message = REASONS[(error as Error).name] ?? words.couldNotUse;
    return { problem: { code: 'no_passkey', message, details: [], requestId: '' } };
  }
}

/** The fields of a credential, which depend on whether the passkey was created or used. */
function jsonOf(credential: PublicKeyCredential): Json {
  const { id, rawId, type, response } = credential;
  const { attestationObject, authenticatorData, signature, userHandle } = response as Partial<
    AuthenticatorAttestationResponse & AuthenticatorAssertionResponse
  >;
  const sent = { clientDataJSON: response.clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  const written = Object.entries(sent).flatMap(([name, bytes]) => (bytes ? [[name, textOf(bytes)] as const] : []));
  const transports = 'getTransports' in response ? (response as AuthenticatorAttestationResponse).getTransports() : undefined;
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: { ...Object.fromEntries(written), ...(transports && { transports }) },
    clientExtensionResults: {},
  };
}

const descriptorOf = (one: PublicKeyCredentialDescriptorJSON) => ({ ...one, id: bytesOf(one.id) });

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
