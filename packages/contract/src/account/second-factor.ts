/** Second factors of a login: an authenticator app, passkeys and recovery codes. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { NOT_BLANK } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { nullable, Ok, openObject } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { Instant } from '../value/instant.ts';

const Code = Type.String({
  maxLength: limits.factorCodeCharactersMax,
  description: 'The 6 digits that the authenticator app shows, or a recovery code. Each works once.',
});

/** Fields that prove that the person changes a factor, and not a stranger at an open browser. */
const proof = {
  password: Type.Optional(Type.String({ maxLength: limits.passwordCharactersMax, description: 'The password of the user.' })),
  code: Type.Optional(Code),
};

export const FactorProofBody = Type.Object(proof, {
  additionalProperties: false,
  description: 'The password, or a code of the second factor. One of the two is required.',
});
export type FactorProofBody = Static<typeof FactorProofBody>;

export const FactorCodeBody = Type.Object(
  { code: Code },
  { additionalProperties: false, description: 'A code of the second factor.' },
);
export type FactorCodeBody = Static<typeof FactorCodeBody>;

export const Passkey = Type.Object(
  {
    passkeyId: Type.String({ description: 'The id of the passkey.' }),
    name: Type.String({ description: 'The name that the user gave it.' }),
    isPasswordless: Type.Boolean({ description: 'Whether the user can log in with it without the password.' }),
    createdAt: Instant,
    lastUsedAt: nullable(Instant, 'When it was last used to log in; null if never.'),
  },
  { description: 'A passkey of the user.' },
);
export type Passkey = Static<typeof Passkey>;

export const SecondFactors = Type.Object(
  {
    authenticatorSince: nullable(Instant, 'When an authenticator app was set up; null if none is.'),
    passkeys: Type.Array(Passkey, { description: 'The passkeys, oldest first.' }),
    recoveryCodesLeft: Type.Integer({ minimum: 0, description: 'Recovery codes that were not used yet.' }),
    isRequired: Type.Boolean({ description: 'Whether the company requires a second factor.' }),
  },
  { description: 'The second factors of the user.' },
);
export type SecondFactors = Static<typeof SecondFactors>;

export const SecondFactorsResponse = Type.Object(
  { ok: Ok, factors: SecondFactors },
  { description: 'Response of calls that show or change second factors.' },
);
export type SecondFactorsResponse = Static<typeof SecondFactorsResponse>;

export const AuthenticatorResponse = Type.Object(
  {
    ok: Ok,
    secret: Type.String({ description: 'The secret in base32, to be typed into the app.' }),
    uri: Type.String({ description: 'The same as an otpauth address.' }),
    qrSvg: Type.String({ description: 'The address as a QR code, an SVG image.' }),
  },
  { description: 'An authenticator app that is not confirmed yet.' },
);
export type AuthenticatorResponse = Static<typeof AuthenticatorResponse>;

const RecoveryCodes = Type.Array(Type.String({ description: 'A recovery code.' }), {
  description: 'Recovery codes, shown only here. Empty if the codes from before still count.',
});

export const FactorAddedResponse = Type.Object(
  { ok: Ok, factors: SecondFactors, recoveryCodes: RecoveryCodes },
  { description: 'A second factor was added, or recovery codes were created.' },
);
export type FactorAddedResponse = Static<typeof FactorAddedResponse>;

export const PasskeyOptionsResponse = Type.Object(
  { ok: Ok, options: openObject('The publicKey options of navigator.credentials, as WebAuthn writes them in JSON.') },
  { description: 'What a browser needs to create or use a passkey. The challenge works once.' },
);
export type PasskeyOptionsResponse = Static<typeof PasskeyOptionsResponse>;

export const PasskeyBody = Type.Object(
  {
    name: Line({
      pattern: NOT_BLANK,
      maxLength: limits.passkeyNameCharactersMax,
      description: 'A name that tells it from other passkeys; not blank.',
    }),
    isPasswordless: Type.Optional(Type.Boolean({ description: 'Allow logins with it without the password (default: false).' })),
    credential: openObject('What navigator.credentials.create returned, as WebAuthn writes it in JSON.'),
  },
  { additionalProperties: false, description: 'Body of POST /app/factors/passkeys.' },
);
export type PasskeyBody = Static<typeof PasskeyBody>;

export const PasskeyLoginBody = Type.Object(
  { credential: openObject('What navigator.credentials.get returned, as WebAuthn writes it in JSON.') },
  { additionalProperties: false, description: 'Body of POST /login/passkey.' },
);
export type PasskeyLoginBody = Static<typeof PasskeyLoginBody>;

export const FactorRemovalBody = Type.Object(
  {
    email: Type.String({ maxLength: limits.emailCharactersMax, description: 'The email address that the person logs in with.' }),
  },
  { additionalProperties: false, description: 'Body of POST /admin/people/remove-factors.' },
);
export type FactorRemovalBody = Static<typeof FactorRemovalBody>;

export const FactorRemovalResponse = Type.Object(
  { ok: Ok, removed: Type.Integer({ minimum: 1, description: 'How many second factors were removed.' }) },
  { description: 'Response of POST /admin/people/remove-factors.' },
);
export type FactorRemovalResponse = Static<typeof FactorRemovalResponse>;

export const FactorRequirementBody = Type.Object(
  { isRequired: Type.Boolean({ description: 'Whether everyone in the company needs a second factor.' }) },
  { additionalProperties: false, description: 'Body of POST /app/factor-requirement.' },
);
export type FactorRequirementBody = Static<typeof FactorRequirementBody>;
