/** The customer account, how it signs up and how its people log in. Keys for programs live in app-key.ts. */

import { type Static, Type } from 'typebox';
import { ConnectorState } from './connector-state.ts';
import { Instant } from './instant.ts';
import { limits } from './limits.ts';
import { nullable, Ok } from './shape.ts';
import { PlanRequest, Subscription } from './subscription.ts';
import { Line } from './text-format.ts';
import { NOT_BLANK, requiring } from './value-fault.ts';

const Email = Type.String({
  pattern: requiring('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'must be a valid email address'),
  maxLength: limits.emailCharactersMax,
  description: 'An e-mail address; case does not matter.',
});

const CompanyName = Line({
  pattern: NOT_BLANK,
  maxLength: limits.companyNameCharactersMax,
  description: 'The name of the company; not blank.',
});

const TenantId = Type.String({ description: 'Names the tenant.' });

export const Tenant = Type.Object(
  {
    tenantId: TenantId,
    companyName: CompanyName,
    email: Email,
    phone: nullable(Type.String({ description: 'A telephone number.' }), 'As given at sign-up; null when it was not.'),
    plan: Type.String({ description: 'The plan as asked for at sign-up or set by billing.' }),
    subscription: Subscription,
    planRequest: Type.Optional(nullable(PlanRequest, 'The plan that the tenant waits for; null when it waits for none.')),
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
    password: Type.String({
      minLength: limits.passwordCharactersMin,
      maxLength: limits.passwordCharactersMax,
      description: `At least ${limits.passwordCharactersMin} characters.`,
    }),
    phone: Type.Optional(Line({ maxLength: limits.phoneCharactersMax, description: 'A telephone number.' })),
    plan: Type.Optional(
      Type.String({
        description: 'A plan of the pricing page; any other, of whatever length, is kept as asked and starts the trial.',
      }),
    ),
  },
  { description: 'Body of POST /signup.' },
);
export type SignUpBody = Static<typeof SignUpBody>;

export const SignUpAnswer = Type.Object(
  {
    ok: Ok,
    tenant: Tenant,
    connector: ConnectorState,
    tenantApiKey: Type.String({ description: 'The tenant key; shown here and by rotation, never again.' }),
    session: Session,
    hint: Type.String({ description: 'Which connector this is, and how to get that of the sandbox.' }),
  },
  { description: 'Answer of POST /signup.' },
);
export type SignUpAnswer = Static<typeof SignUpAnswer>;

/** Lengths are bounded and nothing else: what is wrong with a login is never said. */
export const LoginBody = Type.Object(
  {
    email: Type.String({ maxLength: limits.emailCharactersMax, description: 'The e-mail address of the account.' }),
    password: Type.String({ maxLength: limits.passwordCharactersMax, description: 'Its password.' }),
  },
  { description: 'Body of POST /login.' },
);
export type LoginBody = Static<typeof LoginBody>;

export const User = Type.Object(
  { email: Email, tenantId: TenantId, companyName: CompanyName },
  { description: 'Who is logged in.' },
);
export type User = Static<typeof User>;

export const LoginAnswer = Type.Object({ ok: Ok, user: User, session: Session }, { description: 'Answer of POST /login.' });
export type LoginAnswer = Static<typeof LoginAnswer>;

export const TenantKeyAnswer = Type.Object(
  { ok: Ok, tenantApiKey: Type.String({ description: 'The new tenant key; the one before has stopped working.' }) },
  { description: 'Answer of POST /app/rotate-tenant-api-key.' },
);
export type TenantKeyAnswer = Static<typeof TenantKeyAnswer>;

export const TenantListAnswer = Type.Object(
  {
    ok: Ok,
    tenants: Type.Array(Tenant, { description: 'The tenants, newest first.' }),
    nextCursor: nullable(Type.String({ description: 'An opaque cursor.' }), 'Send it as cursor for older ones; null at the end.'),
  },
  { description: 'Answer of GET /admin/tenants.' },
);
export type TenantListAnswer = Static<typeof TenantListAnswer>;
