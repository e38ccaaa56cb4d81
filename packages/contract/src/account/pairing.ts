/** Pairing by code, as RFC 8628 has it: a program shows a code, a person confirms it in the portal, the program gets what it needs. */

import type { Static } from 'typebox';
import { ConnectorConfig } from '../connector/connector-state.ts';
import { limits } from '../limits.ts';
import { NOT_BLANK, requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { Access, AppKey, AppKeyBody } from './app-key.ts';

/** What a program is given once it is confirmed. */
export const pairingKinds = ['key', 'connector'] as const;

export const PairingKind = enumOf(
  pairingKinds,
  'What the program is given: key is an app key, connector the configuration of the connector.',
);
export type PairingKind = Static<typeof PairingKind>;

export const pairingStates = ['pending', 'approved', 'denied'] as const;

export const PairingState = enumOf(pairingStates, 'Whether a person has approved or denied the code yet.');
export type PairingState = Static<typeof PairingState>;

const MachineName = Line({
  pattern: NOT_BLANK,
  maxLength: limits.appKeyNameCharactersMax,
  description: 'The name of the machine, which the portal shows and the key is named after; not blank.',
});

/** No vowels, so that no words appear, and no letters that look like others. */
export const userCodeLetters = 'BCDFGHJKMNPQRSTVWXZ';
export const userCodeLength = 8;

const half = `[${userCodeLetters}${userCodeLetters.toLowerCase()}]{${userCodeLength / 2}}`;

export const UserCode = Type.String({
  pattern: requiring(`^${half}-?${half}$`, 'userCode'),
  description: 'The code that the program shows, with or without the hyphen.',
});
export type UserCode = Static<typeof UserCode>;

export const PairingStartBody = Type.Object(
  {
    name: MachineName,
    kind: Type.Optional(PairingKind),
  },
  { additionalProperties: false, description: 'Body of POST /device.' },
);
export type PairingStartBody = Static<typeof PairingStartBody>;

const seconds = (description: string) => Type.Integer({ minimum: 1, description });

export const PairingStartResponse = Type.Object(
  {
    ok: Ok,
    deviceCode: Type.String({ description: 'The secret of the program. Send it to POST /device/token.' }),
    userCode: Type.String({ description: 'The code to show to the user, such as WDJB-MJHT.' }),
    verificationUri: Type.String({ description: 'The page on which the user enters the code.' }),
    verificationUriComplete: Type.String({ description: 'The same page with the code filled in.' }),
    expiresInSeconds: seconds('How long the codes are valid.'),
    intervalSeconds: seconds('How long to wait between two requests to POST /device/token.'),
  },
  { description: 'Response of POST /device.' },
);
export type PairingStartResponse = Static<typeof PairingStartResponse>;

export const PairingTokenBody = Type.Object(
  { deviceCode: Type.String({ minLength: 1, maxLength: 200, description: 'deviceCode from POST /device.' }) },
  { additionalProperties: false, description: 'Body of POST /device/token.' },
);
export type PairingTokenBody = Static<typeof PairingTokenBody>;

const PairedKey = Type.Object(
  {
    ok: Ok,
    kind: enumOf(['key'], 'The program gets an app key.'),
    key: AppKey,
    secret: Type.String({ description: 'The key itself. The response is the same until the code expires.' }),
  },
  { description: 'A program that was paired as kind key.' },
);

const PairedConnector = Type.Object(
  {
    ok: Ok,
    kind: enumOf(['connector'], 'The program gets the configuration of the connector.'),
    config: ConnectorConfig,
  },
  {
    description: 'A connector that was paired. The response is the same until the code expires or the connector key is rotated.',
  },
);

export const PairingTokenResponse = Type.Union([PairedKey, PairedConnector], {
  description: 'Response of POST /device/token after the user has approved the code.',
});
export type PairingTokenResponse = Static<typeof PairingTokenResponse>;

/** Closed on purpose: a misspelt `access` that was ignored would make a key with full access. */
export const PairingDecisionBody = Type.Object(
  {
    decision: enumOf(['approve', 'deny'], 'Whether the program gets what it asks for.'),
    name: Type.Optional(AppKeyBody.properties.name),
    access: Type.Optional(Access),
    companies: AppKeyBody.properties.companies,
    expiresAt: AppKeyBody.properties.expiresAt,
  },
  {
    additionalProperties: false,
    description: `Body of POST /app/pairings/{userCode}. By default the key is named after the machine, has full access and expires after ${limits.pairedKeyDays} days; expiresAt null means never. For a connector, decision is the only field.`,
  },
);
export type PairingDecisionBody = Static<typeof PairingDecisionBody>;

export const Pairing = Type.Object(
  {
    userCode: UserCode,
    kind: PairingKind,
    name: MachineName,
    state: PairingState,
    address: Type.String({ description: 'The address that the program called from.' }),
    createdAt: Instant,
    expiresAt: Instant,
  },
  { description: 'A program that waits for a person to confirm its code.' },
);
export type Pairing = Static<typeof Pairing>;

export const PairingResponse = Type.Object(
  {
    ok: Ok,
    pairing: Pairing,
    key: nullable(AppKey, 'The key that the program gets; null for a connector and if the code was denied.'),
    connectorId: nullable(
      ConnectorId,
      'The connector whose configuration the program gets; null for a key and if the code was denied.',
    ),
  },
  { description: 'Response of POST /app/pairings/{userCode}.' },
);
export type PairingResponse = Static<typeof PairingResponse>;
