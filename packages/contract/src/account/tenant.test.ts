import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { AppState } from './app-state.ts';
import { LoginBody, LoginResponse, SignUpBody, SignUpResponse } from './tenant.ts';

const instant = '2026-11-13T08:42:31.000Z';

const tenant = {
  tenantId: 'ten_1',
  companyName: 'Seri Maju Trading Sdn Bhd',
  email: 'nurul@serimaju.example',
  phone: null,
  plan: 'trial',
  subscription: { status: 'trialing', plan: 'trial', trialEndsAt: instant },
};

const connector = {
  connectorId: 'con_1',
  kind: 'desktop',
  state: 'never-connected',
  createdAt: instant,
  lastHeardAt: null,
  build: null,
  channel: 'stable',
  driver: null,
  hostname: null,
  os: null,
  updateRequired: false,
  reason: null,
  message: null,
  queued: 0,
  running: 0,
};

test('sign-up needs a company name, an e-mail address and a password of 8 characters', () => {
  const body = { companyName: 'Seri Maju', email: 'nurul@serimaju.example', password: 'eight888' };
  assert.ok(Value.Check(SignUpBody, body));
  assert.ok(Value.Check(SignUpBody, { ...body, phone: '+60 3 1234 5678', plan: 'anything' }));
  for (const email of [
    '',
    'nurul',
    'nurul@',
    '@serimaju.example',
    'nurul@serimaju',
    'a b@c.example',
    'a@b@c.example',
    'a@b..example',
  ]) {
    assert.ok(!Value.Check(SignUpBody, { ...body, email }), email);
  }
  assert.ok(!Value.Check(SignUpBody, { ...body, password: 'seven77' }));
  assert.ok(!Value.Check(SignUpBody, { ...body, companyName: '  ' }));
  assert.ok(!Value.Check(SignUpBody, { ...body, companyName: undefined }));
});

test('sign-up returns tenant, connector, key and session', () => {
  const answer = { ok: true, tenant, connector, tenantApiKey: 'll_tenant_x', session: { expiresAt: instant }, hint: 'x' };
  assert.ok(Value.Check(SignUpResponse, answer));
  assert.ok(!Value.Check(SignUpResponse, { ...answer, tenantApiKey: undefined }));
});

test('login never reports what is wrong with an email or a password, only that they must be strings', () => {
  assert.ok(Value.Check(LoginBody, { email: 'not an address', password: '' }));
  assert.ok(!Value.Check(LoginBody, { email: 'nurul@serimaju.example' }));
  const user = {
    personId: 'person_1',
    email: tenant.email,
    tenantId: tenant.tenantId,
    companyName: tenant.companyName,
    role: 'owner',
  };
  assert.ok(Value.Check(LoginResponse, { ok: true, user, session: { expiresAt: instant } }));
});

test('the portal state holds tenant, connectors and account books', () => {
  const reported = { driver: 'gnucash', commandTypeCount: 200 };
  const book = {
    connectorId: 'con_1',
    companyId: 'SAMPLE',
    name: 'Seri Maju',
    state: 'open',
    message: null,
    reason: null,
    queued: 0,
    ...reported,
  };
  const state = { ok: true, tenant, connector, connectors: [connector], companies: [book], companyCount: 1 };
  assert.ok(Value.Check(AppState, state));
  assert.ok(!Value.Check(AppState, { ...state, connector: { ...connector, state: 'asleep' } }));
});
