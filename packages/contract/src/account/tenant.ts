/** The customer account: how it signs up, how its people log in, how long it keeps its commands and how it is erased. Keys for programs live in app-key.ts. */

import type { Static } from 'typebox';
import { ConnectorState } from '../connector/connector-state.ts';
import { limits } from '../limits.ts';
import { NOT_BLANK, requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { Instant } from '../value/instant.ts';
import { Role } from './role.ts';
import { PlanRequest, Subscription } from './subscription.ts';

/**
 * Two addresses that look the same are the same: letters are Latin ones, composed, and a domain is written as the network does, so that nothing
 * is invisible and no letter of another script passes for one.
 */
export const Email = Type.String({
  pattern: requiring(
    "^[A-Za-z0-9\u00c0-\u024f\u1e00-\u1eff!#$%&'*+/=?^_`{|}~.-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
    'emailAddress',
  ),
  maxLength: limits.emailCharactersMax,
  description: 'An email address; case does not matter.',
});

export const NewPassword = Type.String({
  minLength: limits.passwordCharactersMin,
  maxLength: limits.passwordCharactersMax,
  description: `At least ${limits.passwordCharactersMin} characters.`,
});

const CompanyName = Line({
  pattern: NOT_BLANK,
  maxLength: limits.companyNameCharactersMax,
  description: 'The name of the company; not blank.',
});

const Phone = Line({ maxLength: limits.phoneCharactersMax, description: 'A telephone number.' });

const TenantId = Type.String({ description: 'The id of the tenant.' });

/** How long a tenant keeps what its commands contain. */
export const KeptDays = nullable(
  Type.Integer({ minimum: limits.keptDaysMin, maximum: limits.keptDaysMax, description: 'A number of days.' }),
  'For how many days the payload, the result and the file of a command are kept after it has ended; null for forever.',
);

export const Tenant = Type.Object(
  {
    tenantId: TenantId,
    companyName: CompanyName,
    email: Email,
    phone: nullable(
      Type.String({ description: 'A telephone number.' }),
      'As given at sign-up or changed by an owner; null if none was given.',
    ),
    plan: Type.String({ description: 'The plan as requested at sign-up or set by billing.' }),
    subscription: Subscription,
    planRequest: Type.Optional(nullable(PlanRequest, 'The plan that the tenant has requested; null if none.')),
    keptDays: Type.Optional(KeptDays),
    eraseAt: Type.Optional(nullable(Instant, 'When the tenant is erased, as its owner has asked; null if it is not.')),
    createdAt: Type.Optional(Instant),
  },
  { description: 'A customer account.' },
);
export type Tenant = Static<typeof Tenant>;

export const Session = Type.Object(
  { expiresAt: Instant },
  { description: 'A login session; its token travels only in an HttpOnly cookie.' },
);
export type Session = Static<typeof Session>;

export const SignUpBody = Type.Object(
  {
    companyName: CompanyName,
    email: Email,
    password: NewPassword,
    phone: Type.Optional(Phone),
    plan: Type.Optional(
      Type.String({
        description: 'A plan of the pricing page. Any other value is stored as sent and starts the trial.',
      }),
    ),
  },
  { description: 'Body of POST /signup.' },
);
export type SignUpBody = Static<typeof SignUpBody>;

export const CompanyChangeBody = Type.Object(
  {
    companyName: Type.Optional(CompanyName),
    phone: Type.Optional(nullable(Phone, 'The telephone number; null or empty removes it.')),
  },
  { additionalProperties: false, description: 'Body of POST /app/company. Fields that are left out stay as they are.' },
);
export type CompanyChangeBody = Static<typeof CompanyChangeBody>;

export const CompanyResponse = Type.Object({ ok: Ok, tenant: Tenant }, { description: 'Response of POST /app/company.' });
export type CompanyResponse = Static<typeof CompanyResponse>;

export const SignUpResponse = Type.Object(
  {
    ok: Ok,
    tenant: Tenant,
    connector: ConnectorState,
    tenantApiKey: Type.String({ description: 'The tenant key. It is shown only here and when it is rotated.' }),
    session: Session,
    hint: Type.String({ description: 'What the connector is for, and how to get the sandbox connector.' }),
  },
  { description: 'Response of POST /signup.' },
);
export type SignUpResponse = Static<typeof SignUpResponse>;

/** Lengths are bounded and nothing else: what is wrong with a login is never said. */
export const LoginBody = Type.Object(
  {
    email: Type.String({ maxLength: limits.emailCharactersMax, description: 'The email address of the account.' }),
    password: Type.String({ maxLength: limits.passwordCharactersMax, description: 'Its password.' }),
  },
  { description: 'Body of POST /login.' },
);
export type LoginBody = Static<typeof LoginBody>;

export const LanguageBody = Type.Object(
  { language: enumOf(['en', 'ms', 'zh'], 'English, Bahasa Malaysia or Chinese.') },
  { description: 'Body of POST /language.' },
);
export type LanguageBody = Static<typeof LanguageBody>;

export const PersonId = Type.String({ description: 'The id of a person who logs in.' });

/** A tenant that a person belongs to. */
export const Membership = Type.Object(
  { tenantId: TenantId, companyName: CompanyName, role: Role },
  { description: 'A tenant that the user belongs to.' },
);
export type Membership = Static<typeof Membership>;

export const User = Type.Object(
  { personId: PersonId, email: Email, ...Membership.properties },
  { description: 'The user who is logged in, the tenant that the user acts for, and the role there.' },
);
export type User = Static<typeof User>;

export const UserResponse = Type.Object(
  {
    ok: Ok,
    user: User,
    memberships: Type.Array(Membership, { description: 'Every tenant that the user belongs to; POST /app/tenant switches.' }),
  },
  { description: 'Response of GET /app/user and POST /app/tenant.' },
);
export type UserResponse = Static<typeof UserResponse>;

export const TenantSwitchBody = Type.Object(
  { tenantId: TenantId },
  { additionalProperties: false, description: 'Body of POST /app/tenant.' },
);
export type TenantSwitchBody = Static<typeof TenantSwitchBody>;
export const LoginResponse = Type.Object({ ok: Ok, user: User, session: Session }, { description: 'Response of POST /login.' });
export type LoginResponse = Static<typeof LoginResponse>;

export const TenantKeyResponse = Type.Object(
  {
    ok: Ok,
    tenantApiKey: Type.String({
      description: 'The new tenant key. The previous one works until previousKeyUntil, or no longer.',
    }),
    previousKeyUntil: nullable(Instant, 'Until when the previous key works; null if it stopped at once.'),
  },
  { description: 'Response of POST /app/rotate-tenant-api-key.' },
);
export type TenantKeyResponse = Static<typeof TenantKeyResponse>;

export const TenantListResponse = Type.Object(
  {
    ok: Ok,
    tenants: Type.Array(Tenant, { description: 'The tenants, newest first.' }),
    nextCursor: nullable(
      Type.String({ description: 'An opaque cursor.' }),
      'Send it as cursor to get older ones; null at the end.',
    ),
  },
  { description: 'Response of GET /admin/tenants.' },
);
export type TenantListResponse = Static<typeof TenantListResponse>;

export const TenantListQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.listLimitMax, description: 'Maximum tenants to return.' })),
    cursor: Type.Optional(Type.String({ maxLength: 400, description: 'nextCursor from the previous response.' })),
    search: Type.Optional(
      Type.String({
        maxLength: limits.emailCharactersMax,
        description:
          'A tenantId, or a part of a company name or of an address. All that match are in one response, without a cursor.',
      }),
    ),
  },
  { description: 'Query of GET /admin/tenants.' },
);
export type TenantListQuery = Static<typeof TenantListQuery>;

export const PasswordBody = Type.Object(
  {
    currentPassword: Type.String({ maxLength: limits.passwordCharactersMax, description: 'The current password.' }),
    newPassword: NewPassword,
  },
  { description: 'Body of POST /app/password.' },
);
export type PasswordBody = Static<typeof PasswordBody>;

export const SessionResponse = Type.Object({ ok: Ok, session: Session }, { description: 'Response of POST /app/password.' });
export type SessionResponse = Static<typeof SessionResponse>;

export const KeptDaysBody = Type.Object(
  { keptDays: KeptDays },
  { additionalProperties: false, description: 'Body of POST /app/retention.' },
);
export type KeptDaysBody = Static<typeof KeptDaysBody>;

export const KeptDaysResponse = Type.Object({ ok: Ok, keptDays: KeptDays }, { description: 'Response of POST /app/retention.' });
export type KeptDaysResponse = Static<typeof KeptDaysResponse>;

/** What the owner confirms; the response says when it happens. */
export const ErasureBody = Type.Object(
  {
    companyName: Type.String({
      maxLength: limits.companyNameCharactersMax,
      description: 'The name of the company, as it is shown. Confirms that no other one is meant.',
    }),
    currentPassword: Type.String({ maxLength: limits.passwordCharactersMax, description: 'The current password of the owner.' }),
    code: Type.Optional(
      Type.String({
        maxLength: limits.factorCodeCharactersMax,
        description: 'A code of the authenticator app, or a recovery code; required of an owner who has a second factor.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /app/erasure.' },
);
export type ErasureBody = Static<typeof ErasureBody>;

export const ErasureResponse = Type.Object({ ok: Ok, eraseAt: Instant }, { description: 'Response of POST /app/erasure.' });
export type ErasureResponse = Static<typeof ErasureResponse>;
